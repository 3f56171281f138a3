import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { countDeskMessages, listDeskMessages, markDeskMessage } from './desk-messages.ts'

/** The desk of messages that came by the contact form. */
export function deskMessageRoutes(mount: Mount, shop: ShopContext): void {
  mount('listDeskMessages', ({ operator, query: { queue, search, after = null } }) =>
    listDeskMessages(shop, operator, { queue, search, after }),
  )

  mount('countDeskMessages', ({ operator }) => countDeskMessages(shop, operator))

  mount('markDeskMessage', ({ operator, params: { id }, body: { isDone } }) =>
    markDeskMessage(shop, operator, { id, isDone }),
  )
}
