import type { Cents } from '#domain/money.ts'
import type { RateE4 } from '#domain/pricing/model.ts'

// Written out instead of asked of Intl, whose spaces and signs differ between the ICU of Node and of the browser: the
// page that the server renders must be the one that the browser would render.
export const SPACE = '\u00a0'
const NO_PRICE = '-'
/** '€ 1.234,50', and '-' for a price that does not exist (spec 1). */
export function formatPrice(cents: Cents | null): string {
  if (cents === null || !Number.isSafeInteger(cents)) return NO_PRICE
  return euros(cents, 2)
}

/**
 * A price per piece, m² or metre: two decimals, or four where two would not be exact ('€ 0,0868'); three would read as
 * thousands.
 */
export function formatRate(rateE4: RateE4 | null): string {
  if (rateE4 === null || !Number.isSafeInteger(rateE4)) return NO_PRICE
  return euros(rateE4, 4).replace(/00$/, '')
}

function euros(amount: number, decimals: number): string {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0')
  const sign = amount < 0 ? '-' : ''
  return `€${SPACE}${sign}${grouped(digits.slice(0, -decimals))},${digits.slice(-decimals)}`
}

/** '1.234,5': at most `maxDecimals` decimals, without trailing zeros. */
export function formatNumber(value: number, maxDecimals = 2): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(maxDecimals).split('.')
  const decimals = fraction.replace(/0+$/, '')
  const text = decimals === '' ? grouped(whole) : `${grouped(whole)},${decimals}`
  return value < 0 && text !== '0' ? `-${text}` : text
}

/** '0,5', '3,1250': as a rate, never with three decimals, which would read as thousands. */
export const formatMeasure = (value: number): string => {
  const text = formatNumber(value, 4)
  return /,\d{3}$/.test(text) ? `${text}0` : text
}

/** 'a', 'a en b', 'a, b en c'. */
export const inWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} en ${words.at(-1)}`

/** '21%', '12,5%'. */
export const formatPercent = (percent: number): string => `${formatNumber(percent)}%`

/** Points between the thousands of a row of digits. */
export const grouped = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, '.')
