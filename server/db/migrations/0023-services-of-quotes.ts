import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * What studio and check cost a quote was once kept with the quote only, which ends when it becomes the cart: each line gets
 * it, as new quotes write it.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `update cart_lines set agreed_price = agreed_price || jsonb_build_object('services',
         jsonb_strip_nulls(jsonb_build_object('studioDesignCents', agreed_terms->'studioDesignCents',
           'validateDesignCents', agreed_terms->'validateDesignCents')) || coalesce(agreed_price->'services', '{}'))
       from carts where carts.id = cart_id and agreed_terms is not null and agreed_until is not null`,
    )
    .execute(db)
}
