import { SHORTEST_PASSWORD } from '#domain/passwords/shortest.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'

/** What is wrong with a field, as it is shown; null when all is well. */
export type FieldRule = (value: string) => string | null

// The form that the server asks for (contract/shared, Email).
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i

/** Spec 5: required and a valid address; spaces around it do not count. */
export const emailRule: FieldRule = (value) => {
  const email = value.trim()
  if (email === '') return fieldFaultTexts.EmailRequired
  return EMAIL.test(email) && email.length <= 254 && email.indexOf('@') <= 64
    ? null
    : fieldFaultTexts.EmailInvalid
}

/** Spec 5, Login. A password is never trimmed. */
export const passwordRule: FieldRule = (value) => (value === '' ? fieldFaultTexts.PasswordRequired : null)

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
