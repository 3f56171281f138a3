import { documentNames as names } from '#texts/nl/documents.ts'
import type { ReadDocument } from './handed-out.ts'
import type { ShopContext } from '../../context.ts'
import { shopTheme } from '../content/shop-config.ts'
import { findOrdered } from './find-ordered.ts'
import { findInvoice, type InvoiceRecord } from './invoice-store.ts'
import { drawConfirmation } from './papers/draw-confirmation.ts'
import { drawInvoice } from './papers/draw-invoice.ts'
import { paperShop } from './paper-shop.ts'
import { readPackingSlip } from './read-packing-slip.ts'
import { writeUbl } from './ubl/write-ubl.ts'

/** What identifies a document: its kind, and the order or invoice that it is about. */
export type DocumentKind = 'order_confirmation' | 'packing_slip' | 'invoice_pdf' | 'invoice_ubl'

type Reading = Pick<ShopContext, 'db' | 'files' | 'origin'>
type Read = (shop: Reading, id: string, companyId: string | null) => Promise<ReadDocument | null>

const PDF = 'application/pdf'
const XML = 'application/xml'

/** A document of this company, or of any when none is named; null when there is none. */
export const readDocument = (
  shop: Reading,
  kind: DocumentKind,
  id: string,
  companyId: string | null,
): Promise<ReadDocument | null> => READERS[kind](shop, id, companyId)

const READERS: Readonly<Record<DocumentKind, Read>> = {
  order_confirmation: async (shop, id, companyId) => {
    const order = await findOrdered(shop.db, id, companyId)
    if (!order) return null
    const { termsPath } = await shopTheme(shop)
    const termsAddress = `${shop.origin()}${termsPath}`
    return {
      name: names.orderConfirmation(order.number),
      mimeType: PDF,
      content: await drawConfirmation({ order, shop: await paperShop(shop), termsAddress }),
    }
  },
  packing_slip: (shop, id, companyId) => readPackingSlip(shop, { id, companyId }),
  invoice_pdf: async (shop, id, companyId) => {
    const invoice = await findInvoice(shop.db, id, companyId)
    if (!invoice) return null
    const { kind, number } = invoice.content
    const kept = await readKept(shop, invoice.pdfKey)
    return {
      name: kind === 'invoice' ? names.invoice(number) : names.creditNote(number),
      mimeType: PDF,
      content: kept ?? (await invoiceFiles(shop, invoice)).pdf,
    }
  },
  invoice_ubl: async (shop, id, companyId) => {
    const invoice = await findInvoice(shop.db, id, companyId)
    if (!invoice) return null
    return {
      name: names.ubl(invoice.content.number),
      mimeType: XML,
      content: (await readKept(shop, invoice.ublKey)) ?? (await invoiceFiles(shop, invoice)).ubl,
    }
  },
}

export const isDocumentKind = (text: string): text is DocumentKind => Object.hasOwn(READERS, text)

/** The files of an invoice as they follow from what it says. */
export async function invoiceFiles(
  shop: Pick<ShopContext, 'db' | 'files'>,
  { content, createdAt }: Pick<InvoiceRecord, 'content' | 'createdAt'>,
): Promise<{ readonly pdf: Buffer; readonly ubl: Buffer }> {
  const ubl = writeUbl(content)
  const pdf = await drawInvoice({ invoice: content, shop: await paperShop(shop), madeAt: createdAt, ubl })
  return { pdf, ubl: Buffer.from(ubl, 'utf8') }
}

/** A file that was put away; null while it was not, and when it is lost it is made anew. */
async function readKept({ files }: Pick<ShopContext, 'files'>, key: string | null): Promise<Buffer | null> {
  const file = key === null ? null : await files.find(key)
  return file ? Buffer.concat(await file.stream().toArray()) : null
}
