import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import type { ShortKey } from '../../lib/short-keys.ts'
import type { BulkAction, BulkPaper } from '../../ui/bulk.ts'
import { CancelManyDialog } from './cancel-many-dialog.tsx'
import { DaysDialog } from './days-dialog.tsx'
import { SHORT_KEYS } from './short-keys.ts'

const KEYS = SHORT_KEYS.orders

const moveTo = (state: 'in_production' | 'ready', of: ShortKey): BulkAction => ({
  id: state,
  of,
  intro: texts.bulkIntro,
  order: { kind: 'moveOrders', state },
})

/** What is done with several orders at once: what of each may go there goes. */
export const BULK_MOVES: readonly BulkAction[] = [
  moveTo('in_production', KEYS.produce),
  moveTo('ready', KEYS.ready),
  { id: 'day', of: KEYS.day, Dialog: DaysDialog },
  {
    id: 'hold',
    of: KEYS.hold,
    intro: texts.holdIntro,
    hint: texts.holdHint,
    maxLength: 500,
    reasoned: (reason) => ({ kind: 'holdOrders', reason }),
  },
  { id: 'release', of: KEYS.release, intro: texts.releaseManyIntro, order: { kind: 'releaseOrders' } },
  { id: 'cancel', of: KEYS.cancel, Dialog: CancelManyDialog },
]

/** The labels of several orders, one for each address. */
export const LABELS: BulkPaper = {
  id: 'labels',
  of: KEYS.labels,
  address: (ids) => `/beheer/api/address-labels?${ids.map((id) => `order=${id}`).join('&')}`,
}

/** The job tickets of several orders, one after the other. */
export const TICKETS: BulkPaper = {
  id: 'tickets',
  of: KEYS.tickets,
  address: (ids) => `/beheer/api/job-tickets?${ids.map((id) => `order=${id}`).join('&')}`,
}
