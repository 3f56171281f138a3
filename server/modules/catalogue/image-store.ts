import type { Executor } from '../../db/database.ts'

export type StoredImage = { readonly mimeType: string; readonly content: Buffer }

export async function loadImage(executor: Executor, hash: string): Promise<StoredImage | null> {
  const row = await executor
    .selectFrom('images')
    .where('content_hash', '=', hash)
    .select(['mime_type as mimeType', 'content'])
    .executeTakeFirst()
  return row ?? null
}
