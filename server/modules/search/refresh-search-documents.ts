import type { Executor } from '../../db/database.ts'
import { replaceSearchDocuments } from './search-document-store.ts'

/** Makes search find what the catalogue and the pages hold now; to be called in the transaction that changed them. */
export function refreshSearchDocuments(executor: Executor): Promise<void> {
  return replaceSearchDocuments(executor)
}
