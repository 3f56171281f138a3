import { randomUUID } from 'node:crypto'
import { ProcessId } from '#contract/designs.ts'
import { cleanFileName } from '#domain/designs/file-name.ts'
import { designTexts } from '#texts/nl/designs.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import type { Uploader } from '../session/upload-token.ts'
import { announceProcess } from './design-store.ts'
import { lockSlot, setReceiving, sumCompanyBytes } from './upload-store.ts'

const GIB = 1024 ** 3
/** What the library of a company may hold, what it is sending included. */
const COMPANY_BYTES = 250 * GIB
const BYTES_PER_MB = 1024 * 1024

/** Where the file of an upload lies: a name of ours, whatever the customer's is. */
export const uploadKey = (uploadId: string): string => `print-files/${uploadId}`

export type NewUpload = {
  readonly processId: string
  /** As the customer's machine has it; empty when it did not say. */
  readonly fileName: string
  /** Null when it is only known at the end. */
  readonly sizeBytes: number | null
  /** Takes up an upload of this process where it broke off; else it begins anew. */
  readonly resumes: boolean
}

export function refuseTooLarge({ settings }: Pick<ShopContext, 'settings'>, sizeBytes: number): void {
  if (sizeBytes <= settings.uploadMaxBytes) return
  const message = designTexts.tooLarge(Math.floor(settings.uploadMaxBytes / BYTES_PER_MB))
  throw new Refusal('UploadTooLarge', { message })
}

/** Makes room for the file of a process; of a file that is there already nothing is touched. Gives the id of the upload. */
export async function beginUpload(
  shop: Pick<ShopContext, 'db' | 'files' | 'clock' | 'settings'>,
  uploader: Uploader,
  { processId, fileName, sizeBytes, resumes }: NewUpload,
): Promise<string> {
  const { db, files } = shop
  if (!ProcessId.safeParse(processId).success) {
    throw new Refusal('InvalidInput', { field: 'process-id', message: fieldFaultTexts.ProcessIdInvalid })
  }
  refuseTooLarge(shop, sizeBytes ?? 0)
  const now = shop.clock()
  const uploadId = randomUUID()
  // Before the transaction, for a storage may take its time; whoever does not need it removes it again.
  await files.arrivals.begin(uploadKey(uploadId))
  try {
    const { contactId, actedBy } = uploader
    const contact = { kind: 'contact', contactId, actedBy } as const
    const chosen = await changeAs(db, contact, async (trx) => {
      const kept = await sumCompanyBytes(trx, uploader.companyId)
      if (kept + (sizeBytes ?? 0) > COMPANY_BYTES) throw new Refusal('UploadQuotaReached')
      const announcement = { processId, fileName: cleanFileName(fileName), now }
      const designId = await announceProcess(trx, uploader, announcement)
      const slot = await lockSlot(trx, designId)
      if (slot.status !== 'announced' && slot.status !== 'receiving') throw new Refusal('UploadFinished')
      if (resumes && slot.status === 'receiving' && slot.uploadId) {
        if (slot.sizeBytes !== sizeBytes) throw new Refusal('UploadBusy')
        return slot.uploadId
      }
      await setReceiving(trx, designId, { ...uploader, uploadId, sizeBytes, now })
      return uploadId
    })
    if (chosen !== uploadId) await files.arrivals.drop(uploadKey(uploadId))
    return chosen
  } catch (error) {
    await files.arrivals.drop(uploadKey(uploadId))
    throw error
  }
}
