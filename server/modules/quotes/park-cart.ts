import { parkCart as parkCartCall } from '#contract/cart.ts'
import type { Contact } from '#domain/access/actor.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { yearOf } from '#domain/delivery/plain-date.ts'
import { freezeCart } from '#domain/quotes/freeze.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { answerOnce } from '../../db/idempotency-keys.ts'
import { takeNumber } from '../../db/number-series.ts'
import { Refusal } from '../../refusal.ts'
import { readCartFacts } from '../cart/cart-facts.ts'
import { cartForOrder, takeActiveCart } from '../cart/order-cart.ts'
import { writeParkedCart } from '../cart/parked-carts.ts'
import { questionFor } from '../cart/show-cart.ts'
import { quoteDays } from '../content/shop-config.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { mailedQuote } from './mailed-quote.ts'
import { savedQuoteMail } from './quote-mail.ts'

/** Parks the active cart as a quote with the prices of now; the same request twice under one key parks once. */
export async function parkCart(
  shop: ShopContext,
  customer: Contact,
  reference: string,
  key: string | null = null,
): Promise<{ readonly id: string }> {
  return changeAs(shop.db, customer, async (trx) => {
    const sent = { contactId: customer.contactId, call: 'parkCart', key, content: reference }
    return answerOnce(trx, sent, parkCartCall.reply, async () => {
      await takeActiveCart(trx, customer)
      const id = await parkWithin(shop, trx, customer, reference)
      await queueMail(shop, trx, await savedQuoteMail(shop, trx, await mailedQuote(shop, trx, id)))
      return { id }
    })
  })
}

/** Parks the active cart, which the transaction has taken. */
export async function parkWithin(
  shop: Pick<ShopContext, 'clock'>,
  trx: Executor,
  customer: Contact,
  reference: string,
): Promise<string> {
  const now = shop.clock()
  const record = await cartForOrder(trx, customer)
  if (record.id === null || record.groups.length === 0) throw new Refusal('CartEmpty')
  const facts = await readCartFacts(trx, record, customer)
  const { view, ...frozen } = freezeCart(questionFor(record, facts, customer, now), await quoteDays(trx))
  await writeParkedCart(trx, {
    ...frozen,
    cartId: record.id,
    number: await nextQuoteNumber(trx, yearOf(amsterdamNow(now).date)),
    reference,
    parkedAt: now,
    netCents: view.totals.totalExcludingTaxCents,
    totalCents: view.totals.totalIncludingTaxCents,
    itemCount: frozen.lines.length,
  })
  return record.id
}

/** The next number of a year, 'OFF-2026-00012'; a number that is not used in the end leaves a gap. */
async function nextQuoteNumber(trx: Executor, year: number): Promise<string> {
  return `OFF-${year}-${String(await takeNumber(trx, 'quote', year)).padStart(5, '0')}`
}
