import type { LineAmount } from '#contract/catalogue.ts'
import { classNames } from '#app/ui/class-names.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { expressLabel } from '#texts/nl/price-breakdown.ts'
import styles from './line-amounts.module.css'

type Amounts = readonly LineAmount[]

/** What stands below the amount of a line that is its pieces alone; null where rows say it. */
export const pieceNote = ([only, ...others]: Amounts): string | null =>
  only && others.length === 0 ? only.note : null

type LineAmountsProps = {
  readonly amounts: Amounts
  /** Part of the totals and of no line. */
  readonly expressPrice?: LineAmount['price'] | null
  readonly className?: string | undefined
}

/** What the amount of a line is made of, where that is more than its pieces. */
export function LineAmounts({ amounts, expressPrice = null, className }: LineAmountsProps) {
  if (amounts.length === 0 || (amounts.length === 1 && expressPrice === null)) return null
  return (
    <dl className={classNames(styles.rows, className)}>
      {amounts.map(({ code, label, price }) => (
        <Row key={code} label={label} cents={price.excludingTaxInCents} />
      ))}
      {expressPrice && (
        <Row className={styles.apart} label={expressLabel} cents={expressPrice.excludingTaxInCents} />
      )}
    </dl>
  )
}

type RowProps = { readonly label: string; readonly cents: number; readonly className?: string | undefined }

const Row = ({ label, cents, className }: RowProps) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd className="figures">{formatPrice(cents)}</dd>
  </div>
)
