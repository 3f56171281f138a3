import { useState } from 'react'
import type { ListPrice } from '#domain/price-lists/content.ts'
import { classNames } from '#app/ui/class-names.ts'
import { priceTexts as texts } from '#texts/nl/office/prices.ts'
import { BandsDialog } from './bands-dialog.tsx'
import { followKeys } from './grid-keys.ts'
import type { GridRow } from './list-edits.ts'
import { PriceRow } from './price-row.tsx'
import styles from './prices.module.css'
import type { RowFaults } from './use-list-edits.ts'

type PriceGridProps = {
  readonly rows: readonly GridRow[]
  readonly faults: RowFaults
  /** The row that was added last: it is gone on with. */
  readonly begun: string | null
  /** They are base prices: what a line costs once stands beside them, and nothing that they go below. */
  readonly isBase: boolean
  readonly onChange: (row: GridRow, after: ListPrice | null) => void
  readonly onPlan: (row: GridRow) => void
}

/** Prices in rows of fields; Enter goes to the same field of the next row, with Shift to that of the one before. */
export function PriceGrid({ rows, faults, begun, isBase, onChange, onPlan }: PriceGridProps) {
  const [banded, setBanded] = useState<GridRow | null>(null)
  return (
    <div className={styles.grid}>
      <table ref={followKeys} className={classNames(styles.table, styles.wide, isBase && styles.costs)}>
        <caption className="visually-hidden">{`${texts.pricesTable}. ${texts.gridHelp}`}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.product}</th>
            <th scope="col">{texts.from}</th>
            <th scope="col">{texts.to}</th>
            <th scope="col">{texts.price}</th>
            <th scope="col">{texts.bands}</th>
            {isBase ? (
              <>
                <th scope="col">{texts.setup}</th>
                <th scope="col">{texts.minimum}</th>
              </>
            ) : (
              <th scope="col" className={classNames(styles.base, 'figures')}>
                {texts.base}
              </th>
            )}
            <th scope="col">
              <span className="visually-hidden">{texts.removeRow}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PriceRow
              key={row.id}
              row={row}
              faults={faults.get(row.id) ?? {}}
              isBegun={row.id === begun}
              isBase={isBase}
              onChange={(after) => onChange(row, after)}
              onPlan={() => onPlan(row)}
              onBands={() => setBanded(row)}
            />
          ))}
        </tbody>
      </table>
      {banded && (
        <BandsDialog
          row={banded}
          onDone={(after) => onChange(banded, after)}
          onClose={() => setBanded(null)}
        />
      )}
    </div>
  )
}
