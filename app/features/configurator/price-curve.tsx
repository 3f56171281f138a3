import type { ConfigurationPrice } from '#contract/configurator.ts'
import { configuratorTexts } from '#texts/nl/configurator.ts'
import { formatPrice } from '#texts/nl/format.ts'
import styles from './configurator.module.css'

const WIDTH = 120
const HEIGHT = 36
const MARGIN = 4

/** How the price of one piece falls with the quantity; quantities stand evenly, as in the table. */
export function PriceCurve({ rows }: { readonly rows: ConfigurationPrice['quantityPrices'] }) {
  const cents = rows.map(({ unitPrice }) => unitPrice.excludingTaxInCents)
  const highest = Math.max(...cents)
  const lowest = Math.min(...cents)
  if (highest === lowest) return null
  const points = cents.map((value, index) => {
    const x = MARGIN + (index * (WIDTH - 2 * MARGIN)) / (cents.length - 1)
    const y = MARGIN + ((highest - value) * (HEIGHT - 2 * MARGIN)) / (highest - lowest)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <p className={styles.curve}>
      <span className="visually-hidden">
        {configuratorTexts.curve(formatPrice(cents[0] ?? 0), formatPrice(cents.at(-1) ?? 0))}
      </span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
        <polyline points={points.join(' ')} />
      </svg>
    </p>
  )
}
