const FORM = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/
const LETTER_A = 'A'.codePointAt(0) ?? 0
const FIRST_LETTER_VALUE = 10

/**
 * An account number without spaces and in capitals; null for what is none: its country and check digits behind the rest, with letters as
 * numbers from 10, leave 1 modulo 97 (ISO 13616).
 */
export function normalisedIban(typed: string): string | null {
  const bare = typed.replaceAll(/\s/g, '').toUpperCase()
  if (!FORM.test(bare)) return null
  const turned = `${bare.slice(4)}${bare.slice(0, 4)}`
  const digits = turned.replaceAll(/[A-Z]/g, (letter) =>
    String((letter.codePointAt(0) ?? 0) - LETTER_A + FIRST_LETTER_VALUE),
  )
  return BigInt(digits) % 97n === 1n ? bare : null
}
