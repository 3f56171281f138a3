import { z } from 'zod'
import { SoldItem } from '../cart.ts'
import { QUOTE_VERSION_KINDS } from '#domain/quotes/compare-versions.ts'
import { QUOTE_QUEUES } from '#domain/quotes/desk-queues.ts'
import { MOST_LINE_CENTS } from '#domain/quotes/line-amount.ts'
import { PRICE_REQUEST_STATES } from '#domain/quotes/price-request.ts'
import {
  IdParams,
  line,
  Money,
  Pack,
  paragraph,
  PlainDate,
  Quantity,
  TotalMoney,
  VatAmount,
} from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'
import { quoteFilters } from './filters.ts'
import { FreeItem } from './free-item.ts'
import { OrderNote } from './orders.ts'

const State = {
  state: z.enum([...PRICE_REQUEST_STATES, 'open']),
  stateLabel: z.string(),
  stateTone: z.string(),
}

/** What a line of a quote is put together as: what the shop sells, or what it makes just now. */
export const QuoteItem = z.union([SoldItem, FreeItem])
export type QuoteItem = z.output<typeof QuoteItem>

/** A quote in a queue of the back office. */
export const DeskQuoteRow = z.object({
  id: z.string(),
  number: z.string(),
  reference: z.string().nullable(),
  companyName: z.string(),
  parkedAt: z.iso.datetime(),
  validUntil: z.string(),
  /** When the talk about its price changed last; null when there was none. */
  askedAt: z.iso.datetime().nullable(),
  ...State,
  itemCount: z.int(),
  netPrice: Money,
})
export type DeskQuoteRow = z.output<typeof DeskQuoteRow>

export const listDeskQuotes = officeEndpoint('listDeskQuotes', {
  summary:
    'The quotes of a queue by the hundred: what is to be answered the longest waiting first, what expires the soonest first, others the newest first',
  access: 'operator',
  may: 'seeQuotes',
  query: z.object({
    queue: z.enum(QUOTE_QUEUES).default('open'),
    /** Part of a number or reference, or of the name of a company. */
    search: line(60).default(''),
    ...quoteFilters,
    /** `next` of the page before. */
    after: line(100).optional(),
  }),
  reply: z.object({ quotes: z.array(DeskQuoteRow), next: z.string().nullable() }),
})

export const countDeskQuotes = officeEndpoint('countDeskQuotes', {
  summary: 'How many quotes each queue holds that pass the filters, no further than a thousand',
  access: 'operator',
  may: 'seeQuotes',
  query: z.object(quoteFilters),
  reply: z.object({ counts: z.record(z.enum(QUOTE_QUEUES), z.int()) }),
})

/** A line as the desk prices it; amounts are for the whole line. */
export const DeskQuoteLine = z.object({
  id: z.string(),
  sku: z.string(),
  title: z.string(),
  imageUrl: z.string().nullable(),
  options: z.array(z.string()),
  quantity: z.int(),
  pack: Pack,
  /** Which part of a configuration it is; null for what is sold by itself. */
  part: z.string().nullable(),
  /** Lines of one group were configured together. */
  groupId: z.string(),
  /** What it costs this customer today where nothing was agreed; null when it cannot be made or has no price. */
  listPrice: Money.nullable(),
  /** What it costs the shop, without what was chosen on top; null where that is not known. No customer is told it. */
  costPrice: Money.nullable(),
  /** What it costs in this quote; null where it has no price. */
  price: Money.nullable(),
  /** The studio and the check by hand, which come on top. */
  servicesPrice: Money,
  /** What it is put together as; null for a part of a configuration, and for what is sold no more. */
  item: QuoteItem.nullable(),
  /** The SKU of the product that was composed, or of itself; null where `item` is. */
  soldAs: z.string().nullable(),
})
export type DeskQuoteLine = z.output<typeof DeskQuoteLine>

/** The lines of a quote and what they come to. */
export const DeskQuoteAmounts = z.object({
  lines: z.array(DeskQuoteLine),
  subtotalPrice: Money,
  expressPrice: Money,
  shippingPrice: Money,
  totalPrice: TotalMoney,
  vat: z.array(VatAmount),
})
export type DeskQuoteAmounts = z.output<typeof DeskQuoteAmounts>

/** A quote as the desk has it. Of one that was ordered the lines are with the order. */
export const DeskQuote = z.object({
  id: z.string(),
  /** Rises with each change, so that who answers what a colleague or the customer changed hears so. */
  version: z.int(),
  number: z.string(),
  reference: z.string().nullable(),
  ...State,
  parkedAt: z.iso.datetime(),
  validUntil: z.string(),
  isExpired: z.boolean(),
  /** Prices can be offered; also where nobody asked for one. */
  mayOffer: z.boolean(),
  /** Something can be said without an offer. */
  maySay: z.boolean(),
  company: z.object({ id: z.string(), name: z.string() }),
  contact: z.object({ id: z.string(), name: z.string(), email: z.string(), phone: z.string().nullable() }),
  ...DeskQuoteAmounts.shape,
  messages: z.array(
    z.object({
      id: z.string(),
      author: z.enum(['customer', 'shop']),
      /** Who wrote it; null for the shop. */
      name: z.string().nullable(),
      body: z.string(),
      sentAt: z.iso.datetime(),
    }),
  ),
  /** What staff wrote to each other, the newest first. */
  notes: z.array(OrderNote),
  /** Who can be named in a note. */
  colleagues: z.array(z.string()),
  order: z.object({ id: z.string(), number: z.string() }).nullable(),
  /** The rates of VAT of the shop, of which a line that is no product has one. */
  vatPercents: z.array(z.int()),
})
export type DeskQuote = z.output<typeof DeskQuote>

export const getDeskQuote = officeEndpoint('getDeskQuote', {
  summary: 'One quote of any company, with its prices beside those of today and what was said',
  access: 'operator',
  may: 'seeQuotes',
  params: IdParams,
  reply: DeskQuote,
})

/** The quote as it was seen; another version answers 409 `quote_changed`. */
const version = z.int()
const message = paragraph(4000).min(1, 'Required')

/** The id of a line, or what a line is called that is not kept yet: its group and its part. */
const LineName = line(200)

/** What becomes otherwise of the lines of a quote. */
const changes = {
  /** Whole lines, without VAT and services. Lines that are left out keep their price, or get that of today where they change. */
  prices: z
    .array(z.object({ lineId: LineName, cents: z.int().min(0).max(MOST_LINE_CENTS) }))
    .max(200, 'TooMany')
    .default([]),
  /** Of a configuration the main line only; its parts follow. */
  quantities: z
    .array(z.object({ lineId: LineName, quantity: Quantity }))
    .max(200, 'TooMany')
    .default([]),
  /** Lines that go; with the main line of a configuration goes all of it. */
  removed: z.array(z.uuid()).max(200, 'TooMany').default([]),
  /** Lines that are put together otherwise: of a configuration the main line, with all of it. */
  items: z
    .array(z.object({ lineId: z.uuid(), item: QuoteItem }))
    .max(200, 'TooMany')
    .default([]),
  /** What comes behind the lines that are there; its lines are called by the key until they are kept. */
  added: z
    .array(z.object({ key: z.uuid(), item: QuoteItem }))
    .max(200, 'TooMany')
    .default([]),
}

export const calculateDeskQuote = officeEndpoint('calculateDeskQuote', {
  summary: 'What a quote would come to with other quantities and prices; nothing is changed',
  access: 'operator',
  may: 'answerQuotes',
  refuses: [409],
  params: IdParams,
  body: z.object(changes),
  reply: DeskQuoteAmounts,
})

export const answerDeskQuote = officeEndpoint('answerDeskQuote', {
  summary:
    'Offer prices, quantities and lines, or with none only say something; an offer is kept as a version, and the customer gets it by mail',
  access: 'operator',
  may: 'answerQuotes',
  refuses: [409],
  params: IdParams,
  body: z.object({
    version,
    message,
    ...changes,
    validUntil: PlainDate.nullable().default(null),
  }),
  reply: DeskQuote,
})

export const writeQuoteNote = officeEndpoint('writeQuoteNote', {
  summary: 'Write to colleagues at a quote; who is named in it after an @ reads it on his first page',
  access: 'operator',
  may: 'seeQuotes',
  params: IdParams,
  body: z.object({
    /** Chosen by who writes, so that it is written once. */
    id: z.uuid(),
    text: paragraph(2000).min(1, 'Required'),
  }),
  reply: DeskQuote,
})

export const declineDeskQuote = officeEndpoint('declineDeskQuote', {
  summary: 'Say that there is no other price, which is told by mail with the reason',
  access: 'operator',
  may: 'answerQuotes',
  refuses: [409],
  params: IdParams,
  body: z.object({ version, reason: message }),
  reply: DeskQuote,
})

export const extendDeskQuote = officeEndpoint('extendDeskQuote', {
  summary: 'Let what was offered hold longer, which is told by mail',
  access: 'operator',
  may: 'answerQuotes',
  refuses: [409],
  params: IdParams,
  body: z.object({ version, validUntil: PlainDate }),
  reply: DeskQuote,
})

/** A quote as it was sent, or as the customer saved it. */
export const DeskQuoteVersion = z.object({
  number: z.int(),
  kind: z.enum(QUOTE_VERSION_KINDS),
  sentAt: z.iso.datetime(),
  /** Who of the staff sent it; null where that is not known, and for what the customer saved. */
  sentBy: z.string().nullable(),
  validUntil: z.string(),
  note: z.string(),
  lines: z.array(
    z.object({
      lineId: z.string(),
      sku: z.string(),
      title: z.string(),
      options: z.array(z.string()),
      quantity: z.int(),
      cents: z.int().nullable(),
      servicesCents: z.int(),
    }),
  ),
  subtotalCents: z.int(),
  expressCents: z.int(),
  shippingCents: z.int(),
  netCents: z.int(),
  totalCents: z.int(),
})
export type DeskQuoteVersion = z.output<typeof DeskQuoteVersion>

export const listDeskQuoteVersions = officeEndpoint('listDeskQuoteVersions', {
  summary: 'Every version of a quote, the newest first; none before the shop changed anything',
  access: 'operator',
  may: 'seeQuotes',
  params: IdParams,
  reply: z.object({ versions: z.array(DeskQuoteVersion) }),
})
