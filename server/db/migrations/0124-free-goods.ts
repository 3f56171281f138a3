import { type Kysely, sql } from 'kysely'

/** A line of a quote may be of something that is no product: what it is of is said by itself, in the place of the product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(freeGoods).execute(db)
}

const freeGoods = `
alter table cart_lines
  alter column product_id drop not null,
  add column free_goods text check (free_goods ~ '^free-[0-9]{1,2}-[0-9]{1,3}$'),
  add constraint cart_lines_of_something check (num_nonnulls(product_id, free_goods) = 1);
`
