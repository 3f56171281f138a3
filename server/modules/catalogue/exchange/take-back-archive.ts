import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { CATALOGUE_FORMAT, CATALOGUE_VERSION } from '#contract/catalogue-file.ts'
import { type CatalogueSection, entryKey } from '#domain/catalogue/catalogue-file.ts'
import { entryTakenBack } from '#domain/catalogue/entry-taken-back.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { fieldPlace } from '#texts/nl/office/catalogue-faults.ts'
import { catalogueFieldLabel } from '#texts/nl/office/catalogue-fields.ts'
import { catalogueImportTexts as texts } from '#texts/nl/office/catalogue-imports.ts'
import type { ShopContext } from '../../../context.ts'
import type { Executor } from '../../../db/database.ts'
import type { ImportChanges } from '../../../db/documents/imports.ts'
import { withScratch } from '../../../storage/scratch.ts'
import { type Archive, DOCUMENT, type Withdrawn } from './archive.ts'
import { loadEntries } from './entries-store.ts'
import { catalogueDigest } from './export-catalogue.ts'
import { addFinding, type Findings, noFindings } from './findings.ts'
import { openFolder } from './folder-archive.ts'
import { changesKept } from './import-changes.ts'
import { atOneMoment, withUnhurried } from './unhurried.ts'

/** What an import changed is no longer kept. */
export class ChangesGone extends Error {}

type TakingBack = {
  readonly withdrawn: { readonly [Section in CatalogueSection]: Set<string> }
  /** What was changed once more since, and stays as it is. */
  readonly staying: Findings
}

/**
 * An import the other way round, as a catalogue of what becomes what it was and the names of what goes, as far as nobody changed it
 * since: it is tried and carried out as a file is, for as long as the catalogue stays the same.
 */
export function takeBackAsCatalogue<Result>(
  shop: Pick<ShopContext, 'databaseUrl'>,
  importId: string,
  signal: AbortSignal,
  use: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  return withScratch(async (folder) => {
    const taking: TakingBack = { withdrawn: nothing(), staying: noFindings() }
    const madeOn = await withUnhurried(shop, (db) =>
      atOneMoment(db, async (trx) => {
        const document = documentOf(trx, changesKept(trx, importId), taking)
        await pipeline(document, createWriteStream(join(folder, DOCUMENT)), { signal })
        return catalogueDigest(trx)
      }),
    )
    const origin = {
      vendor: null,
      isDocument: true,
      madeOn,
      faults: noFindings(),
      notes: taking.staying,
      // Nobody has the document.
      rowOf: () => null,
      nameOf: (_section: CatalogueSection, field: string) => catalogueFieldLabel(field),
    }
    return use({ ...(await openFolder(folder)), origin, withdrawn: taking.withdrawn })
  })
}

const nothing = () =>
  ({
    attributes: new Set<string>(),
    pictures: new Set<string>(),
    categories: new Set<string>(),
    priceLists: new Set<string>(),
    products: new Set<string>(),
    configurators: new Set<string>(),
    listPrices: new Set<string>(),
    redirects: new Set<string>(),
  }) satisfies Withdrawn

async function* documentOf(
  executor: Executor,
  parts: AsyncIterable<ImportChanges>,
  taking: TakingBack,
): AsyncGenerator<string> {
  yield `{\n"format": ${JSON.stringify(CATALOGUE_FORMAT)},\n"version": ${CATALOGUE_VERSION}`
  let open: CatalogueSection | null = null
  let between = ''
  for await (const { section, changes } of parts) {
    if (section !== open) {
      yield `${open === null ? '' : '\n]'},\n"${section}": [`
      between = '\n'
    }
    open = section
    for (const entry of await entriesOf(executor, { section, changes }, taking)) {
      yield between + JSON.stringify(entry)
      between = ',\n'
    }
  }
  if (open === null) throw new ChangesGone()
  yield '\n]\n}\n'
}

/** The entries that are to be written, of some that an import changed. */
async function entriesOf(
  executor: Executor,
  { section, changes }: ImportChanges,
  { withdrawn, staying }: TakingBack,
): Promise<readonly object[]> {
  const named = changes.map((change) => ({
    change,
    key: entryKey(section, change.after ?? change.before ?? {}),
  }))
  const found = await loadEntries(executor, section, { keys: named.map(({ key }) => key) })
  const byKey = new Map(found.map((entry) => [entryKey(section, entry), entry]))
  return named.flatMap(({ change, key }) => {
    const stays = (message: string, field = '') =>
      addFinding(staying, {
        place: fieldPlace(section, key, field === '' ? '' : catalogueFieldLabel(field)),
        line: null,
        message,
      })
    const now = byKey.get(key) ?? null
    const back = entryTakenBack(section, change, now)
    if (back.kind === 'withdraw') withdrawn[section].add(key)
    if (back.kind === 'stay') stays(texts.staying[back.why])
    if (back.kind !== 'write') return []
    for (const field of back.staying) stays(texts.staying.field, field)
    return isDeepEqual(back.entry, now) ? [] : [back.entry]
  })
}
