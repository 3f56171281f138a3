import { changeOrderTexts } from '#texts/nl/office/change-order.ts'
import { deskOrderTexts } from '#texts/nl/office/orders.ts'
import { movedDayTexts } from '#texts/nl/office/moved-day.ts'
import { NOTE_KEY, type ShortKeys } from '../../lib/short-keys.ts'

/** The letters of this desk; its pages load no words of others with them. */
export const SHORT_KEYS = {
  orders: {
    produce: { key: 'p', does: deskOrderTexts.startProduction, may: 'moveOrders' },
    ready: { key: 'i', does: deskOrderTexts.markReady, may: 'moveOrders' },
    day: { key: 'v', does: movedDayTexts.move, may: 'moveOrders' },
    hold: { key: 'b', does: deskOrderTexts.hold, may: 'holdOrders' },
    release: { key: 'd', does: deskOrderTexts.release, may: 'holdOrders' },
    cancel: { key: 'a', does: deskOrderTexts.cancel, may: 'cancelOrders' },
    labels: { key: 'e', does: deskOrderTexts.labels },
    tickets: { key: 'w', does: deskOrderTexts.jobTickets },
  },
  order: {
    move: { key: 's', does: deskOrderTexts.move, may: 'moveOrders' },
    hold: { key: 'b', does: deskOrderTexts.holdOrder, may: 'holdOrders' },
    release: { key: 'd', does: deskOrderTexts.releaseOrder, may: 'holdOrders' },
    day: { key: 'v', does: movedDayTexts.move, may: 'moveOrders' },
    change: { key: 'r', does: changeOrderTexts.change, may: 'changeOrders' },
    cancel: { key: 'a', does: deskOrderTexts.cancelOrder, may: 'cancelOrders' },
    note: NOTE_KEY,
    labels: { key: 'e', does: deskOrderTexts.labels },
    ticket: { key: 'w', does: deskOrderTexts.jobTicket },
    slip: { key: 'p', does: deskOrderTexts.packingSlip },
    files: { key: 'f', does: deskOrderTexts.printFiles },
  },
} as const satisfies ShortKeys
