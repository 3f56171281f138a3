import { preflightDesignTask } from '#server/modules/designs/preflight-design.task.ts'
import { fileInvoiceTask } from '#server/modules/documents/file-invoice.task.ts'
import { unkeptInvoices } from '#server/modules/documents/invoice-store.ts'
import { repairDesignTask } from '#server/modules/repairs/repair-design.task.ts'
import type { TestShop } from './shop.ts'

const never = new AbortController().signal

/** Checks a file, as its job does. */
export const checkFile = ({ shop }: TestShop, designId: string) =>
  preflightDesignTask.run(shop, { designId }, never)

/** What a file was judged before, where staff ask for it anew. */
type Before = 'valid' | 'fixable' | 'invalid' | 'error'

/** Checks a file anew, as its job does. */
export const checkFileAgain = ({ shop }: TestShop, designId: string, before: Before) =>
  preflightDesignTask.run(shop, { designId, before }, never)

/** Gives up to check a file anew, as its job does at last. */
export const giveUpFileAgain = ({ shop }: TestShop, designId: string, before: Before) =>
  preflightDesignTask.givenUp?.(shop, { designId, before }, new Error('broken'))

/** How many checks of a file are asked for. */
export const checksAsked = ({ shop }: TestShop, designId: string) =>
  shop.jobs.count(preflightDesignTask, { designId })

/** Repairs a file, as its job does. */
export const repairFile = ({ shop }: TestShop, patchupId: string) =>
  repairDesignTask.run(shop, { patchupId }, never)

/** Draws and mails what invoices there are, as their jobs do. */
export async function fileInvoices({ shop }: TestShop): Promise<void> {
  for (const invoiceId of await unkeptInvoices(shop.db, new Date('2100-01-01'), 100))
    await fileInvoiceTask.run(shop, { invoiceId }, never)
}
