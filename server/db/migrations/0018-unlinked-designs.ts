import { type Kysely, sql } from 'kysely'

/** What the deletion of a design took off its customer's cart, for when that is undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table designs add column unlinked jsonb not null default '[]' check (jsonb_typeof(unlinked) = 'array')`,
    )
    .execute(db)
}
