import { type Kysely, sql } from 'kysely'

/** A product that gets another SKU changes the lists that price it too: they are kept by SKU. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(trigger).execute(db)
}

const trigger = `
drop trigger products_changed_by_update on products;
create trigger products_changed_by_update after update on products
  referencing old table as rows_before new table as rows_after for each statement execute function name_catalogue_change(
    'product', 'select id from changed',
    'assortment', 'select id from changed group by id
      having count(*) = 1 or count(distinct (sku, url_path, status, replacement_sku, popularity)) > 1',
    'list', 'select p.price_list_id from prices p join price_lists l on l.id = p.price_list_id
      where l.kind <> ''base'' and p.product_id in (select id from changed group by id having count(distinct sku) > 1)');
`
