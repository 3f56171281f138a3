import { shopSku } from './addresses.ts'
import type { Row } from './csv-table.ts'
import type { Draft, Importing } from './draft.ts'
import { once } from './values.ts'

const MOST = 50

/** The paths of the categories of a product, given by their titles from the top down. */
export function categoryLists(
  ways: readonly (readonly string[])[],
  row: Row,
  { categories, told }: Importing,
): string[] {
  const at = { ...row.at('categories', row.cell('sku')), row: row.number }
  const paths = [...new Set(ways.flatMap((titles) => categories.pathOf(titles, at) ?? []))]
  if (paths.length > MOST) told.fault(at, 'TooMany')
  return paths
}

/** The article numbers of a list, each once. */
export const skusOf = (given: readonly string[], own: string): string[] =>
  once(given.flatMap((text) => shopSku(text) ?? [])).filter((sku) => sku !== own)

/** A product without the related ones that are not there. */
export function withRelated(draft: Draft, known: ReadonlySet<string>, { told, columns }: Importing): Draft {
  const { row, product } = draft
  const kept = product.relatedSkus.filter((sku) => known.has(sku)).slice(0, MOST)
  for (const sku of product.relatedSkus)
    if (!kept.includes(sku)) told.note(row.at(columns['relatedSkus'] ?? '', product.sku), 'RelatedLeft', sku)
  return { ...draft, product: { ...product, relatedSkus: kept } }
}
