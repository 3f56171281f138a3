import type { ShopContext } from '../../../context.ts'
import { pictureKey } from '../../pictures/variants.ts'
import { productFileKey } from '../file-store.ts'
import type { Archive } from './archive.ts'
import type { Names } from './check-catalogue.ts'
import { picturesNames } from './export-catalogue.ts'
import { namedKeys } from './import-store.ts'
import { readEntries } from './read-entries.ts'
import { withUnhurried } from './unhurried.ts'

/** Files that were put away for an import. */
export type KeptFiles = {
  /** Of photographs, by their hash. */
  readonly pictures: Map<string, readonly string[]>
  /** Whether they were put there, or lay there already. */
  readonly downloads: Map<string, 'put' | 'known'>
}
export const noFiles = (): KeptFiles => ({ pictures: new Map(), downloads: new Map() })

type Storage = Pick<ShopContext, 'files'>
type Keeping = {
  readonly archive: Archive
  readonly names: Names
  readonly kept: KeptFiles
  readonly signal: AbortSignal
}

/** Puts away what the storage holds and what was not put away before, so that rows may name it. */
export async function keepFiles(
  { files }: Storage,
  { archive, names, kept, signal }: Keeping,
): Promise<void> {
  for await (const { entry } of readEntries(archive, { only: 'pictures' })) {
    const picture = entry as Parameters<typeof picturesNames>[0]
    if (picture.widths === null || names.keptHashes.has(picture.hash) || kept.pictures.has(picture.hash))
      continue
    const pictures = picturesNames(picture).map((name) => ({
      name,
      key: pictureKey(name.slice('pictures/'.length)),
    }))
    kept.pictures.set(
      picture.hash,
      pictures.map(({ key }) => key),
    )
    for (const { name, key } of pictures) {
      signal.throwIfAborted()
      await files.put(key, await archive.content(name))
    }
  }
  for (const name of archive.names) {
    if (!name.startsWith('files/') || !names.used.files.has(name)) continue
    const key = productFileKey(name.slice('files/'.length))
    if (kept.downloads.has(key)) continue
    signal.throwIfAborted()
    const isKnown = (await files.find(key)) !== null
    kept.downloads.set(key, isKnown ? 'known' : 'put')
    if (!isKnown) await files.put(key, await archive.content(name))
  }
}

/** Removes files again that nothing came to name. */
export async function dropFiles(
  shop: Storage & Pick<ShopContext, 'databaseUrl'>,
  kept: KeptFiles,
): Promise<void> {
  const { pictures } = kept
  const downloads = [...kept.downloads].flatMap(([key, how]) => (how === 'put' ? [key] : []))
  if (pictures.size === 0 && downloads.length === 0) return
  const named = await withUnhurried(shop, (db) => namedKeys(db, { hashes: [...pictures.keys()], downloads }))
  for (const [hash, keys] of pictures)
    if (!named.hashes.has(hash)) for (const key of keys) await shop.files.remove(key)
  for (const key of downloads) if (!named.downloads.has(key)) await shop.files.remove(key)
}
