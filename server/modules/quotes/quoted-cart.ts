import type { Contact } from '#domain/access/actor.ts'
import { lineBreakdown } from '#domain/cart/line-breakdown.ts'
import { viewCart, type ViewedGroup, type ViewedLine } from '#domain/cart/view.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { isExpired } from '#domain/quotes/validity.ts'
import { inOneLine } from '#texts/nl/chosen-texts.ts'
import { packTexts } from '#texts/nl/price-unit.ts'
import { sizeTexts } from '#texts/nl/line-options.ts'
import type { ShopContext } from '../../context.ts'
import { parkedCart } from '../cart/order-cart.ts'
import { lineChoices } from '../cart/line-choices.ts'
import { lineFace, questionFor } from '../cart/show-cart.ts'
import { tradeFacts } from '../catalogue/trade-facts.ts'
import type { QuotedCart, QuotedLine } from '../documents/papers/draw-quote.ts'
import { findQuote } from './quote-store.ts'

/** A quote as its paper shows it: at its own prices, and once it has expired at those of today; null when there is none. */
export async function quotedCart(
  shop: ShopContext,
  customer: Contact,
  id: string,
): Promise<QuotedCart | null> {
  const [quote, record, facts] = await Promise.all([
    findQuote(shop.db, customer.companyId, id),
    parkedCart(shop.db, customer, id),
    tradeFacts(shop, customer.priceScope),
  ])
  if (!quote || record.id === null) return null
  const now = shop.clock()
  const hasExpired = isExpired(quote.validUntil, amsterdamNow(now).date)
  const agreedTerms = hasExpired ? null : record.agreedTerms
  const { groups, vat, totals } = viewCart(questionFor({ ...record, agreedTerms }, facts, customer, now))
  const address = record.invoiceAddress ?? record.addresses[0] ?? null
  return {
    number: quote.number,
    reference: quote.reference,
    madeAt: quote.parkedAt,
    validUntil: quote.validUntil,
    isExpired: hasExpired,
    vatTreatment: vat.treatment,
    address,
    companyName: address?.companyName ?? quote.savedBy,
    contactName: quote.savedBy,
    lines: groups.flatMap((group) => group.lines.map((line) => quotedLine(line, group))),
    subtotalCents: totals.subtotalCents,
    expressCents: totals.expressCents,
    shippingCents: totals.shippingCents,
    netCents: totals.totalExcludingTaxCents,
    vat: totals.vat,
    totalCents: totals.totalIncludingTaxCents,
  }
}

function quotedLine(line: ViewedLine, group: ViewedGroup): QuotedLine {
  return {
    sku: line.product?.sku ?? '',
    title: lineFace(line, group).title,
    options: [
      ...packTexts(line.quantity, line.product?.pack ?? null),
      ...sizeTexts(line),
      ...lineChoices(line, group).map(inOneLine),
    ],
    quantity: line.quantity,
    unitCents: line.price?.unitCents ?? null,
    lineCents: line.totalCents,
    vatPercent: line.product?.vatPercent ?? 0,
    breakdown: line.price ? lineBreakdown(line.price, line.services) : [],
  }
}
