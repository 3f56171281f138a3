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

/** Pictures by their hashes, each once; the words of one that is shown in several places are those of any of them. */
export async function loadImagesByHash(
  executor: Executor,
  hashes: readonly string[],
): Promise<readonly ImageRow[]> {
  const { rows } = await sql<{ image: ImageRow }>`
    select distinct on (content_hash) ${imageJson('images.alt')} as image from images
    where content_hash = any(${[...hashes]}::text[]) order by content_hash, id`.execute(executor)
  return rows.map(({ image }) => image)
}
