import { preflightDesignTask } from '#server/modules/designs/preflight-design.task.ts'
import { fileInvoiceTask } from '#server/modules/documents/file-invoice.task.ts'
import { unkeptInvoices } from '#server/modules/documents/invoice-store.ts'
import { repairDesignTask } from '#server/modules/repairs/repair-design.task.ts'
import type { TestShop } from './shop.ts'

const never = new AbortController().signal

/** Checks a file, as its job does. */
export const checkFile = ({ shop }: TestShop, designId: string) =>
  preflightDesignTask.run(shop, { designId }, never)

/** Repairs a file, as its job does. */
export const repairFile = ({ shop }: TestShop, patchupId: string) =>
  repairDesignTask.run(shop, { patchupId }, never)

/** Draws and mails what invoices there are, as their jobs do. */
export async function fileInvoices({ shop }: TestShop): Promise<void> {
  for (const invoiceId of await unkeptInvoices(shop.db, new Date('2100-01-01'), 100))
    await fileInvoiceTask.run(shop, { invoiceId }, never)
}
