import type { ConfigurationPrice } from '#contract/configurator.ts'
import { ROUNDING } from '#domain/pricing/amount-rows.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { configuratorTexts } from '#texts/nl/configurator.ts'
import { formatPrice, formatRate } from '#texts/nl/format.ts'
import { packText, quantityText } from '#texts/nl/price-unit.ts'
import { productTexts } from '#texts/nl/product.ts'
import { useComposing } from './composing-context.ts'
import styles from './configurator.module.css'

const MILLI = 1000

type Line = ConfigurationPrice['lines'][number]

const basisText = ({ code, basis, basisMilli }: Line['breakdown'][number]) =>
  code === ROUNDING ? '' : productTexts.basis[basis](basisMilli / MILLI)

/** 'Waarom deze prijs': every part with what it was worked out over, then what it weighs and how long it takes. */
export function WhyThisPrice() {
  const { price } = useComposing().live
  if (!price || price.lines.length === 0) return null
  const { weightGrams, productionDays } = price
  return (
    <Disclosure summary={configuratorTexts.why}>
      {price.lines.map((line) => (
        <Breakdown key={line.part} line={line} />
      ))}
      <p className="small muted">
        {productionDays !== null && configuratorTexts.productionDays(productionDays)}
        {weightGrams !== null && ` · ${configuratorTexts.weight(weightGrams)}`}
      </p>
    </Disclosure>
  )
}

const Breakdown = ({
  line,
  line: {
    amounts: [goods],
  },
}: {
  readonly line: Line
}) => (
  <section className={styles.breakdown}>
    <h3 className="type-18">{line.title}</h3>
    <dl>
      {line.breakdown.map((row) => (
        <div key={row.code}>
          <dt>
            {row.label}
            <span className="muted">{` ${basisText(row)}`}</span>
          </dt>
          <dd className="figures">{formatRate(row.amountE4)}</dd>
        </div>
      ))}
      {goods && goods.rateE4 !== null && (
        <div className={styles.sum}>
          <dt>{productTexts.perPieceRow(packText(line.pack))}</dt>
          <dd className="figures">{formatRate(goods.rateE4)}</dd>
        </div>
      )}
      {line.amounts.map(({ code, label, price }) => (
        <div key={code}>
          <dt>{label}</dt>
          <dd className="figures">{formatPrice(price.excludingTaxInCents)}</dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>{quantityText(line.quantity, line.pack)}</dt>
        <dd className="figures">{formatPrice(line.price.excludingTaxInCents)}</dd>
      </div>
    </dl>
  </section>
)
