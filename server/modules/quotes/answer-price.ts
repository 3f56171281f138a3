import type { Staff } from '#domain/access/actor.ts'
import { viewCart } from '#domain/cart/view.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import { afterShopMessage, mayRequestBecome, type PriceRequestState } from '#domain/quotes/price-request.ts'
import { mayHoldUntil } from '#domain/quotes/validity.ts'
import { deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { readCartFacts, readEditFacts } from '../cart/cart-facts.ts'
import { type CartRecord, parkedCart } from '../cart/order-cart.ts'
import { editParked, lineName, writeParkedEdits, itemsGiven } from '../cart/edit-parked.ts'
import { keepPrices, writeOffer } from '../cart/parked-carts.ts'
import { questionFor } from '../cart/show-cart.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { actOnBehalfOf } from '../session/act-on-behalf-of.ts'
import { type MailedQuote, mailedQuote } from './mailed-quote.ts'
import { findQuoteFacts } from './mailed-quote-store.ts'
import { type Offer, offeredLines, offersSomething } from './offer-lines.ts'
import { requestState, writeMessage, writeRequest } from './price-request-store.ts'
import { priceAnswerMail } from './quote-mail.ts'
import { refuseOtherRates } from '../cart/refuse-other-rates.ts'
import { keepSaved, keepSent } from './standing-quote.ts'
import { type NamedQuote, takenByStaff } from './taken-by-staff.ts'

/** What staff say to a price on request. */
export type PriceAnswer = Offer & {
  readonly quote: NamedQuote
  readonly message: string
  readonly validUntil: PlainDate | null
  readonly isDeclined: boolean
}

export type AnsweredQuote = MailedQuote & {
  readonly kind: 'offered' | 'declined' | 'answered'
}

type Answering = Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>

/** Answers a price on request with an offer, with words only, or with a no; the customer gets it by mail. */
export async function answerPrice(
  shop: Answering,
  staff: Staff,
  answer: PriceAnswer,
): Promise<AnsweredQuote> {
  requireRight(staff, 'answerQuotes')
  const isOffer = !answer.isDeclined && offersSomething(answer)
  const kind = answer.isDeclined ? 'declined' : isOffer ? 'offered' : 'answered'
  return changeAs(shop.db, staff, async (trx) => {
    const quote = await takenByStaff(trx, answer.quote)
    const now = shop.clock()
    const today = amsterdamNow(now).date
    if (answer.validUntil !== null && !mayHoldUntil(answer.validUntil, today))
      throw new Refusal('invalid_date', { field: 'validUntil' })
    const state = stateAfter(await requestState(trx, quote.id), kind)
    const { validUntil, parkedAt } = await findQuoteFacts(trx, quote.id)
    const until = answer.validUntil ?? later(validUntil, today)
    if (isOffer) {
      await keepSaved(trx, staff, quote, { validUntil, parkedAt, now })
      await writeOffered(trx, { ...quote, staff, now }, { ...answer, until })
    }
    const { id: cartId, contactId } = quote
    await writeRequest(trx, { cartId, contactId, state, now })
    const { message } = answer
    const sent = { cartId, author: 'shop', contactId: null, body: message, state, now } as const
    const messageId = await writeMessage(trx, sent)
    const version = isOffer
      ? await keepSent(trx, staff, quote, { kind: 'offered', validUntil: until, note: message, now })
      : null
    const told = await mailedQuote(shop, trx, cartId)
    await queueMail(shop, trx, await priceAnswerMail(shop, trx, told, { messageId, message, kind, version }))
    return { ...told, kind }
  })
}

function stateAfter(before: PriceRequestState | null, kind: AnsweredQuote['kind']): PriceRequestState {
  const next = {
    offered: 'offered',
    declined: 'declined_by_shop',
    answered: afterShopMessage(before),
  } as const
  const state = next[kind]
  // A no is said once.
  const isSame = state === before && kind !== 'declined'
  if (state === null || (!isSame && !mayRequestBecome(before, state)))
    throw new Refusal('PriceRequestOver', kind === 'declined' ? { message: texts.noQuestion } : {})
  return state
}

type Taken = {
  readonly id: string
  readonly companyId: string
  readonly contactId: string
  readonly staff: Staff
  readonly now: Date
}

/** Writes what becomes otherwise of the lines, and the offered prices; refused where no line has any. */
async function writeOffered(
  trx: Executor,
  quote: Taken,
  offer: Offer & { readonly until: PlainDate },
): Promise<void> {
  const customer = await actOnBehalfOf(trx, quote, quote.staff)
  const { id: cartId, now } = quote
  const { edits, until } = offer
  const kept = await parkedCart(trx, customer, cartId)
  const facts = await readEditFacts(trx, kept, edits, customer)
  await refuseOtherRates(trx, itemsGiven(edits))
  const edited = editParked(kept, edits, { facts, now })
  const ids = await writeParkedEdits(trx, cartId, edited)
  const view = async (record: CartRecord) =>
    viewCart(questionFor(record, await readCartFacts(trx, record, customer), customer, now))
  const written = await parkedCart(trx, customer, cartId)
  const linePrices = byWrittenIds(offer.linePrices, written, ids)
  const offered = offeredLines(await view(written), { ...offer, linePrices }, until)
  if (offered.every(({ rule }) => rule === null))
    throw new Refusal('InvalidInput', { field: 'prices', message: texts.noPriceAtAll })
  await keepPrices(trx, cartId, offered)
  const { groups, totals } = await view(await parkedCart(trx, customer, cartId))
  await writeOffer(trx, {
    cartId,
    validUntil: until,
    netCents: totals.totalExcludingTaxCents,
    totalCents: totals.totalIncludingTaxCents,
    itemCount: groups.reduce((count, { lines }) => count + lines.length, 0),
  })
}

/** Prices of lines that were not kept yet when they were typed, by the ids that those lines have now. */
function byWrittenIds(
  prices: Offer['linePrices'],
  { groups }: CartRecord,
  added: ReadonlyMap<string, string>,
): Offer['linePrices'] {
  const ids = new Map(added)
  for (const { id: groupId, lines } of groups)
    for (const { id, part } of lines) ids.set(lineName(groupId, part), id)
  return new Map([...prices].map(([name, cents]) => [ids.get(String(name)) ?? name, cents]))
}

const later = (one: PlainDate, other: PlainDate) => (one < other ? other : one)
