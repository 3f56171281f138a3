import type { Executor } from '../../db/database.ts'

/** What a photograph is of: a product by its sku, or a category by its path. */
export type Pictured =
  | { readonly kind: 'product'; readonly sku: string }
  | { readonly kind: 'category'; readonly path: string }

export type PicturedRow = { readonly id: string; readonly title: string; readonly path: string | null }

/** Nobody else can change its pictures until the transaction ends. */
export async function lockPictured(executor: Executor, pictured: Pictured): Promise<PicturedRow | null> {
  const row =
    pictured.kind === 'product'
      ? await executor
          .selectFrom('products')
          .where('sku', '=', pictured.sku.toUpperCase())
          .select(['id', 'title', 'url_path as path'])
          .forUpdate()
          .executeTakeFirst()
      : await executor
          .selectFrom('categories')
          .where('url_path', '=', pictured.path)
          .select(['id', 'title', 'url_path as path'])
          .forUpdate()
          .executeTakeFirst()
  return row ?? null
}

export async function showOnCategory(executor: Executor, categoryId: string, imageId: string): Promise<void> {
  await executor.updateTable('categories').set({ image_id: imageId }).where('id', '=', categoryId).execute()
}
