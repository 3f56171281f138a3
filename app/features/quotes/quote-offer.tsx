import type { ParkedCart } from '#contract/parked-carts.ts'
import { Notice } from '#app/ui/notice.tsx'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { formatDate } from '#texts/nl/format-date.ts'
import { formatNumber, formatPrice } from '#texts/nl/format.ts'
import { quoteVersionTexts as texts } from '#texts/nl/quotes.ts'
import styles from './quote-page.module.css'

type Offer = NonNullable<ParkedCart['offer']>

/** What the shop made otherwise of a quote, as it is sent now. */
export function QuoteOffer({ offer }: { readonly offer: Offer }) {
  const { version, sentAt, lines, validUntil } = offer
  return (
    <Notice tone="info" title={texts.title(version, formatDate(sentAt))} className={styles.changes ?? ''}>
      {lines.length === 0 ? (
        <p>{texts.same}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line.lineId}>{`${line.title}: ${changeOf(line)}`}</li>
          ))}
        </ul>
      )}
      {validUntil && (
        <p>{wholeDates(texts.validUntil(formatDate(validUntil.before), formatDate(validUntil.after)))}</p>
      )}
    </Notice>
  )
}

function changeOf({ oldQuantity, newQuantity, oldPrice, newPrice }: Offer['lines'][number]): string {
  const price = (money: typeof oldPrice) => formatPrice(money && money.excludingTaxInCents)
  if (newQuantity === null) return texts.removed
  if (oldQuantity === null) return texts.added(price(newPrice))
  const parts = [
    ...(oldQuantity === newQuantity
      ? []
      : [texts.quantity(formatNumber(oldQuantity), formatNumber(newQuantity))]),
    ...(oldPrice?.excludingTaxInCents === newPrice?.excludingTaxInCents
      ? []
      : [texts.price(price(oldPrice), price(newPrice))]),
  ]
  return parts.length === 0 ? texts.otherwise : parts.join(', ')
}
