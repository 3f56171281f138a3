import {
  exactInteger,
  percentInHundredths,
  roundedQuotient,
  roundHalfAwayFromZero,
  type Cents,
} from '../money.ts'
import type { RateE4 } from './model.ts'

/**
 * Money while a price is being worked out, in 10^-18 of a 1/100 cent. The scale leaves room for every division of the
 * formula (two percentages, an area and a percentage of the material), so that nothing is rounded on the way.
 */
export type Exact = bigint

const SCALE = 10n ** 18n
const WHOLE_PERCENT = 10_000n

export const exactRate = (rateE4: RateE4): Exact => exactInteger(rateE4) * SCALE
export const exactCents = (cents: Cents): Exact => exactInteger(cents) * 100n * SCALE

/** A rate or an amount that may not be below zero; RangeError otherwise. */
export function notNegative(value: number): number {
  if (value < 0) throw new RangeError(`Below zero: ${value}`)
  return value
}

/** That percentage of the amount; the percentage may be negative. */
export const percentOf = (amount: Exact, percent: number): Exact =>
  (amount * percentInHundredths(percent)) / WHOLE_PERCENT

/** The amount with a reduction of 0 to 100 percent; RangeError outside that. */
export function percentOff(amount: Exact, percent: number): Exact {
  if (!(percent >= 0 && percent <= 100)) throw new RangeError(`Not a reduction: ${percent}%`)
  return amount - percentOf(amount, percent)
}

/** A rate per m² or per metre over a measure in millionths of that unit. */
export const overMicro = (rate: Exact, measureMicro: bigint): Exact => (rate * measureMicro) / 1_000_000n

/** Whether the whole number is one that a number holds exactly. */
export const fitsWhole = (value: bigint): boolean => Number.isSafeInteger(Number(value))

/** The amount in 1/100 cent; `fitsE4` says whether a number can hold it. */
export const toE4 = (amount: Exact): RateE4 => roundHalfAwayFromZero(amount, SCALE)
export const fitsE4 = (amount: Exact): boolean => fitsWhole(roundedQuotient(amount, SCALE))

/** The amount in whole cents, still of any size. */
export const roundedCents = (amount: Exact): bigint => roundedQuotient(amount, 100n * SCALE)
