import type { Cart, CartItem } from '#contract/cart.ts'

/** A line as it is added: a configured one with its whole configuration. */
export const itemToAdd = (
  { sku, quantity, customOptions }: CartItem,
  { configuration }: Cart['orderLineGroups'][number],
) => (configuration ? { configuration } : { sku, quantity, customOptions })
