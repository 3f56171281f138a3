import type { ShopContext } from '../../context.ts'
import { loadImage } from '../catalogue/load-image.ts'
import { shopTheme } from '../content/shop-config.ts'
import type { PaperShop } from './papers/letterhead.ts'
import { openPicture } from './pdf/open-picture.ts'

/** Enough for the room that a logo has, at 300 dots to the inch. */
const LOGO_PX = { width: 1000, height: 140 } as const
const OWN_PICTURES = '/images/'

/** The shop as its papers show it. Only a logo that lies with the shop itself is fetched. */
export async function paperShop(shop: Pick<ShopContext, 'db' | 'files'>): Promise<PaperShop> {
  const { shopName, logoUrl, company } = await shopTheme(shop)
  if (logoUrl === null) return { shopName, company, logo: 'house mark' }
  const name = logoUrl.startsWith(OWN_PICTURES) ? logoUrl.slice(OWN_PICTURES.length) : null
  const image = name && (await loadImage(shop, name))
  return { shopName, company, logo: image ? await openPicture(image.content, LOGO_PX) : null }
}
