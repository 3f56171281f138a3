import type { z } from 'zod'
import type { DeskQuote, DeskQuoteLine, DeskQuoteRow } from '#contract/office/quotes.ts'
import type { Staff } from '#domain/access/actor.ts'
import { viewCart, type ViewedGroup, type ViewedLine } from '#domain/cart/view.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { isMoment, type PlainDate } from '#domain/delivery/plain-date.ts'
import { deskQuoteState, type QuoteQueue } from '#domain/quotes/desk-queues.ts'
import { withoutQuotes } from '#domain/quotes/freeze.ts'
import { isExpired } from '#domain/quotes/validity.ts'
import { inOneLine } from '#texts/nl/chosen-texts.ts'
import { sizeTexts } from '#texts/nl/line-options.ts'
import { deskQuoteStateTexts } from '#texts/nl/office/quotes.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { lineChoices } from '../cart/line-choices.ts'
import { parkedCart } from '../cart/order-cart.ts'
import { lineFace, questionFor } from '../cart/show-cart.ts'
import { tradeFacts } from '../catalogue/trade-facts.ts'
import { actOnBehalfOf } from '../session/act-on-behalf-of.ts'
import {
  countQuoteQueues,
  type DeskQuoteRecord,
  findDeskQuote,
  listQuoteQueue,
  type QueuedQuote,
  type QuotePlace,
} from './desk-quote-store.ts'

const PAGE_SIZE = 100
const MOST_COUNTED = 1000

type Desk = Pick<ShopContext, 'db' | 'clock'>
type Shown = { readonly quotes: z.input<typeof DeskQuoteRow>[]; readonly next: string | null }

const euro = (cents: number) => ({ excludingTaxInCents: cents, currency: 'EUR' as const })
const euroOrNull = (cents: number | null | undefined) => (cents == null ? null : euro(cents))

/** A page of a queue; `next` names the place after it. */
export async function listDeskQuotes(
  { db, clock }: Desk,
  staff: Staff,
  {
    queue,
    search,
    after,
  }: { readonly queue: QuoteQueue; readonly search: string; readonly after: string | null },
): Promise<Shown> {
  requireRight(staff, 'seeQuotes')
  const today = amsterdamNow(clock()).date
  const found = await listQuoteQueue(db, {
    queue,
    search: search.trim(),
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

/** How many quotes wait in each queue. */
export async function countDeskQuotes(
  { db, clock }: Desk,
  staff: Staff,
): Promise<Record<QuoteQueue, number>> {
  requireRight(staff, 'seeQuotes')
  const counts = await countQuoteQueues(db, { today: amsterdamNow(clock()).date, most: MOST_COUNTED })
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
    company: { id: quote.companyId, name: quote.companyName },
    contact: { name: quote.contactName, email: quote.contactEmail, phone: quote.contactPhone },
    ...(await amounts(shop, quote)),
    messages: quote.messages.map(({ author, name, sentAt, ...message }) => ({
      ...message,
      author,
      name: author === 'shop' ? null : name,
      sentAt: new Date(sentAt).toISOString(),
    })),
    order: quote.order,
  }
}

async function amounts(shop: ShopContext, quote: DeskQuoteRecord) {
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
  const question = questionFor(record, facts, customer, shop.clock())
  const { groups, totals } = viewCart(question)
  const byList = new Map(
    viewCart(withoutQuotes(question)).groups.flatMap((group) =>
      group.lines.map(({ id, price }) => [id, price?.lineCents ?? null]),
    ),
  )
  return {
    lines: groups.flatMap((group) =>
      group.lines.map((line) => deskLine(line, group, byList.get(line.id) ?? null)),
    ),
    subtotalPrice: euro(totals.subtotalCents),
    expressPrice: euro(totals.expressCents),
    shippingPrice: euro(totals.shippingCents),
    totalPrice: {
      ...euro(totals.totalExcludingTaxCents),
      includingTaxInCents: totals.totalIncludingTaxCents,
    },
    vat: totals.vat.map((part) => ({ ...part })),
  }
}

function deskLine(
  line: ViewedLine,
  group: ViewedGroup,
  listCents: number | null,
): z.input<typeof DeskQuoteLine> {
  const { title, imageUrl } = lineFace(line, group)
  return {
    id: line.id,
    sku: line.product?.sku ?? '',
    title,
    imageUrl,
    options: [...sizeTexts(line), ...lineChoices(line, group).map(inOneLine)],
    quantity: line.quantity,
    pack: line.product?.pack ?? null,
    listPrice: euroOrNull(listCents),
    price: euroOrNull(line.price?.lineCents),
    servicesPrice: euro(line.services.studioCents + line.services.checkCents),
  }
}
