import { type Kysely, sql } from 'kysely'

/** What staff write to each other stands at an order, or from now on at a quote. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(quoteNotes).execute(db)
}

const quoteNotes = `
alter table order_notes alter column order_id drop not null;
alter table order_notes add column cart_id uuid references carts on delete cascade;
alter table order_notes add constraint order_notes_at_one check (num_nonnulls(order_id, cart_id) = 1);
create index order_notes_cart on order_notes (cart_id, written_at) where cart_id is not null;
`
