import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import type { BulkAction, BulkPaper } from '../../ui/bulk.ts'

const moveTo = (state: 'in_production' | 'ready', label: string): BulkAction => ({
  id: state,
  label,
  intro: texts.bulkIntro,
  order: { kind: 'moveOrders', state },
})

/** What is done with several orders at once: what of each may go there goes. */
export const BULK_MOVES = [
  moveTo('in_production', texts.startProduction),
  moveTo('ready', texts.markReady),
] as const

/** The labels of several orders, one for each address. */
export const LABELS: BulkPaper = {
  id: 'labels',
  label: texts.labels,
  address: (ids) => `/beheer/api/address-labels?${ids.map((id) => `order=${id}`).join('&')}`,
}
