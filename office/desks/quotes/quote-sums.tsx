import type { ReactNode } from 'react'
import type { DeskQuoteAmounts } from '#contract/office/quotes.ts'
import { type Cents, sumCents } from '#domain/money.ts'
import { marginOfAll } from '#domain/quotes/margin.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import { totalsTexts } from '#texts/nl/cart.ts'
import type { WorkedLine } from './draft.ts'
import { MarginText } from '../../ui/margin-text.tsx'
import styles from './quotes.module.css'

type QuoteSumsProps = {
  readonly worked: readonly WorkedLine[]
  /** With transport and VAT, as they were worked out last; null where that failed. */
  readonly amounts: Omit<DeskQuoteAmounts, 'lines'> | null
  readonly isWorking: boolean
}

/** What the lines come to as they are typed, beside the list of today and what they cost. */
export function QuoteSums({ worked, amounts, isWorking }: QuoteSumsProps) {
  const lines = worked.filter(({ isRemoved }) => !isRemoved)
  const priced = lines.filter((one): one is WorkedLine & { cents: Cents } => one.cents !== null)
  const isWhole = lines.length === priced.length
  const listed = sumOf(lines.map(({ line }) => line.listPrice?.excludingTaxInCents ?? null))
  const cost = sumOf(lines.map(({ line }) => line.costPrice?.excludingTaxInCents ?? null))
  const services = sumCents(lines.map(({ line }) => line.servicesPrice.excludingTaxInCents))
  const margin = isWhole
    ? marginOfAll(
        priced.map(({ cents, line }) => ({
          cents,
          costCents: line.costPrice?.excludingTaxInCents ?? null,
          listCents: line.listPrice?.excludingTaxInCents ?? null,
        })),
      )
    : null
  return (
    <div className={styles.sums} aria-busy={isWorking}>
      <dl>
        <Row label={texts.listTotal} value={formatPrice(listed)} />
        <Row label={texts.costTotal} value={cost === null ? texts.costIncomplete : formatPrice(cost)} />
        <Row
          label={texts.newTotal}
          value={<strong>{formatPrice(isWhole ? sumCents(priced.map(({ cents }) => cents)) : null)}</strong>}
        />
        <Row
          label={margin?.basis === 'cost' ? texts.marginLabel : texts.difference}
          value={<MarginText of={margin} />}
        />
        {services > 0 && <Row label={texts.servicesTotal} value={formatPrice(services)} />}
        {amounts && amounts.expressPrice.excludingTaxInCents > 0 && (
          <Row label={totalsTexts.express} value={formatPrice(amounts.expressPrice.excludingTaxInCents)} />
        )}
        <Row
          label={totalsTexts.shipping}
          value={formatPrice(amounts?.shippingPrice.excludingTaxInCents ?? null)}
        />
        <Row
          label={totalsTexts.total}
          value={isWorking ? texts.working : formatPrice(amounts?.totalPrice.includingTaxInCents ?? null)}
        />
      </dl>
      <p className="muted">{texts.rest}</p>
    </div>
  )
}

const Row = ({ label, value }: { readonly label: string; readonly value: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd className="figures">{value}</dd>
  </div>
)

/** The sum; null where one of them is not known. */
function sumOf(amounts: readonly (Cents | null)[]): Cents | null {
  const known = amounts.filter((amount) => amount !== null)
  return known.length === amounts.length ? sumCents(known) : null
}
