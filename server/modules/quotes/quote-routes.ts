import type { z } from 'zod'
import type { calculateDeskQuote } from '#contract/office/quotes.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { Refusal } from '../../refusal.ts'
import { activateCart } from './activate-cart.ts'
import { answerPrice } from './answer-price.ts'
import { askPrice, endPriceRequest } from './ask-price.ts'
import {
  calculateQuote,
  countDeskQuotes,
  listDeskQuotes,
  listDeskQuoteVersions,
  showDeskQuote,
} from './desk-quotes.ts'
import { declineQuote } from './decline-quote.ts'
import { extendQuote } from './extend-quote.ts'
import type { Offer } from './offer-lines.ts'
import { orderQuote } from './order-quote.ts'
import { parkCart } from './park-cart.ts'
import { listQuotes } from './quote-store.ts'
import { writeQuoteNote } from './quote-notes.ts'
import { removeQuote, restoreQuote } from './remove-quote.ts'
import { quoteRow, showQuote } from './show-quote.ts'

const PAGE_SIZE = 20
const DONE = { ok: true } as const

type Changes = z.output<typeof calculateDeskQuote.body>

const offerOf = ({ prices, quantities, removed, items, added }: Changes): Offer => ({
  edits: {
    quantities: new Map(quantities.map(({ lineId, quantity }) => [lineId, quantity])),
    removed: new Set(removed),
    items: new Map(items.map(({ lineId, item }) => [lineId, item])),
    added,
  },
  linePrices: new Map(prices.map(({ lineId, cents }) => [lineId, cents])),
  percentOff: 0,
})
/** Parking a cart, and the quotes of a company. */
export function quoteRoutes(mount: Mount, shop: ShopContext): void {
  mount('parkCart', ({ customer, body, idempotencyKey }) =>
    parkCart(shop, customer, body.reference, idempotencyKey),
  )

  mount('activateCart', ({ customer, params, body }) => activateCart(shop, customer, params.id, body))

  mount('deleteCart', async ({ customer, params }) => {
    await removeQuote(shop, customer, params.id)
    return DONE
  })

  mount('restoreParkedCart', async ({ customer, params }) => {
    await restoreQuote(shop, customer, params.id)
    return DONE
  })

  mount('listParkedCarts', async ({ customer, query: { currentPage, reference = '' } }) => {
    const page = { reference, limit: PAGE_SIZE, offset: (currentPage - 1) * PAGE_SIZE }
    const quotes = await listQuotes(shop.db, customer.companyId, page)
    const [first] = quotes
    if (!first && currentPage > 1) throw new Refusal('NotFound')
    const totalCount = first?.totalCount ?? 0
    const today = amsterdamNow(shop.clock()).date
    return {
      parkedCarts: quotes.map((quote) => quoteRow(quote, today)),
      currentPage,
      pageCount: Math.max(1, Math.ceil(totalCount / PAGE_SIZE)),
      totalCount,
    }
  })

  mount('getParkedCart', ({ customer, params }) => showQuote(shop, customer, params.id))

  mount('orderParkedCart', ({ customer, params, body }) => orderQuote(shop, customer, params.id, body))

  mount('askPrice', async ({ customer, params, body }) => {
    await askPrice(shop, customer, params.id, body.message)
    return showQuote(shop, customer, params.id)
  })

  mount('endPriceRequest', async ({ customer, params }) => {
    await endPriceRequest(shop, customer, params.id)
    return showQuote(shop, customer, params.id)
  })

  mount('listDeskQuotes', ({ operator, query: { queue, search, after = null, ...filters } }) =>
    listDeskQuotes(shop, operator, { queue, search, filters, after }),
  )

  mount('countDeskQuotes', async ({ operator, query }) => ({
    counts: await countDeskQuotes(shop, operator, query),
  }))

  mount('getDeskQuote', ({ operator, params }) => showDeskQuote(shop, operator, params.id))

  mount('answerDeskQuote', async ({ operator, params: { id }, body }) => {
    await answerPrice(shop, operator, {
      quote: { id, version: body.version },
      message: body.message,
      ...offerOf(body),
      validUntil: body.validUntil,
      isDeclined: false,
    })
    return showDeskQuote(shop, operator, id)
  })

  mount('calculateDeskQuote', ({ operator, params, body }) =>
    calculateQuote(shop, operator, params.id, offerOf(body)),
  )

  mount('listDeskQuoteVersions', async ({ operator, params }) => ({
    versions: await listDeskQuoteVersions(shop, operator, params.id),
  }))

  mount('writeQuoteNote', async ({ operator, params: { id }, body }) => {
    await writeQuoteNote(shop, operator, { quoteId: id, ...body })
    return showDeskQuote(shop, operator, id)
  })

  mount('declineDeskQuote', async ({ operator, params: { id }, body }) => {
    await declineQuote(shop, operator, { quote: { id, version: body.version }, reason: body.reason })
    return showDeskQuote(shop, operator, id)
  })

  mount('extendDeskQuote', async ({ operator, params: { id }, body }) => {
    await extendQuote(shop, operator, { id, version: body.version }, body.validUntil)
    return showDeskQuote(shop, operator, id)
  })
}
