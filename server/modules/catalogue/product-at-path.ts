import type { Executor } from '../../db/database.ts'
import { findProductAtPath, type ProductAtPath } from './product-store.ts'

/** The product whose page has exactly this path, sold or no longer sold; drafts lie nowhere. */
export function productAtPath(executor: Executor, path: string): Promise<ProductAtPath | null> {
  return findProductAtPath(executor, path)
}
