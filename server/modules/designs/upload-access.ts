import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { findUploader, isTokenOf, sessionLasts, type Uploader } from '../session/upload-token.ts'
import { findUpload, type Upload } from './upload-store.ts'

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Who may begin an upload. */
export async function requireUploader(shop: ShopContext, token: string): Promise<Uploader> {
  const uploader = await findUploader(shop, token)
  // Not 401, which would end the session in the browser (decisions: Uploads).
  if (!uploader) throw new Refusal('UploadTokenInvalid')
  return uploader
}

/**
 * The upload of this address, for who holds a token of its company; or the token that it began with, ended by now, in a
 * session that lasts: what began in time may finish.
 */
export async function requireUpload(
  shop: ShopContext,
  token: string,
  uploadId: string,
  processId: string,
): Promise<Upload> {
  const upload = ID.test(uploadId) ? await findUpload(shop.db, uploadId) : null
  const uploader = await findUploader(shop, token)
  const isOurs = upload !== null && uploader?.companyId === upload.companyId
  if (!isOurs && uploader) throw new Refusal('UploadNotFound')
  if (!isOurs && !(upload && (await beganWith(shop, upload, token)))) {
    throw new Refusal('UploadTokenInvalid')
  }
  if (upload?.processId !== processId) throw new Refusal('UploadNotFound')
  return upload
}

async function beganWith(shop: ShopContext, upload: Upload, token: string): Promise<boolean> {
  const { tokenHash, sessionIdHash } = upload
  if (!tokenHash || !sessionIdHash || !isTokenOf(tokenHash, token)) return false
  return sessionLasts(shop, sessionIdHash)
}
