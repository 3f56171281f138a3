import type { DeskOrderRow } from '#contract/office/orders.ts'
import type { LineState } from '#domain/orders/states.ts'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { api } from '../../lib/api.ts'
import type { BulkAction, BulkPaper } from '../../ui/use-bulk.ts'

const moveTo = (state: LineState, label: string): BulkAction<DeskOrderRow> => ({
  id: state,
  label,
  intro: texts.bulkIntro,
  changes: 'orders',
  run: ({ id }) => api.moveDeskLines({ params: { id }, body: { state } }),
})

/** What is done with several orders at once: what of each may go there goes. */
export const BULK_MOVES = [
  moveTo('in_production', texts.startProduction),
  moveTo('ready', texts.markReady),
] as const

/** The labels of several orders, one for each address. */
export const LABELS: BulkPaper<DeskOrderRow> = {
  id: 'labels',
  label: texts.labels,
  address: (orders) => `/beheer/api/address-labels?${orders.map(({ id }) => `order=${id}`).join('&')}`,
}
