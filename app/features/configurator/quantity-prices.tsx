import { TableScroller } from '#app/ui/table.tsx'
import { configuratorTexts } from '#texts/nl/configurator.ts'
import { formatNumber, formatPrice } from '#texts/nl/format.ts'
import { useComposing } from './composing-context.ts'
import styles from './configurator.module.css'
import { PriceCurve } from './price-curve.tsx'

/** What other quantities cost: a press takes one over. */
export function QuantityPrices() {
  const { live, state, setQuantity } = useComposing()
  const rows = live.price?.quantityPrices ?? []
  if (rows.length < 2) return null
  return (
    <div className={styles.card}>
      <header className={styles.head}>
        <h2 className="type-24">{configuratorTexts.prices}</h2>
        <PriceCurve rows={rows} />
      </header>
      <TableScroller label={configuratorTexts.prices}>
        <table className={styles.prices}>
          <thead>
            <tr>
              <th scope="col">{configuratorTexts.priceColumns.quantity}</th>
              <th scope="col">{configuratorTexts.priceColumns.unit}</th>
              <th scope="col">{configuratorTexts.priceColumns.total}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ quantity, unitPrice, price }) => (
              <tr key={quantity} aria-current={quantity === state.quantity || undefined}>
                <td>
                  <button
                    type="button"
                    aria-label={configuratorTexts.choosePieces(quantity)}
                    onClick={() => setQuantity(quantity)}
                  >
                    {formatNumber(quantity)}
                  </button>
                </td>
                <td className="figures">{formatPrice(unitPrice.excludingTaxInCents)}</td>
                <td className="figures">{formatPrice(price.excludingTaxInCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
    </div>
  )
}
