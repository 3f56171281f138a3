import type { Contact } from '#domain/access/actor.ts'
import { afterCustomerMessage, endedByCustomer } from '#domain/quotes/price-request.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { mailedQuote } from './mailed-quote.ts'
import { requestState, writeMessage, writeRequest } from './price-request-store.ts'
import { priceRequestMail } from './quote-mail.ts'
import { lockQuote } from './quote-store.ts'
import { takenQuote } from './taken-quote.ts'

/** Asks the shop for a price, or answers its offer; the shop gets it by mail. */
export async function askPrice(
  shop: ShopContext,
  customer: Contact,
  id: string,
  message: string,
): Promise<void> {
  await changeAs(shop.db, customer, async (trx) => {
    takenQuote(await lockQuote(trx, customer.companyId, id), undefined)
    const state = afterCustomerMessage(await requestState(trx, id))
    if (state === null) throw new Refusal('PriceRequestOver')
    const now = shop.clock()
    const { contactId } = customer
    await writeRequest(trx, { cartId: id, contactId, state, now })
    const messageId = await writeMessage(trx, {
      cartId: id,
      author: 'customer',
      contactId,
      body: message,
      state,
      now,
    })
    const quote = await mailedQuote(shop, trx, id)
    await queueMail(shop, trx, await priceRequestMail(shop, trx, quote, { messageId, message }))
  })
}

/** Declines an offer, or takes a question back. */
export async function endPriceRequest(shop: ShopContext, customer: Contact, id: string): Promise<void> {
  await changeAs(shop.db, customer, async (trx) => {
    takenQuote(await lockQuote(trx, customer.companyId, id), undefined)
    const before = await requestState(trx, id)
    const state = before && endedByCustomer(before)
    if (!state) throw new Refusal('PriceRequestOver')
    await writeRequest(trx, { cartId: id, contactId: customer.contactId, state, now: shop.clock() })
  })
}
