import { formatNumber } from './format.ts'

/** Whole numbers in threes with points, or without any; then decimals behind a comma. */
const NUMBER = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/

/**
 * A number as it is typed in Dutch, in whole units of its last decimal: '1.234,5' with two decimals is 123450. Null for
 * anything else and for more decimals than that: '12.50' is no number of thousands, and guessing would be wrong by a hundred.
 */
export function readNumber(text: string, decimals: number): number | null {
  const [, whole, fraction = ''] = NUMBER.exec(text.trim()) ?? []
  if (whole === undefined || fraction.length > decimals) return null
  const units = Number(whole.replaceAll('.', '') + fraction.padEnd(decimals, '0'))
  return Number.isSafeInteger(units) ? units : null
}

/** The same the other way round: '1.234,5'. */
export const typedNumber = (units: number, decimals: number): string =>
  formatNumber(units / 10 ** decimals, decimals)
