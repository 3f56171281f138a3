import type { ProductFacts, TradeTerms } from '../catalogue/product-facts.ts'
import { DEFAULT_CALENDAR } from '../delivery/calendar.ts'
import type { PriceRule } from '../pricing/model.ts'
import { NO_BOOK } from '../pricing/price-book.ts'
import { PLAIN_RULE } from '../pricing/sample-inputs.ts'
import type { CartQuestion, KeptLine } from './kept-cart.ts'
import { viewCart } from './view.ts'

/** A rate per piece in 1/100 cent; each builder takes what matters in a test and leaves the rest plain. */
export const perPiece = (rateE4: number, more: Partial<PriceRule> = {}): PriceRule => ({
  ...PLAIN_RULE,
  rateE4,
  ...more,
})
export const product = ({
  baseRule = perPiece(100_000),
  ...more
}: Partial<ProductFacts> & { readonly baseRule?: PriceRule | null } = {}): ProductFacts => ({
  id: 'p1',
  sku: 'BORD',
  pack: null,
  title: 'Bord',
  urlPath: '/bord',
  imageUrl: null,
  type: 'simple',
  isActive: true,
  isOrderableWithoutBundle: true,
  needsPrintFiles: false,
  vatPercent: 21,
  fixedSizeMm: null,
  print: null,
  sizeOptions: [],
  carrier: null,
  carrierKind: 'stock',
  rollWidthMm: null,
  materialName: 'hout',
  thicknessMm: null,
  weight: { grams: 500, per: 'piece' },
  isFoldable: false,
  isRollable: false,
  lead: { productionDays: 2, addsDays: 0, expressDays: 1 },
  express: { percent: 35, minimumCents: 1500 },
  deliveryKinds: ['ship', 'pickup'],
  shippingClasses: ['parcel'],
  basePrices: baseRule ? [{ validFrom: null, validTo: null, rule: baseRule }] : [],
  categoryPaths: ['/borden'],
  ...more,
})
export const line = (more: Partial<KeptLine> = {}): KeptLine => ({
  id: 'l1',
  groupId: 'g1',
  productId: 'p1',
  quantity: 1,
  widthMm: null,
  heightMm: null,
  lengthMm: null,
  part: null,
  agreedRule: perPiece(100_000),
  agreedEffects: [],
  agreedServices: {},
  agreedUntil: null,
  deliveryKind: 'ship',
  addressId: null,
  deliveryDate: null,
  isExpress: false,
  filesLater: false,
  wantsCheck: false,
  designs: [],
  ...more,
})
const terms: TradeTerms = {
  seller: { country: 'NL', postcode: '3439 LD' },
  shippingClasses: [
    {
      code: 'parcel',
      minLongestMm: null,
      maxLongestMm: 1750,
      maxShortestMm: 1000,
      maxGirthMm: 3000,
      maxGrams: 31_500,
      centsByCountry: { NL: 895 },
    },
  ],
  shippingCountries: ['NL'],
  shippingVatPercent: 21,
  cutOff: '12:00',
  calendar: DEFAULT_CALENDAR,
  studioDesignCents: 3950,
  validateDesignCents: 1250,
}
/** A cart of these lines, each in a group of its own unless `more` says otherwise. */
export const ask = (
  lines: readonly KeptLine[],
  products: readonly ProductFacts[],
  more: Partial<CartQuestion> = {},
) =>
  viewCart({
    groups: lines.map((one) => ({ id: `g-${one.id}`, title: 'Groep', configuration: null, lines: [one] })),
    products: (id) => products.find((one) => one.id === id) ?? null,
    productBySku: (sku) => products.find((one) => one.sku === sku) ?? null,
    configurator: () => null,
    terms,
    priceBook: NO_BOOK,
    addresses: [{ id: 'a1', country: 'NL', postcode: '3512 KA', isDefault: true }],
    buyer: { place: null, vatId: null, vatIdStatus: 'unchecked' },
    mayOrder: () => null,
    credit: null,
    now: { date: '2026-11-18', minutes: 600 },
    ...more,
  })
