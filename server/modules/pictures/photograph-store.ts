import { sql } from 'kysely'
import type { Crop, Focus } from '#domain/catalogue/picture-cut.ts'
import type { Executor } from '../../db/database.ts'
import { insertRows } from '../../db/insert-rows.ts'

export type NewPhotograph = {
  readonly hash: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  readonly alt: string
  readonly focus: Focus
  readonly crop: CropOf | null
}

/** The rectangle that a picture is of the photograph with this hash. */
export type CropOf = Crop & { readonly of: string }

/** The columns of how a picture is cut. */
const cutColumns = ({ focus, crop }: Pick<NewPhotograph, 'focus' | 'crop'>) => ({
  focus_x: focus.x,
  focus_y: focus.y,
  crop_of: crop?.of ?? null,
  crop_x: crop?.x ?? null,
  crop_y: crop?.y ?? null,
  crop_width: crop?.width ?? null,
  crop_height: crop?.height ?? null,
})

export async function insertPhotograph(executor: Executor, photograph: NewPhotograph): Promise<string> {
  const { hash, width, height, widths, alt } = photograph
  const { id } = await executor
    .insertInto('images')
    .values({
      content_hash: hash,
      mime_type: 'image/webp',
      width,
      height,
      widths: [...widths],
      alt,
      ...cutColumns(photograph),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The same photograph once more, with words of its own; null when there is none. Of a drawing there is only one. */
export async function copyPhotograph(executor: Executor, id: string, alt: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into images (content_hash, mime_type, width, height, widths, alt, focus_x, focus_y, crop_of, crop_x, crop_y,
      crop_width, crop_height)
    select content_hash, mime_type, width, height, widths, ${alt}::text, focus_x, focus_y, crop_of, crop_x, crop_y, crop_width,
      crop_height from images
    where id = ${id}::uuid and widths is not null returning id`.execute(executor)
  return rows[0]?.id ?? null
}

export type KeptPhotograph = NewPhotograph

const photographColumns = sql`
  content_hash as hash, width, height, widths, alt, json_build_object('x', focus_x, 'y', focus_y) as focus,
  case when crop_of is null then null else json_build_object('of', crop_of, 'x', crop_x, 'y', crop_y, 'width', crop_width,
    'height', crop_height) end as crop`

/** A photograph; null for a drawing, which is not cut. */
export async function findPhotographById(executor: Executor, id: string): Promise<KeptPhotograph | null> {
  const { rows } = await sql<KeptPhotograph>`
    select ${photographColumns} from images where id = ${id}::uuid and widths is not null`.execute(executor)
  return rows[0] ?? null
}

/** What a rectangle is of; the words are those of any picture of it. */
export async function findWhole(executor: Executor, hash: string): Promise<KeptPhotograph | null> {
  const { rows } = await sql<KeptPhotograph>`
    select ${photographColumns} from images
    where content_hash = ${hash}::text and widths is not null and crop_of is null limit 1`.execute(executor)
  return rows[0] ?? null
}

/** A picture that was made of this rectangle before. */
export async function findRendered(
  executor: Executor,
  { of, x, y, width, height }: CropOf,
): Promise<KeptPhotograph | null> {
  const { rows } = await sql<KeptPhotograph>`
    select ${photographColumns} from images
    where crop_of = ${of}::text and crop_x = ${x} and crop_y = ${y} and crop_width = ${width} and crop_height = ${height}
      and widths is not null limit 1`.execute(executor)
  return rows[0] ?? null
}

export type ProductPicture = {
  readonly imageId: string
  /** Of the photograph that it is, or is a rectangle of. */
  readonly hash: string
  readonly isDrawing: boolean
}

/** The pictures of a product in their order. */
export async function loadProductPictures(executor: Executor, productId: string): Promise<ProductPicture[]> {
  return executor
    .selectFrom('product_images')
    .innerJoin('images', 'images.id', 'image_id')
    .where('product_id', '=', productId)
    .select([
      'image_id as imageId',
      (eb) => eb.fn.coalesce('crop_of', 'content_hash').as('hash'),
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
  readonly focus: Focus
  readonly crop: CropOf | null
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
        some.map(({ hash, alt, width, height, widths, ...cut }) => ({
          content_hash: hash,
          mime_type: 'image/webp' as const,
          alt,
          width,
          height,
          widths: widths && [...widths],
          ...cutColumns(cut),
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
