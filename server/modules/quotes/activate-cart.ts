import type { Cart } from '#contract/cart.ts'
import type { Contact } from '#domain/access/actor.ts'
import { quoteTexts } from '#texts/nl/quotes.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { takeActiveCart } from '../cart/order-cart.ts'
import { dropEmptyCart, makeActive, moveLines } from '../cart/parked-carts.ts'
import { showCart } from '../cart/show-cart.ts'
import { refuseTooManyDesigns, refuseTooManyLines } from '../cart/refuse-too-many.ts'
import { parkWithin } from './park-cart.ts'
import { isActiveCart, lockQuote, type QuoteState } from './quote-store.ts'
import { takenQuote } from './taken-quote.ts'

type Activation = {
  readonly mode?: 'merge' | 'park' | undefined
  readonly reference?: string | undefined
  readonly version?: number | undefined
}

/**
 * Makes a quote the customer's cart. What is in the cart now is never lost: it stays and the quote is put behind it, or it is
 * parked first. Asked once more for a quote that is in the cart already, nothing happens.
 */
export async function activateCart(
  shop: ShopContext,
  customer: Contact,
  id: string,
  { mode, reference, version }: Activation = {},
): Promise<Cart> {
  await changeAs(shop.db, customer, async (trx) => {
    const found = await lockQuote(trx, customer.companyId, id)
    if (found && (await isInCart(trx, customer, found))) return
    const quote = takenQuote(found, version)
    const active = await takeActiveCart(trx, customer)
    const now = shop.clock()
    if (active.lineCount === 0) {
      await dropEmptyCart(trx, active.id)
    } else if (mode === 'merge') {
      refuseTooManyLines(active.lineCount + quote.lineCount)
      await moveLines(trx, quote.id, active.id, now)
      await refuseTooManyDesigns(trx, customer)
      return
    } else if (mode === 'park') {
      await parkWithin(shop, trx, customer, reference || quoteTexts.unnamed(formatDate(now)))
    } else {
      throw new Refusal('cart_not_empty')
    }
    await makeActive(trx, quote.id, customer.contactId, now)
  })
  return showCart(shop, customer)
}

async function isInCart(trx: Executor, { contactId }: Contact, quote: QuoteState): Promise<boolean> {
  if (quote.state === 'active') return quote.contactId === contactId
  return quote.mergedInto !== null && isActiveCart(trx, contactId, quote.mergedInto)
}
