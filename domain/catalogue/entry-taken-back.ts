import { isDeepEqual } from '../deep-equal.ts'

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
 * back where nothing has its name.
 */
export function entryTakenBack({ before, after }: EntryChange, now: FileEntry | null): EntryTakenBack {
  if (isDeepEqual(now, before)) return { kind: 'same' }
  if (before === null)
    return isDeepEqual(now, after) ? { kind: 'withdraw' } : { kind: 'stay', why: 'changed' }
  if (now === null) {
    return after === null ? { kind: 'write', entry: before, staying: [] } : { kind: 'stay', why: 'removed' }
  }
  if (after === null) return { kind: 'stay', why: 'made' }
  return merged(before, after, now)
}

function merged(before: FileEntry, after: FileEntry, now: FileEntry): EntryTakenBack {
  const staying: string[] = []
  const entry: Record<string, unknown> = { ...now }
  let isBack = false
  for (const name of new Set([...Object.keys(before), ...Object.keys(after), ...Object.keys(now)])) {
    if (isDeepEqual(before[name], after[name]) || isDeepEqual(now[name], before[name])) continue
    if (!isDeepEqual(now[name], after[name])) {
      staying.push(name)
      continue
    }
    isBack = true
    if (before[name] === undefined) delete entry[name]
    else entry[name] = before[name]
  }
  return isBack || staying.length > 0 ? { kind: 'write', entry, staying } : { kind: 'same' }
}
