import { decrement, QUANTITY_DEBOUNCE_MS, quantityFromText } from '#domain/cart/quantity.ts'
import type { QuantityRules } from '#app/ui/quantity-input.tsx'

/** The domain's quantity rules in the shape that the quantity field asks for. */
export const quantityRules: QuantityRules = {
  emitAfterMs: QUANTITY_DEBOUNCE_MS,
  sanitise: (text) => text.replaceAll(/[^0-9]/g, ''),
  settle: (text, { allowZero }) => quantityFromText(text, { allowsZero: allowZero }),
  decrement(quantity, { allowZero }) {
    const lower = decrement(quantity, { allowsZero: allowZero })
    return lower.event === null ? lower.quantity : 'refused'
  },
}
