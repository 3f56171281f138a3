import type { Field, MillimetreField } from './model.ts'

/** Why a field has no value that can be made; the limit is in mm. */
export type FieldFault =
  | { readonly code: 'missing' | 'not_whole' | 'unknown_value'; readonly limitMm: null }
  | { readonly code: 'too_small' | 'too_large' | 'off_step'; readonly limitMm: number }

const WHOLE_NUMBER = /^\d{1,7}$/

/** What stands in a field: what was filled in, emptied by a reset, or what it starts with; '' when nothing does. */
export function fieldText(field: Field, given: string | null | undefined): string {
  if (given !== undefined) return given?.trim() ?? ''
  if (field.type === 'input_mm') return field.defaultMm === null ? '' : String(field.defaultMm)
  return field.defaultId ?? ''
}

/** What keeps a field's text from being a value (spec 4: a field must have one; its range is the shop's own). */
export function fieldFault(field: Field, text: string): FieldFault | null {
  if (text === '') return { code: 'missing', limitMm: null }
  if (field.type === 'input_mm') return millimetreFault(field, text)
  return field.values.some(({ id }) => id === text) ? null : { code: 'unknown_value', limitMm: null }
}

function millimetreFault({ minMm, maxMm, stepMm }: MillimetreField, text: string): FieldFault | null {
  if (!WHOLE_NUMBER.test(text)) return { code: 'not_whole', limitMm: null }
  const valueMm = Number(text)
  if (valueMm < minMm) return { code: 'too_small', limitMm: minMm }
  if (valueMm > maxMm) return { code: 'too_large', limitMm: maxMm }
  if ((valueMm - minMm) % stepMm !== 0) return { code: 'off_step', limitMm: stepMm }
  return null
}

/** A visible field with what stands in it. */
export type FieldView = { readonly field: Field; readonly text: string; readonly fault: FieldFault | null }
