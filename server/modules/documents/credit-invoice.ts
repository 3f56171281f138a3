import type { Staff } from '#domain/access/actor.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { yearOf } from '#domain/delivery/plain-date.ts'
import { type InvoiceContent, type Settlement, settlementOf } from '#domain/documents/invoice.ts'
import { documentNumber, NUMBER_SERIES } from '#domain/documents/invoice-number.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { takeNumber } from '../../db/number-series.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { fileInvoiceTask } from './file-invoice.task.ts'
import { insertInvoice, type InvoiceRecord, lockInvoiceNumbered, markCredited } from './invoice-store.ts'
import { sellerOf } from './seller.ts'

type Credit = { readonly number: string; readonly reason: string }

/** Takes back a whole invoice by its number. */
export async function creditInvoiceNumbered(
  shop: Pick<ShopContext, 'db' | 'jobs' | 'clock'>,
  staff: Staff,
  credit: Credit,
): Promise<InvoiceContent> {
  requireRight(staff, 'makeInvoices')
  return changeAs(shop.db, staff, (trx) => creditInvoice(shop, trx, credit))
}

/** Takes back a whole invoice, within the caller's transaction, by a credit note with the same lines; the order may then be invoiced anew. */
export async function creditInvoice(
  shop: Pick<ShopContext, 'jobs' | 'clock'>,
  trx: Executor,
  { number, reason }: Credit,
): Promise<InvoiceContent> {
  const credited = await takeBack(trx, number)
  const settled = settlementOf({ ...credited.content, ...credited }, null)
  return writeCreditNote(shop, trx, { credited, reason, settled })
}

/** Notes that an invoice is taken back, which is held until the transaction ends; its credit note is to be written. */
export async function takeBack(trx: Executor, number: string): Promise<InvoiceRecord> {
  const invoice = await lockInvoiceNumbered(trx, number)
  if (invoice?.content.kind !== 'invoice') throw new Refusal('InvoiceNotFound')
  if (invoice.isCredited) throw new Refusal('InvoiceCredited')
  await markCredited(trx, invoice.id)
  return invoice
}

type Noted = {
  readonly credited: InvoiceRecord
  readonly reason: string
  readonly settled: Settlement
}

/** Writes the credit note of an invoice that was taken back, which is filed and mailed by a job. */
export async function writeCreditNote(
  { jobs, clock }: Pick<ShopContext, 'jobs' | 'clock'>,
  trx: Executor,
  { credited, reason, settled }: Noted,
): Promise<InvoiceContent> {
  const now = clock()
  const seller = await sellerOf(trx)
  const issuedOn = amsterdamNow(now).date
  const year = yearOf(issuedOn)
  const content: InvoiceContent = {
    ...credited.content,
    kind: 'credit_note',
    seller,
    issuedOn,
    dueOn: null,
    prepaidCents: 0,
    credits: { number: credited.content.number, issuedOn: credited.content.issuedOn, reason, settled },
    number: documentNumber(
      NUMBER_SERIES.credit_note,
      year,
      await takeNumber(trx, NUMBER_SERIES.credit_note, year),
    ),
  }
  const invoiceId = await insertInvoice(trx, {
    companyId: credited.companyId,
    orderId: credited.orderId,
    creditsId: credited.id,
    content,
    now,
  })
  await jobs.send(trx, fileInvoiceTask, { invoiceId })
  return content
}
