import type { Pack } from '#domain/catalogue/product-facts.ts'
import type { Args } from '#contract/client.ts'

/** What the customer put in the cart, under the key by which the shop knows it when it is sent again. */
export type Addition = {
  readonly key: string
  readonly title: string
  readonly quantity: number
  /** What one of it is, where that is more than one; what was kept before says nothing of it. */
  readonly pack?: Pack | null
  readonly cartItem: Args<'addCartItem'>['body']['cartItem']
  /** When it was pressed. */
  readonly addedAt: number
}
type Asked = { readonly addition: Addition; answer: Promise<boolean> }

declare global {
  interface WindowEventMap {
    keepaddition: CustomEvent<Asked>
    forgetadditions: Event
  }
}

/**
 * Keeps what got no answer until there is a connection, and tells it; false where it cannot be kept. Who does that hears
 * of it by an event: its code comes apart, and for customers only.
 */
export function keepAddition(addition: Addition): Promise<boolean> {
  const asked: Asked = { addition, answer: Promise.resolve(false) }
  dispatchEvent(new CustomEvent('keepaddition', { detail: asked }))
  return asked.answer
}

/** Forgets what waits for a customer who wants to be forgotten. */
export const forgetAdditions = (): void => void dispatchEvent(new Event('forgetadditions'))
