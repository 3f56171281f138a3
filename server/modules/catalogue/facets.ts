/** What filters know of a product: its values per attribute. */
export type Filterable = { readonly attributes: Readonly<Record<string, readonly string[]>> }

/** What lists can be filtered by; a value that is not read as it stands has words for it. */
export type FilterAttribute = {
  readonly code: string
  readonly label: string
  readonly values: readonly string[]
  readonly labelOf?: (value: string) => string
}

/** The chosen values per attribute. */
export type ChosenFilters = ReadonlyMap<string, ReadonlySet<string>>

export type Facet = {
  readonly code: string
  readonly label: string
  readonly values: {
    readonly value: string
    readonly label: string
    readonly count: number
    readonly selected: boolean
  }[]
}

/** Reads 'code:value' texts; what names no known attribute and value is passed over. */
export function chosenFilters(
  texts: readonly string[],
  attributes: readonly FilterAttribute[],
): ChosenFilters {
  const chosen = new Map<string, Set<string>>()
  for (const text of texts) {
    const colon = text.indexOf(':')
    const code = text.slice(0, Math.max(colon, 0))
    const value = text.slice(colon + 1)
    if (!attributes.find((attribute) => attribute.code === code)?.values.includes(value)) continue
    chosen.set(code, (chosen.get(code) ?? new Set()).add(value))
  }
  return chosen
}

/** Whether a product has one of the chosen values of every attribute that is filtered by. */
export function passes(product: Filterable, chosen: ChosenFilters): boolean {
  return [...chosen].every(([code, values]) => product.attributes[code]?.some((value) => values.has(value)))
}

/**
 * The filters of a list. A value counts what would be listed with it and the filters of the other attributes; an
 * attribute that cannot divide the list is no filter, unless it is chosen.
 */
export function facetsOf(
  products: readonly Filterable[],
  attributes: readonly FilterAttribute[],
  chosen: ChosenFilters,
): Facet[] {
  return attributes.flatMap(({ code, label, values, labelOf = (value) => value }) => {
    const selected = chosen.get(code)
    const others = new Map([...chosen].filter(([other]) => other !== code))
    const counts = countValues(products, code)
    const left = countValues(
      products.filter((product) => passes(product, others)),
      code,
    )
    const shown = values.filter((value) => counts.has(value) || selected?.has(value))
    const divides = shown.some((value) => (counts.get(value) ?? 0) < products.length)
    if (!divides && !selected) return []
    const rows = shown.map((value) => ({
      value,
      label: labelOf(value),
      count: left.get(value) ?? 0,
      selected: selected?.has(value) ?? false,
    }))
    return [{ code, label, values: rows }]
  })
}

function countValues(products: readonly Filterable[], code: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { attributes } of products) {
    for (const value of new Set(attributes[code])) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
