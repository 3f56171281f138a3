import type { Product, ProductPrice } from '#contract/catalogue.ts'
import { ROUNDING } from '#domain/pricing/amount-rows.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { productTexts } from '#texts/nl/product.ts'
import { packText, quantityText } from '#texts/nl/price-unit.ts'
import { formatPrice, formatRate } from '#texts/nl/format.ts'
import styles from './price-breakdown.module.css'

type PartRow = ProductPrice['breakdown'][number]

const MILLI = 1000

const basisText = ({ code, basis, basisMilli }: PartRow) =>
  code === ROUNDING ? '' : productTexts.basis[basis](basisMilli / MILLI)

/** 'Waarom deze prijs': what a piece or run is made of, what was added to it once, and the VAT. */
export function PriceBreakdown({
  price,
  pack,
}: {
  readonly price: ProductPrice
  readonly pack: Product['pack']
}) {
  const { amounts, breakdown, quantity, vatPercent, includingTaxInCents } = price
  const [goods] = amounts
  if (!goods) return null
  const netCents = price.price?.excludingTaxInCents ?? 0
  return (
    <Disclosure summary={productTexts.why}>
      <dl className={styles.rows}>
        {breakdown.map((row) => (
          <Row key={row.code} label={row.label} note={basisText(row)} amount={formatRate(row.amountE4)} />
        ))}
        {goods.rateE4 !== null && (
          <Sum label={productTexts.perPieceRow(packText(pack))} amount={formatRate(goods.rateE4)} />
        )}
        {amounts.map(({ code, label, price: { excludingTaxInCents } }) => (
          <Row key={code} label={label} amount={formatPrice(excludingTaxInCents)} />
        ))}
        <Sum label={productTexts.lineRow(quantityText(quantity, pack))} amount={formatPrice(netCents)} />
        {includingTaxInCents !== null && (
          <>
            <Row
              label={productTexts.taxRow(vatPercent)}
              amount={formatPrice(includingTaxInCents - netCents)}
            />
            <Sum label={productTexts.includingRow} amount={formatPrice(includingTaxInCents)} />
          </>
        )}
      </dl>
    </Disclosure>
  )
}

type RowProps = { readonly label: string; readonly note?: string; readonly amount: string }

const Row = ({ label, note, amount }: RowProps) => (
  <div>
    <dt>
      {label}
      {note && <span className="muted">{` ${note}`}</span>}
    </dt>
    <dd className="figures">{amount}</dd>
  </div>
)

const Sum = ({ label, amount }: RowProps) => (
  <div className={styles.sum}>
    <dt>{label}</dt>
    <dd className="figures">{amount}</dd>
  </div>
)
