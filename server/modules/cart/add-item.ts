import { z } from 'zod'
import { AddedAs, type addCartItem as addCartItemCall, type AddItem } from '#contract/cart.ts'
import type { Contact } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { answerOnce } from '../../db/idempotency-keys.ts'
import { tradeFacts, tradeFactsWithin } from '../catalogue/trade-facts.ts'
import { agreeItem } from './agree-item.ts'
import { fillCart } from './fill-cart.ts'
import { showCart } from './show-cart.ts'

/** What is kept of an addition under its key; before anything could join a line nothing was. */
const KeptAddition = z.object({ added: AddedAs.default('new_line') })

type Asked = z.output<typeof AddItem>

/**
 * Adds a simple product, or a configuration with all its lines; the same request twice under one key adds once. More of a
 * simple product joins the line that is there, where that line takes more.
 */
export async function addItem(
  shop: ShopContext,
  customer: Contact,
  asked: Asked,
  key: string | null,
): Promise<z.output<typeof addCartItemCall.reply>> {
  // Read before the transaction: one that holds a connection must not wait for another of the same pool.
  await tradeFacts(shop, customer.priceScope)
  const added = await shop.db.transaction().execute((trx) => addItemWithin(shop, trx, customer, asked, key))
  return { ...(await showCart(shop, customer)), added }
}

/** Adds within the caller's transaction; tells what became of it, or became of it the first time. */
export async function addItemWithin(
  shop: ShopContext,
  trx: Executor,
  customer: Contact,
  { cartItem: item, asOwnLine }: Asked,
  key: string | null,
): Promise<AddedAs> {
  const content = asOwnLine ? { item, asOwnLine } : item
  const sent = { contactId: customer.contactId, call: 'addCartItem', key, content }
  const { added } = await answerOnce(trx, sent, KeptAddition, async () => {
    const agreement = { facts: await tradeFactsWithin(shop, trx, customer.priceScope), now: shop.clock() }
    const group = agreeItem(item, agreement)
    const addGroup = await fillCart(shop, trx, customer)
    const { added: as } = await addGroup(group, 'configuration' in item || asOwnLine ? null : item)
    return { added: as }
  })
  return added
}
