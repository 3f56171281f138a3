import { type Kysely, sql } from 'kysely'

/** Which verdicts about files their customers may still have to be told of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table designs
  -- When its check ended, until the mail that gathers such files was made or found to be needless; null from then on.
  add column untold_since timestamptz;
create index designs_untold on designs (contact_id) where untold_since is not null;
`,
    )
    .execute(db)
}
