/** Ten digits with a zero before them, or the short and long service numbers. */
const DUTCH = /^(?:0[1-9]\d{8}|0(?:800|90[069])(?:\d{4}|\d{7}))$/
const ABROAD = /^0\d{7,11}$/
const INTERNATIONAL = /^(?:\+31[1-9]\d{8}|\+(?!31)[1-9]\d{7,13})$/

/**
 * Whether this can be called, however it is written; a number without a country's own is one of the given country, or of any
 * when that is not known. Digits of other scripts count for none.
 */
export function isPhoneNumber(typed: string, country: string | null): boolean {
  const trimmed = typed.trim()
  if (!/^[+\d\s().-]+$/.test(trimmed)) return false
  const bare = trimmed
    .replace(/^00/, '+')
    .replace(/^(\+.*?)\(0\)/, '$1')
    .replaceAll(/[\s().-]/g, '')
  if (bare.startsWith('+')) return INTERNATIONAL.test(bare)
  return (country === 'NL' ? DUTCH : ABROAD).test(bare)
}
