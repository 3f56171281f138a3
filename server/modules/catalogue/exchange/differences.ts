import type { CatalogueEntries } from '#contract/catalogue-file.ts'
import type { ImportChange, ImportReport } from '#contract/office/catalogue-imports.ts'
import {
  CATALOGUE_SECTIONS,
  type CatalogueSection,
  type ImportFate,
} from '#domain/catalogue/catalogue-file.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { differingPart } from '#domain/differing-part.ts'
import { catalogueFieldLabel, catalogueValueText } from '#texts/nl/office/catalogue-fields.ts'
import { fieldsOf } from './check-catalogue.ts'
import { shortened, storable } from './told-text.ts'

type AnyEntry = Readonly<Record<string, unknown>>
type Counts = Record<ImportFate | 'same', number>

const MOST_LISTED = 1000
const MOST_FIELDS = 40
const LONGEST_VALUE = 400

/** What becomes of the entries of a file: all counted, the first ones listed. */
export type Differences = {
  readonly counts: ReadonlyMap<CatalogueSection, Counts>
  readonly changes: ImportChange[]
  changeCount: number
  /** Of how many products of the shop the prices change. */
  pricedCount: number
  /** By which it is known again what becomes of what is taken out; empty where nothing is. */
  removals: string
}

export const noDifferences = (): Differences => ({
  counts: new Map(
    CATALOGUE_SECTIONS.map((section) => [
      section,
      { added: 0, changed: 0, removed: 0, hidden: 0, kept: 0, same: 0 },
    ]),
  ),
  changes: [],
  changeCount: 0,
  pricedCount: 0,
  removals: '',
})

type Found = {
  readonly section: CatalogueSection
  readonly key: string
  readonly before: object | null
  readonly after: object | null
  readonly fate: ImportFate
  /** What is taken out is called so in the shop. */
  readonly title?: string | undefined
}

/** The fields of an entry that are another than in the shop. */
export const differingNames = (before: object, after: object): readonly string[] => {
  const [one, other] = [before as AnyEntry, after as AnyEntry]
  return Object.keys(other).filter((name) => !isDeepEqual(one[name], other[name]))
}

export function noteSame({ counts }: Differences, section: CatalogueSection, count: number): void {
  const found = counts.get(section)
  if (found) found.same += count
}

export function noteChange(
  differences: Differences,
  { section, key, before, after, fate, title }: Found,
): void {
  const counts = differences.counts.get(section)
  if (counts) counts[fate] += 1
  if (fate !== 'kept') differences.changeCount += 1
  if (section === 'products' && before && after && differingNames(before, after).includes('prices'))
    differences.pricedCount += 1
  if (differences.changes.length >= MOST_LISTED) return
  const names = before && after ? differingNames(before, after).slice(0, MOST_FIELDS) : []
  differences.changes.push({
    section,
    key: storable(key),
    title: storable(title ?? titleOf((after ?? before ?? {}) as AnyEntry)),
    fate,
    fields: names.map((field) => {
      const [was, becomes] = differingPart(read(section, field, before), read(section, field, after))
      return { field: catalogueFieldLabel(field), before: told(was), after: told(becomes) }
    }),
  })
}

function titleOf({ title, label }: AnyEntry): string {
  const called = title ?? label
  return typeof called === 'string' ? called : ''
}

/** The value of a field as somebody reads it. */
function read(section: CatalogueSection, field: string, entry: object | null): string {
  const fields = section === 'products' && entry ? fieldsOf(entry as CatalogueEntries['products']) : null
  return catalogueValueText(field, (entry as AnyEntry | null)?.[field], fields)
}

const told = (text: string) => shortened(storable(text), LONGEST_VALUE)

export const countsReply = ({ counts }: Differences): ImportReport['counts'] =>
  [...counts].map(([section, found]) => ({ section, ...found }))
