import { type Kysely, sql } from 'kysely'

/** How often a network made a call that is limited by the hour: over all processes of a shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table hourly_calls (
         call text not null,
         network text not null,
         since timestamptz not null,
         calls int not null check (calls > 0),
         primary key (call, network)
       )`,
    )
    .execute(db)
}
