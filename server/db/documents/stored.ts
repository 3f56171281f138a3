import type { z } from 'zod'

/** How the document in a column of JSON is read and written. */
export type Stored<Value> = {
  /** What is written today. */
  readonly version: number
  /** A document of any version, as today's; throws for one that cannot be read. */
  read(document: unknown): Value
  /** The same, and null for null. */
  readOrNull(document: unknown): Value | null
  /** As it is kept; throws for what could not be read again. */
  document(value: Value): object
  /** The same, as text. */
  write(value: Value): string
}

/** What a document of one version is in the next. */
type Upgrade = (document: never) => unknown
export type Kept = Readonly<Record<string, unknown>>

type Header = { readonly v?: number; readonly items?: readonly unknown[] }

/**
 * The shape of a document, and what became of it: `upgrades` lead from each version to the next. A document says its version;
 * one that says none is of the first. A list has no room for that: it stands as it is in its first version, and from the
 * second on as the `items` of an object.
 */
export function stored<Value extends object>(
  column: string,
  schema: z.ZodType<Value>,
  upgrades: readonly Upgrade[] = [],
): Stored<Value> {
  const version = upgrades.length + 1
  const document = (value: Value): object => {
    const found = schema.parse(value)
    if (!Array.isArray(found)) return { v: version, ...found }
    return version === 1 ? found : { v: version, items: found }
  }
  const read = (kept: unknown): Value => {
    const { v: found = 1, ...rest } = (kept ?? {}) as Header
    const first = Array.isArray(kept) ? kept : found > 1 && Array.isArray(rest.items) ? rest.items : rest
    const steps = kept ? upgrades.slice(found - 1) : []
    const parsed = schema.safeParse(
      kept && steps.reduce<unknown>((value, upgrade) => upgrade(value as never), first),
    )
    if (found <= version && parsed.success) return parsed.data
    const reason = parsed.error?.message ?? 'it is newer'
    throw new Error(`${column} of version ${found} cannot be read: ${reason}`)
  }
  return {
    version,
    read,
    readOrNull: (kept) => (kept === null ? null : read(kept)),
    document,
    write: (value) => JSON.stringify(document(value)),
  }
}
