import { type Kysely, sql } from 'kysely'

/**
 * What was paid of an invoice that was taken back, and counts for the one in its place; and what an order over the credit limit of
 * its company meets: it waits for finance, or it is refused.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(paymentMoves).execute(db)
  await sql.raw(creditLimits).execute(db)
}

const paymentMoves = `
create table payment_moves (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments on delete restrict,
  from_id uuid not null references invoices on delete restrict,
  to_id uuid not null references invoices on delete restrict,
  cents bigint not null check (cents > 0),
  moved_at timestamptz not null
);
create index payment_moves_payment on payment_moves (payment_id);
create index payment_moves_from on payment_moves (from_id);
create index payment_moves_to on payment_moves (to_id);
create trigger payment_moves_audit after insert or update or delete on payment_moves
  for each row execute function record_change('id');
`

const creditLimits = `
alter table companies add column over_limit text not null default 'warn' check (over_limit in ('warn', 'stop'));
alter table order_holds add column is_for_credit boolean not null default false;
create index orders_uninvoiced on orders (company_id) include (total_cents) where invoiced_at is null and state <> 'cancelled';
create index invoices_standing on invoices (company_id) include (total_cents, paid_cents)
  where kind = 'invoice' and not is_credited and paid_cents < total_cents;
`
