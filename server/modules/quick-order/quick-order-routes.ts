import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { addRows } from './add-rows.ts'
import { checkRows } from './check-rows.ts'

/** An order that is pasted row by row. */
export function quickOrderRoutes(mount: Mount, shop: ShopContext): void {
  mount('checkQuickOrder', async ({ customer, body }) => ({
    rows: await checkRows(shop, customer, body.rows),
  }))

  mount('addQuickOrder', ({ customer, body, idempotencyKey }) =>
    addRows(shop, customer, body.rows, idempotencyKey),
  )
}
