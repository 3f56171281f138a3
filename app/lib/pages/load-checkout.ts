import { redirect } from 'react-router'
import { paths } from '#app/paths.ts'
import type { PageRequest } from './load.ts'

/** What the steps of the checkout need; an empty cart has nothing to check out and goes back to the cart. */
export async function loadCheckout({ api, signal }: PageRequest) {
  const [cart, customer] = await Promise.all([api.getCart({}, { signal }), api.getCustomer({}, { signal })])
  if (cart.totalItemCount === 0) throw redirect(paths.cart)
  return { cart, customer }
}
