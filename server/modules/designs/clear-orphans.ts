import { failedCheck } from '#domain/designs/judge-file.ts'
import type { ShopContext } from '../../context.ts'
import type { ListedFile } from '../../storage/file-storage.ts'
import { knownDesigns, listFiles, namedFiles, recordLost } from './housekeeping-store.ts'

const BATCH = 500
const UPLOAD = /^print-files\/([0-9a-f-]{36})$/
const PREVIEW = /^previews\/([0-9a-f-]{36})\//

type Keeping = Pick<ShopContext, 'db' | 'files' | 'clock' | 'log'>

/** Removes files that no design names, and arrivals that no upload goes on with. */
export async function clearOrphans({ db, files }: Keeping, settled: Date): Promise<void> {
  for await (const keys of settledKeys(files.list('print-files'), settled)) {
    const named = await namedFiles(db, keys, uploadIds(keys))
    for (const key of keys) {
      if (!named.keys.has(key) && !named.uploadIds.has(idIn(UPLOAD, key))) await files.remove(key)
    }
  }
  for await (const keys of settledKeys(files.list('previews'), settled)) {
    const known = await knownDesigns(db, keys.map((key) => idIn(PREVIEW, key)).filter(Boolean))
    for (const key of keys) if (!known.has(idIn(PREVIEW, key))) await files.remove(key)
  }
  for await (const keys of settledKeys(files.arrivals.list(), settled)) {
    const named = await namedFiles(db, [], uploadIds(keys))
    for (const key of keys) if (!named.uploadIds.has(idIn(UPLOAD, key))) await files.arrivals.drop(key)
  }
}

/** Finds designs of which the file is gone: they can't be printed, and somebody should know. */
export async function findLostFiles({ db, files, clock, log }: Keeping, settled: Date): Promise<void> {
  const present = new Set<string>()
  for await (const { key } of files.list('print-files')) present.add(key)
  for (const design of await listFiles(db, settled)) {
    // Asked again, for it may have come after the list was made.
    if (present.has(design.key) || (await files.find(design.key))) continue
    log.error({ designId: design.id }, 'the file of a design is gone')
    await recordLost(db, design, failedCheck(), clock())
  }
}

const idIn = (pattern: RegExp, key: string): string => pattern.exec(key)?.[1] ?? ''
const uploadIds = (keys: readonly string[]) => keys.map((key) => idIn(UPLOAD, key)).filter(Boolean)

async function* settledKeys(listed: AsyncIterable<ListedFile>, settled: Date): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const { key, changedAt } of listed) {
    if (changedAt >= settled) continue
    batch.push(key)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
