import { exactInteger } from '../money.ts'
import { exactRate, notNegative, percentOff, type Exact } from './exact.ts'
import type { PriceRule, TierBand } from './model.ts'

/** The band that holds at this measure: the highest one begun, or null below the first. */
export function bandAt(bands: readonly TierBand[], measureMilli: bigint): TierBand | null {
  const begun = bands.filter((band) => exactInteger(band.fromMilli) <= measureMilli)
  return begun.reduce<TierBand | null>(
    (top, band) => (top && top.fromMilli >= band.fromMilli ? top : band),
    null,
  )
}

/** The first band that has not begun at this measure, or null in the last one. */
export function bandAfter(bands: readonly TierBand[], measureMilli: bigint): TierBand | null {
  const ahead = bands.filter((band) => exactInteger(band.fromMilli) > measureMilli)
  return ahead.reduce<TierBand | null>(
    (low, band) => (low && low.fromMilli <= band.fromMilli ? low : band),
    null,
  )
}

/**
 * The rate at a band: its own, or its percentage off the base rate and never off the band below (rule of 'percentOff').
 * A reduction of the whole list comes off after it. Null when the rule has no rate.
 */
export function tieredRate(rule: PriceRule, band: TierBand | null): Exact | null {
  if (rule.rateE4 === null) return null
  const rate =
    band?.kind === 'amount'
      ? exactRate(notNegative(band.rateE4))
      : percentOff(exactRate(notNegative(rule.rateE4)), band?.percent ?? 0)
  return percentOff(rate, rule.listPercentOff ?? 0)
}

/** The smallest quantity whose measure reaches the band, given the measure of other lines that count along. */
export function quantityToReach(band: TierBand, pieceMicro: bigint, othersMilli: bigint): bigint {
  const missingMicro = (exactInteger(band.fromMilli) - othersMilli) * 1000n
  return missingMicro <= pieceMicro ? 1n : (missingMicro + pieceMicro - 1n) / pieceMicro
}
