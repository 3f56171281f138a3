import { sql } from 'kysely'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import type { Owed } from '#domain/documents/invoice-balance.ts'
import { sumCents } from '#domain/money.ts'
import type { Executor } from '../../db/database.ts'

export type HeldInvoice = Owed & { readonly id: string; readonly companyId: string; readonly number: string }

/** An invoice with what is paid of it; nobody else books on it until the transaction ends. */
export async function lockOwed(trx: Executor, id: string): Promise<HeldInvoice | null> {
  const { rows } = await sql<HeldInvoice>`
    select id, company_id as "companyId", number, kind, total_cents as "totalCents", paid_cents as "paidCents", credited_cents as "creditedCents",
      is_credited as "isCredited", due_on as "dueOn"
    from invoices where id = ${id} for update`.execute(trx)
  return rows[0] ?? null
}

type NewPayment = {
  readonly id: string
  readonly companyId: string
  readonly parts: readonly PaymentPart[]
  readonly paidOn: PlainDate
  readonly reference: string
  readonly bookedAt: Date
  readonly bookedBy: string | null
}

/** A payment of invoices of one company; false when there is one of this id. */
export async function insertPayment(
  trx: Executor,
  { id, companyId, parts, paidOn, reference, bookedAt, bookedBy }: NewPayment,
): Promise<boolean> {
  const made = await trx
    .insertInto('payments')
    .values({
      id,
      company_id: companyId,
      cents: sumCents(parts.map(({ cents }) => cents)),
      paid_on: paidOn,
      reference,
      booked_at: bookedAt,
      booked_by: bookedBy,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return false
  await trx
    .insertInto('payment_parts')
    .values(parts.map(({ invoiceId, cents }) => ({ payment_id: id, invoice_id: invoiceId, cents })))
    .execute()
  return true
}

export type PaymentPart = { readonly invoiceId: string; readonly cents: number }

/** What a payment pays, in the order in which invoices are held. */
export async function partsOf(executor: Executor, paymentId: string): Promise<PaymentPart[]> {
  return executor
    .selectFrom('payment_parts')
    .select(['invoice_id as invoiceId', 'cents'])
    .where('payment_id', '=', paymentId)
    .orderBy('invoice_id')
    .execute()
}

/** When somebody paid, and what he wrote with it; null of no payment. */
export async function findPaid(executor: Executor, paymentId: string) {
  const row = await executor
    .selectFrom('payments')
    .select(['paid_on as paidOn', 'reference'])
    .where('id', '=', paymentId)
    .executeTakeFirst()
  return row ?? null
}

/** More of an invoice is paid, or with less than nothing less of it; the database refuses what is more than its total. */
export async function addPaid(trx: Executor, { invoiceId, cents }: PaymentPart): Promise<void> {
  await trx
    .updateTable('invoices')
    .set((invoice) => ({ paid_cents: invoice('paid_cents', '+', cents) }))
    .where('id', '=', invoiceId)
    .execute()
}

type Move = {
  readonly fromId: string
  readonly toId: string
  readonly cents: number
  readonly now: Date
}

/**
 * Lets what was paid of one invoice, which is held, count for another: so much of it, what was booked first going first. The
 * payments stay as they were booked, and what moved is kept.
 */
export async function movePaid(trx: Executor, { fromId, toId, cents, now }: Move): Promise<void> {
  let left = cents
  for (const part of await standingParts(trx, fromId)) {
    const moved = Math.min(part.cents, left)
    if (moved === 0) continue
    left -= moved
    await shrinkPart(trx, { ...part, invoiceId: fromId }, moved)
    await trx
      .insertInto('payment_parts')
      .values({ payment_id: part.paymentId, invoice_id: toId, cents: moved })
      .execute()
    await trx
      .insertInto('payment_moves')
      .values({ payment_id: part.paymentId, from_id: fromId, to_id: toId, cents: moved, moved_at: now })
      .execute()
  }
  if (left > 0) throw new RangeError(`${left} cents more than was paid were to move`)
  if (cents === 0) return
  await addPaid(trx, { invoiceId: fromId, cents: -cents })
  await addPaid(trx, { invoiceId: toId, cents })
}

type StandingPart = { readonly paymentId: string; readonly cents: number }

/** What pays an invoice of payments that were not reversed, in the order of booking. */
const standingParts = (executor: Executor, invoiceId: string): Promise<readonly StandingPart[]> =>
  executor
    .selectFrom('payment_parts as t')
    .innerJoin('payments as p', 'p.id', 't.payment_id')
    .select(['t.payment_id as paymentId', 't.cents'])
    .where('t.invoice_id', '=', invoiceId)
    .where('p.reversed_at', 'is', null)
    .orderBy('p.booked_at')
    .orderBy('p.id')
    .execute()

async function shrinkPart(
  trx: Executor,
  { paymentId, invoiceId, cents }: StandingPart & PaymentPart,
  by: number,
): Promise<void> {
  if (by === cents)
    await trx
      .deleteFrom('payment_parts')
      .where('payment_id', '=', paymentId)
      .where('invoice_id', '=', invoiceId)
      .execute()
  else
    await trx
      .updateTable('payment_parts')
      .set({ cents: cents - by })
      .where('payment_id', '=', paymentId)
      .where('invoice_id', '=', invoiceId)
      .execute()
}

/** Whether a payment was reversed; null when there is none. Held until the transaction ends. */
export async function lockPayment(
  trx: Executor,
  id: string,
): Promise<{ readonly isReversed: boolean } | null> {
  const row = await trx
    .selectFrom('payments')
    .select('reversed_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ? { isReversed: row.reversed_at !== null } : null
}

export async function markReversed(
  trx: Executor,
  id: string,
  { at, by, reason }: { readonly at: Date; readonly by: string | null; readonly reason: string },
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ reversed_at: at, reversed_by: by, reason })
    .where('id', '=', id)
    .execute()
}
