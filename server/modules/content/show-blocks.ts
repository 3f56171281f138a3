import type { z } from 'zod'
import type { ContentBlock } from '#contract/content.ts'
import { PICTURE_PLACES } from '#domain/shop/content-places.ts'
import type { Executor } from '../../db/database.ts'
import { cleanHtml } from '../catalogue/clean-html.ts'
import { picturesAt } from '../catalogue/pictures-at.ts'
import { loadBlocks } from './content-store.ts'

/** Pieces of content as pages may hold them; where a picture stands, with that picture. */
export async function showBlocks(
  executor: Executor,
  ids: readonly string[],
): Promise<z.input<typeof ContentBlock>[]> {
  const blocks = await loadBlocks(executor, ids)
  const pictures = await picturesAt(
    executor,
    blocks.flatMap(({ id, content }) => (PICTURE_PLACES.has(id) ? [content] : [])),
  )
  return blocks.map((block) => {
    if (block.type === 'html') return { ...block, content: cleanHtml(block.content) }
    if (!PICTURE_PLACES.has(block.id)) return block
    return { ...block, picture: pictures.get(block.content) ?? { url: block.content, alt: '' } }
  })
}
