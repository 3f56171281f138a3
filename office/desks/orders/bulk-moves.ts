import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { movedDayTexts } from '#texts/nl/office/moved-day.ts'
import type { BulkAction, BulkPaper } from '../../ui/bulk.ts'
import { DaysDialog } from './days-dialog.tsx'

const moveTo = (state: 'in_production' | 'ready', label: string): BulkAction => ({
  id: state,
  label,
  intro: texts.bulkIntro,
  order: { kind: 'moveOrders', state },
})

/** What is done with several orders at once: what of each may go there goes. */
export const BULK_MOVES: readonly BulkAction[] = [
  moveTo('in_production', texts.startProduction),
  moveTo('ready', texts.markReady),
  { id: 'day', label: movedDayTexts.move, Dialog: DaysDialog },
]

/** The labels of several orders, one for each address. */
export const LABELS: BulkPaper = {
  id: 'labels',
  label: texts.labels,
  address: (ids) => `/beheer/api/address-labels?${ids.map((id) => `order=${id}`).join('&')}`,
}
