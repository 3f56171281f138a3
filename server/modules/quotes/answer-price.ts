import type { Staff } from '#domain/access/actor.ts'
import { viewCart } from '#domain/cart/view.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import { type Cents, percentOfCents } from '#domain/money.ts'
import type { FrozenLine } from '#domain/quotes/freeze.ts'
import { offeredRule } from '#domain/quotes/offer.ts'
import { mayRequestBecome, type PriceRequestState } from '#domain/quotes/price-request.ts'
import { mayHoldUntil } from '#domain/quotes/validity.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { readCartFacts } from '../cart/cart-facts.ts'
import { type CartRecord, parkedCart } from '../cart/order-cart.ts'
import { keepPrices, writeOffer } from '../cart/parked-carts.ts'
import { questionFor } from '../cart/show-cart.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { actOnBehalfOf } from '../session/act-on-behalf-of.ts'
import { type MailedQuote, mailedQuote } from './mailed-quote.ts'
import { findQuoteFacts } from './mailed-quote-store.ts'
import { requestState, writeMessage, writeRequest } from './price-request-store.ts'
import { priceAnswerMail } from './quote-mail.ts'
import { type NamedQuote, takenByStaff } from './taken-by-staff.ts'

/** What staff say to a price on request. A line goes by its place in the quote, from 1, or its id; prices are for the whole line. */
export type PriceAnswer = {
  readonly quote: NamedQuote
  readonly message: string
  readonly linePrices: ReadonlyMap<number | string, Cents>
  /** Off every line that has no price of its own here; 0 leaves them as they are. */
  readonly percentOff: number
  readonly validUntil: PlainDate | null
  readonly isDeclined: boolean
}

export type AnsweredQuote = MailedQuote & {
  readonly kind: 'offered' | 'declined' | 'answered'
  readonly netCents: Cents
}

type Answering = Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>

/** Answers a price on request with an offer, with words only, or with a no; the customer gets it by mail. */
export async function answerPrice(
  shop: Answering,
  staff: Staff,
  answer: PriceAnswer,
): Promise<AnsweredQuote> {
  requireRight(staff, 'answerQuotes')
  const isOffer = !answer.isDeclined && (answer.linePrices.size > 0 || answer.percentOff > 0)
  const kind = answer.isDeclined ? 'declined' : isOffer ? 'offered' : 'answered'
  return changeAs(shop.db, staff, async (trx) => {
    const quote = await takenByStaff(trx, answer.quote)
    const now = shop.clock()
    const today = amsterdamNow(now).date
    if (answer.validUntil !== null && !mayHoldUntil(answer.validUntil, today))
      throw new Refusal('invalid_date', { field: 'validUntil' })
    const before = await requestState(trx, quote.id)
    const state = stateAfter(before, kind)
    const netCents = await priced(shop, trx, { ...quote, staff }, answer, isOffer)
    const { id: cartId, contactId } = quote
    await writeRequest(trx, { cartId, contactId, state, now })
    const { message } = answer
    const messageId = await writeMessage(trx, {
      cartId,
      author: 'shop',
      contactId: null,
      body: message,
      state,
      now,
    })
    const told = await mailedQuote(shop, trx, cartId)
    await queueMail(shop, trx, await priceAnswerMail(shop, trx, told, { messageId, message, kind }))
    return { ...told, kind, netCents }
  })
}

/** Words alone take the question into review; what was offered stays offered. */
function stateAfter(before: PriceRequestState | null, kind: AnsweredQuote['kind']): PriceRequestState {
  const next = { offered: 'offered', declined: 'declined_by_shop', answered: 'in_review' } as const
  if (before === null) throw new Refusal('PriceRequestOver')
  if (kind === 'answered' && (before === 'offered' || before === 'in_review')) return before
  if (!mayRequestBecome(before, next[kind])) throw new Refusal('PriceRequestOver')
  return next[kind]
}

type Taken = {
  readonly id: string
  readonly companyId: string
  readonly contactId: string
  readonly staff: Staff
}

/** Writes the offered prices, when there are any; gives the net total of the quote. */
async function priced(
  shop: Answering,
  trx: Executor,
  quote: Taken,
  answer: PriceAnswer,
  isOffer: boolean,
): Promise<Cents> {
  const customer = await actOnBehalfOf(trx, quote, quote.staff)
  const view = async (record: CartRecord) =>
    viewCart(questionFor(record, await readCartFacts(trx, record, customer), customer, shop.clock()))
  const before = await view(await parkedCart(trx, customer, quote.id))
  if (!isOffer) return before.totals.totalExcludingTaxCents
  const { validUntil } = await findQuoteFacts(trx, quote.id)
  const until = answer.validUntil ?? later(validUntil, amsterdamNow(shop.clock()).date)
  const lines = before.groups.flatMap((group) => group.lines)
  const priceable = new Set(lines.flatMap(({ id, price }, index) => (price ? [id, index + 1] : [])))
  if ([...answer.linePrices.keys()].some((line) => !priceable.has(line)))
    throw new Refusal('QuoteLineUnknown')
  await keepPrices(
    trx,
    quote.id,
    lines.map((line, index): FrozenLine => {
      const lineCents = line.price && offered(line.price.lineCents, answer, [line.id, index + 1])
      return {
        id: line.id,
        rule: lineCents === null ? null : offeredRule(line.quantity, lineCents),
        effects: [],
        services: line.agreedServices,
        until,
      }
    }),
  )
  const after = await view(await parkedCart(trx, customer, quote.id))
  await writeOffer(trx, {
    cartId: quote.id,
    validUntil: until,
    netCents: after.totals.totalExcludingTaxCents,
    totalCents: after.totals.totalIncludingTaxCents,
  })
  return after.totals.totalExcludingTaxCents
}

const later = (one: PlainDate, other: PlainDate) => (one < other ? other : one)

function offered(
  lineCents: Cents,
  { linePrices, percentOff }: PriceAnswer,
  names: readonly (string | number)[],
): Cents {
  const given = names.map((name) => linePrices.get(name)).find((cents) => cents !== undefined)
  return given ?? lineCents - percentOfCents(lineCents, percentOff)
}
