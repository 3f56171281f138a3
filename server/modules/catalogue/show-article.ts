import type { SizeMm } from '#domain/designs/facts.ts'
import type { ShopContext } from '../../context.ts'
import { loadPicture } from './composed-image.ts'
import { articlePicture, type Artwork } from './article-picture.ts'

/** The drawing of this name below /images with artwork on it, as SVG; null where it takes none. */
export async function showArticle(
  shop: Pick<ShopContext, 'db' | 'files' | 'drawComposed'>,
  drawingName: string,
  artwork: Artwork,
  sizeMm: SizeMm | null,
): Promise<string | null> {
  const drawing = await loadPicture(shop, drawingName)
  return drawing?.mimeType === 'image/svg+xml'
    ? articlePicture(drawing.content.toString(), artwork, sizeMm)
    : null
}
