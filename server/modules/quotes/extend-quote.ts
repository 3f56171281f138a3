import type { Staff } from '#domain/access/actor.ts'
import { viewCart } from '#domain/cart/view.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import { isExpired, mayHoldUntil } from '#domain/quotes/validity.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { readCartFacts } from '../cart/cart-facts.ts'
import { parkedCart } from '../cart/order-cart.ts'
import { keepPrices, writeOffer } from '../cart/parked-carts.ts'
import { questionFor } from '../cart/show-cart.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { actOnBehalfOf } from '../session/act-on-behalf-of.ts'
import { mailedQuote } from './mailed-quote.ts'
import { findQuoteFacts } from './mailed-quote-store.ts'
import { findDeskQuote } from './desk-quote-store.ts'
import { requestState, writeMessage, writeRequest } from './price-request-store.ts'
import { extendedQuoteMail } from './quote-mail.ts'
import { keepSaved, keepSent } from './standing-quote.ts'
import { type MeantQuote, type SeenQuote, takenByStaff } from './taken-by-staff.ts'

type Extending = Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>

/** Lets an offer that still holds do so until a later day, at the same prices; the customer hears of it. */
export async function extendQuote(
  shop: Extending,
  staff: Staff,
  seen: SeenQuote | MeantQuote,
  validUntil: PlainDate,
): Promise<void> {
  requireRight(staff, 'answerQuotes')
  await changeAs(shop.db, staff, async (trx) => {
    const quote = await takenByStaff(trx, seen)
    const now = shop.clock()
    const today = amsterdamNow(now).date
    const before = await findQuoteFacts(trx, quote.id)
    const state = await requestState(trx, quote.id)
    if (state !== 'offered' || isExpired(before.validUntil, today))
      throw new Refusal('PriceRequestOver', { message: texts.noOffer })
    refuseImpossibleEnd(validUntil, now, 'validUntil')
    if (validUntil <= before.validUntil)
      throw new Refusal('invalid_date', {
        field: 'validUntil',
        message: texts.holdsAlready(formatDate(before.validUntil)),
      })
    await keepSaved(trx, staff, quote, { ...before, now })
    const customer = await actOnBehalfOf(trx, quote, staff)
    const record = await parkedCart(trx, customer, quote.id)
    const facts = await readCartFacts(trx, record, customer)
    const { groups, totals } = viewCart(questionFor(record, facts, customer, now))
    const lines = groups.flatMap((group) => group.lines)
    await keepPrices(
      trx,
      quote.id,
      lines.map((line) => ({
        id: line.id,
        rule: line.isHeld ? line.agreedRule : null,
        effects: line.agreedEffects,
        services: line.agreedServices,
        until: validUntil,
      })),
    )
    await writeOffer(trx, {
      cartId: quote.id,
      validUntil,
      netCents: totals.totalExcludingTaxCents,
      totalCents: totals.totalIncludingTaxCents,
      itemCount: lines.length,
    })
    const { id: cartId, contactId } = quote
    await writeRequest(trx, { cartId, contactId, state, now })
    const message = texts.extended(formatDate(validUntil))
    const sent = { cartId, author: 'shop', contactId: null, body: message, state, now } as const
    const messageId = await writeMessage(trx, sent)
    await keepSent(trx, staff, quote, { kind: 'extended', validUntil, note: message, now })
    const told = await mailedQuote(shop, trx, cartId)
    await queueMail(shop, trx, await extendedQuoteMail(shop, trx, told, { messageId, message }))
  })
}

/** An offer holds until a day to come, no further than two years from now. */
export function refuseImpossibleEnd(validUntil: PlainDate, now: Date, field: string): void {
  if (!mayHoldUntil(validUntil, amsterdamNow(now).date))
    throw new Refusal('invalid_date', { field, message: texts.laterDay })
}

/** Whether an offer holds until that day. */
export async function isExtendedUntil(
  { db }: Pick<ShopContext, 'db'>,
  id: string,
  day: PlainDate,
): Promise<boolean> {
  const quote = await findDeskQuote(db, id)
  return quote?.requestState === 'offered' && quote.validUntil === day
}
