import { fieldFaultTexts } from '#texts/nl/refusals.ts'

/** What is wrong with a field, as it is shown; null when all is well. */
export type FieldRule = (value: string) => string | null

// The form that the server asks for (contract/shared, Email).
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i

/** Spec 5: required and a valid address; spaces around it do not count. */
export const emailRule: FieldRule = (value) => {
  const email = value.trim()
  if (email === '') return fieldFaultTexts.EmailRequired
  return EMAIL.test(email) && email.length <= 254 ? null : fieldFaultTexts.EmailInvalid
}

/** Spec 5, Login. A password is never trimmed. */
export const passwordRule: FieldRule = (value) => (value === '' ? fieldFaultTexts.PasswordRequired : null)

const SHORTEST_PASSWORD = 10

export const newPasswordRule: FieldRule = (value) => {
  if (value === '') return fieldFaultTexts.PasswordRequired
  return value.length < SHORTEST_PASSWORD ? fieldFaultTexts.PasswordTooShort : null
}

/** Required, with the sentence that says what to fill in. */
export const required =
  (text: string): FieldRule =>
  (value) =>
    value.trim() === '' ? text : null

/** A field that may be empty, and otherwise follows the rule. */
export const optional =
  (rule: FieldRule): FieldRule =>
  (value) =>
    value.trim() === '' ? null : rule(value)

/** Matches after trimming, or the sentence. */
export const matching =
  (pattern: RegExp, text: string): FieldRule =>
  (value) =>
    pattern.test(value.trim()) ? null : text

/** The first rule that is not kept speaks. */
export const allOf =
  (...rules: readonly FieldRule[]): FieldRule =>
  (value) => {
    for (const rule of rules) {
      const fault = rule(value)
      if (fault !== null) return fault
    }
    return null
  }

const POSTCODES: Readonly<Record<string, RegExp>> = {
  NL: /^[1-9]\d{3}\s?[a-z]{2}$/i,
  BE: /^[1-9]\d{3}$/,
  DE: /^\d{5}$/,
  LU: /^\d{4}$/,
}

/** The postcode of a country in any way of writing it (ux 5.11); of other countries only that there is one. */
export const isPostcode = (country: string, postcode: string): boolean =>
  POSTCODES[country]?.test(postcode.trim()) ?? postcode.trim() !== ''

/** Digits, spaces, brackets and a plus; at least eight digits. */
export const isPhone = (phone: string): boolean =>
  /^[+\d\s().-]+$/.test(phone.trim()) && phone.replaceAll(/\D/g, '').length >= 8
