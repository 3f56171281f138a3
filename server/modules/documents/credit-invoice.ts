import type { Staff } from '#domain/access/actor.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { yearOf } from '#domain/delivery/plain-date.ts'
import {
  type InvoiceAmounts,
  type InvoiceContent,
  type Settlement,
  settlementOf,
} from '#domain/documents/invoice.ts'
import { type AskedCredit, partCredit, restOf } from '#domain/documents/part-credit.ts'
import { documentNumber, NUMBER_SERIES } from '#domain/documents/invoice-number.ts'
import { invoicePaperTexts } from '#texts/nl/document-papers.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { takeNumber } from '../../db/number-series.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { fileInvoiceTask } from './file-invoice.task.ts'
import {
  addCredited,
  creditNotesOf,
  insertInvoice,
  type InvoiceRecord,
  lockInvoice,
  lockInvoiceNumbered,
  markCredited,
} from './invoice-store.ts'
import { sellerOf } from './seller.ts'

const chargeTitles = invoicePaperTexts.charges

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
  const earlier = (await creditNotesOf(trx, credited.id)).map(({ content }) => content)
  const amounts = restOf({ invoice: credited.content, earlier, chargeTitles })
  // What was paid beyond what is left was told to be given back before.
  const paidCents = Math.min(credited.paidCents, amounts.totalCents)
  const settled = settlementOf({ totalCents: amounts.totalCents, paidCents }, null)
  return writeCreditNote(shop, trx, { credited, amounts, reason, settled })
}

type PartCredit = {
  readonly id: string
  readonly asked: AskedCredit
  readonly reason: string
  /** What was credited of the invoice when it was looked at. */
  readonly seenCreditedCents: number
}

/** Credits a part of one line or charge of an invoice: never more than is invoiced and not credited, and only when that is what was seen. */
export async function creditPart(
  shop: Pick<ShopContext, 'db' | 'jobs' | 'clock'>,
  staff: Staff,
  { id, asked, reason, seenCreditedCents }: PartCredit,
): Promise<InvoiceContent> {
  requireRight(staff, 'makeInvoices')
  return changeAs(shop.db, staff, async (trx) => {
    const credited = await lockInvoice(trx, id)
    if (credited?.content.kind !== 'invoice') throw new Refusal('InvoiceNotFound')
    if (credited.isCredited) throw new Refusal('InvoiceCredited')
    if (credited.creditedCents !== seenCreditedCents) throw new Refusal('InvoiceChanged')
    const earlier = (await creditNotesOf(trx, id)).map(({ content }) => content)
    const amounts = partCredit({ invoice: credited.content, earlier, chargeTitles }, asked)
    if (!amounts) throw new Refusal('CreditOverLeft', { field: 'amount' })
    const leftCents = credited.content.totalCents - credited.creditedCents
    const openCents = Math.max(0, leftCents - credited.paidCents)
    const paidCents = Math.max(0, amounts.totalCents - openCents)
    const settled = settlementOf({ totalCents: amounts.totalCents, paidCents }, null)
    await addCredited(trx, id, amounts.totalCents)
    if (amounts.totalCents === leftCents) await markCredited(trx, id)
    return writeCreditNote(shop, trx, { credited, amounts, reason, settled })
  })
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
  readonly amounts: InvoiceAmounts
  readonly reason: string
  readonly settled: Settlement
}

/** Writes a credit note over what is taken back of an invoice, which is filed and mailed by a job. */
export async function writeCreditNote(
  { jobs, clock }: Pick<ShopContext, 'jobs' | 'clock'>,
  trx: Executor,
  { credited, amounts, reason, settled }: Noted,
): Promise<InvoiceContent> {
  const now = clock()
  const seller = await sellerOf(trx)
  const issuedOn = amsterdamNow(now).date
  const year = yearOf(issuedOn)
  const content: InvoiceContent = {
    ...credited.content,
    ...amounts,
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
