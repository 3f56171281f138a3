import type { Denial } from '../access/may.ts'
import type { LineSizes, ProductFacts, TradeTerms } from '../catalogue/product-facts.ts'
import type { Credit } from '../companies/credit-limit.ts'
import type { GivenOption } from '../configurator/choices.ts'
import type { Configurator } from '../configurator/model.ts'
import type { CheckedFile } from '../designs/judge-design.ts'
import type { PlainDate, WallClock } from '../delivery/plain-date.ts'
import type { DeliveryKind } from '../delivery/promise.ts'
import type { Cents } from '../money.ts'
import type { LabelledEffect, PriceRule } from '../pricing/model.ts'
import type { PriceBook } from '../pricing/price-book.ts'
import type { Place } from '../vat/vat-country.ts'
import type { VatBuyer } from '../vat/vat-treatment.ts'

/** What services for designs cost: each design by the studio, and the check of a line, in cents excluding VAT. */
export type ServicePrices = Pick<TradeTerms, 'studioDesignCents' | 'validateDesignCents'>

/** A cart line as it is kept; null address and date stand for the default address and the first possible day. */
export type KeptLine = LineSizes & {
  readonly id: string
  readonly groupId: string
  /** Of goods that are no product the id of those (free-goods.ts). */
  readonly productId: string
  /** Which part of its configuration the line is; null for a product that was not configured. */
  readonly part: string | null
  readonly quantity: number
  /** The rule that the customer last saw the price of; null when there was none. */
  readonly agreedRule: PriceRule | null
  /** What the choices added to it then. */
  readonly agreedEffects: readonly LabelledEffect[]
  /** What the studio's design and the check by hand cost then; what was never agreed is missing. */
  readonly agreedServices: Partial<ServicePrices>
  /** Until when the agreed rule holds whatever the price list says (a quote), as an ISO day. */
  readonly agreedUntil: PlainDate | null
  readonly deliveryKind: DeliveryKind
  readonly addressId: string | null
  readonly deliveryDate: PlainDate | null
  readonly isExpress: boolean
  readonly filesLater: boolean
  /** Staff check its designs by hand. */
  readonly wantsCheck: boolean
  readonly designs: readonly KeptDesign[]
}

/** A design that a line uses; `file` is null for one that the studio makes, and a back has no copies of its own. */
export type KeptDesign = {
  readonly itemId: string
  readonly side: 'front' | 'back'
  readonly quantity: number
  /** The customer approved it as it is. */
  readonly isApproved: boolean
  readonly file: KeptFile | null
}

/** A file of the company, as far as it has been read. */
export type KeptFile = CheckedFile & {
  readonly designId: string
  readonly isPatchup: boolean
  readonly isSoftDelete: boolean
}

/** What was chosen in a configurator, for so many pieces. */
export type KeptConfiguration = {
  readonly key: string
  readonly quantity: number
  readonly options: Readonly<Record<string, GivenOption>>
  readonly fields: Readonly<Record<string, string | null>>
}

/** Lines that were configured together as one product (decisions: order line group). */
export type KeptGroup = {
  readonly id: string
  readonly title: string
  /** Null for a product that was not configured. */
  readonly configuration: KeptConfiguration | null
  readonly lines: readonly KeptLine[]
}

/** Everything that the amounts, dates and blockers of a cart follow from. */
export type CartQuestion = {
  readonly groups: readonly KeptGroup[]
  readonly products: (id: string) => ProductFacts | null
  readonly productBySku: (sku: string) => ProductFacts | null
  readonly configurator: (key: string) => Configurator | null
  readonly terms: TradeTerms
  readonly priceBook: PriceBook
  readonly addresses: readonly (Place & { readonly id: string; readonly isDefault: boolean })[]
  readonly buyer: VatBuyer
  /** Why who asks may not order so much, in cents excluding VAT; null when he may. */
  readonly mayOrder: (netCents: Cents) => Denial | null
  /** What the company may buy on account; null without a limit. */
  readonly credit: Credit | null
  readonly now: WallClock
}
