import { createHash } from 'node:crypto'
import type { CatalogueEntries } from '#contract/catalogue-file.ts'
import { hasValueList } from '#domain/catalogue/attribute-kinds.ts'
import { CATALOGUE_SECTIONS, type CatalogueSection, entryKey } from '#domain/catalogue/catalogue-file.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import type { Executor } from '../../../db/database.ts'
import type { Archive } from './archive.ts'
import type { Names } from './check-catalogue.ts'
import { type Differences, noDifferences, noteChange, noteSame } from './differences.ts'
import { loadEntries, loadSpareValues } from './entries-store.ts'
import { readEntries } from './read-entries.ts'
import type { Removals } from './removals.ts'

const AT_ONCE = 500

/** An entry as it is in the shop, null where it is not there yet, and as the file has it. */
export type Pair<Section extends CatalogueSection> = {
  readonly before: CatalogueEntries[Section] | null
  readonly after: CatalogueEntries[Section]
}

/** Who writes what a file makes different; without one, it is only told. */
export type Writer = {
  /** Before anything else: makes room for what changes places. */
  prepare(): Promise<void>
  write<Section extends CatalogueSection>(section: Section, pairs: readonly Pair<Section>[]): Promise<void>
  /** Once everything that the file names is in its place. */
  finish(removals: Removals | null): Promise<void>
}

type Run = {
  readonly executor: Executor
  readonly archive: Archive
  readonly names: Names
  readonly writer: Writer | null
  readonly onShare: (share: number) => void
  readonly signal: AbortSignal
}

/**
 * Compares a file that was found in order with the shop, some entries at a time, and hands what differs to who writes it. Trying an
 * import and carrying it out are this same work.
 */
export async function runImport(run: Run): Promise<Differences> {
  const differences = noDifferences()
  const { names, writer, onShare } = run
  const total = CATALOGUE_SECTIONS.reduce((sum, section) => sum + names.keys[section].size, 0)
  let done = 0
  const { removals } = names
  if (removals) differences.removals = digestOf(removals)
  await writer?.prepare()
  for (const section of CATALOGUE_SECTIONS) {
    if (names.keys[section].size === 0) continue
    await compareSection(run, section, differences, (count) => {
      done += count
      onShare(done / Math.max(1, total))
    })
  }
  for (const [section, fates] of Object.entries(removals ?? {}))
    for (const [key, fate] of fates)
      noteChange(differences, {
        section: section as keyof Removals,
        key,
        before: null,
        after: null,
        fate,
        title: names.titles.get(`${section} ${key}`),
      })
  await writer?.finish(removals)
  return differences
}

const digestOf = (removals: Removals): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(removals).map(([section, fates]) => [section, ...fates])))
    .digest('hex')

async function compareSection(
  run: Run,
  section: CatalogueSection,
  differences: Differences,
  onCount: (count: number) => void,
): Promise<void> {
  let some: CatalogueEntries[CatalogueSection][] = []
  const settle = async () => {
    await compare(run, section, some, differences)
    onCount(some.length)
    some = []
  }
  for await (const { entry } of readEntries(run.archive, { only: section, isCleaned: true })) {
    some.push(entry)
    if (some.length >= AT_ONCE) await settle()
  }
  await settle()
}

async function compare<Section extends CatalogueSection>(
  { executor, writer, signal, names }: Run,
  section: Section,
  entries: readonly CatalogueEntries[Section][],
  differences: Differences,
): Promise<void> {
  signal.throwIfAborted()
  if (entries.length === 0) return
  const keys = entries.map((entry) => entryKey(section, entry))
  const found = await loadEntries(executor, section, { keys })
  const byKey = new Map(found.map((entry) => [entryKey(section, entry), entry]))
  const spare = section === 'attributes' && names.removals ? await loadSpareValues(executor, keys) : new Map()
  const pairs: Pair<Section>[] = []
  for (const [place, after] of entries.entries()) {
    const key = keys[place] ?? ''
    // A new product is there already where it is written: others may name it.
    const isNew = section === 'products' && !names.shopProducts.has(key)
    const known = isNew ? undefined : byKey.get(key)
    const before = known ? comparable(section, known, after, spare.get(key) ?? []) : null
    if (before && isDeepEqual(before, after)) continue
    pairs.push({ before, after })
    noteChange(differences, { section, key, before, after, fate: before ? 'changed' : 'added' })
  }
  noteSame(differences, section, entries.length - pairs.length)
  if (writer && pairs.length > 0) await writer.write(section, pairs)
}

/**
 * What products have of an attribute follows from them: of its values a file only says the places of those that it names, which come
 * to stand in its list, if it has one. A file that replaces takes the spare ones out of that. What a file does not say of an attribute
 * stays as it is.
 */
function comparable<Section extends CatalogueSection>(
  section: Section,
  before: CatalogueEntries[Section],
  after: CatalogueEntries[Section],
  spare: CatalogueEntries['attributes']['values'],
): CatalogueEntries[Section] {
  if (section !== 'attributes') return before
  const [kept, given] = [before, after] as unknown as readonly CatalogueEntries['attributes'][]
  if (!kept || !given) return before
  const places = new Map(kept.values.map(({ value, position }) => [value, position]))
  const isList = hasValueList(given.kind ?? kept.kind ?? 'choices')
  const values = given.values.flatMap(({ value, position }) => {
    const place = places.get(value) ?? (isList ? undefined : position)
    return place === undefined ? [] : [{ value, position: place }]
  })
  const gone = spare.filter(({ value }) => !given.values.some((one) => one.value === value))
  const { kind, unit, ...rest } = kept
  return {
    ...rest,
    ...(given.kind !== undefined && { kind }),
    ...(given.unit !== undefined && { unit }),
    values: isList ? [...values, ...gone] : values,
  } as unknown as CatalogueEntries[Section]
}
