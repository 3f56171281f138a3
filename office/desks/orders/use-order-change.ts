import type { DeskOrder } from '#contract/office/orders.ts'
import { type DeskChange, useDeskChange } from '../../lib/use-desk-change.ts'
import { orderOf } from '../../work/orders.ts'

/** A change of an order, and of the lists that it is in. */
export const useOrderChange = <Sent = void>(orderId: string, change: DeskChange<Sent, DeskOrder>) =>
  useDeskChange(change, { outdates: [['orders']], replyIs: orderOf(orderId).queryKey })
