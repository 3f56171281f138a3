import type { ImportFate } from '#domain/catalogue/catalogue-file.ts'

/** What becomes of entries that the shop has, by their names. */
export type Fates = ReadonlyMap<string, ImportFate>

/** What becomes of what the shop has and a file does not name, where some of it goes. */
export type Removals = {
  readonly redirects: Fates
  readonly listPrices: Fates
  readonly priceLists: Fates
  readonly configurators: Fates
  readonly products: Fates
  readonly categories: Fates
  readonly attributes: Fates
}

export const keysOf = (fates: Fates, fate: ImportFate): readonly string[] =>
  [...fates].flatMap(([key, found]) => (found === fate ? [key] : []))

/** The names of what goes. */
export const removedOf = (fates: Fates): readonly string[] => keysOf(fates, 'removed')
