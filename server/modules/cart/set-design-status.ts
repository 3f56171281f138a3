import type { Cart } from '#contract/cart.ts'
import type { Contact } from '#domain/access/actor.ts'
import { mayBeTakenAsIs } from '#domain/designs/judge-design.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { showCart } from './show-cart.ts'
import { takeLine } from './take-line.ts'
import { lineIn, viewOwnCart } from './view-own-cart.ts'
import { approveLinks, setFilesLater } from './design-link-store.ts'

/**
 * Defers the files of a line, or approves those that it has. Nothing can be approved that cannot be printed, has not been read
 * yet or has another proportion, nor where there is nothing to approve.
 */
export async function setDesignStatus(
  shop: ShopContext,
  customer: Contact,
  { itemId, status }: { readonly itemId: string; readonly status: 'later' | 'approved' },
): Promise<Cart> {
  await shop.db.transaction().execute(async (trx) => {
    await takeLine(trx, customer, itemId)
    const { line } = lineIn(await viewOwnCart(shop, customer, trx), itemId)
    if (!line.needsFiles) throw new Refusal('LineTakesNoDesigns')
    if (status === 'later') return setFilesLater(trx, itemId, true)
    const hasFiles = line.designs.some(({ file }) => file !== null)
    const isUnfit = line.designStatus === 'invalid' || line.designStatus === 'processing'
    if (!hasFiles || isUnfit) throw new Refusal('invalid_design')
    if (line.designs.some(({ verdict }) => verdict && !mayBeTakenAsIs(verdict)))
      throw new Refusal('RepairNeedsChoice')
    return approveLinks(trx, itemId, shop.clock())
  })
  return showCart(shop, customer)
}
