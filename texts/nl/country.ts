const HOME = 'NL'
const names = new Intl.DisplayNames('nl', { type: 'region' })

/** A country as the post writes it, in capitals; nothing for the Netherlands. */
export const countryText = (code: string): string =>
  code === HOME || !/^[A-Z]{2}$/.test(code) ? '' : (names.of(code) ?? code).toUpperCase()
