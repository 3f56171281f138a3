/** Waiting time after the last keystroke before a quantity is sent (spec 9). */
export const QUANTITY_DEBOUNCE_MS = 500

/** More copies than this are not ordered in one line; a larger number becomes this one. */
export const MAX_QUANTITY = 1_000_000

/** Whether 0 may be entered, so that the minimum is 0 instead of 1 (spec 5, Quantity). */
export type QuantityRule = { readonly allowsZero: boolean }

/** What a press on minus does: the quantity that stands then, and the event that is emitted with it. */
export type Decrement = { readonly quantity: number; readonly event: 'disallowed-decrement-to-zero' | null }

const BLOCKED_KEYS: ReadonlySet<string> = new Set(['e', 'E', '-'])

/** Whether a key does nothing in a quantity field, as a number field would take it for an exponent or a sign. */
export function isBlockedKey(key: string): boolean {
  return BLOCKED_KEYS.has(key)
}

/** The lowest quantity: 1, or 0 when zero is allowed. */
export function minimumQuantity({ allowsZero }: QuantityRule): 0 | 1 {
  return allowsZero ? 0 : 1
}

/** The nearest quantity that may stand: a whole number from the minimum to the maximum; not a number, the minimum. */
export function clampQuantity(quantity: number, rule: QuantityRule): number {
  const minimum = minimumQuantity(rule)
  return Number.isNaN(quantity) ? minimum : Math.max(minimum, Math.min(MAX_QUANTITY, Math.trunc(quantity)))
}

/** The quantity that a typed text means: digits only, empty becomes the minimum, and 0 becomes 1 unless allowed. */
export function quantityFromText(text: string, rule: QuantityRule): number {
  return clampQuantity(Number(text.replaceAll(/[^0-9]/g, '')), rule)
}

/** The quantity after plus, by one or by a larger step. */
export function increment(quantity: number, rule: QuantityRule, step: number = 1): number {
  return clampQuantity(quantity + step, rule)
}

/** The quantity after minus: below the minimum nothing happens, and at a minimum of 1 that is told by an event. */
export function decrement(quantity: number, rule: QuantityRule, step: number = 1): Decrement {
  const minimum = minimumQuantity(rule)
  if (quantity - step >= minimum) return { quantity: quantity - step, event: null }
  const refused = minimum === 1 && quantity <= minimum
  return { quantity, event: refused ? 'disallowed-decrement-to-zero' : null }
}
