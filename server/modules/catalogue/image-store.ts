import type { Executor } from '../../db/database.ts'

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
