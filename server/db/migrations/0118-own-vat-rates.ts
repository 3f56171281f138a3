import { type Kysely, sql } from 'kysely'

/** The owner says which rates of VAT there are: another country has others, and a law may change them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(rates).execute(db)
}

const rates = `
alter table products
  drop constraint products_vat_percent_check,
  add constraint products_vat_percent_check check (vat_percent between 0 and 99);
alter table order_lines
  drop constraint order_lines_vat_percent_check,
  add constraint order_lines_vat_percent_check check (vat_percent between 0 and 99);
`
