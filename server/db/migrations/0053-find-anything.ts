import { type Kysely, sql } from 'kysely'

/** Lets staff find a number, a name or a file by how it begins, each as fast in a million rows as in ten. */
const INDEXES = [
  'orders_number_start on orders (number text_pattern_ops)',
  'orders_reference_start on orders (lower(reference) text_pattern_ops)',
  'quotes_number_start on carts (quote_number text_pattern_ops) where quote_number is not null',
  'quotes_reference_start on carts (lower(reference) text_pattern_ops) where quote_number is not null',
  'invoices_number_start on invoices (number text_pattern_ops)',
  `contacts_name_start on contacts (lower(first_name || ' ' || last_name) text_pattern_ops) where erased_at is null`,
  'contacts_last_name_start on contacts (lower(last_name) text_pattern_ops) where erased_at is null',
  'contacts_email_start on contacts (email text_pattern_ops) where erased_at is null',
  'order_files_name_start on order_line_designs (lower(file_name) text_pattern_ops)',
] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of INDEXES) await sql.raw(`create index ${index}`).execute(db)
}
