import type { CalendarSettings } from '../delivery/calendar.ts'
import { packingOf } from '../delivery/packing.ts'
import type { DeliveryKind, LeadTime, TimeOfDay } from '../delivery/promise.ts'
import type { GoodsToShip, ShippingClass } from '../delivery/shipping.ts'
import type { PrintSpec } from '../designs/print-spec.ts'
import type { Cents } from '../money.ts'
import type { Carrier, SizeLimits } from '../pricing/check-size.ts'
import { chooseRule } from '../pricing/choose-rule.ts'
import type { ExpressRate } from '../pricing/express.ts'
import type { PriceRule } from '../pricing/model.ts'
import type { PriceBook } from '../pricing/price-book.ts'
import { type Dated, holdsOn } from '../pricing/price-list.ts'
import type { Place } from '../vat/vat-country.ts'

/** A millimetre field of a product: what it accepts, and under which id the cart knows it. */
export type SizeOption = SizeLimits & {
  readonly optionId: string
  readonly label: string
  readonly defaultMm: number
  readonly isRequired: boolean
}

/** Weight in grams per piece, m² or running metre. */
export type Weight = { readonly grams: number; readonly per: 'piece' | 'm2' | 'metre' }

/** Sold as one: a set that belongs together, or so many pieces. */
export type Pack = { readonly kind: 'set' | 'pieces'; readonly count: number }

/** A price of the base list and when it holds. */
export type BasePrice = Dated & { readonly rule: PriceRule }

/** Everything about a product that price, weight, delivery and orderability follow from; no texts but its title. */
export type ProductFacts = {
  readonly id: string
  readonly sku: string
  readonly title: string
  /** Null where one is one. */
  readonly pack: Pack | null
  readonly urlPath: string | null
  readonly imageUrl: string | null
  readonly type: 'simple' | 'bundle'
  readonly isActive: boolean
  readonly isOrderableWithoutBundle: boolean
  readonly needsPrintFiles: boolean
  /** What its print files must have; null for goods that are not printed. */
  readonly print: PrintSpec | null
  readonly vatPercent: number
  readonly fixedSizeMm: { readonly widthMm: number; readonly heightMm: number } | null
  readonly sizeOptions: readonly SizeOption[]
  readonly carrier: Carrier | null
  readonly carrierKind: 'roll' | 'sheet' | 'stock' | 'profile'
  readonly rollWidthMm: number | null
  /** As customers read it: 'pvc frontlit 510 g'. */
  readonly materialName: string
  readonly thicknessMm: number | null
  readonly weight: Weight | null
  readonly isFoldable: boolean
  readonly isRollable: boolean
  readonly lead: LeadTime
  readonly express: ExpressRate | null
  readonly deliveryKinds: readonly DeliveryKind[]
  readonly shippingClasses: GoodsToShip['classes']
  /** Its prices on the base list; no two hold on one day. */
  readonly basePrices: readonly BasePrice[]
  readonly categoryPaths: readonly string[]
}

/** The shop's own settings that prices and dates depend on. */
export type TradeTerms = {
  /** Where the shop is established, which decides about VAT. */
  readonly seller: Place
  readonly shippingClasses: readonly ShippingClass[]
  readonly shippingCountries: readonly string[]
  readonly shippingVatPercent: number
  readonly cutOff: TimeOfDay
  readonly calendar: CalendarSettings
  readonly studioDesignCents: Cents
  readonly validateDesignCents: Cents
}

/** The sizes of a line in whole mm; null where the product has no such size. */
export type LineSizes = {
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly lengthMm: number | null
}

/** Whether a product can be ordered by itself: simple, orderable without a bundle, and still sold. */
export function isOrderableAlone(product: ProductFacts): boolean {
  return product.isActive && product.type === 'simple' && product.isOrderableWithoutBundle
}

/** The rule that prices a product for a company with this book on an ISO day; null when it has none. */
export function ruleFor(product: ProductFacts, book: PriceBook, onDay: string): PriceRule | null {
  const base = product.basePrices.find((price) => holdsOn(price, onDay))
  if (!base) return null
  const { sku, categoryPaths } = product
  return chooseRule({ sku, categoryPaths, rule: base.rule }, book, onDay).rule
}

/** The only quantities that a rule has a price for; null when any quantity will do. */
export function soldQuantities(rule: PriceRule | null): readonly number[] | null {
  return rule?.model === 'run' ? rule.runPrices.map((run) => run.quantity) : null
}

/** What is packed and sent for a quantity of a product in these sizes. */
export function goodsOf(product: ProductFacts, quantity: number, sizes: LineSizes): GoodsToShip {
  const weighs = (per: Weight['per']) => (product.weight?.per === per ? product.weight.grams : null)
  return {
    quantity,
    packing: packingOf({
      foldable: product.isFoldable,
      rollable: product.isRollable,
      carrier: product.carrierKind,
      thicknessMm: product.thicknessMm,
    }),
    ...sizes,
    thicknessMm: product.thicknessMm,
    rollWidthMm: product.rollWidthMm,
    weightGPerPiece: weighs('piece'),
    weightGPerM2: weighs('m2'),
    weightGPerMetre: weighs('metre'),
    classes: product.shippingClasses,
  }
}
