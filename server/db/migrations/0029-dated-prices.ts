import { type Kysely, sql } from 'kysely'

/**
 * A price holds from and to a day of its own, so that one list can have several for a product. Code that knows of one price
 * only still finds one until a second is written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(datedPrices).execute(db)
}

const datedPrices = `
create extension if not exists btree_gist;
alter table prices
  add column valid_from date not null default '2000-01-01',
  add column valid_to date,
  add check (valid_to is null or valid_to >= valid_from),
  drop constraint prices_price_list_id_product_id_key,
  add constraint prices_one_a_day exclude using gist (
    price_list_id with =, product_id with =, daterange(valid_from, valid_to, '[]') with &&);
create index prices_of_list on prices (price_list_id, product_id);
create index prices_of_product on prices (product_id);
`
