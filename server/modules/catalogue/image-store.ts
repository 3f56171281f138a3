import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import { imageJson, type ImageRow } from './category-store.ts'

export type StoredImage = { readonly mimeType: string; readonly content: Buffer }

/** The drawing with this hash. */
export async function loadDrawing(executor: Executor, hash: string): Promise<StoredImage | null> {
  const row = await executor
    .selectFrom('images')
    .where('content_hash', '=', hash)
    .where('content', 'is not', null)
    .select(['mime_type as mimeType', 'content'])
    .$narrowType<{ content: Buffer }>()
    .executeTakeFirst()
  return row ?? null
}

/** A photograph by the hash of its variants; the words of one that is shown in several places are those of any of them. */
export async function findPhotograph(executor: Executor, hash: string): Promise<ImageRow | null> {
  const { rows } = await sql<{ image: ImageRow }>`
    select ${imageJson('images.alt')} as image from images where content_hash = ${hash}::text and widths is not null limit 1`.execute(
    executor,
  )
  return rows[0]?.image ?? null
}
