import type { ProductPrice } from '#contract/catalogue.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { productTexts } from '#texts/nl/product.ts'
import { formatPrice, formatRate } from '#texts/nl/format.ts'
import styles from './price-breakdown.module.css'

type Row = ProductPrice['breakdown'][number]

const MILLI = 1000

const basisText = ({ basis, basisMilli }: Row) => productTexts.basis[basis](basisMilli / MILLI)

/** 'Waarom deze prijs': every part of the price with what it was worked out over. */
export function PriceBreakdown({ price }: { readonly price: ProductPrice }) {
  const { breakdown, unitPrice, quantity, vatPercent, includingTaxInCents } = price
  if (breakdown.length === 0) return null
  const perPiece = breakdown.filter(({ scope }) => scope === 'piece')
  const perLine = breakdown.filter(({ scope }) => scope === 'line')
  return (
    <Disclosure summary={productTexts.why}>
      <dl className={styles.rows}>
        <Parts rows={perPiece} />
        {perPiece.length > 0 && unitPrice && (
          <Sum label={productTexts.perPieceRow} cents={unitPrice.excludingTaxInCents} />
        )}
        <Parts rows={perLine} />
        <Sum label={productTexts.lineRow(quantity)} cents={price.price?.excludingTaxInCents ?? null} />
        {includingTaxInCents !== null && (
          <>
            <div>
              <dt>{productTexts.taxRow(vatPercent)}</dt>
              <dd className="figures">
                {formatPrice(includingTaxInCents - (price.price?.excludingTaxInCents ?? 0))}
              </dd>
            </div>
            <Sum label={productTexts.includingRow} cents={includingTaxInCents} />
          </>
        )}
      </dl>
    </Disclosure>
  )
}

const Parts = ({ rows }: { readonly rows: readonly Row[] }) =>
  rows.map((row) => (
    <div key={`${row.scope} ${row.code}`}>
      <dt>
        {row.label}
        <span className="muted">{` ${basisText(row)}`}</span>
      </dt>
      <dd className="figures">{formatRate(row.amountE4)}</dd>
    </div>
  ))

const Sum = ({ label, cents }: { readonly label: string; readonly cents: number | null }) => (
  <div className={styles.sum}>
    <dt>{label}</dt>
    <dd className="figures">{formatPrice(cents)}</dd>
  </div>
)
