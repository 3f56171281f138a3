import { type Kysely, sql } from 'kysely'

/** Quotes: parked carts with a number, what they cost, and the prices that were asked for and offered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(quotes).execute(db)
}

const quotes = `
alter table carts add column quote_number text unique;
-- What shipping and services cost when it was parked, so that a quote keeps its total.
alter table carts add column agreed_terms jsonb;
alter table carts add column quoted_net_cents bigint;
alter table carts add column quoted_total_cents bigint;
alter table carts add column quoted_item_count int;
-- A quote that was deleted can be brought back for a while.
alter table carts add column removed_at timestamptz;
-- The cart that its lines went to.
alter table carts add column merged_into uuid references carts on delete set null;
create index carts_valid_until on carts (valid_until) where state = 'parked';
create index carts_removed on carts (removed_at) where removed_at is not null;

-- A price on request: nothing of it is ever changed but its state, and what was said stays.
create table price_requests (
  cart_id uuid primary key references carts on delete cascade,
  contact_id uuid not null references contacts on delete cascade,
  state text not null check (state in ('requested', 'in_review', 'offered', 'counter', 'accepted', 'ordered',
    'declined_by_customer', 'declined_by_shop', 'withdrawn', 'expired')),
  created_at timestamptz not null,
  changed_at timestamptz not null
);

create table price_request_messages (
  id bigint generated always as identity primary key,
  cart_id uuid not null references price_requests on delete cascade,
  author text not null check (author in ('customer', 'shop')),
  contact_id uuid references contacts on delete set null,
  body text not null,
  state text not null,
  sent_at timestamptz not null
);
create index price_request_messages_cart on price_request_messages (cart_id, id);
`
