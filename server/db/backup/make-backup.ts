import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { to } from 'pg-copy-streams'
import { type BackupEnd, endLine, headLine, rowsEnd, tableLines } from './backup-file.ts'
import { withConnection } from './connection.ts'
import { rowDigest } from './row-digest.ts'
import { copyOut, sequencesNow, type TableNow, tablesNow } from './tables-now.ts'

/** What a backup came to. */
export type BackupFacts = {
  readonly newestMigration: string
  readonly tables: number
  readonly rows: number
  readonly sizeBytes: number
  /** Of the file as it lies there. */
  readonly sha256: string
}

export type MakeBackup = {
  readonly url: string
  /** The version of the shop. */
  readonly app: string
  readonly now: Date
  /** Takes the file as it comes. */
  readonly put: (content: AsyncIterable<Uint8Array>) => Promise<void>
  /** Hears from time to time how much of the work is done, from 0 to 1. */
  readonly onShare?: (share: number) => void
  readonly signal?: AbortSignal
}

/** Writes all rows of the database as they were at one moment, while the shop goes on; never more than a piece is in memory. */
export async function makeBackup(asked: MakeBackup): Promise<BackupFacts> {
  return withConnection(asked.url, async (client) => {
    // The first question sets the moment.
    await client.query('begin isolation level repeatable read read only')
    const migrations = await migrationsOf(client)
    const tables = await tablesNow(client)
    const ended: BackupEnd['tables'][number][] = []
    const hash = createHash('sha256')
    let sizeBytes = 0

    async function* counted(zipped: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
      for await (const part of zipped) {
        hash.update(part)
        sizeBytes += part.length
        yield part
      }
    }
    async function* content(): AsyncGenerator<Buffer, void> {
      const madeAt = asked.now.toISOString()
      yield headLine({ app: asked.app, madeAt, migrations, queue: await queueVersion(client) })
      const share = shareOf(tables, asked.onShare)
      for (const table of tables) {
        const digest = rowDigest()
        yield tableLines(table)
        for await (const rows of client.query(to(copyOut(table))) as AsyncIterable<Buffer>) {
          digest.add(rows)
          share.add(rows.length)
          yield rows
        }
        yield rowsEnd
        share.end(table)
        ended.push({ name: table.name, rows: digest.rows(), digest: digest.text() })
      }
      yield endLine({ tables: ended, sequences: await sequencesNow(client) })
    }

    await pipeline(content, createGzip(), (zipped: AsyncIterable<Buffer>) => asked.put(counted(zipped)), {
      ...(asked.signal && { signal: asked.signal }),
    })
    return {
      newestMigration: migrations.at(-1) ?? '',
      tables: ended.length,
      rows: ended.reduce((sum, { rows }) => sum + rows, 0),
      sizeBytes,
      sha256: hash.digest('hex'),
    }
  })
}

async function migrationsOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}

/** The version of the tables of the queue. */
export async function queueVersion(client: Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version')
  return rows[0]?.version ?? 0
}

const weightOf = ({ sizeBytes }: TableNow) => sizeBytes + 8_192

/** A table counts for the room that it takes, and a little besides; its rows as text come close to that. */
function shareOf(tables: readonly TableNow[], onShare: (share: number) => void = () => undefined) {
  const all = tables.reduce((sum, table) => sum + weightOf(table), 0)
  let done = 0
  let ofTable = 0
  return {
    add(bytes: number) {
      ofTable += bytes
      onShare(Math.min(0.99, (done + ofTable) / all))
    },
    end(table: TableNow) {
      done += weightOf(table)
      ofTable = 0
      onShare(Math.min(0.99, done / all))
    },
  }
}
