import { type Kysely, sql } from 'kysely'

/**
 * Pictures that staff bring in, describe or cut are written down, and so are the answers that they write to a customer about a quote:
 * such an answer names nobody by itself. What is said stays in its own row alone, which never changes and goes with the quote.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger images_audit after insert or update or delete on images
      for each row execute function record_change('id', '{content,content_hash,widths}')`.execute(db)
  await sql`
    create trigger price_request_messages_audit after insert on price_request_messages
      for each row when (new.author = 'shop') execute function record_change('cart_id', '{id,author,contact_id,body}')`.execute(
    db,
  )
}
