import type { Executor } from '../../db/database.ts'

export type ProductFile = { readonly name: string; readonly storageKey: string }

/** A file of a product that customers may see, also one that is not sold any more. */
export async function loadProductFile(executor: Executor, id: string): Promise<ProductFile | null> {
  const row = await executor
    .selectFrom('product_files')
    .innerJoin('products', 'products.id', 'product_id')
    .where('product_files.id', '=', id)
    .where('products.status', '<>', 'draft')
    .select(['name', 'storage_key as storageKey'])
    .executeTakeFirst()
  return row ?? null
}
