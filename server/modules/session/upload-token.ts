import type { UploadToken } from '#contract/customer.ts'
import type { ShopContext } from '../../context.ts'
import type { LoggedIn } from '../../http/asker.ts'
import { findSession, findTokenOwner, insertUploadToken } from './session-store.ts'
import { newToken, tokenHash } from './tokens.ts'

export const UPLOAD_TOKEN_MINUTES = 30
const STATED_SHARE = 0.8

/** A token for uploads and own previews. Several are valid at once; the stated end is 80 % of the true one. */
export async function createUploadToken(
  { db, clock }: ShopContext,
  customer: LoggedIn,
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
    uploadTokenLifeMs: lifeMs * STATED_SHARE,
  }
}

/** Who may upload: a contact of a company, by a token of a session. */
export type Uploader = Pick<LoggedIn, 'contactId' | 'companyId' | 'sessionIdHash' | 'actedBy'> & {
  readonly tokenHash: Buffer
}

/** Who holds this token, as long as it and its session last. */
export async function findUploader(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  token: string,
): Promise<Uploader | null> {
  if (token === '' || token.length > 100) return null
  const owner = await findTokenOwner(db, tokenHash(token), clock())
  return owner && { ...owner, actedBy: owner.actedBy && { kind: 'operator', ...owner.actedBy } }
}

/** Whether a session that began something still lasts. */
export async function sessionLasts(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  sessionIdHash: Buffer,
): Promise<boolean> {
  return (await findSession(db, sessionIdHash, clock())) !== null
}

/** Whether a hash that was kept is that of this token. */
export const isTokenOf = (kept: Buffer, token: string): boolean => kept.equals(tokenHash(token))
