import type { DemoDesign } from './designs.ts'
import type { Pack } from '#domain/catalogue/product-facts.ts'
import type { ShippingClass } from '#domain/delivery/shipping.ts'
import type { PrintSpec } from '#domain/designs/print-spec.ts'
import type { Cents } from '#domain/money.ts'
import type { PriceRule, RateE4, TierBand } from '#domain/pricing/model.ts'
import type { PicturedScene } from './scenes/draw-scene.ts'
import type { Finish } from './scenes/finishes/draw-finish.ts'
import type { Swatch } from './scenes/swatch.ts'

/** What the image shows, the seed of the artwork on it, and the background tint. */
export type DemoScene = PicturedScene

/** The drawing of a product of the category, with other artwork and another background. */
export type DemoCategoryScene = Pick<DemoScene, 'artwork' | 'tint'> & { readonly product: string }

type CategoryTexts = {
  readonly title: string
  readonly urlPath: string
  readonly shortDescription: string
  /** HTML. */
  readonly description: string
  readonly seoTitle: string
  readonly seoDescription: string
  readonly scene: DemoCategoryScene
}

/** A top-level category as it is written down, with its sub-categories in their order. */
export type DemoCategoryTree = CategoryTexts & {
  readonly inMainMenu: boolean
  /** So many sub-categories stand in the menu before 'Toon meer'; 0 is all of them. */
  readonly shortListItemCount: number
  readonly children: readonly DemoSubCategory[]
}

/** A sub-category, with those of its own where it has any. */
type DemoSubCategory = CategoryTexts & { readonly children?: readonly CategoryTexts[] }

export type DemoCategory = CategoryTexts & {
  readonly parentPath: string | null
  /** From 1, among the categories with the same parent. */
  readonly position: number
  readonly inMainMenu: boolean
  readonly shortListItemCount: number
}

export type DemoCustomOption = {
  readonly optionId: string
  readonly code: 'width' | 'height' | 'length'
  readonly label: string
  readonly minMm: number
  readonly maxMm: number
  readonly stepMm: number
  readonly defaultMm: number
  readonly required: boolean
}

export type DemoSize = { readonly widthMm: number; readonly heightMm: number }

/** How it is made; what does not fit on the roll or the sheet is made in panels, or not at all. */
export type DemoProduction =
  | {
      readonly carrier: 'roll'
      readonly technique: string
      readonly rollWidthMm: number
      readonly printableWidthMm: number
      readonly maxLengthMm: number | null
      readonly mayRotate: boolean
      readonly mayPanel: boolean
      readonly panelOverlapMm: number
    }
  | {
      readonly carrier: 'sheet'
      readonly technique: string
      /** Empty where the size is fixed. */
      readonly sheetsMm: readonly DemoSize[]
      readonly usableMarginMm: number
      readonly mayRotate: boolean
    }
  | { readonly carrier: 'stock' | 'profile'; readonly technique: string }

export type DemoMaterial = {
  readonly name: string
  readonly thicknessMm: number | null
  /** Null where it is that of the choices. */
  readonly weight: { readonly grams: number; readonly per: 'm2' | 'piece' | 'metre' } | null
}

export type DemoLead = {
  readonly productionDays: number
  readonly express: {
    readonly productionDays: number
    readonly surchargePercent: number
    readonly minimumCents: Cents
  } | null
}

export type DeliveryKind = 'pickup' | 'ship'

export type ShippingClassCode = 'pickup' | 'parcel' | 'tube' | 'long' | 'pallet' | 'transport'

export type DemoDelivery = {
  readonly kinds: readonly DeliveryKind[]
  readonly classes: readonly ShippingClassCode[]
  readonly foldable: boolean
  readonly rollable: boolean
}

/** What everything that can lie in a cart has. */
type DemoGoods = {
  readonly sku: string
  readonly title: string
  /** Null where one is one. */
  readonly pack: Pack | null
  readonly type: 'simple' | 'bundle'
  readonly priceType: 'dynamic' | 'fixed'
  readonly isOrderableWithoutBundle: boolean
  readonly needsPrintFiles: boolean
  /** Null for a product whose price is that of what it is put together from. */
  readonly priceRule: PriceRule | null
  readonly vatPercent: 21 | 9
  readonly customOptions: readonly DemoCustomOption[]
  readonly fixedSizeMm: DemoSize | null
  readonly production: DemoProduction
  /** Null for goods that are not printed. */
  readonly print: PrintSpec | null
  readonly material: DemoMaterial
  readonly lead: DemoLead
  readonly delivery: DemoDelivery
  /** Attribute code to value, as in attributes.ts; to several where it answers to each of them. */
  readonly properties: Readonly<Record<string, string | readonly string[]>>
}

/** Sold only as a part of a composed product: it has no page and lies in no category. */
export type DemoComponent = DemoGoods & {
  /** A close look at it, or the drawing of what it is used for. */
  readonly picture: DemoScene | Swatch
}

/** A choice of a configurator that is no product: how it is made, or a close look at what of. */
export type DemoOptionPicture = Finish | Swatch

/** What has a page of its own. */
export type DemoProduct = DemoGoods & {
  readonly urlPath: string
  readonly categoryPaths: readonly string[]
  readonly shortDescription: string
  readonly mediumDescription: string
  /** HTML: p, h2, h3, ul, li and strong. */
  readonly description: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly searchSynonyms: readonly string[]
  readonly relatedSkus: readonly string[]
  readonly scene: DemoScene
  /** 0-100; the highest stand under 'Vaak besteld'. */
  readonly popularity: number
}

export type DemoAttribute = {
  readonly code: string
  readonly label: string
  readonly filterable: boolean
  /** In the order in which filters show them. */
  readonly values: readonly string[]
}

/** In place of the base rate and tiers of a product, or a percentage off the tiered base rate of a whole category. */
export type DemoPriceListRule =
  | {
      readonly kind: 'sku'
      readonly sku: string
      readonly rateE4: RateE4
      /** Null is no tiers: the rate holds for every quantity. */
      readonly bands: readonly TierBand[] | null
    }
  | { readonly kind: 'category'; readonly categoryPath: string; readonly percentOff: number }

/** Contract lists come before group lists, and those before the base prices; the first with a rule wins. */
export type DemoPriceList = {
  readonly code: string
  readonly kind: 'group' | 'contract'
  readonly title: string
  /** ISO dates, both inclusive. */
  readonly validFrom: string
  readonly validTo: string
  readonly rules: readonly DemoPriceListRule[]
}

/** What one parcel of a class may measure and weigh. */
export type DemoShippingClass = ShippingClass & { readonly title: string }

/** Weekends and public holidays are closed anyway. */
export type DemoCalendar = {
  /** Local time in Amsterdam. */
  readonly cutOff: `${number}:${number}`
  readonly closedOn: readonly ('goodFriday' | 'liberationDay' | 'fridayAfterAscension' | 'newYearsEve')[]
  /** ISO dates of the shop's own, such as a summer break. */
  readonly closedDates: readonly string[]
}

export type DemoCountry = { readonly code: string; readonly name: string; readonly ships: boolean }

export type DemoPage = {
  readonly urlPath: string
  readonly title: string
  readonly metaTitle: string
  readonly metaDescription: string
  /** HTML. */
  readonly content: string
  /** ISO date of the version that holds, for pages that customers agree to. */
  readonly versionDate: string | null
}

export type DemoBlock = { readonly id: string; readonly type: 'html' | 'text'; readonly content: string }

export type DemoMenu = {
  readonly id: string
  readonly label: string
  readonly children: readonly { readonly label: string; readonly url: string }[]
}

export type DemoAddress = {
  readonly companyName: string
  readonly attention: string | null
  readonly street: string
  readonly houseNumber: string
  readonly addition: string | null
  readonly postcode: string
  readonly city: string
  readonly country: string
  readonly phone: string
  readonly deliveryNotes: string | null
}

export type DemoOrderState =
  | 'placed'
  | 'awaiting_files'
  | 'released'
  | 'in_production'
  | 'shipped'
  | 'ready_for_pickup'
  | 'delivered'
  | 'cancelled'

export type DemoOrderLine = {
  readonly sku: string
  readonly quantity: number
  readonly widthMm?: number
  readonly heightMm?: number
  readonly lengthMm?: number
  /** What was sent with an ordered line; with it the line waits for no files any more. */
  readonly file?: () => DemoDesign
}

/** A line of a cart that is still open; the side that the studio makes, where it does. */
export type DemoCartLine = DemoOrderLine & { readonly byStudio?: 'front' | 'back' }

/** A product as it was put together: options by step, each with its own quantity where it has one, and fields. */
export type DemoComposition = {
  readonly key: string
  readonly quantity: number
  readonly options: Readonly<Record<string, { readonly id: string; readonly quantity?: number }>>
  readonly fields: Readonly<Record<string, string>>
}

/** An order to make at the first start, as many days before that day as it says. */
export type DemoOrder = {
  /** The code under which PostNL has it. */
  readonly trackingCode?: string
  /** Its invoice was credited, and made anew. */
  readonly isCreditedBecause?: string
  /** Its invoice was paid. */
  readonly isPaid?: true
  readonly reference: string
  readonly daysAgo: number
  readonly state: DemoOrderState
  readonly delivery: DeliveryKind
  readonly lines: readonly DemoOrderLine[]
  /** Come after the lines. */
  readonly composed?: readonly DemoComposition[]
}

/** A quote to make at the first start, as many days before that day as it says. */
export type DemoQuote = Pick<DemoOrder, 'reference' | 'daysAgo' | 'lines' | 'composed'>

export type DemoCompany = {
  readonly name: string
  readonly kvkNumber: string
  readonly vatId: string
  readonly invoiceEmail: string
  readonly paymentTermDays: number
  readonly groupPriceListCode: string | null
  readonly contractPriceListCode: string | null
  readonly contact: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly password: string
    readonly phone: string
  }
  readonly invoiceAddress: DemoAddress
  readonly deliveryAddresses: readonly DemoAddress[]
  readonly orders: readonly DemoOrder[]
  readonly quotes: readonly DemoQuote[]
  /** What lies in the cart of the contact. */
  readonly cart: readonly DemoCartLine[]
}

export type DemoOperator = { readonly name: string; readonly email: string; readonly password: string }

/** 'functional' loads on start, 'consent' waits until the visitor has agreed. */
type Loads = 'functional' | 'consent'

export type DemoTheme = {
  readonly shopName: string
  readonly shortName: string
  readonly studioName: string
  readonly studioShortName: string
  /** Null is the mark of the house. */
  readonly logoUrl: string | null
  /** '#RRGGBB', or null for the colours of the house. */
  readonly colours: { readonly action: string | null; readonly actionDark: string | null }
  readonly company: {
    readonly name: string
    readonly street: string
    readonly houseNumber: string
    readonly postcode: string
    readonly city: string
    readonly country: string
    readonly phone: string
    readonly email: string
    readonly kvkNumber: string
    readonly vatId: string
    readonly iban: string
    readonly openingHours: string
  }
  readonly footerText: string
  readonly badge: { readonly label: string; readonly url: string }
  readonly headHtml: { readonly loads: Loads; readonly html: string } | null
  readonly chat: {
    readonly loads: Loads
    readonly name: string
    readonly hours: string
    readonly email: string
    readonly phone: string
  }
  readonly termsPath: string
  readonly privacyPath: string
}

/** What the studio asks per design, and staff for checking the designs of a line by hand; excluding VAT. */
export type DemoPrices = { readonly studioDesignCents: Cents; readonly validateDesignCents: Cents }
