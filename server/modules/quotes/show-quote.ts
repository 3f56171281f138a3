import type { z } from 'zod'
import type { ParkedCart } from '#contract/parked-carts.ts'
import type { Contact } from '#domain/access/actor.ts'
import { viewCart } from '#domain/cart/view.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { compareLines, type VersionLine } from '#domain/quotes/compare-versions.ts'
import { priceChanges } from '#domain/quotes/price-changes.ts'
import { afterCustomerMessage, endedByCustomer } from '#domain/quotes/price-request.ts'
import { daysLeft, isExpired } from '#domain/quotes/validity.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { parkedCart } from '../cart/order-cart.ts'
import { quoteBlockerTexts } from '#texts/nl/blockers.ts'
import { cartReply, questionFor } from '../cart/show-cart.ts'
import { tradeFacts } from '../catalogue/trade-facts.ts'
import { euro, euroOrNull } from './euro.ts'
import { findQuote, type QuoteRecord, type QuoteRow } from './quote-store.ts'
import { type KeptVersion, listVersions } from './quote-version-store.ts'

type Shown = z.input<typeof ParkedCart>

/** A quote in a list, at the total that it was parked with. */
export function quoteRow(quote: Omit<QuoteRow, 'totalCount'>, today: string) {
  return {
    id: quote.id,
    number: quote.number,
    reference: quote.reference,
    parkedAt: quote.parkedAt.toISOString(),
    validUntil: quote.validUntil,
    isExpired: isExpired(quote.validUntil, today),
    daysLeft: daysLeft(quote.validUntil, today),
    itemCount: quote.itemCount,
    totalPrice: { ...euro(quote.netCents), includingTaxInCents: quote.totalCents },
    priceRequestState: quote.requestState,
  }
}

/** A quote of the customer's company: at its own prices, or once it has expired at those of today with what changed. */
export async function showQuote(shop: ShopContext, customer: Contact, id: string): Promise<Shown> {
  const [quote, versions, record, facts] = await Promise.all([
    findQuote(shop.db, customer.companyId, id),
    listVersions(shop.db, id, 2),
    parkedCart(shop.db, customer, id),
    tradeFacts(shop, customer.priceScope),
  ])
  if (!quote || record.id === null) throw new Refusal('QuoteNotFound')
  const now = shop.clock()
  const row = quoteRow(quote, amsterdamNow(now).date)
  const agreedTerms = row.isExpired ? null : record.agreedTerms
  const view = viewCart(questionFor({ ...record, agreedTerms }, facts, customer, now))
  const cart = cartReply(record, view, new Map(), new Map(), quoteBlockerTexts)
  return {
    ...row,
    totalPrice: cart.totalPrice,
    version: quote.version,
    savedBy: quote.savedBy,
    cart,
    changes: priceChanges(view).map(({ lineId, title, oldCents, newCents }) => ({
      lineId,
      title,
      oldPrice: euroOrNull(oldCents),
      newPrice: euroOrNull(newCents),
    })),
    priceRequest: priceRequest(quote),
    offer: newestOffer(versions),
  }
}

/** What became otherwise with the newest version. */
function newestOffer([newest, before]: readonly KeptVersion[]): Shown['offer'] {
  if (!newest || !before) return null
  const lines = compareLines(before.content, newest.content).filter(({ change }) => change !== 'same')
  const [was, is] = [before.content.validUntil, newest.content.validUntil]
  return {
    version: newest.number,
    sentAt: newest.sentAt.toISOString(),
    validUntil: was === is ? null : { before: was, after: is },
    lines: lines.map((line) => ({
      lineId: line.lineId,
      title: (line.after ?? line.before)?.title ?? '',
      oldQuantity: line.before?.quantity ?? null,
      newQuantity: line.after?.quantity ?? null,
      oldPrice: euroOrNull(amountOf(line.before)),
      newPrice: euroOrNull(amountOf(line.after)),
    })),
  }
}

const amountOf = (line: VersionLine | null) =>
  line === null || line.cents === null ? null : line.cents + line.servicesCents

function priceRequest({ requestState: state, messages }: QuoteRecord): Shown['priceRequest'] {
  if (state === null) return null
  return {
    state,
    messages: messages.map(({ id, author, name, body, sentAt }) => ({
      id,
      author,
      name: author === 'shop' ? null : name,
      body,
      sentAt: new Date(sentAt).toISOString(),
    })),
    mayAsk: afterCustomerMessage(state) !== null,
    mayEnd: endedByCustomer(state) !== null,
  }
}
