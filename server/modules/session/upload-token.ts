import type { UploadToken } from '#contract/customer.ts'
import type { ShopContext } from '../../context.ts'
import type { Customer } from '../../http/visitor.ts'
import { insertUploadToken } from './session-store.ts'
import { newToken, tokenHash } from './tokens.ts'

export const UPLOAD_TOKEN_MINUTES = 30
const STATED_SHARE = 0.8

/** A token for uploads and own previews. Several are valid at once; the stated end is 80 % of the true one. */
export async function createUploadToken(
  { db, clock }: ShopContext,
  customer: Customer,
): Promise<UploadToken> {
  const now = clock()
  const lifeMs = UPLOAD_TOKEN_MINUTES * 60_000
  const token = newToken()
  await insertUploadToken(db, {
    hash: tokenHash(token),
    sessionIdHash: customer.sessionIdHash,
    contactId: customer.contactId,
    now,
    expiresAt: new Date(now.getTime() + lifeMs),
  })
  return {
    uploadToken: token,
    uploadTokenExpiration: new Date(now.getTime() + lifeMs * STATED_SHARE).toISOString(),
  }
}
