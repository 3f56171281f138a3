import { type Kysely, sql } from 'kysely'

/** What contacts are there for, and up to which amount they order: until somebody says otherwise all of them everything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table contacts
         add column roles text[] not null default '{orders,approves,pays,managesPeople}'
           check (roles <@ '{orders,approves,pays,managesPeople}'),
         add column order_limit_cents bigint check (order_limit_cents >= 0)`,
    )
    .execute(db)
}
