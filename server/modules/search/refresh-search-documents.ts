import type { CatalogueChange } from '../../db/catalogue-changes.ts'
import type { Executor } from '../../db/database.ts'
import { findProductsAt, findSearchedProducts, replaceSearchDocuments } from './search-document-store.ts'

/** So many are written in one statement, far within the time that a statement has. */
const PRODUCTS_AT_ONCE = 500

/**
 * Makes search find what changed as the catalogue and the pages hold it now, or everything; in the caller's transaction. What a
 * category is called stands in the documents of its products too, and a place that goes may have hidden a product.
 */
export async function refreshSearchDocuments(executor: Executor, change?: CatalogueChange): Promise<void> {
  const isAll = change === undefined || change.isEverything
  const hasPlaces = isAll || change.hasTree || change.hasContent
  const freed = hasPlaces ? await replaceSearchDocuments(executor, 'places') : []
  const products =
    isAll || change.hasTree
      ? await findSearchedProducts(executor)
      : [...change.products, ...(await findProductsAt(executor, freed))]
  for (let first = 0; first < products.length; first += PRODUCTS_AT_ONCE) {
    await replaceSearchDocuments(executor, { products: products.slice(first, first + PRODUCTS_AT_ONCE) })
  }
}
