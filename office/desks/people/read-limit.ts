import { readEuros } from '#texts/nl/euros.ts'
import { fieldText } from '../../lib/field-text.ts'

/** What is filled in at a field for a limit: null for none, undefined for what is no amount. */
export function readLimit(form: HTMLFormElement, name: string): number | null | undefined {
  const typed = fieldText(form, name).trim()
  return typed === '' ? null : (readEuros(typed) ?? undefined)
}
