import { type Kysely, sql } from 'kysely'

/**
 * Lets staff page through the companies by name, and find one by part of its name, by its KvK number or by a contact's
 * address, however many there are. When somebody logged in last is kept beside the session, which ends; it is no change
 * of which is written down who made it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db)
  await run('create index companies_by_name on companies (lower(name), id)')
  await run('create index companies_name_start on companies (lower(name) text_pattern_ops)')
  await run('create index companies_blocked on companies (lower(name), id) where is_blocked')
  // With the usual sample a rare part of a name counts for one in a hundred, and all names would be gone along to find it.
  await run('alter table companies alter column name set statistics 1000')
  await run('create index companies_kvk_start on companies (kvk_number text_pattern_ops)')
  await run('create index contacts_email_part on contacts using gin (email gin_trgm_ops)')
  await run('alter table contacts add column last_login_at timestamptz')
  await run(
    `create or replace trigger contacts_audit after insert or update or delete on contacts
       for each row execute function record_change('id', '{last_login_at}')`,
  )
}
