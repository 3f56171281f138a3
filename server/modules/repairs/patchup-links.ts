import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Settings } from '../../settings.ts'
import { newToken } from '../session/tokens.ts'

/** How long a link in a mail can be answered. */
export const LINK_LIFE_DAYS = 7

const SIGNATURE_CHARS = 22

function signature(secret: string, token: string): string {
  return createHmac('sha256', secret).update(`patchup:${token}`).digest('base64url').slice(0, SIGNATURE_CHARS)
}

/** A value that nobody can guess, signed, so that a made-up one is refused without a look at the database. */
export function newLinkValue({ secret }: Pick<Settings, 'secret'>): string {
  const token = newToken()
  return `${token}.${signature(secret, token)}`
}

export function isSigned({ secret }: Pick<Settings, 'secret'>, value: string): boolean {
  const [token = '', given = ''] = value.split('.')
  const expected = Buffer.from(signature(secret, token))
  const found = Buffer.from(given)
  return found.length === expected.length && timingSafeEqual(found, expected)
}
