import type { z } from 'zod'
import type { orderParkedCart } from '#contract/parked-carts.ts'
import type { Contact } from '#domain/access/actor.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { isExpired } from '#domain/quotes/validity.ts'
import { quoteVersionTexts as texts } from '#texts/nl/quotes.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { parkedCart } from '../cart/order-cart.ts'
import { orderCart, orderOfCart } from '../orders/place-order.ts'
import { setOrderedRequest } from './price-request-store.ts'
import { lockQuote } from './quote-store.ts'
import { listVersions } from './quote-version-store.ts'
import { takenQuote } from './taken-quote.ts'

type Acceptance = z.output<typeof orderParkedCart.body>

/** Turns a quote that holds into an order at its own prices; asked once more it answers the same order. */
export async function orderQuote(
  shop: ShopContext,
  customer: Contact,
  id: string,
  { version, ...form }: Acceptance,
): Promise<{ readonly id: string; readonly number: string }> {
  return changeAs(shop.db, customer, async (trx) => {
    const found = await lockQuote(trx, customer.companyId, id)
    const placed = found?.state === 'ordered' && (await orderOfCart(trx, customer, id))
    if (placed) return placed
    const quote = takenQuote(found, undefined)
    if (quote.version !== version) throw await movedOn(trx, id, version)
    const now = shop.clock()
    if (isExpired(quote.validUntil, amsterdamNow(now).date)) throw new Refusal('QuoteExpired')
    const order = await orderCart(shop, trx, customer, form, await parkedCart(trx, customer, id))
    await setOrderedRequest(trx, id, now)
    return order
  })
}

/** Why a quote can't be ordered as it was seen: where the shop sent another version since, that is said. */
async function movedOn(trx: Executor, id: string, seenVersion: number): Promise<Refusal> {
  const [newest] = await listVersions(trx, id, 1)
  const isNewer = newest !== undefined && newest.cartVersion > seenVersion
  return new Refusal('quote_changed', isNewer ? { message: texts.isNewer(newest.number) } : [])
}
