import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { addDays, yearOf } from '#domain/delivery/plain-date.ts'
import { type DocumentAddress, invoiceAmounts, type InvoiceContent } from '#domain/documents/invoice.ts'
import { documentNumber, NUMBER_SERIES } from '#domain/documents/invoice-number.ts'
import { isInvoiced, mayInvoice } from '#domain/documents/when-to-invoice.ts'
import { vatCountry } from '#domain/vat/vat-country.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { takeNumber } from '../../db/number-series.ts'
import { Refusal } from '../../refusal.ts'
import { fileInvoiceTask } from './file-invoice.task.ts'
import { findOpenNumber, insertInvoice } from './invoice-store.ts'
import { findOrdered, type OrderedRecord } from './find-ordered.ts'
import { forgetFault, lockOrder, markInvoiced } from './ordered-store.ts'
import { movePaid } from './payment-store.ts'
import { sellerOf } from './seller.ts'

type Invoicing = Pick<ShopContext, 'jobs' | 'clock'>

/**
 * Invoices an order as it is now, within the caller's transaction; its number is taken last, for it holds up others
 * until the transaction ends. In the place of an invoice that was taken back and is held, it takes what was paid of that over.
 * PDF and UBL are made, kept and mailed by a job.
 */
export async function makeInvoice(
  { jobs, clock }: Invoicing,
  trx: Executor,
  orderId: string,
  inPlaceOf: { readonly id: string; readonly paidCents: number } | null = null,
): Promise<InvoiceContent> {
  const now = clock()
  const order = (await lockOrder(trx, orderId)) ? await findOrdered(trx, orderId) : null
  if (!order) throw new Refusal('OrderNotFound')
  if (!mayInvoice(order.state)) throw new Refusal('OrderNotInvoiceable')
  if ((await findOpenNumber(trx, orderId)) !== null) throw new Refusal('OrderInvoiced')
  const parts = await contentOf(trx, order, now)
  const year = yearOf(parts.issuedOn)
  const number = documentNumber(
    NUMBER_SERIES.invoice,
    year,
    await takeNumber(trx, NUMBER_SERIES.invoice, year),
  )
  const prepaidCents = Math.min(inPlaceOf?.paidCents ?? 0, parts.totalCents)
  const content: InvoiceContent = { ...parts, number, prepaidCents }
  const invoiceId = await insertInvoice(trx, {
    companyId: order.companyId,
    orderId,
    creditsId: null,
    content,
    now,
  })
  if (inPlaceOf) await movePaid(trx, { fromId: inPlaceOf.id, toId: invoiceId, cents: prepaidCents, now })
  await markInvoiced(trx, orderId, now)
  await forgetFault(trx, orderId)
  await jobs.send(trx, fileInvoiceTask, { invoiceId })
  return content
}

/** All that the invoice of an order says, but for its number. */
export async function contentOf(
  trx: Executor,
  order: OrderedRecord,
  now: Date,
): Promise<Omit<InvoiceContent, 'number'>> {
  const seller = await sellerOf(trx)
  const { company } = order
  const address = order.invoiceAddress ?? order.lines.find((line) => line.address)?.address
  if (!address) throw new Refusal('InvoiceAddressMissing')
  const issuedOn = amsterdamNow(now).date
  return {
    kind: 'invoice',
    issuedOn,
    dueOn: addDays(issuedOn, company.paymentTermDays),
    paymentTermDays: company.paymentTermDays,
    suppliedOn: order.leftAt ? amsterdamNow(order.leftAt).date : issuedOn,
    seller,
    buyer: {
      name: company.name,
      address: addressOnly(address),
      kvkNumber: company.kvkNumber,
      vatId: order.shiftedToVatId ?? company.vatId,
      email: company.invoiceEmail ?? order.confirmationEmail,
      phone: null,
    },
    deliveredTo: onlyAddress(order),
    order: {
      number: order.number,
      placedOn: amsterdamNow(order.placedAt).date,
      reference: order.reference,
      purchaseOrderNumber: order.purchaseOrderNumber,
    },
    prepaidCents: 0,
    credits: null,
    ...invoiceAmounts({
      ...order,
      sellerCountry: vatCountry(seller.address),
      lines: order.lines.map(({ optionTexts, address: to, ...line }) => ({
        ...line,
        options: optionTexts,
        shipTo: to && vatCountry(to),
      })),
    }),
  }
}

/** Where everything that is invoiced went; null when it went to more than one place, or was fetched. */
function onlyAddress({ lines }: OrderedRecord): DocumentAddress | null {
  const addresses = lines.filter(isInvoiced).map(({ address }) => address && addressOnly(address))
  const [first = null] = addresses
  const isOne = addresses.every((address) => JSON.stringify(address) === JSON.stringify(first))
  return isOne ? first : null
}

const addressOnly = (address: DocumentAddress): DocumentAddress => ({
  companyName: address.companyName,
  attention: address.attention,
  street: address.street,
  houseNumber: address.houseNumber,
  addition: address.addition,
  postcode: address.postcode,
  city: address.city,
  country: address.country,
})
