import type { Cents } from '../money.ts'

/** A rate in 1/100 cent (EUR x 10,000) per piece, m² or metre, so that 'EUR 0.3459' stays exact. */
export type RateE4 = number

export type TierMeasure = 'piece' | 'm2' | 'metre'

/** From `from` units on (in thousandths, so 2.5 m² is 2500): the rate itself, or a percentage off the base rate. */
export type TierBand =
  | { readonly fromMilli: number; readonly kind: 'amount'; readonly rateE4: RateE4 }
  | { readonly fromMilli: number; readonly kind: 'percentOff'; readonly percent: number }

/** Bands rise by `fromMilli`; below the first band the base rate holds. Scope 'product' counts every line of the sku. */
export type Tiers = {
  readonly measure: TierMeasure
  readonly scope: 'line' | 'product'
  readonly bands: readonly TierBand[]
}

/**
 * How a running metre is measured: the length field itself, strips of a usable width, or the outline. `minLengthMm`
 * raises a shorter length, `lengthAllowanceMm` is added to each strip.
 */
export type RunningMetre = {
  readonly usableWidthMm: number | null
  readonly lengthAllowanceMm: number
  readonly minLengthMm: number
  readonly measure: 'length' | 'strips' | 'perimeter'
}

/** One product's price on one price list; a null rate makes the price null, shown as '-' (spec 1). */
export type PriceRule = {
  readonly model: 'piece' | 'm2' | 'runningMetre' | 'run'
  readonly rateE4: RateE4 | null
  readonly tiers: Tiers | null
  /** A price list's percentage off the tiered rate (or the run price) of the base list, 0 to 100. */
  readonly listPercentOff?: number
  readonly setupCents: Cents
  readonly minAreaMm2: number | null
  readonly minimumLineCents: Cents | null
  readonly extraDesignFeeCents: Cents
  readonly runningMetre: RunningMetre | null
  /** For 'run': the only quantities sold, each with the price of the whole run. */
  readonly runPrices: readonly { readonly quantity: number; readonly cents: Cents }[]
}

/** What one chosen option adds, in the order given; percentages are of the tiered base material only. */
export type PriceEffect =
  | { readonly kind: 'included' }
  | { readonly kind: 'piece'; readonly rateE4: RateE4 }
  | { readonly kind: 'm2'; readonly rateE4: RateE4 }
  | {
      readonly kind: 'edgeMetre'
      readonly rateE4: RateE4
      readonly edges: readonly Edge[]
      readonly setupCents: Cents
    }
  | { readonly kind: 'count'; readonly rateE4: RateE4; readonly count: number }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'order'; readonly cents: Cents; readonly quantity: number }
  | { readonly kind: 'run'; readonly setupCents: Cents; readonly per1000Cents: Cents }

export type Edge = 'top' | 'right' | 'bottom' | 'left'

export type LabelledEffect = { readonly code: string; readonly label: string; readonly effect: PriceEffect }

/** What the customer asked for; sizes in mm, null where the product has none. */
export type PriceInput = {
  readonly rule: PriceRule
  readonly quantity: number
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly lengthMm: number | null
  readonly effects: readonly LabelledEffect[]
  /** Everything of this sku in the cart in the tier's measure (milli), for scope 'product'; this line included. */
  readonly productMeasureMilli?: number
  readonly designCount?: number
}

/** One row of 'Waarom deze prijs': `amountE4` per piece for piece rows, per line for line rows. */
export type BreakdownRow = {
  readonly code: string
  readonly label: string
  readonly basis: 'piece' | 'm2' | 'metre' | 'count' | 'percent' | 'line' | 'run'
  readonly basisMilli: number
  readonly scope: 'piece' | 'line'
  readonly amountE4: number
}

/** A price is an answer; null means there is none ('-'), and the line cannot be ordered. */
export type LinePrice = {
  readonly unitCents: Cents
  /** For a run: the price per piece in 1/100 cent, for information. */
  readonly unitE4: RateE4
  readonly lineCents: Cents
  readonly breakdown: readonly BreakdownRow[]
  readonly tierMeasureMilli: number
  readonly nextBand: { readonly quantity: number; readonly lineCents: Cents } | null
}
