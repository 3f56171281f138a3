import { type Kysely, sql } from 'kysely'

/**
 * What an ordered line is agreed at since staff put it together anew, or added it: null where the line of its cart says so. The log
 * shows too what a line was put together as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table order_lines add column agreed_price jsonb').execute(db)
  const differs = COLUMNS.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')
  await sql
    .raw(
      `drop trigger order_lines_audit on order_lines;
       create trigger order_lines_audit after update of ${COLUMNS.join(', ')} on order_lines
         for each row when (${differs}) execute function record_change('id')`,
    )
    .execute(db)
}

const COLUMNS = [
  'state',
  'quantity',
  'line_cents',
  'delivery_date',
  'delivery_kind',
  'address',
  'tracking_url',
  'sku',
  'width_mm',
  'height_mm',
  'length_mm',
  'option_texts',
  'agreed_price',
]
