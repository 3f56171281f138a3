// The shop's calls in a process of their own, which imports a catalogue when it is asked to, and tells what it took.
import { readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { importByCommand } from '#server/modules/catalogue/exchange/import-by-command.ts'
import { openZip } from '#server/modules/catalogue/exchange/zip-archive.ts'
import { answerParent } from '#test/support/child.ts'
import { openApiShop } from './api-shop.ts'

/** The path of a ZIP to import, or nothing. */
export type Order = { readonly path: string | null }
export type Imported = {
  readonly port: number
  readonly seconds: number
  readonly changes: number
  /** What the process had in memory at most meanwhile; read from the process table of Linux. */
  readonly peakMb: number
}

const opening = openApiShop({ hearsChanges: true }).then(async (shop) => {
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  return shop
})

async function imported(path: string): Promise<number> {
  const shop = await opening
  const { changeCount } = await openZip(path, (archive) =>
    importByCommand(shop, archive, {
      name: 'bench',
      mode: 'add',
      onShare: () => undefined,
      signal: new AbortController().signal,
    }),
  )
  return changeCount
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
    return { port, seconds, changes, peakMb: peakMb() }
  },
  async () => (await opening).close(),
)
