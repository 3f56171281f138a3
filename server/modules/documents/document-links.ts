import type { DocumentLink } from '#contract/documents.ts'
import type { Contact } from '#domain/access/actor.ts'
import { may } from '#domain/access/may.ts'
import { isOnSlip } from '#domain/documents/when-to-invoice.ts'
import { documentLabels as labels } from '#texts/nl/documents.ts'
import type { Executor } from '../../db/database.ts'
import type { OrderLineRow } from '../ordered/order-record.ts'
import { documentUrl } from './document-address.ts'
import { invoicesOfOrders } from './downloads-store.ts'

type LinkedInvoice = {
  readonly id: string
  readonly kind: 'invoice' | 'credit_note'
  readonly number: string
  readonly pdfBytes: number | null
  readonly ublBytes: number | null
}

export const confirmationLink = (orderId: string): DocumentLink => ({
  kind: 'order_confirmation',
  label: labels.orderConfirmation,
  format: 'pdf',
  url: documentUrl('order_confirmation', orderId),
  sizeBytes: null,
})

export const packingSlipLink = (orderId: string): DocumentLink => ({
  kind: 'packing_slip',
  label: labels.packingSlip,
  format: 'pdf',
  url: documentUrl('packing_slip', orderId),
  sizeBytes: null,
})

/** An invoice for people and for their books. */
export const invoiceLinks = ({
  id,
  kind,
  number,
  pdfBytes,
  ublBytes,
}: LinkedInvoice): (DocumentLink & { readonly kind: 'invoice_pdf' | 'invoice_ubl' })[] => [
  {
    kind: 'invoice_pdf',
    label: labels[kind](number),
    format: 'pdf',
    url: documentUrl('invoice_pdf', id),
    sizeBytes: pdfBytes,
  },
  {
    kind: 'invoice_ubl',
    label: labels.ubl(labels[kind](number)),
    format: 'ubl',
    url: documentUrl('invoice_ubl', id),
    sizeBytes: ublBytes,
  },
]

/** The invoices of orders, for whom they are there for. */
async function shownInvoices(db: Executor, customer: Contact, orderIds: readonly string[]) {
  return may(customer, 'seeInvoices') === null ? invoicesOfOrders(db, orderIds) : []
}

/** Every paper of an order. */
export async function orderDocuments(
  db: Executor,
  customer: Contact,
  { id, lines }: { readonly id: string; readonly lines: readonly Pick<OrderLineRow, 'state' | 'parcels'>[] },
): Promise<DocumentLink[]> {
  const invoices = await shownInvoices(db, customer, [id])
  return [
    confirmationLink(id),
    ...(lines.some(isOnSlip) ? [packingSlipLink(id)] : []),
    ...invoices.flatMap(invoiceLinks),
  ]
}

/** The paper of each order that one looks for in a list: its last invoice, and before that its confirmation. */
export async function leadingDocuments(
  db: Executor,
  customer: Contact,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, DocumentLink>> {
  const invoices = await shownInvoices(db, customer, orderIds)
  const links = new Map(orderIds.map((id) => [id, confirmationLink(id)]))
  for (const invoice of invoices) {
    const [pdf] = invoice.kind === 'invoice' ? invoiceLinks(invoice) : []
    if (pdf) links.set(invoice.orderId, pdf)
  }
  return links
}
