import type { PriceRule, RateE4, TierBand } from './model.ts'

/** From and to which ISO day something holds, both inclusive; null for no end. */
export type Dated = { readonly validFrom: string | null; readonly validTo: string | null }

/** Whether it holds on an ISO day of the shop's time zone. */
export const holdsOn = ({ validFrom, validTo }: Partial<Dated>, onDay: string): boolean =>
  (validFrom ?? onDay) <= onDay && onDay <= (validTo ?? onDay)

/** A price of the base list, from and to a day, both with it; null is without an end. */
export type DatedPrice = {
  readonly validFrom: string
  readonly validTo: string | null
  readonly price: Omit<PriceRule, 'listPercentOff'>
}

/** One rule of a price list: a price of its own for one sku with its own dates, or a percentage off all of a category. */
export type PriceListRule =
  | (Partial<Dated> & {
      readonly kind: 'sku'
      readonly sku: string
      readonly rateE4: RateE4 | null
      readonly bands: readonly TierBand[] | null
      readonly runPrices?: PriceRule['runPrices']
    })
  | { readonly kind: 'category'; readonly categoryPath: string; readonly percentOff: number }

/** A price list of a customer group or a contract. */
export type PriceList = Dated & {
  readonly code: string
  readonly kind: 'contract' | 'group'
  readonly rules: readonly PriceListRule[]
}
