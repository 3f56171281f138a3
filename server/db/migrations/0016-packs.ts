import { type Kysely, sql } from 'kysely'

/** How many are sold as one: a set of 4, or 100 pieces; null where one is one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table products add column pack jsonb
        check (pack is null or (pack->>'kind' in ('set', 'pieces') and (pack->>'count')::int > 1))`,
    )
    .execute(db)
}
