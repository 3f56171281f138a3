import { sql } from 'kysely'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import type { BookPeriod } from '#domain/documents/book-periods.ts'
import type { InvoiceContent } from '#domain/documents/invoice.ts'
import type { Executor } from '../../db/database.ts'
import { invoiceContent } from '../../db/documents/orders.ts'

const PAGE_SIZE = 200

export type BookedInvoice = {
  readonly id: string
  readonly companyId: string
  readonly issuedOn: PlainDate
  readonly content: InvoiceContent
}

/** The invoices and credit notes of a period by day and number, read a page at a time. */
export async function* invoicesOf(executor: Executor, period: BookPeriod): AsyncGenerator<BookedInvoice> {
  let last: { readonly issuedOn: PlainDate; readonly number: string } | null = null
  for (;;) {
    const from: ReturnType<typeof sql> = last
      ? sql`(issued_on, number) > (${last.issuedOn}::date, ${last.number}::text)`
      : sql`true`
    const { rows } = await sql<Omit<BookedInvoice, 'content'> & { number: string; content: unknown }>`
      select id, company_id as "companyId", issued_on as "issuedOn", number, content from invoices
      where issued_on between ${period.from}::date and ${period.until}::date and ${from}
      order by issued_on, number limit ${PAGE_SIZE}`.execute(executor)
    for (const row of rows) yield { ...row, content: invoiceContent.read(row.content) }
    last = rows.at(-1) ?? null
    if (rows.length < PAGE_SIZE) return
  }
}

/** What was paid of an invoice, or with less than nothing taken back. */
export type BookedPart = {
  readonly day: PlainDate
  readonly cents: number
  readonly invoice: string
  readonly companyId: string
  readonly company: string
  readonly reference: string
  readonly by: string | null
  readonly reason: string | null
}

/** Where a page of them ends. */
type PartPlace = {
  readonly day: PlainDate
  readonly id: string
  readonly isBack: boolean
  readonly invoiceId: string
}

/**
 * What was paid in a period, by the day on which it came in, and what was taken back, by the day of that in Amsterdam: by day, and a
 * page at a time.
 */
export async function* paymentsIn(
  executor: Executor,
  { from, until }: BookPeriod,
): AsyncGenerator<BookedPart> {
  let last: PartPlace | null = null
  for (;;) {
    const begin: PlainDate = last?.day ?? from
    const after: ReturnType<typeof sql> = last
      ? sql`(b.day, b.id, b.is_back, b.invoice_id) > (${last.day}::date, ${last.id}::uuid, ${last.isBack}::boolean, ${last.invoiceId}::uuid)`
      : sql`true`
    const { rows } = await sql<BookedPart & PartPlace>`
      select b.day, b.id, b.is_back as "isBack", b.invoice_id as "invoiceId", b.cents, i.number as invoice, c.id as "companyId", c.name as company,
        b.reference, o.name as by, b.reason from (
        select p.id, p.paid_on as day, false as is_back, t.cents, t.invoice_id, p.reference, p.booked_by as by_id, null::text as reason
          from payments p join payment_parts t on t.payment_id = p.id
          where p.paid_on between ${begin}::date and ${until}::date
        union all
        select p.id, (p.reversed_at at time zone 'Europe/Amsterdam')::date, true, -t.cents, t.invoice_id, p.reference, p.reversed_by, p.reason
          from payments p join payment_parts t on t.payment_id = p.id
          where (p.reversed_at at time zone 'Europe/Amsterdam')::date between ${begin}::date and ${until}::date) b
      join invoices i on i.id = b.invoice_id join companies c on c.id = i.company_id left join operators o on o.id = b.by_id
      where ${after} order by b.day, b.id, b.is_back, b.invoice_id limit ${PAGE_SIZE}`.execute(executor)
    yield* rows
    last = rows.at(-1) ?? null
    if (rows.length < PAGE_SIZE) return
  }
}

export type BookSums = {
  readonly invoices: number
  readonly creditNotes: number
  readonly netCents: number
  readonly vatCents: number
  readonly payments: number
  readonly paidCents: number
}

/** How much there is of a period, and what it comes to. */
export async function sumBooks(executor: Executor, { from, until }: BookPeriod): Promise<BookSums> {
  const { rows } = await sql<BookSums>`
    with issued as (
      select kind, case kind when 'invoice' then 1 else -1 end as sign, net_cents, vat_cents from invoices
      where issued_on between ${from}::date and ${until}::date
    ), paid as (
      select cents from payments where paid_on between ${from}::date and ${until}::date
      union all
      select -cents from payments
      where (reversed_at at time zone 'Europe/Amsterdam')::date between ${from}::date and ${until}::date
    )
    select (select count(*)::int from issued where kind = 'invoice') as invoices,
      (select count(*)::int from issued where kind = 'credit_note') as "creditNotes",
      (select coalesce(sum(sign * net_cents), 0)::bigint from issued) as "netCents",
      (select coalesce(sum(sign * vat_cents), 0)::bigint from issued) as "vatCents",
      (select count(*)::int from paid) as payments,
      (select coalesce(sum(cents), 0)::bigint from paid) as "paidCents"`.execute(executor)
  const [sums] = rows
  if (!sums) throw new Error('sums without a row')
  return sums
}
