import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/support/database.ts'
import { peakMemoryOf, tellsPeakMemory } from '#test/support/peak-memory.ts'
import { onServer } from '#test/support/templates.ts'
import { LONG } from '#test/support/time-limits.ts'
import { startJobs } from '../../jobs/queue.ts'
import type { Database } from '../database.ts'
import { migrate, type MigrationName } from '../migrate.ts'
import { loadBackup } from './load-backup.ts'
import { makeBackup } from './make-backup.ts'
import { tryBackup } from './try-backup.ts'
import { unpacked } from './unpacked.ts'

const MB = 1024 * 1024
const NOW = new Date('2026-11-18T09:00:00Z')
const run = promisify(execFile)

let folder: string
let source: TestDatabase
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paskruis-backup-'))
  source = await testDatabase()
  await withQueue(source)
  // What would be read otherwise by another hand: lines, backslashes, the sign of an end, what is beyond the BMP, and nothing.
  for (const [index, message] of ['a\nb\tc\r\\n', '\\.', '\\N', '🦊 é ﷽', ''].entries())
    await source.db
      .insertInto('contact_messages')
      .values({ form: JSON.stringify({ v: 1, index, message }), received_at: NOW })
      .execute()
  file = join(folder, 'whole.sql.gz')
  await backUp(source.url, file)
})
afterAll(async () => {
  await source.drop()
  await rm(folder, { recursive: true })
})

/** With the tables of the queue, and work in it. */
async function withQueue({ url, db }: TestDatabase): Promise<void> {
  const jobs = await startJobs({ databaseUrl: url, onError: () => undefined })
  const task = { name: 'some-work', attempts: 1, expireInSeconds: 60 }
  await jobs.send(db, task, { companyId: 'x' })
  await jobs.stop()
}

const backUp = (url: string, path: string) =>
  makeBackup({ url, app: '0.1.0', now: NOW, put: (content) => writeFile(path, Readable.from(content)) })
const contentOf = (path: string) => unpacked(createReadStream(path))
const load = (url: string, path = file) => loadBackup({ url, content: contentOf(path) })

/** Of each table how many rows it has and what is in them, as the database itself adds them up. */
async function sumsOf(db: Database): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss') and tablename not like 'queue\\_stats%' order by 1`.execute(db)
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as sum
      from ${sql.raw(name)} t`.execute(db)
    sums[name] = rows[0]?.sum ?? ''
  }
  return sums
}

/** What a database holds its rows to: keys, checks, indexes and triggers, and how far its sequences are. */
async function rulesOf(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ rule: string }>`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated as rule
      from pg_constraint where connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    union all select indexrelid::regclass::text || ' ' || indisvalid from pg_index
      where indexrelid::regclass::text not like '%queue_stats%' and indexrelid::regclass::text not like 'pg_%'
    union all select schemaname || '.' || sequencename || ' ' || coalesce(last_value::text, '-') from pg_sequences
    order by 1`.execute(db)
  return rows.map(({ rule }) => rule).filter((rule) => !rule.includes('queue_stats'))
}

/** A file with other content, packed anew. */
async function changed(change: (text: string) => string): Promise<string> {
  const path = join(folder, `changed-${Math.random()}.sql.gz`)
  await writeFile(path, gzipSync(change(gunzipSync(await readFile(file)).toString('utf8'))))
  return path
}

async function inEmpty<Result>(work: (database: TestDatabase) => Promise<Result>): Promise<Result> {
  const database = await testDatabase(null)
  try {
    return await work(database)
  } finally {
    await database.drop()
  }
}

describe('a backup of the demo shop', () => {
  it('comes back row for row, with all that holds them', async () => {
    await inEmpty(async (empty) => {
      const { rows, tables } = await load(empty.url)
      const sums = await sumsOf(source.db)
      expect(rows).toBeGreaterThan(1_000)
      expect(tables).toBeGreaterThan(80)
      expect(await sumsOf(empty.db)).toEqual(sums)
      expect(await rulesOf(empty.db)).toEqual(await rulesOf(source.db))
      expect(sums['public.contact_messages']).toMatch(/^[5-9]/)
      expect(sums['pgboss.job_common']).toMatch(/^[1-9]/)
    })
  })

  it('is one that a shop goes on with', async () => {
    await inEmpty(async (empty) => {
      await load(empty.url)
      await migrate(empty.db)
      const jobs = await startJobs({ databaseUrl: empty.url, onError: () => undefined })
      expect(await jobs.count({ name: 'some-work', attempts: 1, expireInSeconds: 60 }, {})).toBe(1)
      await jobs.stop()
    })
  })

  it('is of one moment, while the shop goes on', async () => {
    const path = join(folder, 'moment.sql.gz')
    const countNow = async () => (await sumsOf(source.db))['public.search_documents']
    const before = await countNow()
    const { rows } = await makeBackup({
      url: source.url,
      app: '0.1.0',
      now: NOW,
      async put(content) {
        // The moment is set by now, and nothing was read yet.
        await sql`delete from search_documents`.execute(source.db)
        await writeFile(path, Readable.from(content))
      },
    })
    expect(before).toMatch(/^[1-9]/)
    expect(await countNow()).toMatch(/^0 /)
    await inEmpty(async (empty) => {
      expect((await load(empty.url, path)).rows).toBe(rows)
      expect((await sumsOf(empty.db))['public.search_documents']).toBe(before)
    })
  })
})

describe('a file that is none', () => {
  it.each([
    [
      'cut short',
      async () => {
        const path = join(folder, 'cut.sql.gz')
        const whole = await readFile(file)
        await writeFile(path, whole.subarray(0, whole.length / 2))
        return path
      },
      'broken',
    ],
    [
      'damaged',
      async () => {
        const path = join(folder, 'damaged.sql.gz')
        const whole = await readFile(file)
        const middle = Math.floor(whole.length / 2)
        whole.fill(0x55, middle, middle + 64)
        await writeFile(path, whole)
        return path
      },
      'broken',
    ],
    [
      'not packed',
      async () => {
        const path = join(folder, 'plain.sql')
        await writeFile(path, 'select 1;')
        return path
      },
      'broken',
    ],
    ['one of another row', () => changed((text) => text.replace('🦊', '🐺')), 'broken'],
    ['one without a row', () => changed((text) => text.replace(/^.*🦊.*\n/m, '')), 'broken'],
    ['one without its end', () => changed((text) => text.slice(0, text.lastIndexOf('-- end'))), 'broken'],
    ['one with more after its end', () => changed((text) => `${text}-- end {}\n`), 'broken'],
    ['of a newer format', () => changed((text) => text.replace('"format":1', '"format":2')), 'tooNew'],
    [
      'of a newer shop',
      () => changed((text) => text.replace('"],"queue"', '","9999-later"],"queue"')),
      'tooNew',
    ],
    ['of another shop', () => changed((text) => text.replace('"0002-photographs",', '')), 'otherTables'],
    ['of another queue', () => changed((text) => text.replace(/"queue":\d+/, '"queue":1')), 'otherQueue'],
    [
      'of another table',
      () => changed((text) => text.replace('"public.outbox"', '"public.inbox"')),
      'otherTables',
    ],
  ])('is refused: %s', async (_name, make, code) => {
    const path = await make()
    await inEmpty(async ({ url, db }) => {
      await expect(load(url, path)).rejects.toMatchObject({ code })
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_tables where schemaname = 'public' and tablename = 'outbox'`.execute(
        db,
      )
      if (rows[0]?.count) expect((await sumsOf(db))['public.contact_messages']).toMatch(/^0 /)
    })
  })

  it('is refused where there are tables already', async () => {
    const used = await testDatabase('shop_empty')
    await expect(load(used.url)).rejects.toMatchObject({ code: 'notEmpty' })
    await used.drop()
  })

  it('is refused when a table became other than the changes of the schema make it', async () => {
    const other = await testDatabase('shop_empty')
    await withQueue(other)
    await sql`alter table contact_messages add column own_note text`.execute(other.db)
    const path = join(folder, 'other.sql.gz')
    await backUp(other.url, path)
    await other.drop()
    await inEmpty(({ url }) => expect(load(url, path)).rejects.toMatchObject({ code: 'otherTables' }))
  })
})

it('an older shop comes back in the tables of its time, and is brought on', LONG, async () => {
  const path = join(folder, 'older.sql.gz')
  const newest = '0050-mail-desk' satisfies MigrationName
  await inEmpty(async (old) => {
    await migrate(old.db, newest)
    await withQueue(old)
    await backUp(old.url, path)
  })
  await inEmpty(async ({ url, db }) => {
    const { head } = await load(url, path)
    expect(head.migrations.at(-1)).toBe(newest)
    await migrate(db)
    const ours = await rulesOf(source.db)
    expect((await rulesOf(db)).filter(isNoCount)).toEqual(ours.filter(isNoCount))
  })
})
/** How far a sequence is depends on what was done. */
const isNoCount = (rule: string) => !/^\w+\.\w+_seq /.test(rule)

describe('trying a backup', () => {
  const { serverUrl, prefix } = inject('databaseTemplates')
  /** Databases that a try of this one has left; others are tried beside it. */
  const databases = () =>
    onServer(serverUrl, async (client) => {
      const { rows } = await client.query(
        `select datname from pg_database where datname = 'paskruis_proef_' || left(md5($1), 12)`,
        [new URL(source.url).pathname.slice(1)],
      )
      return rows.length
    })

  async function asUser<Result>(rights: string, work: (url: string) => Promise<Result>): Promise<Result> {
    const name = `${prefix}user`
    await onServer(serverUrl, (client) =>
      client.query(`create role ${name} login ${rights} password 'geheim'`),
    )
    const url = new URL(source.url)
    url.username = name
    url.password = 'geheim'
    try {
      return await work(url.href)
    } finally {
      await onServer(serverUrl, (client) => client.query(`drop role ${name}`))
    }
  }

  it('takes no more than the right to make databases, and leaves none', async () => {
    const shares: number[] = []
    const tried = await asUser('createdb', (url) =>
      tryBackup({ url, content: contentOf(file), onShare: (share) => shares.push(share) }),
    )
    expect(tried.rows).toBeGreaterThan(1_000)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
    expect(await databases()).toBe(0)
  })

  it('says so without that right', async () => {
    await asUser('nocreatedb', (url) =>
      expect(tryBackup({ url, content: contentOf(file) })).rejects.toMatchObject({ code: 'mayNotCreate' }),
    )
  })

  it('leaves none when the file is broken', async () => {
    const path = await changed((text) => text.replace('🦊', '🐺'))
    await expect(tryBackup({ url: source.url, content: contentOf(path) })).rejects.toMatchObject({
      code: 'broken',
    })
    expect(await databases()).toBe(0)
  })
})

describe.runIf(tellsPeakMemory)('a large table', () => {
  it('is never in memory as a whole, and the command restores it', LONG, async () => {
    const large = await testDatabase('shop_empty')
    await withQueue(large)
    // Words that do not pack, 120 MB of them, in pieces that take a busy machine no longer than a statement may.
    for (let first = 1; first <= 40_000; first += 4_000)
      await sql`insert into contact_messages (form, received_at)
        select jsonb_build_object('v', 1, 'words', (select string_agg(md5(row || '-' || part), '') from generate_series(1, 90) part)),
          now() from generate_series(${first}::int, ${first}::int + 3999) row`.execute(large.db)
    const path = join(folder, 'large.sql.gz')
    const script = `
      import { createWriteStream } from 'node:fs'
      import { pipeline } from 'node:stream/promises'
      import { makeBackup } from ${JSON.stringify(new URL('make-backup.ts', import.meta.url).href)}
      await makeBackup({ url: process.env.FROM, app: '0.1.0', now: new Date(),
        put: (content) => pipeline(content, createWriteStream(process.env.TO)) })`
    const made = await peakMemoryOf(() =>
      run(process.execPath, ['--input-type=module', '--eval', script], {
        env: { ...process.env, FROM: large.url, TO: path },
      }),
    )
    expect((await stat(path)).size).toBeGreaterThan(50 * MB)
    expect(made).toBeLessThan(260 * MB)
    await inEmpty(async (empty) => {
      const command = new URL('../../restore-backup.ts', import.meta.url).pathname
      let said = ''
      const restored = await peakMemoryOf(async () => {
        said = (await run(process.execPath, [command, path, empty.url])).stdout
      })
      expect(said).toMatch(/^Teruggezet: 40\.\d+ regels in \d+ tabellen, van /)
      expect(restored).toBeLessThan(300 * MB)
      expect((await sumsOf(empty.db))['public.contact_messages']).toBe(
        (await sumsOf(large.db))['public.contact_messages'],
      )
      const again = await run(process.execPath, [command, path, empty.url]).catch((error: unknown) => error)
      expect(again).toMatchObject({
        code: 1,
        stderr: 'In deze databank staan al tabellen. Maak een lege databank en kies die.\n',
      })
    })
    await large.drop()
  })
})
