import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from, to } from 'pg-copy-streams'
import { getConstructionPlans } from 'pg-boss'
import { openDatabase } from '../database.ts'
import { migrate, type MigrationName, migrationNames } from '../migrate.ts'
import { BackupFault } from './backup-fault.ts'
import {
  type BackupEnd,
  type BackupHead,
  type BackupPart,
  type BackupTable,
  copyInto,
  readBackup,
} from './backup-file.ts'
import { withConnection } from './connection.ts'
import { queueVersion } from './make-backup.ts'
import { type RowDigest, rowDigest } from './row-digest.ts'
import { copyOut, tablesNow } from './tables-now.ts'

/** What came back. */
export type LoadedBackup = {
  readonly head: BackupHead
  readonly tables: number
  readonly rows: number
}

/** The work is the reading of the file for so much, and for the rest the comparing. */
const LOADING = 0.7

type Load = {
  /** An empty database, which the shop's user may fill. */
  readonly url: string
  /** The file, unpacked. */
  readonly content: AsyncIterable<Buffer>
  /** Hears how many tables were loaded and compared. */
  readonly onShare?: (share: number) => void
}

/**
 * Fills an empty database with what a backup holds, and reads it all again: either each table has the rows that were
 * written, or the database stays without any. It gets the tables of the time of the backup; the next start of the shop
 * brings them to its own.
 */
export async function loadBackup({ url, content, onShare = () => undefined }: Load): Promise<LoadedBackup> {
  const parts = readBackup(content)
  try {
    const first = await parts.next()
    if (first.done || first.value.kind !== 'head') throw new BackupFault('broken', 'it has no head')
    const { head } = first.value
    const newest = checkMigrations(head.migrations)
    await withConnection(url, checkEmpty)
    await makeTables(url, newest)
    const counts = await withConnection(url, async (client) => {
      await makeQueue(client, head)
      await client.query('begin')
      const loaded = await inFreeTables(client, () => loadTables(client, parts, onShare))
      await compareRows(client, loaded, onShare)
      await client.query('commit')
      await client.query('analyze')
      return {
        tables: loaded.end.tables.length,
        rows: loaded.end.tables.reduce((sum, { rows }) => sum + rows, 0),
      }
    })
    onShare(1)
    return { head, ...counts }
  } catch (error) {
    throw asFault(error)
  } finally {
    await parts.return()
  }
}

/** A backup of before holds the first of our changes; one with others is of a newer shop, or of another one. */
function checkMigrations(migrations: readonly string[]): MigrationName {
  const newest = migrations.at(-1)
  const at = migrationNames.findIndex((name) => name === newest)
  if (at < 0) throw new BackupFault('tooNew', `this shop does not know ${newest}`)
  const ours = migrationNames.slice(0, at + 1)
  if (ours.length !== migrations.length || ours.some((name, index) => name !== migrations[index]))
    throw new BackupFault('otherTables', 'its changes of the schema are not ours')
  return newest as MigrationName
}

async function checkEmpty(client: Client): Promise<void> {
  const { rows } = await client.query<{ isEmpty: boolean }>(`
    select not exists (
      select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p')
    ) as "isEmpty"`)
  if (!rows[0]?.isEmpty) throw new BackupFault('notEmpty', 'there are tables already')
}

async function makeTables(url: string, newest: MigrationName): Promise<void> {
  // A connection that is lost is the fault of the statement at hand.
  const db = openDatabase({ url, connections: 1, isUnhurried: true, onLost: () => undefined })
  try {
    await migrate(db, newest)
  } finally {
    await db.destroy()
  }
}

async function makeQueue(client: Client, head: BackupHead): Promise<void> {
  await client.query(getConstructionPlans('pgboss'))
  const version = await queueVersion(client)
  if (version !== head.queue)
    throw new BackupFault('otherQueue', `its queue has version ${head.queue}, ours ${version}`)
}

/**
 * Does the work while no trigger acts and no key to another table is held, for rows come table by table. The keys are held
 * against all rows afterwards. All of it is what an owner of tables may do.
 */
async function inFreeTables<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  const { rows: tables } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') order by c.relispartition, 1`)
  const { rows: keys } = await client.query<{ on: string; name: string; definition: string }>(`
    select format('%I.%I', n.nspname, c.relname) as on, quote_ident(k.conname) as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and n.nspname in ('public', 'pgboss') order by k.conname, k.oid`)
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  for (const { on, name } of keys) await client.query(`alter table ${on} drop constraint ${name}`)
  const result = await work()
  await client.query('set constraints all immediate')
  for (const { on, name, definition } of keys)
    await client.query(`alter table ${on} add constraint ${name} ${definition}`)
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
  return result
}

type Loaded = { readonly tables: readonly BackupTable[]; readonly end: BackupEnd }

async function loadTables(
  client: Client,
  parts: AsyncGenerator<BackupPart, void>,
  onShare: (share: number) => void,
): Promise<Loaded> {
  const ours = await tablesNow(client)
  // The changes of the schema put rows in some of them.
  await client.query(`truncate ${ours.map(({ name }) => name).join(', ')}`)
  const tables: BackupTable[] = []
  const digests = new Map<string, RowDigest>()
  let part = await nextOf(parts)
  while (part.kind === 'table') {
    const { table } = part
    const own = ours.find(({ name }) => name === table.name)
    // Names go into a statement as they are: only those that the database itself gave.
    if (!own || own.columns.join() !== table.columns.join() || digests.has(table.name))
      throw new BackupFault('otherTables', `${table.name} is not ours`)
    const digest = rowDigest()
    digests.set(table.name, digest)
    tables.push(table)
    const rest: BackupPart[] = []
    await pipeline(rowsOf(parts, digest, rest), client.query(from(copyInto(table))))
    part = rest[0] ?? (await nextOf(parts))
    onShare((LOADING * tables.length) / ours.length)
  }
  if (part.kind !== 'end') throw new BackupFault('broken', 'rows stand where a table should')
  const { end } = part
  if (!(await parts.next()).done) throw new BackupFault('broken', 'something follows its end')
  if (tables.length !== ours.length) throw new BackupFault('otherTables', 'a table of ours is not in it')
  for (const { name, rows, digest } of end.tables) {
    const found = digests.get(name)
    if (found?.rows() !== rows || found.text() !== digest)
      throw new BackupFault('broken', `the rows of ${name} are not those that were written`)
  }
  if (end.tables.length !== tables.length) throw new BackupFault('broken', 'its end tells of other tables')
  await setSequences(client, end)
  return { tables, end }
}

async function nextOf(parts: AsyncGenerator<BackupPart, void>): Promise<BackupPart> {
  const next = await parts.next()
  if (next.done) throw new BackupFault('broken', 'it ends early')
  return next.value
}

/** The rows of one table; what comes after them is handed back. */
async function* rowsOf(
  parts: AsyncGenerator<BackupPart, void>,
  digest: RowDigest,
  rest: BackupPart[],
): AsyncGenerator<Buffer, void> {
  for (;;) {
    const part = await nextOf(parts)
    if (part.kind !== 'rows') {
      rest.push(part)
      return
    }
    digest.add(part.rows)
    yield part.rows
  }
}

async function setSequences(client: Client, { sequences }: BackupEnd): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, isCalled])
}

async function compareRows(
  client: Client,
  { tables, end }: Loaded,
  onShare: (share: number) => void,
): Promise<void> {
  const written = new Map(end.tables.map((table) => [table.name, table]))
  for (const [index, table] of tables.entries()) {
    const digest = rowDigest()
    for await (const rows of client.query(to(copyOut(table))) as AsyncIterable<Buffer>) digest.add(rows)
    const { rows, digest: text } = written.get(table.name) ?? {}
    if (digest.rows() !== rows || digest.text() !== text)
      throw new BackupFault('differs', `the rows of ${table.name} came back otherwise`)
    onShare(LOADING + ((1 - LOADING) * (index + 1)) / tables.length)
  }
}

/** What the content of a file can do to who unpacks it, and to a database that takes its rows. */
const OF_CONTENT = /^(?:Z_|22|23)/

function asFault(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (error instanceof BackupFault || !OF_CONTENT.test(code)) return error
  return new BackupFault('broken', 'its content can not be taken', error)
}
