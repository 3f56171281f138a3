import { fieldText } from '../../lib/field-text.ts'

/** What is filled in at a field for a payment term; undefined for what is no number of days from 0 to 90. */
export function readDays(form: HTMLFormElement, name: string): number | undefined {
  const typed = fieldText(form, name).trim()
  return /^\d{1,2}$/.test(typed) && Number(typed) <= 90 ? Number(typed) : undefined
}
