const HOME = 'NL'
const names = new Intl.DisplayNames('nl', { type: 'region' })

/** A country as the post writes it, in capitals; nothing for the Netherlands. */
export const countryText = (code: string): string =>
  code === HOME || !/^[A-Z]{2}$/.test(code) ? '' : (names.of(code) ?? code).toUpperCase()

/** What a country is called by its code; the code itself where it is that of none. */
export const countryName = (code: string): string => names.of(code) ?? code
