/** The countries of Europe that a shop may take addresses in, by their codes (ISO 3166-1 alpha-2). */
export const COUNTRY_CODES: readonly string[] = (
  'AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT ' +
  'RO RS RU SE SI SK SM TR UA VA'
).split(' ')
