import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { showCart } from '../cart/show-cart.ts'
import { showOrder } from '../orders/show-order.ts'
import { answerPatchup, confirmPatchup } from '../repairs/decide-patchup.ts'
import { startPatchup } from '../repairs/start-patchup.ts'
import { takeRepairedLine } from './repaired-line.ts'

/** The calls by which files of a line are repaired, and the repairs answered (spec 7, Cart; decisions, Files after ordering). */
export function patchupRoutes(mount: Mount, shop: ShopContext): void {
  mount('startPatchup', async ({ customer, params, body }) => {
    await startPatchup(shop, customer, { lineId: params.id, orderId: null }, body ?? {}, takeRepairedLine)
    return showCart(shop, customer)
  })

  mount('confirmPatchup', async ({ customer, params, body }) => {
    await confirmPatchup(
      shop,
      customer,
      { lineId: params.id, orderId: null },
      { decision: 'confirm', ...body },
      takeRepairedLine,
    )
    return showCart(shop, customer)
  })

  mount('startOrderPatchup', async ({ customer, params: { id, lineId }, body }) => {
    await startPatchup(shop, customer, { lineId, orderId: id }, body ?? {}, takeRepairedLine)
    return showOrder(shop, customer, id)
  })

  mount('confirmOrderPatchup', async ({ customer, params: { id, lineId }, body }) => {
    await confirmPatchup(
      shop,
      customer,
      { lineId, orderId: id },
      { decision: 'confirm', ...body },
      takeRepairedLine,
    )
    return showOrder(shop, customer, id)
  })

  mount('answerPatchup', async ({ customer, params }) => {
    await answerPatchup(shop, customer, params.id, params.value, takeRepairedLine)
    return { ok: true }
  })
}
