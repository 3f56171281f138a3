import { expect, type Page } from '@playwright/test'

/** Puts a line of its own in the cart of whoever has logged in: spanners, which need no size and no files. */
export async function fillCart({ request }: Page, quantity = 2): Promise<void> {
  const cartItem = { sku: 'TOE-SPANNER', quantity, customOptions: [] }
  expect((await request.post('/api/cart/items', { data: { cartItem, asOwnLine: true } })).ok()).toBe(true)
}
