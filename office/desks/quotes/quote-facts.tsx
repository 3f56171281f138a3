import type { DeskQuote } from '#contract/office/quotes.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { TotalsList } from '#app/ui/totals-list.tsx'
import { totalsTexts } from '#texts/nl/cart.ts'
import { deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { formatPercent, formatPrice } from '#texts/nl/format.ts'

/** Whose the quote is, how long it holds and what it comes to. */
export function QuoteFacts({ quote }: { readonly quote: DeskQuote }) {
  const { contact, validUntil, reference } = quote
  const facts = [
    { label: texts.reference, text: reference },
    { label: texts.validity, text: formatDate(validUntil) },
    { label: texts.contact, text: [contact.name, contact.email, contact.phone].filter(Boolean).join('\n') },
  ]
  return (
    <div>
      <section className="panel">
        <h2 className="type-20">{texts.details}</h2>
        <FactList facts={facts} />
      </section>
      <section className="panel">
        <h2 className="type-20">{texts.total}</h2>
        <TotalsList {...totals(quote)} />
      </section>
    </div>
  )
}

function totals({ subtotalPrice, expressPrice, shippingPrice, vat, totalPrice }: DeskQuote) {
  const rows = [
    { id: 'subtotal', label: totalsTexts.subtotal, cents: subtotalPrice.excludingTaxInCents },
    { id: 'express', label: totalsTexts.express, cents: expressPrice.excludingTaxInCents },
    { id: 'shipping', label: totalsTexts.shipping, cents: shippingPrice.excludingTaxInCents },
    ...vat.map(({ ratePercent, vatCents }) => ({
      id: `vat-${ratePercent}`,
      label: totalsTexts.vat(formatPercent(ratePercent)),
      cents: vatCents,
    })),
  ]
  return {
    amounts: rows
      .filter(({ id, cents }) => id === 'subtotal' || cents > 0)
      .map(({ id, label, cents }) => ({ id, label, amount: formatPrice(cents) })),
    total: { label: totalsTexts.total, amount: formatPrice(totalPrice.includingTaxInCents) },
  }
}
