import type { Product } from '#contract/catalogue.ts'
import { Table, type Column } from '#app/ui/table.tsx'
import { productTexts } from '#texts/nl/product.ts'
import { packText, quantityText } from '#texts/nl/price-unit.ts'
import { formatPrice, formatRate } from '#texts/nl/format.ts'
import styles from './tier-table.module.css'

type Tier = Product['tierPrices'][number]

/** What it costs by the quantity; for a run also the price of the whole run. */
export function TierTable({ product }: { readonly product: Product }) {
  const { tierPrices, setupCents } = product
  const first = tierPrices[0]
  if (!first || tierPrices.length < 2) return null
  return (
    <div className={styles.tiers}>
      <h2>{productTexts.tiers}</h2>
      <Table
        caption={productTexts.tiers}
        columns={columnsFor(first.measure, product)}
        rows={tierPrices}
        rowKey={({ quantity }) => quantity}
        keepRows
        scrolls
      />
      {setupCents > 0 && <p className="small muted">{productTexts.setup(formatPrice(setupCents))}</p>}
    </div>
  )
}

function columnsFor(measure: Tier['measure'], { tierPrices: tiers, pack }: Product): readonly Column<Tier>[] {
  const isRun = measure === 'run'
  const from = (quantity: number) =>
    measure === 'piece' ? quantityText(quantity, pack) : productTexts.tierMeasure[measure](quantity)
  const second = tiers[1]?.quantity ?? 0
  const total: Column<Tier> = {
    id: 'total',
    header: productTexts.tierTotal,
    cell: ({ price }) => formatPrice(price.excludingTaxInCents),
    figures: true,
  }
  const off: Column<Tier> = {
    id: 'off',
    header: productTexts.tierOff,
    cell: ({ percentOff }) => productTexts.off(percentOff),
    figures: true,
  }
  return [
    {
      id: 'from',
      header: isRun ? productTexts.tierRun : productTexts.tierFrom,
      // What starts at nothing is told by where it ends.
      cell: ({ quantity }) => (quantity > 0 ? from(quantity) : productTexts.tierBelow(from(second))),
    },
    ...(isRun ? [total] : []),
    {
      id: 'unit',
      header: measure === 'piece' ? productTexts.perPieceRow(packText(pack)) : productTexts.tierPer[measure],
      cell: ({ unitE4 }) => formatRate(unitE4),
      figures: true,
    },
    ...(tiers.some(({ percentOff }) => percentOff > 0) ? [off] : []),
  ]
}
