/** A whole number of euro cents, excluding VAT unless the name says otherwise (spec 1). */
export type Cents = number

/** The whole number as a bigint; RangeError for a fraction, NaN, an infinity or an unsafe integer. */
export function exactInteger(value: number): bigint {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number: ${value}`)
  return BigInt(value)
}

/** The bigint as a number; RangeError when a number could not hold it exactly. */
export function safeNumber(value: bigint): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`Too large to be exact: ${value}`)
  return number
}

/** The one rounding of the shop: numerator / denominator to a whole number, halves away from zero. */
export function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError(`Not a denominator: ${denominator}`)
  const magnitude = numerator < 0n ? -numerator : numerator
  const rounded = (2n * magnitude + denominator) / (2n * denominator)
  return numerator < 0n ? -rounded : rounded
}

/** `roundedQuotient` as a number; RangeError when the result is not a safe integer. */
export const roundHalfAwayFromZero = (numerator: bigint, denominator: bigint): number =>
  safeNumber(roundedQuotient(numerator, denominator))

const PERCENT = /^(-?)(\d{1,6})(?:\.(\d{1,2}))?$/

/** A percentage in exact hundredths (12.5 is 1250n); RangeError beyond two decimals or six whole digits. */
export function percentInHundredths(percent: number): bigint {
  // The shortest decimal that names the number is what was typed, so reading it back loses nothing.
  const [, sign, whole, fraction = ''] = PERCENT.exec(String(percent)) ?? []
  if (whole === undefined) throw new RangeError(`Not a percentage: ${percent}`)
  const hundredths = BigInt(whole + fraction.padEnd(2, '0'))
  return sign === '-' ? -hundredths : hundredths
}

/** Whether amounts can be multiplied by it: two decimals and six whole digits at most. */
export const isPercentage = (percent: number): boolean => PERCENT.test(String(percent))

/** That percentage of the amount, rounded to whole cents, halves away from zero. */
export function percentOfCents(amountCents: Cents, percent: number): Cents {
  return roundHalfAwayFromZero(exactInteger(amountCents) * percentInHundredths(percent), 10_000n)
}

/** The exact sum; 0 of nothing, RangeError when the sum is no safe integer. */
export function sumCents(amounts: readonly Cents[]): Cents {
  return safeNumber(amounts.reduce((sum, amount) => sum + exactInteger(amount), 0n))
}

/**
 * Divides an amount in proportion to the weights by largest remainder, so that the parts always add up; the first of
 * equal remainders gets the cent. RangeError for a negative weight, or when there is an amount but no weight.
 */
export function allocate(totalCents: Cents, weights: readonly number[]): readonly Cents[] {
  const exactWeights = weights.map(exactInteger)
  const sum = exactWeights.reduce((left, right) => left + right, 0n)
  if (exactWeights.some((weight) => weight < 0n)) throw new RangeError('A weight is below zero')
  if (totalCents === 0) return weights.map(() => 0)
  if (sum === 0n) throw new RangeError('Nothing to allocate to')

  const total = exactInteger(Math.abs(totalCents))
  const shares = exactWeights.map((weight, index) => ({
    index,
    cents: (total * weight) / sum,
    remainder: (total * weight) % sum,
  }))
  const leftOver = safeNumber(total - shares.reduce((given, share) => given + share.cents, 0n))
  const byRemainder = shares.toSorted(
    (a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder),
  )
  const favoured = new Set(byRemainder.slice(0, leftOver).map((share) => share.index))
  const sign = totalCents < 0 ? -1n : 1n
  return shares.map(({ index, cents }) => safeNumber(sign * (favoured.has(index) ? cents + 1n : cents)))
}
