import { type Focus, isMiddle } from './picture-cut.ts'

/** The lists of a file of the catalogue, in the order in which they depend on each other. */
export const CATALOGUE_SECTIONS = [
  'attributes',
  'pictures',
  'categories',
  'priceLists',
  'products',
  'configurators',
  'listPrices',
  'redirects',
] as const
export type CatalogueSection = (typeof CATALOGUE_SECTIONS)[number]

/** How a catalogue is written: as one document, or in sheets of a spreadsheet or of text. */
export const CATALOGUE_FORMS = ['json', 'xlsx', 'csv'] as const
export type CatalogueForm = (typeof CATALOGUE_FORMS)[number]

/** What adds and changes, what only adds and leaves what the shop has as it is, or what also takes out what the file does not name. */
export const FILE_MODES = ['add', 'new', 'replace'] as const
export type FileMode = (typeof FILE_MODES)[number]

/** What a file does, or what takes an earlier import back. */
export const IMPORT_MODES = [...FILE_MODES, 'takeBack'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]

/** What becomes of something; what others still need is hidden, or stays as it is, where it would be taken out. */
export const IMPORT_FATES = ['added', 'changed', 'removed', 'hidden', 'kept'] as const
export type ImportFate = (typeof IMPORT_FATES)[number]

/** How far an import is; only one that was tried without faults can be carried out. */
export const IMPORT_STATES = [
  'reading',
  'ready',
  'faulty',
  'applying',
  'applied',
  'dropped',
  'failed',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

type Names = Readonly<Record<string, unknown>>

/** What names a picture in a file: its content, its words, and on a line of its own its focus where that is not the middle. */
export const pictureEntryKey = ({
  hash,
  alt,
  focus,
}: {
  readonly hash: unknown
  readonly alt: unknown
  readonly focus?: Focus | undefined
}): string => `${String(hash)} ${String(alt)}${focus && !isMiddle(focus) ? `\n${focus.x} ${focus.y}` : ''}`

/** What names an entry of a section among its likes. */
export function entryKey(section: CatalogueSection, entry: Names): string {
  const named = (...names: readonly string[]) => names.map((name) => String(entry[name])).join(' ')
  switch (section) {
    case 'attributes':
    case 'priceLists':
      return named('code')
    case 'pictures':
      return pictureEntryKey({ hash: entry['hash'], alt: entry['alt'], focus: focusOf(entry['focus']) })
    case 'categories':
      return named('path')
    case 'products':
    case 'configurators':
      return named('sku')
    case 'listPrices':
      return named('list', 'sku')
    case 'redirects':
      return named('from')
  }
}

/** A file that is not judged yet may have anything there. */
const focusOf = (value: unknown): Focus | undefined => {
  const { x, y } = isRecord(value) ? value : {}
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined
}

export type PlacedCategory = { readonly path: string; readonly parent: string | null }

/** The categories that lie below themselves, by whatever way; each is named once. */
export function categoriesInCircles(categories: readonly PlacedCategory[]): readonly string[] {
  const parents = new Map(categories.map(({ path, parent }) => [path, parent]))
  const isFree = new Set<string>()
  const circles: string[] = []
  for (const { path } of categories) {
    if (isFree.has(path)) continue
    const way = new Set<string>()
    let at: string | null = path
    while (at !== null && !isFree.has(at) && !way.has(at)) {
      way.add(at)
      at = parents.get(at) ?? null
    }
    if (at === path) circles.push(path)
    else if (at === null || isFree.has(at)) for (const one of way) isFree.add(one)
  }
  return circles
}

/** The names in a document that what was read of it does not know, by their way in it. */
export function unknownNames(given: unknown, read: unknown, way = ''): readonly string[] {
  if (Array.isArray(given) && Array.isArray(read))
    return given.flatMap((each, place) => unknownNames(each, read[place], `${way}[${place}]`))
  if (!isRecord(given) || !isRecord(read)) return []
  return Object.keys(given).flatMap((name) => {
    const at = way === '' ? name : `${way}.${name}`
    return Object.hasOwn(read, name) ? unknownNames(given[name], read[name], at) : [at]
  })
}

/** Whether the database can hold every text of a document: none has a NUL or half a character. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (Array.isArray(value)) return value.every(isStorable)
  return (
    !isRecord(value) || Object.entries(value).every(([name, each]) => isStorable(name) && isStorable(each))
  )
}

const isRecord = (value: unknown): value is Names =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
