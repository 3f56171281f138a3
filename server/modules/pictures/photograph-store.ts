import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import { insertRows } from '../../db/insert-rows.ts'

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

export type NewPhotograph = {
  readonly hash: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  readonly alt: string
}

export async function insertPhotograph(executor: Executor, photograph: NewPhotograph): Promise<string> {
  const { hash, width, height, widths, alt } = photograph
  const { id } = await executor
    .insertInto('images')
    .values({ content_hash: hash, mime_type: 'image/webp', width, height, widths: [...widths], alt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The same photograph once more, with words of its own; null when there is none. Of a drawing there is only one. */
export async function copyPhotograph(executor: Executor, id: string, alt: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into images (content_hash, mime_type, width, height, widths, alt)
    select content_hash, mime_type, width, height, widths, ${alt}::text from images
    where id = ${id}::uuid and widths is not null returning id`.execute(executor)
  return rows[0]?.id ?? null
}

export async function showOnCategory(executor: Executor, categoryId: string, imageId: string): Promise<void> {
  await executor.updateTable('categories').set({ image_id: imageId }).where('id', '=', categoryId).execute()
}

export type ProductPicture = { readonly imageId: string; readonly hash: string; readonly isDrawing: boolean }

/** The pictures of a product in their order. */
export async function loadProductPictures(executor: Executor, productId: string): Promise<ProductPicture[]> {
  return executor
    .selectFrom('product_images')
    .innerJoin('images', 'images.id', 'image_id')
    .where('product_id', '=', productId)
    .select([
      'image_id as imageId',
      'content_hash as hash',
      (eb) => eb('widths', 'is', null).$castTo<boolean>().as('isDrawing'),
    ])
    .orderBy('position')
    .execute()
}

/** The pictures of a product in their order. */
export type Shown = { readonly productId: string; readonly imageIds: readonly string[] }

/** Shows these pictures on these products, and no others. */
export async function showOnProducts(executor: Executor, shown: readonly Shown[]): Promise<void> {
  if (shown.length === 0) return
  const ids = shown.map(({ productId }) => productId)
  await sql`delete from product_images where product_id = any(${ids}::uuid[])`.execute(executor)
  const rows = shown.flatMap(({ productId, imageIds }) =>
    imageIds.map((image_id, position) => ({ product_id: productId, image_id, position })),
  )
  await insertRows(rows, (some) =>
    executor
      .insertInto('product_images')
      .values([...some])
      .execute(),
  )
}

export async function setWords(executor: Executor, imageId: string, alt: string): Promise<void> {
  await executor.updateTable('images').set({ alt }).where('id', '=', imageId).execute()
}
