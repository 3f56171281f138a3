import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { addItem } from './add-item.ts'
import { countLines } from './cart-store.ts'
import { changeItem } from './change-item.ts'
import { chooseDelivery } from './choose-delivery.ts'
import { emptyCart } from './empty-cart.ts'
import { removeItem } from './remove-item.ts'
import { showCart } from './show-cart.ts'
import { undoRemoval } from './undo-removal.ts'

/** The cart calls of spec 7 that need no designs; each change answers the whole cart. */
export function cartRoutes(mount: Mount, shop: ShopContext): void {
  mount('getCart', ({ customer }) => showCart(shop, customer))

  mount('getCartTotals', async ({ customer }) => ({
    totalItemCount: await countLines(shop.db, customer),
  }))

  mount('addCartItem', ({ customer, body, idempotencyKey }) => addItem(shop, customer, body, idempotencyKey))

  mount('changeCartItem', ({ customer, params, body }) => changeItem(shop, customer, params.id, body))

  mount('removeCartItem', ({ customer, params }) => removeItem(shop, customer, params.id))

  mount('emptyCart', ({ customer }) => emptyCart(shop, customer))

  mount('undoRemoval', ({ customer, params }) => undoRemoval(shop, customer, params.id))

  mount('setDelivery', ({ customer, params, body }) => chooseDelivery(shop, customer, params.id, body))
}
