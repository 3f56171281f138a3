import { createHash } from 'node:crypto'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { uploadKey } from './begin-upload.ts'
import { preflightDesignTask } from './preflight-design.task.ts'
import { turnOfFile } from './turn-of-file.ts'
import { forgetUpload, recordArrived, type Upload } from './upload-store.ts'

export type Arrived = {
  /** Of what was received, when all of it came through this process; else it is read again. */
  readonly sha256: Buffer | null
  /** What the client says that it sent. */
  readonly claimedSha256: Buffer | null
}

/**
 * Makes what has arrived the file of its design, and has it checked: in one transaction, so that neither is without the
 * other. Called again after it broke off, it goes on where it was.
 */
export async function finishUpload(
  { db, files, jobs, clock }: Pick<ShopContext, 'db' | 'files' | 'jobs' | 'clock'>,
  { uploadId, sizeBytes }: Pick<Upload, 'uploadId' | 'sizeBytes'>,
  { sha256: known, claimedSha256 }: Arrived,
): Promise<void> {
  const key = uploadKey(uploadId)
  if ((await files.arrivals.arrivedBytes(key)) !== null) await files.arrivals.complete(key)
  const file = await files.find(key)
  if (file?.sizeBytes !== sizeBytes) throw new Refusal('UploadIncomplete')
  const sha256 = known ?? (await hashOf(file.stream()))
  if (claimedSha256 && !claimedSha256.equals(sha256)) {
    await forgetUpload(db, uploadId)
    await files.remove(key)
    throw new Refusal('UploadAltered')
  }
  const isRecorded = await db.transaction().execute(async (trx) => {
    const arrived = { storageKey: key, sizeBytes, sha256, now: clock() }
    const design = await recordArrived(trx, uploadId, arrived)
    if (design) {
      const { designId, companyId } = design
      const priority = await turnOfFile(trx, designId)
      await jobs.send(trx, preflightDesignTask, { designId }, { priority, group: companyId })
    }
    return design !== null
  })
  if (isRecorded) return
  // A newer upload of the same process took its place.
  await files.remove(key)
  throw new Refusal('UploadBusy')
}

async function hashOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const hash = createHash('sha256')
  for await (const part of content) hash.update(part)
  return hash.digest()
}
