import type { z } from 'zod'
import type { InvoiceFilters } from '#contract/office/filters.ts'
import type { DeskInvoice, DeskInvoiceRow } from '#contract/office/invoices.ts'
import type { Staff } from '#domain/access/actor.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import {
  type InvoiceQueue,
  invoiceState,
  openOf,
  type Owed,
  owedBackOf,
} from '#domain/documents/invoice-balance.ts'
import { leftOfCharge, leftOfLine } from '#domain/documents/part-credit.ts'
import { invoiceStateTexts } from '#texts/nl/office/invoices.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { type FirstOfMany, firstOfMany } from '../../first-of-many.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { creditInvoice } from './credit-invoice.ts'
import {
  aboutInvoice,
  allInvoicesOf,
  type BookedPayment,
  chosenInvoices,
  countInvoiceQueue,
  countInvoiceQueues,
  lastInvoicesOf,
  listInvoiceQueue,
  mailsAbout,
  movesOf,
  paymentsOf,
  type QueuedInvoice,
  sumInvoicesOf,
  sumOpenInvoices,
} from './desk-invoice-store.ts'
import { creditNotesOf, findInvoice } from './invoice-store.ts'
import { readPlace, writePlace } from './invoice-place.ts'
import { mailInvoice } from './mail-invoice.ts'
import { remindersOf } from './reminder-store.ts'

const PAGE_SIZE = 100
const MOST_COUNTED = 1000

type Desk = Pick<ShopContext, 'db' | 'clock'>

const todayOf = ({ clock }: Pick<Desk, 'clock'>) => amsterdamNow(clock()).date

type InvoicesOfView = {
  readonly queue: InvoiceQueue
  readonly search: string
  readonly filters: InvoiceFilters
}

/** A page of a queue; `next` names the place after it. */
export async function listDeskInvoices(
  shop: Desk,
  staff: Staff,
  { queue, search, filters, after }: InvoicesOfView & { readonly after: string | null },
): Promise<{ readonly invoices: z.input<typeof DeskInvoiceRow>[]; readonly next: string | null }> {
  requireRight(staff, 'seeAllInvoices')
  const today = todayOf(shop)
  const found = await listInvoiceQueue(shop.db, {
    queue,
    search: search.trim(),
    filters,
    after: after === null ? null : readPlace(after),
    limit: PAGE_SIZE + 1,
    today,
  })
  const invoices = found.slice(0, PAGE_SIZE)
  const last = found.length > PAGE_SIZE ? invoices.at(-1) : undefined
  return {
    invoices: invoices.map((invoice) => row(invoice, today)),
    next: last ? writePlace(last) : null,
  }
}

/** Which invoices are meant by their ids, or by a queue, a search and filters, for work with many of them. */
export async function chooseDeskInvoices(
  shop: Desk,
  chosen:
    | { readonly ids: readonly string[] }
    | (InvoiceFilters & { readonly queue: InvoiceQueue; readonly search: string }),
  limit: number,
): Promise<{ readonly id: string; readonly number: string }[]> {
  if ('ids' in chosen) return chosenInvoices(shop.db, chosen, limit)
  const { queue, search, ...filters } = chosen
  return chosenInvoices(shop.db, { queue, search: search.trim(), filters, today: todayOf(shop) }, limit)
}

function stateFields(invoice: Owed, today: PlainDate) {
  const state = invoiceState(invoice, today)
  const { label, tone } = invoiceStateTexts[state]
  return { state, stateLabel: label, stateTone: tone }
}

const row = (invoice: QueuedInvoice, today: PlainDate): z.input<typeof DeskInvoiceRow> => ({
  id: invoice.id,
  number: invoice.number,
  ...stateFields(invoice, today),
  companyName: invoice.companyName,
  orderNumber: invoice.orderNumber,
  issuedOn: invoice.issuedOn,
  dueOn: invoice.dueOn,
  totalInCents: invoice.totalCents,
  openInCents: openOf(invoice),
})

type OverdueInvoice = Pick<QueuedInvoice, 'id' | 'number' | 'companyName' | 'dueOn'> & {
  readonly openCents: number
}

/** The first invoices that should have been paid, what is due the longest first, and how many they are. */
export async function overdueInvoices(
  shop: Desk,
  staff: Staff,
  most: number,
): Promise<FirstOfMany<OverdueInvoice>> {
  requireRight(staff, 'seeAllInvoices')
  const wanted = { queue: 'overdue', today: todayOf(shop) } as const
  const { rows, count } = await firstOfMany(
    most,
    (limit) => listInvoiceQueue(shop.db, { ...wanted, search: '', after: null, limit }),
    () => countInvoiceQueue(shop.db, { ...wanted, most: MOST_COUNTED }),
  )
  return { count, rows: rows.map((invoice) => ({ ...invoice, openCents: openOf(invoice) })) }
}

/** The last invoices of a company, and what of all of them is to be paid. */
export async function invoicesOfCompany(shop: Desk, staff: Staff, companyId: string, most: number) {
  requireRight(staff, 'seeAllInvoices')
  const today = todayOf(shop)
  const last = await lastInvoicesOf(shop.db, companyId, most)
  const { openCents, overdueCents, ...counts } = await sumInvoicesOf(shop.db, companyId, today)
  return {
    ...counts,
    openInCents: openCents,
    overdueInCents: overdueCents,
    last: last.map((invoice) => row(invoice, today)),
  }
}

/** The invoices of an order, the first one first, each with its credit notes after it. */
export async function invoicesOfOrder(shop: Desk, staff: Staff, orderId: string) {
  requireRight(staff, 'seeAllInvoices')
  const today = todayOf(shop)
  const invoices = await allInvoicesOf(shop.db, orderId)
  return invoices.map((invoice) => row(invoice, today))
}

/** How many invoices each queue holds that pass the filters, and what of them is open in all. */
export async function countDeskInvoices(shop: Desk, staff: Staff, filters: InvoiceFilters) {
  requireRight(staff, 'seeAllInvoices')
  const today = todayOf(shop)
  const [counts, { openCents, overdueCents }] = await Promise.all([
    countInvoiceQueues(shop.db, { today, filters, most: MOST_COUNTED }),
    sumOpenInvoices(shop.db, { today, filters }),
  ])
  return {
    counts: Object.fromEntries(counts) as Record<InvoiceQueue, number>,
    openInCents: openCents,
    overdueInCents: overdueCents,
  }
}

/** An invoice or credit note of any company, with what was paid of it and mailed. */
export async function showDeskInvoice(
  shop: Desk,
  staff: Staff,
  id: string,
): Promise<z.input<typeof DeskInvoice>> {
  requireRight(staff, 'seeAllInvoices')
  const [invoice, about] = await Promise.all([findInvoice(shop.db, id), aboutInvoice(shop.db, id)])
  if (!invoice || !about) throw new Refusal('InvoiceNotFound')
  const { content } = invoice
  const owed: Owed = {
    ...content,
    isCredited: invoice.isCredited,
    paidCents: about.paidCents,
    creditedCents: about.creditedCents,
  }
  const [notes, payments, moves, mails, reminders] = await Promise.all([
    creditNotesOf(shop.db, id),
    paymentsOf(shop.db, id),
    movesOf(shop.db, id),
    mailsAbout(shop.db, id),
    remindersOf(shop.db, id),
  ])
  const credited = { invoice: content, earlier: notes.map((note) => note.content) }
  return {
    id,
    kind: content.kind,
    number: content.number,
    ...stateFields(owed, todayOf(shop)),
    issuedOn: content.issuedOn,
    dueOn: content.dueOn,
    company: { id: invoice.companyId, name: about.companyName },
    order: { id: invoice.orderId, number: about.orderNumber },
    reference: content.order.reference,
    email: content.buyer.email,
    lines: content.lines.map(({ sku, title, options, quantity, netCents }, line) => ({
      sku,
      title,
      options: [...options],
      quantity,
      netInCents: netCents,
      leftInCents: invoice.isCredited ? 0 : leftOfLine(line, credited),
    })),
    linesInCents: content.linesCents,
    charges: content.charges.map(({ kind, netCents, vatPercent }, charge) => ({
      kind,
      vatPercent,
      netInCents: netCents,
      leftInCents: invoice.isCredited ? 0 : leftOfCharge(charge, credited),
    })),
    vat: content.vat.map(({ ratePercent, baseCents, vatCents }) => ({ ratePercent, baseCents, vatCents })),
    totalPrice: {
      excludingTaxInCents: content.netCents,
      includingTaxInCents: content.totalCents,
      currency: 'EUR',
    },
    openInCents: openOf(owed),
    creditedInCents: about.creditedCents,
    partCredits: notes
      .filter((note) => note.id !== about.counterpart?.id)
      .map((note) => ({
        id: note.id,
        number: note.content.number,
        reason: note.content.credits?.reason ?? '',
        totalInCents: note.content.totalCents,
      })),
    dispute: about.dispute,
    owedBackInCents: owedBackOf(owed),
    payments: payments.map(shownPayment),
    moves: moves.map(({ movedAt, ...move }) => ({ ...move, at: movedAt.toISOString() })),
    mails: mails.map(({ at, ...mail }) => ({ ...mail, at: at.toISOString() })),
    reminders: reminders.map(({ sentAt, ...reminder }) => ({ ...reminder, at: sentAt.toISOString() })),
    credit: about.counterpart,
  }
}

const shownPayment = ({ bookedAt, reversedAt, reversedBy, reason, ...payment }: BookedPayment) => ({
  ...payment,
  bookedAt: bookedAt.toISOString(),
  reversal: reversedAt && { at: reversedAt.toISOString(), by: reversedBy, reason: reason ?? '' },
})

/** Takes back a whole invoice by its id. */
export async function creditDeskInvoice(
  shop: Desk & Pick<ShopContext, 'jobs'>,
  staff: Staff,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  requireRight(staff, 'makeInvoices')
  const invoice = await findInvoice(shop.db, id)
  if (!invoice) throw new Refusal('InvoiceNotFound')
  await changeAs(shop.db, staff, (trx) =>
    creditInvoice(shop, trx, { number: invoice.content.number, reason }),
  )
}

/** Mails an invoice or credit note once more; the same mail asked for twice goes once. */
export async function mailInvoiceAgain(
  shop: Pick<ShopContext, 'db' | 'jobs' | 'origin'>,
  staff: Staff,
  { id, mailId }: { readonly id: string; readonly mailId: string },
): Promise<void> {
  requireRight(staff, 'sendMails')
  const invoice = await findInvoice(shop.db, id)
  if (!invoice) throw new Refusal('InvoiceNotFound')
  if (!invoice.content.buyer.email) throw new Refusal('InvoiceHasNoEmail')
  await changeAs(shop.db, staff, (trx) => mailInvoice(shop, trx, invoice, mailId))
}
