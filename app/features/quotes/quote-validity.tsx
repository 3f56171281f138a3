import type { ParkedCart } from '#contract/parked-carts.ts'
import { dayNumberOf } from '#domain/delivery/plain-date.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { quoteTexts as texts } from '#texts/nl/quotes.ts'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import styles from './quote-page.module.css'

/** Days left as the heading, a bar from saved to valid-until, and what happens afterwards (design, Quote). */
export function QuoteValidity({
  quote: { isExpired, daysLeft, parkedAt, validUntil },
}: {
  readonly quote: ParkedCart
}) {
  const from = dayNumberOf(amsterdamNow(new Date(parkedAt)).date)
  const wholeDays = Math.max(1, dayNumberOf(validUntil) - from)
  const last = formatDate(validUntil)
  return (
    <div>
      <h2 className={styles.days}>{isExpired ? texts.expiredSince : texts.daysLeft(daysLeft)}</h2>
      <p className={styles.until}>
        {wholeDates(isExpired ? texts.expiredText(last) : texts.validText(last))}
      </p>
      <progress
        className={styles.spent}
        aria-label={texts.spent}
        max={wholeDays}
        value={Math.max(0, wholeDays - daysLeft)}
      />
      <p className={styles.ends} aria-hidden="true">
        <span className="figures">{formatDate(parkedAt)}</span>
        <span className="figures">{last}</span>
      </p>
    </div>
  )
}
