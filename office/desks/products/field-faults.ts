import { isApiError } from '#contract/api-error.ts'
import { productFieldTexts } from '#texts/nl/office/product-fields.ts'
import type { FieldName } from './product-edit.ts'

const isField = (name: string): name is FieldName => Object.hasOwn(productFieldTexts, name)

/** What the server found wrong, by the field of the product: 'change.prices.0.price.rateE4' is about the prices. */
export function faultsByField(error: unknown): Partial<Record<FieldName, string>> {
  const errors = isApiError(error) ? error.errors : []
  const told = errors.flatMap(({ field = '', message }) => {
    const name = field.replace(/^change\./, '').split('.')[0] ?? ''
    return isField(name) ? [[name, message] as const] : []
  })
  // Of several at one field the first is told.
  return Object.fromEntries(told.toReversed())
}

/** Brings a field of the form into view, with the focus on it; of several controls together that is their group. */
export function goToField(name: FieldName): void {
  const field = document.querySelector<HTMLElement>(`#veld-${name}`)
  field?.scrollIntoView({ block: 'start' })
  field?.focus({ preventScroll: true })
}
