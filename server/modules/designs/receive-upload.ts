import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import type { Uploader } from '../session/upload-token.ts'
import { beginUpload, refuseTooLarge, uploadKey } from './begin-upload.ts'
import { finishUpload } from './finish-upload.ts'
import type { RunningHashes } from './running-hashes.ts'
import { findUpload, forgetUpload, recordMoved, type Upload } from './upload-store.ts'

/** How often it is written down that an upload moves; less than the time after which it counts as interrupted. */
const MOVED_EVERY_MS = 5_000

type Receiving = Pick<ShopContext, 'db' | 'files' | 'jobs' | 'clock' | 'settings'> & {
  readonly hashes: RunningHashes
}

/** How far an upload is. What had arrived whole, but was not finished, is finished first. */
export async function uploadOffset(
  shop: Receiving,
  upload: Upload,
  claimedSha256: Buffer | null,
): Promise<number> {
  if (upload.status !== 'receiving') return upload.sizeBytes
  const { arrivals } = shop.files
  const key = uploadKey(upload.uploadId)
  const arrived = await arrivals.arrivedBytes(key)
  if (arrived === null && !(await shop.files.find(key))) {
    // The storage was lost, or was changed for another: it can only begin anew.
    await arrivals.begin(key)
    return 0
  }
  if (arrived !== null && arrived < upload.sizeBytes) return arrived
  await finishUpload(shop, upload, { sha256: null, claimedSha256 })
  return upload.sizeBytes
}

/** Adds a piece to an upload, and finishes it with the last one; answers how far it is then. */
export async function appendPiece(
  shop: Receiving,
  upload: Upload,
  piece: {
    readonly offset: number
    readonly content: AsyncIterable<Uint8Array>
    readonly claimedSha256: Buffer | null
  },
): Promise<number> {
  const { files, hashes } = shop
  const { uploadId, sizeBytes } = upload
  const key = uploadKey(uploadId)
  if (upload.status !== 'receiving') throw new Refusal('UploadFinished')
  if ((await files.arrivals.arrivedBytes(key)) !== piece.offset) throw new Refusal('UploadOutOfStep')
  const moving = whileMoving(shop, upload, piece.offset, piece.content)
  let end: number | null = null
  try {
    end = await files.arrivals.append(key, piece.offset, hashes.through(uploadId, piece.offset, moving))
  } finally {
    if (end === null) hashes.drop(uploadId)
    const arrived = end ?? (await files.arrivals.arrivedBytes(key).catch(() => null))
    if (arrived !== null) await recordMoved(shop.db, uploadId, arrived, shop.clock())
  }
  if (end === sizeBytes) {
    const { claimedSha256 } = piece
    await finishUpload(shop, upload, { sha256: hashes.take(uploadId, sizeBytes), claimedSha256 })
  }
  return end
}

async function* whileMoving(
  { db, clock }: Receiving,
  { uploadId }: Upload,
  offset: number,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let bytes = offset
  let toldAt = performance.now()
  for await (const part of content) {
    bytes += part.byteLength
    yield part
    if (performance.now() - toldAt < MOVED_EVERY_MS) continue
    toldAt = performance.now()
    await recordMoved(db, uploadId, bytes, clock())
  }
}

export type WholeFile = {
  readonly processId: string
  readonly fileName: string
  /** As the request says; null when it does not. */
  readonly declaredBytes: number | null
  readonly content: AsyncIterable<Uint8Array>
  readonly claimedSha256: Buffer | null
  /** Throws when what came after the file shows that the request is wrong. */
  readonly confirm?: () => Promise<void>
}

/** Takes a file in one request. When that breaks off nothing is left of it, and it may be sent again. */
export async function receiveWhole(
  shop: Receiving,
  uploader: Uploader,
  { processId, fileName, declaredBytes, content, claimedSha256, confirm }: WholeFile,
): Promise<string> {
  const { files, hashes } = shop
  const begun = { processId, fileName, sizeBytes: declaredBytes, resumes: false }
  const uploadId = await beginUpload(shop, uploader, begun)
  const key = uploadKey(uploadId)
  try {
    const upload = await findUpload(shop.db, uploadId)
    if (!upload) throw new Refusal('UploadBusy')
    const moving = whileMoving(shop, upload, 0, upTo(shop, content))
    const sizeBytes = await files.arrivals.append(key, 0, hashes.through(uploadId, 0, moving))
    if (declaredBytes !== null && declaredBytes !== sizeBytes) throw new Refusal('UploadIncomplete')
    await confirm?.()
    const sha256 = hashes.take(uploadId, sizeBytes)
    await finishUpload(shop, { uploadId, sizeBytes }, { sha256, claimedSha256 })
    return upload.designId
  } catch (error) {
    await forgetUpload(shop.db, uploadId)
    await files.arrivals.drop(key)
    throw error
  }
}

async function* upTo(
  shop: Pick<ShopContext, 'settings'>,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const part of content) {
    bytes += part.byteLength
    refuseTooLarge(shop, bytes)
    yield part
  }
}
