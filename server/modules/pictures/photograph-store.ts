import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import { insertRows } from '../../db/insert-rows.ts'

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

export type TakenIn = {
  readonly hash: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** Null for a drawing. */
  readonly widths: readonly number[] | null
  /** Of a drawing. */
  readonly content: Buffer | null
}

/** Keeps pictures that are not there with these words; a drawing that is not there at all, for there is only one of it. */
export async function insertPictures(executor: Executor, pictures: readonly TakenIn[]): Promise<void> {
  const photographs = pictures.filter(({ widths }) => widths !== null)
  await insertRows(photographs, (some) =>
    executor
      .insertInto('images')
      .values(
        some.map(({ hash, alt, width, height, widths }) => ({
          content_hash: hash,
          mime_type: 'image/webp' as const,
          alt,
          width,
          height,
          widths: widths && [...widths],
        })),
      )
      .execute(),
  )
  for (const { hash, alt, width, height, content } of pictures)
    if (content !== null)
      await executor
        .insertInto('images')
        .values({ content_hash: hash, mime_type: 'image/svg+xml', alt, width, height, content })
        .execute()
}
