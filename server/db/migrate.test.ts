import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '#test/support/database.ts'
import { migrate, migrateUnhurried, migrationNames } from './migrate.ts'

it('is done once when several processes start at once on an empty database', async () => {
  const database = await testDatabase(null)
  try {
    const lost: Error[] = []
    await Promise.all([1, 2, 3].map(() => migrateUnhurried(database.url, (error) => lost.push(error))))
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      database.db,
    )
    expect([rows.map(({ name }) => name), lost]).toEqual([migrationNames, []])
  } finally {
    await database.drop()
  }
})

it('keeps until when contacts of before are invited, by their link or else by the mail, and records nothing of it', async () => {
  const database = await testDatabase(null)
  try {
    await migrate(database.db, '0098-configurator-times')
    await sql`
      with company as (insert into companies (name) values ('Van voor de kolom') returning id)
      insert into contacts (company_id, email, first_name, last_name, state)
      select id, name || '@eerder.example', 'Inge', name, case name when 'active' then 'active' else 'invited' end
      from company, unnest(array['never', 'link', 'mail', 'active']) name`.execute(database.db)
    await sql`insert into password_reset_tokens (token_hash, contact_id, created_at, expires_at)
      select sha256(email::bytea), id, '2026-11-01', '2026-11-08' from contacts where last_name in ('link', 'active')`.execute(
      database.db,
    )
    await sql`insert into outbox (dedupe_key, template, recipient, payload, state, created_at)
      select 'account_invitation:' || id || ':' || at, 'account_invitation', email, '{}', 'sent', at::timestamptz
      from contacts, unnest(array['2026-10-01', '2026-10-20']) at where last_name in ('link', 'mail')`.execute(
      database.db,
    )
    await sql`delete from audit_events`.execute(database.db)
    await migrate(database.db)
    const { rows } = await sql<{ name: string; until: string | null }>`
      select last_name as name, (invited_until at time zone 'UTC')::date::text as until from contacts order by last_name`.execute(
      database.db,
    )
    expect(rows).toEqual([
      { name: 'active', until: null },
      { name: 'link', until: '2026-11-08' },
      { name: 'mail', until: '2026-10-27' },
      { name: 'never', until: null },
    ])
    expect((await sql`select from audit_events`.execute(database.db)).rows).toEqual([])
  } finally {
    await database.drop()
  }
})
