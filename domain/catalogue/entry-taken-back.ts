import { isDeepEqual } from '../deep-equal.ts'
import type { CatalogueSection } from './catalogue-file.ts'

export type FileEntry = Readonly<Record<string, unknown>>

/** What an import made of an entry of the catalogue; null where it was not there. */
export type EntryChange = { readonly before: FileEntry | null; readonly after: FileEntry | null }

/** Why all of an entry stays as it is: since the import somebody changed it, took it out, or made it anew. */
export type Staying = 'changed' | 'removed' | 'made'

export type EntryTakenBack =
  /** Nothing of the change is left. */
  | { readonly kind: 'same' }
  /** It comes to be so again, but for the fields that were changed once more since. */
  | { readonly kind: 'write'; readonly entry: FileEntry; readonly staying: readonly string[] }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'stay'; readonly why: Staying }

/**
 * What taking back makes of an entry that an import changed, as the shop has it now: what the import changed becomes what it was, field
 * by field, as far as nobody changed it once more since; what it added goes where it is as the import made it; what it took out comes
 * back where nothing has its name. The values of an attribute follow from its products too, so that each goes back by itself, and
 * nothing is told of them.
 */
export function entryTakenBack(
  section: CatalogueSection,
  { before, after }: EntryChange,
  now: FileEntry | null,
): EntryTakenBack {
  if (isDeepEqual(now, before)) return { kind: 'same' }
  if (before === null) {
    const isAsMade = isDeepEqual(now, after) || (section === 'attributes' && lostValuesAlone(after, now))
    return isAsMade ? { kind: 'withdraw' } : { kind: 'stay', why: 'changed' }
  }
  if (now === null) {
    return after === null ? { kind: 'write', entry: before, staying: [] } : { kind: 'stay', why: 'removed' }
  }
  if (after === null) return { kind: 'stay', why: 'made' }
  return merged(section, before, after, now)
}

function merged(
  section: CatalogueSection,
  before: FileEntry,
  after: FileEntry,
  now: FileEntry,
): EntryTakenBack {
  const staying: string[] = []
  const entry: Record<string, unknown> = { ...now }
  let isBack = false
  for (const name of new Set([...Object.keys(before), ...Object.keys(after), ...Object.keys(now)])) {
    if (isDeepEqual(before[name], after[name]) || isDeepEqual(now[name], before[name])) continue
    if (!isDeepEqual(now[name], after[name])) {
      if (section !== 'attributes' || name !== 'values') {
        staying.push(name)
        continue
      }
      entry[name] = valuesTakenBack(valuesOf(before), valuesOf(after), valuesOf(now))
      isBack ||= !isDeepEqual(entry[name], now[name])
      continue
    }
    isBack = true
    if (before[name] === undefined) delete entry[name]
    else entry[name] = before[name]
  }
  return isBack || staying.length > 0 ? { kind: 'write', entry, staying } : { kind: 'same' }
}

type PlacedValue = { readonly value: string; readonly position: number }

const valuesOf = (entry: FileEntry): readonly PlacedValue[] =>
  (entry['values'] ?? []) as readonly PlacedValue[]

const placesOf = (values: readonly PlacedValue[]) =>
  new Map(values.map(({ value, position }) => [value, position]))

/** Whether an attribute is as it was made, but for values that no product has any more. */
function lostValuesAlone(made: FileEntry | null, now: FileEntry | null): boolean {
  if (made === null || now === null) return false
  const places = placesOf(valuesOf(made))
  return (
    isDeepEqual({ ...made, values: [] }, { ...now, values: [] }) &&
    valuesOf(now).every(({ value, position }) => places.get(value) === position)
  )
}

/** Of those that an import gave or took the place is as before; what was done with others since stays. */
function valuesTakenBack(
  before: readonly PlacedValue[],
  after: readonly PlacedValue[],
  now: readonly PlacedValue[],
): readonly PlacedValue[] {
  const [were, became, are] = [placesOf(before), placesOf(after), placesOf(now)]
  const left = now.flatMap((one): readonly PlacedValue[] => {
    if (became.get(one.value) !== one.position) return [one]
    const position = were.get(one.value)
    return position === undefined ? [] : [{ value: one.value, position }]
  })
  return [...left, ...before.filter(({ value }) => !became.has(value) && !are.has(value))]
}
