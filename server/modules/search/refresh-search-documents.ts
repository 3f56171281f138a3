import type { CatalogueChange } from '../../db/catalogue-changes.ts'
import type { Executor } from '../../db/database.ts'
import { replaceSearchDocuments } from './search-document-store.ts'

/**
 * Makes search find what changed as the catalogue and the pages hold it now, or everything; in the caller's transaction. What a
 * category is called stands in the documents of its products too.
 */
export async function refreshSearchDocuments(executor: Executor, change?: CatalogueChange): Promise<void> {
  const isAll = change === undefined || change.isEverything
  const products = isAll || change.hasTree ? 'all' : change.products
  const hasCategories = isAll || change.hasTree
  const hasPages = isAll || change.hasContent
  if (products.length === 0 && !hasCategories && !hasPages) return
  await replaceSearchDocuments(executor, { products, hasCategories, hasPages })
}
