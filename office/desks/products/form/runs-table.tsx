import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import { type Price, withRow } from './part.ts'
import { withNextRun } from './price-changes.ts'
import { RowsTable } from './rows-table.tsx'
import { TypedField } from '../../../ui/typed-field.tsx'
import { cents, pieces } from '../../../ui/typed-values.ts'

type RunsTableProps = {
  readonly runs: Price['runPrices']
  readonly onChange: (runs: Price['runPrices']) => void
}

/** The only quantities that are sold, each with the price of the whole run. */
export function RunsTable({ runs, onChange }: RunsTableProps) {
  return (
    <RowsTable
      caption={texts.runs}
      headers={[texts.runQuantity, texts.runPrice]}
      add={texts.addRun}
      onAdd={() => onChange(withNextRun(runs))}
      onRemove={(at) => onChange(withRow(runs, at))}
      rows={runs.map((run, at) => [
        <TypedField
          key="quantity"
          hideLabel
          label={texts.ofRow(texts.runQuantity, at + 1)}
          unit={texts.pieces}
          of={pieces}
          value={run.quantity}
          onChange={(quantity) => onChange(withRow(runs, at, { ...run, quantity }))}
        />,
        <TypedField
          key="cents"
          hideLabel
          label={texts.ofRow(texts.runPrice, at + 1)}
          sign={texts.euro}
          of={cents}
          value={run.cents}
          onChange={(amount) => onChange(withRow(runs, at, { ...run, cents: amount }))}
        />,
      ])}
    />
  )
}
