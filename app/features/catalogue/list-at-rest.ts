import { atRest } from '#app/lib/page-start/later.tsx'
import { CardOrder } from './card-order-at-rest.ts'

/** How a list is sorted, and the way to its filters. */
export const ListBar = atRest(async () => {
  const { ListBar: bar } = await import('./list-bar.tsx')
  return bar
})

/** The filters beside a list. */
export const FacetForm = atRest(async () => {
  const { FacetForm: form } = await import('./facet-form.tsx')
  return form
})

/** What the page needs at once when it is opened from another one. */
export const listAhead = () => Promise.all([ListBar.ahead(), FacetForm.ahead(), CardOrder.ahead()])
