import { type RawBuilder, sql } from 'kysely'
import type { InvoiceFilters } from '#contract/office/filters.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import { INVOICE_QUEUES, type InvoiceQueue, type Owed } from '#domain/documents/invoice-balance.ts'
import type { Executor } from '../../db/database.ts'
import { passes } from './invoice-filter-store.ts'
import type { InvoicePlace } from './invoice-place.ts'

export type QueuedInvoice = InvoicePlace &
  Owed & {
    readonly number: string
    readonly companyName: string
    readonly orderNumber: string
    readonly issuedOn: PlainDate
  }

type Wanted = {
  readonly queue: InvoiceQueue
  readonly search: string
  readonly filters?: InvoiceFilters
  readonly after: InvoicePlace | null
  readonly limit: number
  readonly today: PlainDate
}

/** Of an invoice `i`: written out, so that the index of each queue serves. */
export const IS_OPEN = sql`i.kind = 'invoice' and not i.is_credited and i.paid_cents + i.credited_cents < i.total_cents`

const QUEUES: Readonly<Record<InvoiceQueue, (today: PlainDate) => RawBuilder<unknown>>> = {
  open: () => IS_OPEN,
  overdue: (today) => sql`${IS_OPEN} and i.due_on < ${today}`,
  paid: () =>
    sql`i.kind = 'invoice' and not i.is_credited and i.paid_cents + i.credited_cents >= i.total_cents`,
  credits: () => sql`i.kind = 'credit_note'`,
  all: () => sql`true`,
}

const isByDue = (queue: InvoiceQueue) => queue === 'open' || queue === 'overdue'

/** What is to be paid, the oldest first; the rest, the newest first. */
const orderOf = (queue: InvoiceQueue) =>
  isByDue(queue) ? sql`i.due_on, i.id` : sql`i.issued_on desc, i.id desc`

/** The first of a queue. It has its order also where it is only counted: without one PostgreSQL walks along all invoices. */
const firstOf = (where: RawBuilder<unknown>, queue: InvoiceQueue, limit: number) =>
  sql`select i.id from invoices i where ${where} order by ${orderOf(queue)} limit ${limit}`

/** Part of the number of an invoice or order, or of a company's name; what LIKE understands stands for itself. */
function matches(search: string): RawBuilder<unknown> {
  if (search === '') return sql`true`
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`i.id in (
    select id from invoices where number ilike ${pattern}
    union all select id from invoices where order_id in (select id from orders where number ilike ${pattern})
    union all select id from invoices where company_id in (select id from companies where name ilike ${pattern}))`
}

/** The invoices of a queue from a place on. */
export async function listInvoiceQueue(
  executor: Executor,
  { queue, search, filters = {}, after, limit, today }: Wanted,
): Promise<QueuedInvoice[]> {
  const day = isByDue(queue) ? sql`i.due_on` : sql`i.issued_on`
  const from = after
    ? sql`(${day}, i.id) ${isByDue(queue) ? sql`>` : sql`<`} (${after.day}::date, ${after.id}::uuid)`
    : sql`true`
  const { rows } = await sql<QueuedInvoice>`
    with page as (${firstOf(sql`${QUEUES[queue](today)} and ${matches(search)} and ${passes(filters)} and ${from}`, queue, limit)})
    select i.id, coalesce(${day}, i.issued_on)::date as day, i.kind, i.number, c.name as "companyName", o.number as "orderNumber",
      i.issued_on as "issuedOn", i.due_on as "dueOn", i.total_cents as "totalCents", i.paid_cents as "paidCents",
      i.credited_cents as "creditedCents",
      i.is_credited as "isCredited"
    from page join invoices i on i.id = page.id join companies c on c.id = i.company_id join orders o on o.id = i.order_id
    order by ${orderOf(queue)}`.execute(executor)
  return rows
}

/** The invoices that are meant: those of a list of ids, or a whole queue in its order. */
export async function chosenInvoices(
  executor: Executor,
  chosen:
    | { readonly ids: readonly string[] }
    | {
        readonly queue: InvoiceQueue
        readonly search: string
        readonly filters: InvoiceFilters
        readonly today: PlainDate
      },
  limit: number,
): Promise<{ readonly id: string; readonly number: string }[]> {
  const which =
    'ids' in chosen
      ? sql`i.id = any(${[...chosen.ids]}::uuid[])`
      : sql`${QUEUES[chosen.queue](chosen.today)} and ${matches(chosen.search)} and ${passes(chosen.filters)}`
  const { rows } = await sql<{ id: string; number: string }>`
    select i.id, i.number from invoices i where ${which} order by i.issued_on, i.id limit ${limit}`.execute(
    executor,
  )
  return rows
}

const ISSUED = sql`select i.id, i.issued_on as day, i.kind, i.number, c.name as "companyName", o.number as "orderNumber",
    i.issued_on as "issuedOn", i.due_on as "dueOn", i.total_cents as "totalCents", i.paid_cents as "paidCents",
    i.credited_cents as "creditedCents", i.is_credited as "isCredited"
  from invoices i join companies c on c.id = i.company_id join orders o on o.id = i.order_id`

/** The last invoices and credit notes of a company. */
export async function lastInvoicesOf(
  executor: Executor,
  companyId: string,
  limit: number,
): Promise<QueuedInvoice[]> {
  const { rows } = await sql<QueuedInvoice>`
    ${ISSUED} where i.company_id = ${companyId} order by i.issued_on desc, i.number desc limit ${limit}`.execute(
    executor,
  )
  return rows
}

/** The invoices of an order as they were made, each with its credit notes after it. */
export async function allInvoicesOf(executor: Executor, orderId: string): Promise<QueuedInvoice[]> {
  const { rows } = await sql<QueuedInvoice>`
    ${ISSUED} left join invoices x on x.id = i.credits_id where i.order_id = ${orderId}
    order by coalesce(x.created_at, i.created_at), coalesce(x.number, i.number), i.credits_id nulls first, i.number`.execute(
    executor,
  )
  return rows
}

export type OpenOfCompany = {
  readonly count: number
  readonly openCount: number
  readonly overdueCount: number
  readonly openCents: number
  readonly overdueCents: number
}

/** How many invoices a company got, and what of them is open and overdue. */
export async function sumInvoicesOf(
  executor: Executor,
  companyId: string,
  today: PlainDate,
): Promise<OpenOfCompany> {
  const open = sql`i.total_cents - i.paid_cents - i.credited_cents`
  const isOverdue = sql`${IS_OPEN} and i.due_on < ${today}`
  const { rows } = await sql<OpenOfCompany>`
    select count(*)::int as count, (count(*) filter (where ${IS_OPEN}))::int as "openCount",
      (count(*) filter (where ${isOverdue}))::int as "overdueCount",
      coalesce(sum(${open}) filter (where ${IS_OPEN}), 0)::bigint as "openCents",
      coalesce(sum(${open}) filter (where ${isOverdue}), 0)::bigint as "overdueCents"
    from invoices i where i.company_id = ${companyId}`.execute(executor)
  return rows[0] ?? { count: 0, openCount: 0, overdueCount: 0, openCents: 0, overdueCents: 0 }
}

/** How many invoices a queue holds; who has more than `most` hears that number. */
export async function countInvoiceQueue(
  executor: Executor,
  { queue, today, most }: { readonly queue: InvoiceQueue; readonly today: PlainDate; readonly most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${firstOf(QUEUES[queue](today), queue, most)}) found`.execute(
    executor,
  )
  return rows[0]?.count ?? 0
}

/** How many invoices each queue holds that pass the filters; who has more than `most` hears that number. */
export async function countInvoiceQueues(
  executor: Executor,
  {
    today,
    filters,
    most,
  }: { readonly today: PlainDate; readonly filters: InvoiceFilters; readonly most: number },
): Promise<ReadonlyMap<InvoiceQueue, number>> {
  const counts = INVOICE_QUEUES.map(
    (queue) => sql`select ${queue}::text as queue, (select count(*)::int
      from (${firstOf(sql`${QUEUES[queue](today)} and ${passes(filters)}`, queue, most)}) found) as count`,
  )
  const { rows } = await sql<{ queue: InvoiceQueue; count: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(executor)
  return new Map(rows.map(({ queue, count }) => [queue, count]))
}

/** What customers have to pay of the invoices that pass the filters, and what of that should have been paid before today. */
export async function sumOpenInvoices(
  executor: Executor,
  { today, filters }: { readonly today: PlainDate; readonly filters: InvoiceFilters },
): Promise<{ readonly openCents: number; readonly overdueCents: number }> {
  const { rows } = await sql<{ openCents: number; overdueCents: number }>`
    select coalesce(sum(i.total_cents - i.paid_cents - i.credited_cents), 0)::bigint as "openCents",
      coalesce(sum(i.total_cents - i.paid_cents - i.credited_cents) filter (where i.due_on < ${today}), 0)::bigint as "overdueCents"
    from invoices i where ${IS_OPEN} and ${passes(filters)}`.execute(executor)
  return rows[0] ?? { openCents: 0, overdueCents: 0 }
}

/** What belongs to an invoice beside what it says. */
export type InvoiceAbout = {
  readonly paidCents: number
  readonly creditedCents: number
  readonly dispute: string | null
  readonly companyName: string
  readonly orderNumber: string
  readonly counterpart: { readonly id: string; readonly number: string; readonly reason: string } | null
}

/** The company and order of an invoice, what was paid of it, and its credit note or the invoice that it takes back. */
export async function aboutInvoice(executor: Executor, id: string): Promise<InvoiceAbout | null> {
  const { rows } = await sql<InvoiceAbout>`
    select i.paid_cents as "paidCents", i.credited_cents as "creditedCents", i.dispute, c.name as "companyName", o.number as "orderNumber",
      (select json_build_object('id', x.id, 'number', x.number,
          'reason', coalesce(x.content->'credits'->>'reason', i.content->'credits'->>'reason', ''))
        from invoices x where (i.is_credited and x.credits_id = i.id) or x.id = i.credits_id
        order by x.created_at desc, x.number desc limit 1) as counterpart
    from invoices i join companies c on c.id = i.company_id join orders o on o.id = i.order_id
    where i.id = ${id}`.execute(executor)
  return rows[0] ?? null
}

export type BookedPayment = {
  readonly id: string
  readonly cents: number
  readonly paidOn: PlainDate
  readonly reference: string
  readonly bookedAt: Date
  readonly bookedBy: string | null
  readonly reversedAt: Date | null
  readonly reversedBy: string | null
  readonly reason: string | null
}

/** What was booked on an invoice, reversed payments too, in the order of booking. */
export async function paymentsOf(executor: Executor, invoiceId: string): Promise<BookedPayment[]> {
  const { rows } = await sql<BookedPayment>`
    select p.id, t.cents, p.paid_on as "paidOn", p.reference, p.booked_at as "bookedAt", b.name as "bookedBy",
      p.reversed_at as "reversedAt", r.name as "reversedBy", p.reason
    from payment_parts t join payments p on p.id = t.payment_id
    left join operators b on b.id = p.booked_by left join operators r on r.id = p.reversed_by
    where t.invoice_id = ${invoiceId} order by p.booked_at, p.id`.execute(executor)
  return rows
}

export type PaymentMove = {
  readonly to: 'here' | 'there'
  readonly other: { readonly id: string; readonly number: string }
  readonly cents: number
  readonly paidOn: PlainDate
  readonly movedAt: Date
}

/** What was paid of one invoice and came to count for another, of which this is either; in the order in which it did. */
export async function movesOf(executor: Executor, invoiceId: string): Promise<PaymentMove[]> {
  const { rows } = await sql<PaymentMove>`
    select case when m.to_id = ${invoiceId} then 'here' else 'there' end as "to",
      json_build_object('id', other.id, 'number', other.number) as other, m.cents, p.paid_on as "paidOn", m.moved_at as "movedAt"
    from payment_moves m join payments p on p.id = m.payment_id
    join invoices other on other.id = case when m.to_id = ${invoiceId} then m.from_id else m.to_id end
    where m.from_id = ${invoiceId} or m.to_id = ${invoiceId} order by m.moved_at, p.booked_at, m.id`.execute(
    executor,
  )
  return rows
}

export type MailAbout = {
  readonly id: string
  readonly recipient: string
  readonly state: 'waiting' | 'sent' | 'failed'
  readonly at: Date
}

/** The mails about an invoice that are kept, the first one first. */
export async function mailsAbout(executor: Executor, invoiceId: string): Promise<MailAbout[]> {
  const { rows } = await sql<MailAbout>`
    select id, recipient, state, coalesce(sent_at, created_at) as at from outbox
    where dedupe_key like ${`invoice:${invoiceId}%`} order by created_at, id`.execute(executor)
  return rows
}
