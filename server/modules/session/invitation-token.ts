import type { Executor } from '../../db/database.ts'
import { replaceResetToken } from './password-store.ts'
import { newToken, tokenHash } from './tokens.ts'

const LIFE_DAYS = 7
const DAY_MS = 24 * 60 * 60_000

type InvitationToken = { readonly token: string; readonly key: string; readonly days: number }

/** A token by which a new contact chooses the first password; like one of a forgotten password, but it lives longer. */
export async function invitationToken(trx: Executor, contactId: string, now: Date): Promise<InvitationToken> {
  const token = newToken()
  const hash = tokenHash(token)
  await replaceResetToken(trx, {
    hash,
    contactId,
    now,
    expiresAt: new Date(now.getTime() + LIFE_DAYS * DAY_MS),
  })
  return { token, key: hash.toString('hex'), days: LIFE_DAYS }
}
