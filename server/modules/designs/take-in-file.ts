import { createHash, randomUUID } from 'node:crypto'
import { cleanFileName } from '#domain/designs/file-name.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { insertHiddenDesign, showInLibrary } from './design-store.ts'
import { preflightDesignTask } from './preflight-design.task.ts'

type FileToTakeIn = {
  readonly companyId: string
  readonly fileName: string
  readonly content: Uint8Array
}

/** A file that lies in the storage, and is no design yet. */
export type KeptFile = Omit<FileToTakeIn, 'content'> & {
  readonly storageKey: string
  readonly sizeBytes: number
  readonly sha256: Buffer
}

/** Puts a file of the shop's own making in the storage; what comes to nothing is removed as an orphan. */
export async function keepFile(
  { files }: Pick<ShopContext, 'files'>,
  { companyId, fileName, content }: FileToTakeIn,
): Promise<KeptFile> {
  const storageKey = `print-files/${randomUUID()}`
  await files.put(storageKey, content)
  return {
    companyId,
    fileName: cleanFileName(fileName),
    storageKey,
    sizeBytes: content.byteLength,
    sha256: createHash('sha256').update(content).digest(),
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
