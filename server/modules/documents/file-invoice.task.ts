import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { defineTask } from '../../jobs/queue.ts'
import { findInvoice, keepFiles, type KeptFile } from './invoice-store.ts'
import { mailInvoice } from './mail-invoice.ts'
import { invoiceFiles } from './read-document.ts'

/** Draws an invoice, puts its files away for good and mails them; done twice it changes nothing and mails once. */
export const fileInvoiceTask = defineTask({
  name: 'file-invoice',
  payload: z.object({ invoiceId: z.uuid() }),
  attempts: 8,
  expireInSeconds: 120,
  async run(shop: ShopContext, { invoiceId }) {
    const invoice = await findInvoice(shop.db, invoiceId)
    if (!invoice) return
    if (invoice.pdfKey === null) {
      const { pdf, ubl } = await invoiceFiles(shop, invoice)
      const name = invoice.content.number.toLowerCase()
      const kept = { pdf: await put(shop, name, 'pdf', pdf), ubl: await put(shop, name, 'xml', ubl) }
      await keepFiles(shop.db, invoiceId, kept)
    }
    await changeAs(shop.db, { kind: 'system', task: 'file-invoice' }, (trx) =>
      mailInvoice(shop, trx, invoice),
    )
  },
})

/** Under a name that follows from the content, so that nothing is ever written over. */
async function put({ files }: ShopContext, name: string, ending: string, content: Buffer): Promise<KeptFile> {
  const sha256 = createHash('sha256').update(content).digest()
  const key = `invoices/${name}-${sha256.toString('hex').slice(0, 16)}.${ending}`
  await files.put(key, content)
  return { key, sizeBytes: content.length, sha256 }
}
