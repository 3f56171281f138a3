import type { Cents } from '#domain/money.ts'
import type { RateE4 } from '#domain/pricing/model.ts'

const DECIMAL = /^(\d+)(?:\.(\d+))?$/

/** The decimal text as a whole number of units of 10^-places; text that has more decimals than that is a mistake. */
function scaled(text: string, places: number): number {
  const [, whole, decimals = ''] = DECIMAL.exec(text) ?? []
  if (whole === undefined || decimals.length > places) {
    throw new RangeError(`'${text}' is not an amount with at most ${places} decimals`)
  }
  return Number(whole + decimals.padEnd(places, '0'))
}

/** A rate in euro, written as text so that '0.3459' is exact: 3459. */
export const eurE4 = (euro: string): RateE4 => scaled(euro, 4)

/** An amount in euro, written as text: '19.50' is 1950. */
export const cents = (euro: string): Cents => scaled(euro, 2)

/** An area in m², written as text: '0.0025' is 2500 mm². */
export const mm2 = (squareMetres: string): number => scaled(squareMetres, 6)
