import { buffer } from 'node:stream/consumers'
import { withoutFocus } from '#domain/catalogue/focus-address.ts'
import type { ShopContext } from '../../context.ts'
import { loadPicture } from '../catalogue/composed-image.ts'
import { showArticle } from '../catalogue/show-article.ts'
import { previewKey } from '../designs/previews.ts'
import type { StoredDesign } from '../designs/stored-design.ts'
import { openPicture } from '../documents/pdf/open-picture.ts'
import type { Picture } from '../documents/pdf/write-pdf.ts'
import type { OrderLineRow } from '../ordered/order-record.ts'

const PICTURE_PX = { width: 760, height: 570 } as const
const OWN_PICTURES = '/images/'

type Shop = Pick<ShopContext, 'db' | 'files' | 'drawComposed'>

/** A line as its ticket shows it: the article with the first artwork on it, else the article alone; null without either. */
export async function ticketPicture(
  shop: Shop,
  { imageUrl, print, designs: linked }: OrderLineRow,
  designs: ReadonlyMap<string, StoredDesign>,
): Promise<Picture | null> {
  const name = imageUrl?.startsWith(OWN_PICTURES) ? withoutFocus(imageUrl.slice(OWN_PICTURES.length)) : null
  const [front] = linked.flatMap(({ side, designId }) => {
    const design = side === 'front' && designId ? designs.get(designId) : undefined
    return design && design.previews.length > 0 ? [design] : []
  })
  const artwork = front && (await readArtwork(shop, front))
  if (artwork) {
    const article = name && (await showArticle(shop, name, artwork, print?.sizeMm ?? null))
    return openPicture(article ? Buffer.from(article) : artwork.content, PICTURE_PX)
  }
  const picture = name && (await loadPicture(shop, name))
  return picture ? openPicture(picture.content, PICTURE_PX) : null
}

/** The first page of a design, as large as it was drawn. */
async function readArtwork({ files }: Shop, { id, previews }: StoredDesign) {
  const [largest] = previews
    .filter(({ page }) => page === Math.min(...previews.map((one) => one.page)))
    .toSorted((one, other) => other.widthPx - one.widthPx)
  const file = largest && (await files.find(previewKey(id, largest)))
  if (!largest || !file) return null
  const { default: sharp } = await import('sharp')
  const content = await sharp(await buffer(file.stream()))
    .png()
    .toBuffer()
  return { ...largest, mimeType: 'image/png', content } as const
}
