import { safeNumber } from '../money.ts'
import { isCount, isQuantity, isSizeMm } from './accepted-numbers.ts'
import { fitsE4, fitsWhole, toE4 } from './exact.ts'
import type { ExactRow } from './effects.ts'
import { pieceMicro, tierMeasure } from './measure.ts'
import type { LinePrice, PriceInput } from './model.ts'
import type { PricedLine } from './line-rows.ts'
import { pricePieces } from './price-pieces.ts'
import { nextRunQuantity, priceRun } from './price-run.ts'
import { bandAfter, quantityToReach } from './tiers.ts'

/** A price that does not say what the next band costs. */
export type BandlessPrice = Omit<LinePrice, 'nextBand'>

/**
 * The price of a line, excluding VAT, studio design and manual check. Null when there is no price: no rate, a run
 * quantity outside its table, a missing size, a quantity or size that is not a whole number from 1 to 1,000,000, a total
 * below zero or beyond a safe integer. RangeError for a rule or effect that is itself malformed.
 */
export function priceLine(input: PriceInput): LinePrice | null {
  const price = priceAtQuantity(input)
  return price && { ...price, nextBand: nextBand(input) }
}

/** As `priceLine`, without looking for the next band. */
export function priceAtQuantity(input: PriceInput): BandlessPrice | null {
  if (!isAcceptable(input)) return null
  const measureMilli = tierMeasureMilli(input)
  if (measureMilli === null || !fitsWhole(measureMilli)) return null
  const line = input.rule.model === 'run' ? priceRun(input) : pricePieces(input, measureMilli)
  return line && withinBounds(line, measureMilli)
}

function isAcceptable({ quantity, widthMm, heightMm, lengthMm, designCount = 1 }: PriceInput): boolean {
  const sizesMm = [widthMm, heightMm, lengthMm].filter((sizeMm) => sizeMm !== null)
  return isQuantity(quantity) && sizesMm.every(isSizeMm) && isCount(designCount)
}

/** What the tiers look at: this line, or the given total of the sku when they count every line of it. */
function tierMeasureMilli(input: PriceInput): bigint | null {
  const micro = pieceMicro(tierMeasure(input.rule), input)
  if (micro === null) return null
  const ownMilli = (micro * BigInt(input.quantity)) / 1000n
  if (input.rule.tiers?.scope !== 'product' || input.productMeasureMilli === undefined) return ownMilli
  if (!Number.isSafeInteger(input.productMeasureMilli) || BigInt(input.productMeasureMilli) < ownMilli) {
    throw new RangeError(`The measure of the product leaves this line out: ${input.productMeasureMilli}`)
  }
  return BigInt(input.productMeasureMilli)
}

function withinBounds(line: PricedLine, measureMilli: bigint): BandlessPrice | null {
  if (line.lineCents < 0n || !fitsWhole(line.lineCents * 100n)) return null
  if (!line.rows.every((row) => fitsE4(row.amount) && Number.isSafeInteger(row.basisMilli))) return null
  return {
    unitCents: safeNumber(line.unitCents),
    unitE4: safeNumber(line.unitE4),
    lineCents: safeNumber(line.lineCents),
    breakdown: line.rows.map(roundedRow),
    tierMeasureMilli: safeNumber(measureMilli),
  }
}

const roundedRow = ({ amount, ...row }: ExactRow) => ({ ...row, amountE4: toE4(amount) })

/** The smallest higher quantity at which the next band holds, or the next run; null at the last. */
export const nextBandQuantity = (input: PriceInput): number | null => atNextBand(input)?.quantity ?? null

const atNextBand = (input: PriceInput): PriceInput | null =>
  input.rule.model === 'run' ? nextRunQuantity(input) : nextBandInput(input)

function nextBand(input: PriceInput): LinePrice['nextBand'] {
  const next = atNextBand(input)
  if (next === null) return null
  const price = priceAtQuantity(next)
  return price && { quantity: next.quantity, lineCents: price.lineCents }
}

function nextBandInput(input: PriceInput): PriceInput | null {
  const { rule, quantity } = input
  const micro = pieceMicro(tierMeasure(rule), input)
  const measureMilli = tierMeasureMilli(input)
  if (rule.tiers === null || micro === null || measureMilli === null) return null
  const band = bandAfter(rule.tiers.bands, measureMilli)
  if (band === null) return null
  const othersMilli = measureMilli - (micro * BigInt(quantity)) / 1000n
  const wanted = Number(quantityToReach(band, micro, othersMilli))
  const measureThenMilli = othersMilli + (micro * BigInt(wanted)) / 1000n
  if (rule.tiers.scope !== 'product' || !fitsWhole(measureThenMilli)) return { ...input, quantity: wanted }
  return { ...input, quantity: wanted, productMeasureMilli: safeNumber(measureThenMilli) }
}
