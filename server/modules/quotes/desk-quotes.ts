import type { z } from 'zod'
import type { QuoteFilters } from '#contract/office/filters.ts'
import type { DeskQuote, DeskQuoteAmounts, DeskQuoteRow, DeskQuoteVersion } from '#contract/office/quotes.ts'
import type { Staff } from '#domain/access/actor.ts'
import { viewCart } from '#domain/cart/view.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { isMoment, type PlainDate } from '#domain/delivery/plain-date.ts'
import { deskQuoteState, type QuoteQueue } from '#domain/quotes/desk-queues.ts'
import { afterShopMessage, mayRequestBecome } from '#domain/quotes/price-request.ts'
import { isExpired } from '#domain/quotes/validity.ts'
import { deskQuoteStateTexts, deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import type { ShopContext } from '../../context.ts'
import { type FirstOfMany, firstOfMany } from '../../first-of-many.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { productIdsIn } from '../cart/cart-facts.ts'
import { editParked, itemsGiven } from '../cart/edit-parked.ts'
import { parkedCart } from '../cart/order-cart.ts'
import { questionFor } from '../cart/show-cart.ts'
import { productCosts } from '../catalogue/product-costs.ts'
import { tradeFacts } from '../catalogue/trade-facts.ts'
import { vatPercents } from '../catalogue/vat-percents.ts'
import { showNotes } from '../orders/order-notes.ts'
import { actOnBehalfOf } from '../session/act-on-behalf-of.ts'
import {
  countQuoteQueue,
  countQuoteQueues,
  chosenQuotes,
  countQuotesOf,
  type DeskQuoteRecord,
  findDeskQuote,
  findQuoteOwner,
  lastQuotesOf,
  listQuoteQueue,
  type QueuedQuote,
  type QuotePlace,
} from './desk-quote-store.ts'
import { deskQuoteAmounts } from './desk-quote-amounts.ts'
import { euro } from './euro.ts'
import { atOffer, type Offer, offeredLines } from './offer-lines.ts'
import { refuseOtherRates } from '../cart/refuse-other-rates.ts'
import { listVersions } from './quote-version-store.ts'

const PAGE_SIZE = 100
const MOST_COUNTED = 1000

type Desk = Pick<ShopContext, 'db' | 'clock'>
type Shown = { readonly quotes: z.input<typeof DeskQuoteRow>[]; readonly next: string | null }

/** A page of a queue; `next` names the place after it. */
export async function listDeskQuotes(
  { db, clock }: Desk,
  staff: Staff,
  {
    queue,
    search,
    filters,
    after,
  }: {
    readonly queue: QuoteQueue
    readonly search: string
    readonly filters: QuoteFilters
    readonly after: string | null
  },
): Promise<Shown> {
  requireRight(staff, 'seeQuotes')
  const today = amsterdamNow(clock()).date
  const found = await listQuoteQueue(db, {
    queue,
    search: search.trim(),
    filters,
    after: after === null ? null : readPlace(after),
    limit: PAGE_SIZE + 1,
    today,
  })
  const quotes = found.slice(0, PAGE_SIZE)
  const last = found.length > PAGE_SIZE ? quotes.at(-1) : undefined
  return { quotes: quotes.map((quote) => row(quote, today)), next: last ? writePlace(last) : null }
}

const stateFields = (quote: Parameters<typeof deskQuoteState>[0], today: PlainDate) => {
  const state = deskQuoteState(quote, today)
  const { label, tone } = deskQuoteStateTexts[state]
  return { state, stateLabel: label, stateTone: tone }
}

const row = (quote: QueuedQuote, today: PlainDate) => ({
  id: quote.id,
  number: quote.number,
  reference: quote.reference,
  companyName: quote.companyName,
  parkedAt: quote.parkedAt.toISOString(),
  validUntil: quote.validUntil,
  askedAt: quote.askedAt?.toISOString() ?? null,
  ...stateFields(quote, today),
  itemCount: quote.itemCount,
  netPrice: euro(quote.netCents),
})

const writePlace = ({ at, id }: QuotePlace) => `${at.toISOString()}_${id}`

function readPlace(text: string): QuotePlace {
  const [moment = '', id = ''] = text.split('_')
  if (!isMoment(moment) || !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))
    throw new Refusal('NotFound')
  return { at: new Date(moment), id }
}

type QuotesOfView = QuoteFilters & { readonly queue: QuoteQueue; readonly search: string }

/** Which quotes are meant by their ids, or by a queue, a search and filters, for work with many of them. */
export async function chooseDeskQuotes(
  { db, clock }: Desk,
  chosen: { readonly ids: readonly string[] } | QuotesOfView,
  limit: number,
): Promise<{ readonly id: string; readonly number: string }[]> {
  if ('ids' in chosen) return chosenQuotes(db, chosen, limit)
  const { queue, search, ...filters } = chosen
  const today = amsterdamNow(clock()).date
  return chosenQuotes(db, { queue, search: search.trim(), filters, today }, limit)
}

type WaitingQuote = Pick<QueuedQuote, 'id' | 'number' | 'reference' | 'companyName' | 'askedAt' | 'netCents'>

/** The first quotes to answer, what was asked the longest ago first, and how many they are. */
export async function waitingQuotes(
  { db, clock }: Desk,
  staff: Staff,
  most: number,
): Promise<FirstOfMany<WaitingQuote>> {
  requireRight(staff, 'seeQuotes')
  const wanted = { queue: 'answer', today: amsterdamNow(clock()).date } as const
  return firstOfMany(
    most,
    (limit) => listQuoteQueue(db, { ...wanted, search: '', after: null, limit }),
    () => countQuoteQueue(db, { ...wanted, most: MOST_COUNTED }),
  )
}

/** The quotes of a company that were put aside last, and how many of all of them wait. */
export async function quotesOfCompany({ db, clock }: Desk, staff: Staff, companyId: string, most: number) {
  requireRight(staff, 'seeQuotes')
  const today = amsterdamNow(clock()).date
  const last = await lastQuotesOf(db, companyId, most)
  return { ...(await countQuotesOf(db, companyId, today)), last: last.map((quote) => row(quote, today)) }
}

/** How many quotes that pass the filters wait in each queue. */
export async function countDeskQuotes(
  { db, clock }: Desk,
  staff: Staff,
  filters: QuoteFilters,
): Promise<Record<QuoteQueue, number>> {
  requireRight(staff, 'seeQuotes')
  const counts = await countQuoteQueues(db, {
    today: amsterdamNow(clock()).date,
    filters,
    most: MOST_COUNTED,
  })
  return Object.fromEntries(counts) as Record<QuoteQueue, number>
}

/** A quote of any company: its own prices beside those of today, and what was said. */
export async function showDeskQuote(
  shop: ShopContext,
  staff: Staff,
  id: string,
): Promise<z.input<typeof DeskQuote>> {
  requireRight(staff, 'seeQuotes')
  const quote = await findDeskQuote(shop.db, id)
  if (!quote) throw new Refusal('QuoteNotFound')
  const today = amsterdamNow(shop.clock()).date
  return {
    id: quote.id,
    version: quote.version,
    number: quote.number,
    reference: quote.reference,
    ...stateFields(quote, today),
    parkedAt: quote.parkedAt.toISOString(),
    validUntil: quote.validUntil,
    isExpired: isExpired(quote.validUntil, today),
    mayOffer: !quote.isOrdered && mayRequestBecome(quote.requestState, 'offered'),
    maySay: !quote.isOrdered && afterShopMessage(quote.requestState) !== null,
    company: { id: quote.companyId, name: quote.companyName },
    contact: {
      id: quote.contactId,
      name: quote.contactName,
      email: quote.contactEmail,
      phone: quote.contactPhone,
    },
    ...(await amounts(shop, staff, quote)),
    messages: quote.messages.map(({ author, name, sentAt, ...message }) => ({
      ...message,
      author,
      name: author === 'shop' ? null : name,
      sentAt: new Date(sentAt).toISOString(),
    })),
    ...(await showNotes(shop.db, { cartId: quote.id })),
    order: quote.order,
    vatPercents: [...(await vatPercents(shop.db))],
  }
}

async function amounts(
  shop: ShopContext,
  staff: Staff,
  quote: DeskQuoteRecord,
): Promise<z.input<typeof DeskQuoteAmounts>> {
  if (quote.isOrdered)
    return {
      lines: [],
      subtotalPrice: euro(quote.netCents),
      expressPrice: euro(0),
      shippingPrice: euro(0),
      totalPrice: { ...euro(quote.netCents), includingTaxInCents: quote.totalCents },
      vat: [],
    }
  const customer = await actOnBehalfOf(shop.db, quote, { kind: 'system', task: 'show-quote' })
  const [record, facts] = await Promise.all([
    parkedCart(shop.db, customer, quote.id),
    tradeFacts(shop, customer.priceScope),
  ])
  const costs = await productCosts(shop.db, staff, productIdsIn(record))
  return deskQuoteAmounts(questionFor(record, facts, customer, shop.clock()), costs)
}

/**
 * What a quote would come to as it is offered; nothing is changed. What is refused here would be refused of the answer too.
 */
export async function calculateQuote(
  shop: ShopContext,
  staff: Staff,
  id: string,
  offer: Offer,
): Promise<z.input<typeof DeskQuoteAmounts>> {
  requireRight(staff, 'answerQuotes')
  const quote = await findDeskQuote(shop.db, id)
  if (!quote) throw new Refusal('QuoteNotFound')
  if (quote.isOrdered) throw new Refusal('QuoteOrdered', { message: texts.orderedMeanwhile })
  const now = shop.clock()
  const customer = await actOnBehalfOf(shop.db, quote, staff)
  const [kept, facts] = await Promise.all([
    parkedCart(shop.db, customer, quote.id),
    tradeFacts(shop, customer.priceScope),
  ])
  await refuseOtherRates(shop.db, itemsGiven(offer.edits))
  const { record } = editParked(kept, offer.edits, { facts, now })
  const asked = viewCart(questionFor(record, facts, customer, now))
  const offered = atOffer(record, offeredLines(asked, offer, amsterdamNow(now).date))
  const costs = await productCosts(shop.db, staff, productIdsIn(record))
  return deskQuoteAmounts(questionFor(offered, facts, customer, now), costs)
}

/** Every version of a quote of any company, the newest first. */
export async function listDeskQuoteVersions(
  { db }: Desk,
  staff: Staff,
  id: string,
): Promise<z.input<typeof DeskQuoteVersion>[]> {
  requireRight(staff, 'seeQuotes')
  if (!(await findQuoteOwner(db, id))) throw new Refusal('QuoteNotFound')
  return (await listVersions(db, id)).map(({ number, kind, content, sentAt, sentBy }) => ({
    ...content,
    lines: content.lines.map((line) => ({ ...line, options: [...line.options] })),
    number,
    kind,
    sentAt: sentAt.toISOString(),
    sentBy,
  }))
}
