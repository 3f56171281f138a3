import type { SizeField, SizeFault } from '../pricing/check-size.ts'
import { refuseSize } from '../pricing/check-size.ts'
import type { LineSizes, ProductFacts } from './product-facts.ts'

/** A custom option as the wire has it: a list holding the value as text, or empty (spec 7, Cart). */
export type ChosenValues = { readonly id: string; readonly values: readonly string[] }

/** Why chosen options cannot be made: the option at fault, and what is wrong with it. */
export type OptionRefusal = {
  readonly optionId: string
  readonly fault: SizeFault | 'unknown_option'
  readonly label: string
  readonly limitMm: number | null
}

const WHOLE_NUMBER = /^\d{1,7}$/

/**
 * The sizes in whole mm that chosen options stand for, or why they cannot be made. Text that is no whole number, an
 * option that the product does not have, one named twice and a missing required one are all refused.
 */
export function readSizes(
  product: ProductFacts,
  chosen: readonly ChosenValues[],
): { readonly sizes: LineSizes } | { readonly refusal: OptionRefusal } {
  const known = new Map(product.sizeOptions.map((option) => [option.optionId, option]))
  const entered = new Map<SizeField, number>()
  for (const { id, values } of chosen) {
    const option = known.get(id)
    if (!option || entered.has(option.field)) {
      return { refusal: { optionId: id, fault: 'unknown_option', label: option?.label ?? id, limitMm: null } }
    }
    const [text = ''] = values
    if (text === '') continue
    if (!WHOLE_NUMBER.test(text)) {
      return { refusal: { optionId: id, fault: 'not_whole', label: option.label, limitMm: null } }
    }
    entered.set(option.field, Number(text))
  }
  const asked = product.sizeOptions.filter((option) => option.isRequired || entered.has(option.field))
  const refusal = refuseSize(asked, Object.fromEntries(entered), product.carrier)
  if (refusal) {
    const option = product.sizeOptions.find(({ field }) => field === refusal.field)
    return {
      refusal: {
        optionId: option?.optionId ?? refusal.field,
        fault: refusal.code,
        label: option?.label ?? refusal.field,
        limitMm: refusal.limitMm,
      },
    }
  }
  return {
    sizes: {
      widthMm: entered.get('width') ?? product.fixedSizeMm?.widthMm ?? null,
      heightMm: entered.get('height') ?? product.fixedSizeMm?.heightMm ?? null,
      lengthMm: entered.get('length') ?? null,
    },
  }
}
