import { expect, type Page } from '@playwright/test'

/** An order of two lines, by the calls that the checkout makes. */
export async function placeOrder(page: Page): Promise<string> {
  for (const sku of ['TOE-SPANNER', 'TOE-TIEWRAP'])
    await page.request.post('/api/cart/items', {
      data: { cartItem: { sku, quantity: 2, customOptions: [] } },
    })
  const answer = await page.request.post('/api/cart/order', { data: {} })
  expect(answer.status()).toBe(200)
  return (await (await page.request.get('/api/customer/orders')).json()).orders[0].id
}
