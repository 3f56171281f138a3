/** A map that never changes, and shares with the one before it whatever is the same in both. */
export type SharedMap<Part> = {
  readonly base: ReadonlyMap<string, Part>
  /** What differs from the base; null for what is gone. */
  readonly changed: ReadonlyMap<string, Part | null>
}

/** More changes than these are worth a base of their own. */
const MOST_CHANGES = 500

export const sharedMap = <Part>(base: ReadonlyMap<string, Part>): SharedMap<Part> => ({
  base,
  changed: new Map(),
})

export function partOf<Part>({ base, changed }: SharedMap<Part>, key: string): Part | null {
  const part = changed.get(key)
  return part === undefined ? (base.get(key) ?? null) : part
}

/** The map with these changes; it takes time by the number of changes, not by the size of the map. */
export function withChanges<Part>(
  before: SharedMap<Part>,
  changes: Iterable<readonly [key: string, part: Part | null]>,
): SharedMap<Part> {
  const changed = new Map([...before.changed, ...changes])
  if (changed.size <= MOST_CHANGES) return { base: before.base, changed }
  const base = new Map(before.base)
  for (const [key, part] of changed) {
    if (part === null) base.delete(key)
    else base.set(key, part)
  }
  return sharedMap(base)
}
