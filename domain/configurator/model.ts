import type { DeliveryKind } from '../delivery/promise.ts'
import type { Cents } from '../money.ts'
import type { SizeField } from '../pricing/check-size.ts'
import type { Edge, PriceEffect, RateE4 } from '../pricing/model.ts'
import type { Drawing } from './drawing.ts'

/** The id of the 'no choice' entry of an optional bundle step (spec 3, Configurator constants). */
export const NO_CHOICE = '-1'

/**
 * One rule of a `visibleIf`: it matches when at least one of its codes has one of the ids listed for it selected, or
 * lists none. A code is the `optionId` of a step, or of a select or radio field (spec 4, Visibility).
 */
export type VisibilityRule = Readonly<Record<string, readonly string[]>>

/** Rules that must all match; none at all is always visible. They point backwards only. */
export type VisibleIf = readonly VisibilityRule[]

/** How the options of a bundle step are narrowed down and shown. */
export type DisplayMode = 'drilldown' | 'dropdown' | 'wizard'

/** Dynamic adds up the children; fixed is the product's own price with surcharges. */
export type PriceMode = 'dynamic' | 'fixed'

/** The option type of the step whose product carries the print (spec 3). */
export type OptionType = 'MATERIAL'

/** What a choice adds to the price: an effect of the price engine, or one that needs the configuration to be worked out. */
export type ChoiceEffect =
  | Exclude<PriceEffect, { readonly kind: 'order' } | { readonly kind: 'count' }>
  /** Cents for each of the option's own quantity, once for the line. */
  | { readonly kind: 'order'; readonly cents: Cents }
  | { readonly kind: 'count'; readonly rateE4: RateE4; readonly count: number }
  /** As many eyelets as fit at most `spacingMm` apart along the edges. */
  | {
      readonly kind: 'eyelets'
      readonly rateE4: RateE4
      readonly spacingMm: number
      readonly edges: readonly Edge[]
    }
  /** The price of the option's own product, as a line of its own. */
  | { readonly kind: 'child' }
  /** The circulation: the quantity of the line. */
  | { readonly kind: 'runQuantity'; readonly quantity: number }

/** The longest and shortest side in mm that can be made with an option, turned as needed. */
export type SideLimits = { readonly maxLongSideMm: number; readonly maxShortSideMm: number }

/** What the customer may set an option's own quantity to. */
export type QuantityRange = { readonly min: number; readonly max: number; readonly step: number }

export type Option = {
  readonly id: string
  /** Null for what is no product of its own. */
  readonly sku: string | null
  readonly title: string
  readonly description: string
  /** Where a drawing of the choice itself is served; absent for one that is shown as its product, or not at all. */
  readonly imageUrl?: string | undefined
  readonly attributes: Readonly<Record<string, string>>
  readonly visibleIf: VisibleIf
  /** Per piece of the main product, or per line. */
  readonly quantity: number
  readonly quantityScope: 'piece' | 'line'
  readonly customerMayChangeQuantity: QuantityRange | null
  readonly effect: ChoiceEffect
  readonly limits: SideLimits | null
  /** The number of printed sides that the choice makes it; null leaves that as it is. */
  readonly printSides: 1 | 2 | null
  /** Spot colour that the print file must have, such as CutContour. */
  readonly needs: string | null
  /** Size of the print file where the choice decides it. */
  readonly printSizeMm: readonly [widthMm: number, heightMm: number] | null
  /** The only ways of delivery that the choice leaves; null leaves all. */
  readonly deliveryKinds: readonly DeliveryKind[] | null
}

/** A narrowing of a bundle step's options by one attribute. */
export type Filter = {
  readonly attributeCode: string
  readonly label: string
  readonly values: readonly { readonly id: string; readonly label: string }[]
}

type StepBase = { readonly optionId: string; readonly title: string; readonly visibleIf: VisibleIf }

/** A choice between products or finishings; an optional one can be skipped with 'no choice'. */
export type BundleOptionStep = StepBase & {
  readonly stepType: 'bundleOption'
  readonly optionType: OptionType | null
  readonly bundleOptionFilterType: DisplayMode
  readonly optionRequired: boolean
  /** What 'no choice' is called, such as 'Geen ringen'; null takes the shop's own words. */
  readonly noChoiceTitle: string | null
  /** How a child takes its size from the configuration; null is the same size. */
  readonly sizeFromParent: {
    readonly use: 'area' | 'perimeter'
    readonly widthOffsetMm: number
    readonly heightOffsetMm: number
  } | null
  readonly filters: readonly Filter[]
  readonly options: readonly Option[]
}

/** A choice that must be made, between ways of making it. */
export type CustomOptionStep = StepBase & {
  readonly stepType: 'customOption'
  /** Shown as a row of quantities, each with its price. */
  readonly isQuantityRow: boolean
  readonly options: readonly Option[]
}

/** One of the values of a select or radio field. */
export type FieldValue = { readonly id: string; readonly label: string; readonly effect: ChoiceEffect }

type FieldBase = { readonly optionId: string; readonly label: string; readonly visibleIf: VisibleIf }

export type MillimetreField = FieldBase & {
  readonly type: 'input_mm'
  /** The side of the product that it is; null for another length, such as the distance of a hole. */
  readonly measures: SizeField | null
  readonly minMm: number
  readonly maxMm: number
  readonly stepMm: number
  readonly defaultMm: number | null
}

export type ChoiceField = FieldBase & {
  readonly type: 'select' | 'radio'
  readonly values: readonly FieldValue[]
  readonly defaultId: string | null
}

export type Field = MillimetreField | ChoiceField

export type FormStep = StepBase & { readonly stepType: 'form'; readonly fields: readonly Field[] }

export type GroupStep = StepBase & { readonly stepType: 'group'; readonly steps: readonly Step[] }

/** A step; groups nest up to three levels deep. */
export type Step = BundleOptionStep | CustomOptionStep | FormStep | GroupStep

export type Card = { readonly id: string; readonly title: string; readonly steps: readonly Step[] }

/** How a bundle product is composed. Every `optionId`, of steps and fields alike, is unique in it. */
export type Configurator = {
  readonly key: string
  /** Of the bundle product. */
  readonly sku: string
  readonly priceMode: PriceMode
  /** What carries the price and its effects: the product of the MATERIAL choice, or the bundle product itself. */
  readonly mainLine: 'material' | 'product'
  /** Pieces to start with, or the step whose choice is the circulation. */
  readonly quantity: { readonly from: 'customer'; readonly start: number } | { readonly from: 'runStep' }
  readonly deliveryKinds: readonly DeliveryKind[]
  /** The size in mm where none is entered; absent where it is, or where the choices decide it. */
  readonly fixedSizeMm?: readonly [widthMm: number, heightMm: number] | undefined
  /** What the live picture shows; absent, it is a plain sheet. */
  readonly drawing?: Drawing | undefined
  readonly cards: readonly Card[]
}
