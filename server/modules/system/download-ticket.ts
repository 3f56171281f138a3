import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LoggedInOperator } from '../../http/asker.ts'
import type { Settings } from '../../settings.ts'

const HOLDS_MS = 5 * 60_000

type Of = {
  readonly secret: Settings['secret']
  readonly backupId: string
  readonly operator: LoggedInOperator
}

const signed = ({ secret, backupId, operator }: Of, until: number) =>
  createHmac('sha256', secret)
    .update(`backup:${backupId}:${operator.sessionIdHash.toString('hex')}:${until}`)
    .digest()

/** What opens the file of one backup for a few minutes, in the session that gave its password. */
export function makeTicket(of: Of, now: Date): string {
  const until = now.getTime() + HOLDS_MS
  return `${until}.${signed(of, until).toString('base64url')}`
}

export function isTicket(of: Of, ticket: string, now: Date): boolean {
  const [until = '', signature = ''] = ticket.split('.')
  if (!/^\d{1,15}$/.test(until) || Number(until) < now.getTime()) return false
  const expected = signed(of, Number(until))
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
