// The shop's calls in a process of their own, which imports a catalogue when it is asked to, and tells what it took.
import { readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import type { ImportMode } from '#domain/catalogue/catalogue-file.ts'
import type { Archive } from '#server/modules/catalogue/exchange/archive.ts'
import { importByCommand } from '#server/modules/catalogue/exchange/import-by-command.ts'
import { takeBackAsCatalogue } from '#server/modules/catalogue/exchange/take-back-archive.ts'
import { withUnhurried } from '#server/modules/catalogue/exchange/unhurried.ts'
import { openZip } from '#server/modules/catalogue/exchange/zip-archive.ts'
import { answerParent } from '#test/support/child.ts'
import { openApiShop } from './api-shop.ts'

/** The path of a ZIP to import, what takes the last import back, or nothing. */
export type Order = { readonly path: string | null }
export type Imported = {
  readonly port: number
  readonly seconds: number
  readonly changes: number
  /** What the process had in memory at most meanwhile; read from the process table of Linux. */
  readonly peakMb: number
  /** What is kept of all imports to take them back. */
  readonly keptMb: number
}

const opening = openApiShop({ hearsChanges: true }).then(async (shop) => {
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  return shop
})

async function imported(path: string): Promise<number> {
  const shop = await opening
  const { signal } = new AbortController()
  const carryOut = (mode: ImportMode) => (archive: Archive) =>
    importByCommand(shop, archive, { name: 'bench', mode, onShare: () => undefined, signal })
  if (path !== 'takeBack') return (await openZip(path, carryOut('add'))).changeCount
  const { id } = await withUnhurried(shop, (db) =>
    db
      .selectFrom('catalogue_imports')
      .select('id')
      .orderBy('made_at', 'desc')
      .orderBy('moved_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )
  return (await takeBackAsCatalogue(shop, id, signal, carryOut('takeBack'))).changeCount
}

async function keptMb(): Promise<number> {
  const { rows } = await withUnhurried(await opening, (db) =>
    sql<{ bytes: number }>`
      select coalesce(sum(octet_length(content)), 0)::float8 as bytes from catalogue_import_changes`.execute(
      db,
    ),
  )
  return (rows[0]?.bytes ?? 0) / 1024 / 1024
}

const peakMb = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024

answerParent(
  async ({ path }: Order): Promise<Imported> => {
    // What was used at most before is forgotten.
    writeFileSync('/proc/self/clear_refs', '5')
    const startedMs = performance.now()
    const changes = path === null ? 0 : await imported(path)
    const seconds = (performance.now() - startedMs) / 1000
    const { port } = (await opening).app.server.address() as AddressInfo
    return { port, seconds, changes, peakMb: peakMb(), keptMb: await keptMb() }
  },
  async () => (await opening).close(),
)
