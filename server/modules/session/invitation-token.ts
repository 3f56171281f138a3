import { INVITATION_DAYS } from '#domain/access/invitation.ts'
import type { Executor } from '../../db/database.ts'
import { replaceResetToken } from './password-store.ts'
import { newToken, tokenHash } from './tokens.ts'

const DAY_MS = 24 * 60 * 60_000

type InvitationToken = {
  readonly token: string
  readonly key: string
  readonly days: number
  readonly expiresAt: Date
}

/** A token by which a new contact chooses the first password; like one of a forgotten password, but it lives longer. */
export async function invitationToken(trx: Executor, contactId: string, now: Date): Promise<InvitationToken> {
  const token = newToken()
  const hash = tokenHash(token)
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
  await replaceResetToken(trx, { hash, contactId, now, expiresAt })
  return { token, key: hash.toString('hex'), days: INVITATION_DAYS, expiresAt }
}
