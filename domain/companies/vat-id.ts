type VatForm = {
  /** What stands behind the letters of the country. */
  readonly form: RegExp
  readonly holds?: (rest: string) => boolean
}

const sumOf = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0)

/** The 11-test of a Dutch RSIN: the ninth digit is the weighted sum of the others modulo 11. */
const passesElevenTest = (digits: string) =>
  sumOf(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(digits[8]) && !/^0+$/.test(digits)

/** Modulo 97 is 1 with letters written as numbers, A = 10; Dutch sole traders since 2020 have only this check. */
function passesMod97(vatId: string): boolean {
  const numbers = vatId.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(numbers) % 97n === 1n
}

/** ISO 7064 modulo 11,10 over the first eight digits gives the ninth. */
function passesMod1110(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, 8)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return (11 - product) % 10 === Number(digits[8])
}

/** By country of the European Union, Greece as EL: the form, and where it is public the checksum of our customers' ones. */
const FORMS: Readonly<Record<string, VatForm>> = {
  NL: {
    form: /^\d{9}B\d{2}$/,
    holds: (rest) => passesElevenTest(rest.slice(0, 9)) || passesMod97(`NL${rest}`),
  },
  BE: {
    form: /^[01]\d{9}$/,
    holds: (rest) => 97 - (Number(rest.slice(0, 8)) % 97) === Number(rest.slice(8)),
  },
  DE: { form: /^[1-9]\d{8}$/, holds: passesMod1110 },
  FR: {
    form: /^[\dA-HJ-NP-Z]{2}\d{9}$/,
    // A key with a letter follows another rule, which is not public.
    holds: (rest) =>
      !/^\d{2}/.test(rest) || (12 + 3 * (Number(rest.slice(2)) % 97)) % 97 === Number(rest.slice(0, 2)),
  },
  LU: { form: /^\d{8}$/, holds: (rest) => Number(rest.slice(0, 6)) % 89 === Number(rest.slice(6)) },
  AT: { form: /^U\d{8}$/ },
  BG: { form: /^\d{9,10}$/ },
  CY: { form: /^\d{8}[A-Z]$/ },
  CZ: { form: /^\d{8,10}$/ },
  DK: { form: /^\d{8}$/ },
  EE: { form: /^\d{9}$/ },
  EL: { form: /^\d{9}$/ },
  ES: { form: /^[A-Z\d]\d{7}[A-Z\d]$/ },
  FI: { form: /^\d{8}$/ },
  HR: { form: /^\d{11}$/ },
  HU: { form: /^\d{8}$/ },
  IE: { form: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/ },
  IT: { form: /^\d{11}$/ },
  LT: { form: /^(?:\d{9}|\d{12})$/ },
  LV: { form: /^\d{11}$/ },
  MT: { form: /^\d{8}$/ },
  PL: { form: /^\d{10}$/ },
  PT: { form: /^\d{9}$/ },
  RO: { form: /^\d{2,10}$/ },
  SE: { form: /^\d{12}$/ },
  SI: { form: /^\d{8}$/ },
  SK: { form: /^\d{10}$/ },
  // Northern Ireland, which VIES knows for goods.
  XI: { form: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/ },
}

/**
 * A VAT number as VIES writes it ('NL004495445B01'), or null when no member state gives out such a one: its form is wrong,
 * or its check digits are. Whether it was given out only VIES can tell.
 */
export function normalisedVatId(typed: string): string | null {
  const bare = typed.toUpperCase().replaceAll(/[\s.-]/g, '')
  const rest = bare.slice(2)
  const country = FORMS[bare.slice(0, 2)]
  if (!country?.form.test(rest)) return null
  return country.holds && !country.holds(rest) ? null : bare
}
