import { createHash, randomUUID } from 'node:crypto'
import { cleanFileName } from '#domain/designs/file-name.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { refuseTooLarge } from './begin-upload.ts'
import { insertHiddenDesign, showInLibrary } from './design-store.ts'
import { preflightDesignTask } from './preflight-design.task.ts'

type FileToTakeIn = {
  readonly companyId: string
  readonly fileName: string
  readonly content: Uint8Array | AsyncIterable<Uint8Array>
}

/** A file that lies in the storage, and is no design yet. */
export type KeptFile = Omit<FileToTakeIn, 'content'> & {
  readonly storageKey: string
  readonly sizeBytes: number
  readonly sha256: Buffer
}

/** Puts a file of the shop's own making in the storage; what comes to nothing is removed as an orphan. */
export async function keepFile(
  { files, settings }: Pick<ShopContext, 'files' | 'settings'>,
  { companyId, fileName, content }: FileToTakeIn,
): Promise<KeptFile> {
  const storageKey = `print-files/${randomUUID()}`
  const hash = createHash('sha256')
  let sizeBytes = 0
  async function* measured() {
    for await (const piece of content instanceof Uint8Array ? [content] : content) {
      sizeBytes += piece.byteLength
      refuseTooLarge({ settings }, sizeBytes)
      hash.update(piece)
      yield piece
    }
  }
  await files.put(storageKey, measured())
  return {
    companyId,
    fileName: cleanFileName(fileName),
    storageKey,
    sizeBytes,
    sha256: hash.digest(),
  }
}

/** Makes a kept file a design that is in no library yet, and has it checked. */
export async function takeInFile(
  { jobs, clock }: Pick<ShopContext, 'jobs' | 'clock'>,
  trx: Executor,
  file: KeptFile,
): Promise<string> {
  const designId = await insertHiddenDesign(trx, { ...file, processId: randomUUID(), now: clock() })
  await jobs.send(trx, preflightDesignTask, { designId }, { group: file.companyId })
  return designId
}

/** Shows a design that was taken in to its company. */
export const releaseFile = (trx: Executor, designId: string, now: Date): Promise<void> =>
  showInLibrary(trx, designId, now)
