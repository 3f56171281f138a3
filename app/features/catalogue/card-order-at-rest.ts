import { atRest } from '#app/lib/page-start/later.tsx'

/** Ordering from a card. */
export const CardOrder = atRest(async () => {
  const { CardOrder: order } = await import('./card-order.tsx')
  return order
})
