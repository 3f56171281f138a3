import { atRest } from '#app/lib/page-start/later.tsx'
import { CardOrder } from './card-order-at-rest.ts'

/** Ordering from the page of a product. */
export const OrderPanel = atRest(async () => {
  const { OrderPanel: panel } = await import('./order-panel.tsx')
  return panel
})

/** All below the order panel. */
export const ProductDetails = atRest(async () => {
  const { ProductDetails: details } = await import('./product-details.tsx')
  return details
})

/** What the page needs at once when it is opened from another one. */
export const productAhead = () => Promise.all([OrderPanel.ahead(), ProductDetails.ahead(), CardOrder.ahead()])
