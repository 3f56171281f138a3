/** Per country the form of a postcode, compared in capitals without spaces; a country without a row takes any. */
const FORMS: Readonly<Record<string, RegExp>> = {
  NL: /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/,
  BE: /^[1-9]\d{3}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  LU: /^(?:L-?)?\d{4}$/,
}

/** A postcode as it is written ('1234 AB' in the Netherlands), or null when it is none of that country's. */
export function normalisedPostcode(typed: string, country: string): string | null {
  const bare = typed.toUpperCase().replaceAll(/\s/g, '')
  const form = FORMS[country]
  if (form && !form.test(bare)) return null
  if (!form) return typed.trim() === '' ? null : typed.trim()
  return country === 'NL' ? `${bare.slice(0, 4)} ${bare.slice(4)}` : bare
}
