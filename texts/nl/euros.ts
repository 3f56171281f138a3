import type { Cents } from '#domain/money.ts'
import type { RateE4 } from '#domain/pricing/model.ts'
import { formatPrice, formatRate } from './format.ts'
import { readNumber } from './typed-number.ts'

/** Nobody types more by intent: ten million euros, which a price of the shop never is. */
const MOST_CENTS = 999_999_999
/** And a hundred thousand euros for one piece, m² or metre. */
const MOST_RATE_E4 = 999_999_999

const SIGN = /^€\s*/

/**
 * An amount as it is typed in Dutch, in whole cents: '12,50', '1.234,56', '€ 12'. Null for anything else: '12.50' is no
 * number of thousands, and guessing would be wrong by a hundred.
 */
export const readEuros = (text: string): Cents | null => read(text, 2, MOST_CENTS)

/** A price per piece, m² or metre, with at most four decimals, in 1/100 cent. */
export const readRate = (text: string): RateE4 | null => read(text, 4, MOST_RATE_E4)

function read(text: string, decimals: number, most: number): number | null {
  const units = readNumber(text.trim().replace(SIGN, ''), decimals)
  return units !== null && units <= most ? units : null
}

/** The same the other way round, without a sign: '1.234,50'. */
export const typedEuros = (cents: Cents): string => formatPrice(cents).replace(SIGN, '')

/** '12,50', and '0,0868' where two decimals would not be exact. */
export const typedRate = (rateE4: RateE4): string => formatRate(rateE4).replace(SIGN, '')
