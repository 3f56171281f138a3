import type { z } from 'zod'
import {
  CATALOGUE_FORMAT,
  CATALOGUE_VERSION,
  type CatalogueEntries,
  catalogueSections,
} from '#contract/catalogue-file.ts'
import type { ImportFault } from '#contract/office/catalogue-imports.ts'
import { isFieldFault } from '#domain/refusals.ts'
import {
  type CatalogueSection,
  entryKey,
  isStorable,
  unknownNames,
} from '#domain/catalogue/catalogue-file.ts'
import { catalogueFaultTexts, entryPlace } from '#texts/nl/office/catalogue-faults.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { cleanHtml } from '../clean-html.ts'
import type { Archive } from './archive.ts'
import { FileFault } from './file-fault.ts'
import { type JsonItem, readJsonItems } from './json-items.ts'
import { shortened } from './told-text.ts'

const LONGEST_NAME = 120

const isSection = (name: string): name is CatalogueSection => Object.hasOwn(catalogueSections, name)

/** Where an entry stands in the file. */
export type Place = { readonly section: CatalogueSection; readonly place: number; readonly line: number }

export type Entry<Section extends CatalogueSection = CatalogueSection> = Place & {
  readonly key: string
  readonly entry: CatalogueEntries[Section]
}

type EntryFault = { readonly at: string; readonly message: string }
type Parsed = { readonly entry: Entry } | { readonly faults: readonly EntryFault[] }

type How = {
  /** Told what is wrong with entries; without it they are known to be in order. */
  readonly onFault?: (fault: ImportFault) => void
  readonly only?: CatalogueSection
  /** As the shop would have them: HTML as far as a page may hold it. */
  readonly isCleaned?: boolean
}

function parseEntry(
  section: CatalogueSection,
  { place, line, value }: JsonItem,
  { onFault, isCleaned }: How,
): Parsed {
  const schema: z.ZodType<object> = catalogueSections[section]
  const parsed = schema.safeParse(value)
  if (!parsed.success)
    return {
      faults: parsed.error.issues.flatMap((issue): readonly EntryFault[] => {
        const at = issue.path
          .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
          .join('')
        const message = isFieldFault(issue.message) ? fieldFaultTexts[issue.message] : fieldFaultTexts.Invalid
        if (issue.code !== 'unrecognized_keys') return [{ at: at.replace(/^\./, ''), message }]
        return issue.keys.map((name) => ({
          at: `${at}.${name}`.replace(/^\./, ''),
          message: catalogueFaultTexts.NameUnknown,
        }))
      }),
    }
  if (onFault) {
    if (!isStorable(value)) return { faults: [{ at: '', message: fieldFaultTexts.ControlCharacter }] }
    const strange = unknownNames(value, parsed.data)
    if (strange.length > 0)
      return { faults: strange.map((at) => ({ at, message: catalogueFaultTexts.NameUnknown })) }
  }
  const cleaned =
    isCleaned && 'description' in parsed.data && typeof parsed.data.description === 'string'
      ? { ...parsed.data, description: cleanHtml(parsed.data.description) }
      : parsed.data
  const entry = cleaned as CatalogueEntries[CatalogueSection]
  return { entry: { section, place: place ?? 0, line, key: entryKey(section, entry), entry } }
}

/** The entries of a document that can be read, and what is wrong with the others. */
export async function* readEntries(archive: Archive, how: How): AsyncGenerator<Entry> {
  const { onFault, only } = how
  const seen = new Set<string>()
  for await (const item of readJsonItems(archive.document(), (name) => only === undefined || name === only)) {
    if (item.place === null || item.place === 0) checkHead(item, seen)
    if (item.place === null || (only !== undefined && item.name !== only) || !isSection(item.name)) continue
    const parsed = parseEntry(item.name, item, how)
    if ('entry' in parsed) yield parsed.entry
    else {
      const key = nameOf(item.name, item.value)
      for (const { at, message } of parsed.faults)
        onFault?.({ place: entryPlace(item.name, item.place, key, at), line: item.line, message })
    }
  }
  if (!seen.has('format')) throw new FileFault('FormatUnknown')
}

/** The document says what it is before anything else, and has each list once. */
function checkHead({ name, place, line, value }: JsonItem, seen: Set<string>): void {
  if (seen.size === 0 && (name !== 'format' || value !== CATALOGUE_FORMAT))
    throw new FileFault('FormatUnknown', { line })
  if (seen.size === 1 && (name !== 'version' || value !== CATALOGUE_VERSION))
    throw new FileFault('VersionUnknown', { line })
  const isHead = name === 'format' || name === 'version'
  if (seen.has(name)) throw new FileFault('SectionTwice', { line, name })
  if (!isHead && (!isSection(name) || place === null)) throw new FileFault('SectionUnknown', { line, name })
  seen.add(name)
}

function nameOf(section: CatalogueSection, value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const key = entryKey(section, value as Readonly<Record<string, unknown>>)
  return key.includes('undefined') ? '' : shortened(key, LONGEST_NAME)
}
