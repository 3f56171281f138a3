import type { DeskQuoteLine } from '#contract/office/quotes.ts'
import { classNames } from '#app/ui/class-names.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import { quantityText } from '#texts/nl/price-unit.ts'
import styles from './quotes.module.css'

type LineFaceProps = {
  readonly line: DeskQuoteLine
  readonly isGone?: boolean
  readonly note?: string | null
}

/** What a line of a quote is of. */
export function LineFace({ line, isGone = false, note = null }: LineFaceProps) {
  const { title, sku, quantity, pack, options, imageUrl, servicesPrice } = line
  const services = servicesPrice.excludingTaxInCents
  return (
    <div className={classNames(styles.line, isGone && styles.gone)}>
      {imageUrl ? <img src={imageUrl} alt="" width={56} height={42} /> : <span />}
      <div>
        <p className="strong">{title}</p>
        <p className="muted">{[sku, quantityText(quantity, pack), ...options].filter(Boolean).join(', ')}</p>
        {services > 0 && <p className="muted">{texts.services(formatPrice(services))}</p>}
        {note !== null && <p className={styles.note}>{note}</p>}
        {isGone && <p>{texts.takenOut}</p>}
      </div>
    </div>
  )
}
