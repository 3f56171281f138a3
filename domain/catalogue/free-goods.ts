import type { ProductFacts } from './product-facts.ts'

/**
 * What staff offer that is no product of the shop: work on the spot, something made once. What it is called stands in its
 * group. VAT in whole per cent, and the working days that it takes.
 */
export type FreeGoods = { readonly vatPercent: number; readonly productionDays: number }

/** What stands on papers in the place of a SKU. */
export const FREE_GOODS_SKU = 'VRIJE-REGEL'

/** More working days than a year has. */
export const MOST_FREE_DAYS = 250

const ID = /^free-(\d{1,2})-(\d{1,3})$/

/** The id by which a cart line knows such goods, in the place of that of a product. */
export const freeGoodsId = ({ vatPercent, productionDays }: FreeGoods): string =>
  `free-${vatPercent}-${productionDays}`

/** What an id says of such goods; null for that of a product. */
export function readFreeGoodsId(id: string): FreeGoods | null {
  const [, vatPercent, productionDays] = ID.exec(id) ?? []
  if (vatPercent === undefined || productionDays === undefined) return null
  return { vatPercent: Number(vatPercent), productionDays: Number(productionDays) }
}

/**
 * Such goods as the rules see a product: without a list price, print files or size; they travel with the rest and weigh
 * nothing. Null for the id of a product.
 */
export function freeProduct(id: string): ProductFacts | null {
  const goods = readFreeGoodsId(id)
  return (
    goods && {
      id,
      sku: FREE_GOODS_SKU,
      title: '',
      pack: null,
      urlPath: null,
      imageUrl: null,
      type: 'simple',
      isActive: true,
      isOrderableWithoutBundle: true,
      needsPrintFiles: false,
      print: null,
      vatPercent: goods.vatPercent,
      fixedSizeMm: null,
      sizeOptions: [],
      carrier: null,
      carrierKind: 'stock',
      rollWidthMm: null,
      materialName: '',
      thicknessMm: null,
      weight: null,
      isFoldable: false,
      isRollable: false,
      lead: { productionDays: goods.productionDays, addsDays: 0, expressDays: null },
      express: null,
      deliveryKinds: ['ship', 'pickup'],
      shippingClasses: [],
      basePrices: [],
      categoryPaths: [],
    }
  )
}
