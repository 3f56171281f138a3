import { buffer } from 'node:stream/consumers'
import { withoutFocus } from '#domain/catalogue/focus-address.ts'
import type { SizeMm } from '#domain/designs/facts.ts'
import type { ShopContext } from '../../context.ts'
import { loadPicture } from '../catalogue/composed-image.ts'
import { showArticle } from '../catalogue/show-article.ts'
import { shopTheme } from '../content/shop-config.ts'
import type { MailPicture } from '../../db/documents/mails.ts'
import type { AttachedFile } from './deliver-mail.ts'
import { drawMark } from './draw-mark.ts'
import { contentId } from './mail-picture.ts'

type Size = { readonly width: number; readonly height: number }
type Shop = Pick<ShopContext, 'db' | 'files' | 'drawComposed'>

/** Twice what a mail shows, for sharp screens. */
const ARTICLE_PX = { width: 192, height: 144 } as const
/** Twice the width of a mail. */
const MARKED_PX = 1072
/** All the room of a logo of the shop's own, at whose left it lies: whoever writes the mail does not know how wide it is. */
const LOGO_PX = { width: 480, height: 88 } as const
const HOUSE_MARK_PX = { width: 88, height: 88 } as const
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }
/** Drawings are laid out for larger sizes than this. */
const DRAWING_DPI = 144
const PAPER = '#f6f5f1'
const HOUSE_MARK = `<svg xmlns="http://www.w3.org/2000/svg" width="88" height="88" viewBox="0 0 36 36" fill="none" stroke-width="2.8"><circle cx="18" cy="18" r="18" fill="#fff"/><circle cx="16" cy="16.8" r="9.5" stroke="#00A7E1"/><circle cx="20" cy="19.2" r="9.5" stroke="#E5007D"/><g stroke="#11141B"><circle cx="18" cy="18" r="9.5"/><path d="M18 1.5v33M1.5 18h33"/></g></svg>`
const IMAGES = '/images/'

/**
 * A picture as it goes with a mail: a PNG, which every mail program shows, drawings and WebP they don't. One that cannot be
 * read is left out as an empty one: the mail says the same without.
 */
export async function readPicture(shop: Shop, picture: MailPicture): Promise<AttachedFile> {
  const { designId, imageUrl, sizeMm = null, mark } = picture
  if (designId && mark) {
    const page = await readArtwork(shop, designId, mark.page, MARKED_PX)
    const content = (page && (await drawMark(page, mark, MARKED_PX))) ?? (await emptyPng())
    return { name: 'voorbeeld.png', mimeType: 'image/png', content, contentId: contentId(picture) }
  }
  const isLogo = !designId && !imageUrl
  const artwork = designId ? await readArtwork(shop, designId, 1, ARTICLE_PX.width) : null
  const logoUrl = isLogo ? (await shopTheme(shop)).logoUrl : null
  const logo = logoUrl === null ? Buffer.from(HOUSE_MARK) : await readImage(shop, logoUrl)
  const source =
    (isLogo && logo) ||
    (artwork && imageUrl && (await readArticle(shop, { artwork, imageUrl, sizeMm }))) ||
    artwork ||
    (imageUrl && (await readImage(shop, imageUrl)))
  const content =
    (source && (await asPng(source, isLogo ? (logoUrl === null ? HOUSE_MARK_PX : LOGO_PX) : null))) ||
    (await emptyPng())
  return {
    name: isLogo ? 'logo.png' : 'artikel.png',
    mimeType: 'image/png',
    content,
    contentId: contentId(picture),
  }
}

async function readImage(shop: Shop, url: string): Promise<Buffer | null> {
  if (!url.startsWith(IMAGES)) return null
  return (await loadPicture(shop, withoutFocus(url.slice(IMAGES.length))))?.content ?? null
}

/** The narrowest picture of a page that is wide enough, else the widest. */
async function readArtwork(
  { files }: Shop,
  designId: string,
  page: number,
  wantedPx: number,
): Promise<Buffer | null> {
  const found: { readonly key: string; readonly widthPx: number }[] = []
  for await (const { key } of files.list(`previews/${designId}`)) {
    const [, ofPage, widthPx] = /\/(\d+)-(\d+)\.webp$/.exec(key) ?? []
    if (Number(ofPage) === page) found.push({ key, widthPx: Number(widthPx) })
  }
  const byWidth = found.toSorted((a, b) => a.widthPx - b.widthPx)
  const chosen = byWidth.find(({ widthPx }) => widthPx >= wantedPx) ?? byWidth.at(-1)
  const file = chosen && (await files.find(chosen.key))
  return file ? buffer(file.stream()) : null
}

/** The article with artwork on it; null where its picture takes none, or it cannot be read. */
async function readArticle(
  shop: Shop,
  { artwork, imageUrl, sizeMm }: { artwork: Buffer; imageUrl: string; sizeMm: SizeMm | null },
): Promise<Buffer | null> {
  if (!imageUrl.startsWith(IMAGES)) return null
  const { default: sharp } = await import('sharp')
  // What turns drawings into pixels reads no WebP in them.
  const png = await sharp(artwork)
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (!png) return null
  const { data: content, info } = png
  const shown = { mimeType: 'image/png', content, widthPx: info.width, heightPx: info.height }
  const drawn = await showArticle(shop, withoutFocus(imageUrl.slice(IMAGES.length)), shown, sizeMm)
  return drawn === null ? null : Buffer.from(drawn)
}

/** Of a logo within its room, on what the mail lies on; of an article on paper. */
async function asPng(content: Buffer, logoRoom: Size | null): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(content, { density: DRAWING_DPI })
    const sized = logoRoom
      ? picture.resize({ ...logoRoom, fit: 'contain', position: 'left', background: CLEAR })
      : picture.resize({ ...ARTICLE_PX, fit: 'contain', background: PAPER }).flatten({ background: PAPER })
    return await sized.png({ compressionLevel: 9, palette: true }).toBuffer()
  } catch {
    return null
  }
}

async function emptyPng(): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp({ create: { width: 1, height: 1, channels: 4, background: CLEAR } })
    .png()
    .toBuffer()
}
