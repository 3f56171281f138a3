import { exactInteger, percentInHundredths, roundHalfAwayFromZero } from '../money.ts'
import { CHOICE_DECIMALS, type ChoicePrice } from './choice-price.ts'
import type { ListPrice } from './content.ts'

const WHOLE = 10_000n
const CENTS_DECIMALS = 2
const RATE_DECIMALS = 4

/**
 * An amount with a percentage on it, or off it below zero: from one euro on in whole cents, below that in its own last decimal. What
 * was more than nothing stays that.
 */
function raised(units: number, decimals: number, percent: number): number {
  const exact = exactInteger(units) * (WHOLE + percentInHundredths(percent))
  const euro = 10 ** decimals
  const finest = roundHalfAwayFromZero(exact, WHOLE)
  if (Math.abs(finest) < euro) return finest === 0 ? Math.sign(units) : finest
  const perCent = 10 ** (decimals - CENTS_DECIMALS)
  return roundHalfAwayFromZero(exact, WHOLE * BigInt(perCent)) * perCent
}

/**
 * A price with a percentage on all of its amounts; what a tier takes off stays a share of that, and what a line costs once and at
 * least stays as it is.
 */
export function raisedPrice(price: ListPrice, percent: number): ListPrice {
  const rate = (units: number) => raised(units, RATE_DECIMALS, percent)
  return {
    ...price,
    rateE4: price.rateE4 === null ? null : rate(price.rateE4),
    bands: price.bands.map((band) =>
      band.kind === 'amount' ? { ...band, rateE4: rate(band.rateE4) } : band,
    ),
    runPrices: price.runPrices.map(({ quantity, cents }) => ({
      quantity,
      cents: raised(cents, CENTS_DECIMALS, percent),
    })),
  }
}

/** A choice likewise; one that costs a share of the material follows that, and stays as it is. */
export const raisedChoice = (choice: ChoicePrice, percent: number): ChoicePrice =>
  choice.unit === 'percent'
    ? choice
    : { ...choice, amount: raised(choice.amount, CHOICE_DECIMALS[choice.unit], percent) }
