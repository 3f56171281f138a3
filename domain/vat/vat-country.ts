/** Where somebody is established or goods end: the country by ISO 3166-1, and the postcode as it is written there. */
export type Place = { readonly country: string; readonly postcode: string }

const MEMBER_STATES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)
/** Northern Ireland: within the Union for goods, outside of it for all else. */
export const NORTHERN_IRELAND = 'XI'
/** Monaco is part of France here. */
const OTHER_CODES: Readonly<Record<string, string>> = { GR: 'EL', MC: 'FR' }

/** The code that VAT numbers of a place begin with: that of its country, but EL in Greece and XI in Northern Ireland. */
export function vatCountry({ country, postcode }: Place): string {
  if (country === 'GB' && /^BT\s?\d/i.test(postcode.trim())) return NORTHERN_IRELAND
  return OTHER_CODES[country] ?? country
}

/** Whether goods of a VAT country are within the Union. */
export const isInUnion = (code: string): boolean => MEMBER_STATES.has(code) || code === NORTHERN_IRELAND

/** Of which countries a sale may depend on the number: VIES knows them, and the seller is not there. */
export const countriesAskedAbout = (seller: Place): readonly string[] =>
  [...MEMBER_STATES, NORTHERN_IRELAND].filter((code) => code !== vatCountry(seller))

export const isAskedAbout = (vatId: string, seller: Place): boolean =>
  countriesAskedAbout(seller).includes(vatId.slice(0, 2))
