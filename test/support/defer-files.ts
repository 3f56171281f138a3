import type { Reply } from './answers.ts'
import type { TestBrowser } from './shop.ts'

/** Defers the files of every line that has none, so that the cart can be ordered; answers the cart. */
export async function deferFiles(customer: TestBrowser): Promise<Reply<'getCart'>> {
  const { json: cart } = await customer.call('GET', '/api/cart')
  const lines = cart.orderLineGroups.flatMap((group) => group.lines)
  let last = cart
  for (const { id, designStatus } of lines) {
    if (designStatus !== 'missing') continue
    const body = { itemId: id, status: 'later' }
    last = (await customer.call('PUT', '/api/cart/items/design/status', { body })).json
  }
  return last
}
