import { listFilterTexts } from '#texts/nl/list-filters.ts'
import type { FilterAttribute } from './facets.ts'

/** What of a product is filtered by in ranges; null where it has no such thing. */
export type FilteredFacts = {
  readonly productionDays: number
  readonly thicknessMm: number | null
  readonly fromCents: number | null
}

/** A range holds what is at least `from` and less than `to`; the last one has no end. */
type Range = { readonly from: number; readonly to: number | null }

type RangeFilter = FilterAttribute & { readonly rangeOf: (facts: FilteredFacts) => string | null }

/** Ranges that begin at these amounts, the first at nothing. */
function rangeFilter(
  code: string,
  {
    label,
    range: words,
  }: { readonly label: string; readonly range: (from: number, to: number | null) => string },
  starts: readonly number[],
  amountOf: (facts: FilteredFacts) => number | null,
): RangeFilter {
  const ranges = starts.map((from, index): Range => ({ from, to: starts[index + 1] ?? null }))
  const named = new Map(ranges.map((range) => [`${range.from}-${range.to ?? ''}`, range]))
  return {
    code,
    label,
    values: [...named.keys()],
    labelOf(value) {
      const range = named.get(value)
      return range ? words(range.from, range.to) : value
    },
    rangeOf(facts) {
      const amount = amountOf(facts)
      if (amount === null) return null
      const found = [...named].find(([, { from, to }]) => amount >= from && (to === null || amount < to))
      return found?.[0] ?? null
    },
  }
}

const { leadTime, thickness, price } = listFilterTexts

const LEAD_TIME = rangeFilter('levertijd', leadTime, [0, 1, 2, 3, 4, 6], (facts) => facts.productionDays)
const THICKNESS = rangeFilter('dikte', thickness, [0, 0.2, 0.5, 1, 3, 10], (facts) => facts.thicknessMm)
const PRICE = rangeFilter(
  'prijs',
  price,
  [0, 10_00, 25_00, 50_00, 100_00, 250_00],
  (facts) => facts.fromCents,
)

/** The attributes of the owner, with what every product can be filtered by round them. */
export const withFactFilters = (attributes: readonly FilterAttribute[]): readonly FilterAttribute[] => [
  LEAD_TIME,
  ...attributes,
  THICKNESS,
  PRICE,
]

/** The codes of those, which no attribute of the owner gets. */
export const FACT_FILTER_CODES: readonly string[] = [LEAD_TIME, THICKNESS, PRICE].map(({ code }) => code)

/** In which range a product lies, by filter. */
export const factValues = (facts: FilteredFacts): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    [LEAD_TIME, THICKNESS, PRICE].map(({ code, rangeOf }) => {
      const value = rangeOf(facts)
      return [code, value === null ? [] : [value]]
    }),
  )
