import type { TierBand, TierMeasure } from '#domain/pricing/model.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import { type RunPrice, withKind, withNextRun } from './price-bands.ts'
import { RowsTable } from './rows-table.tsx'
import { TypedField } from './typed-field.tsx'
import { cents, pieces, rate, tierMeasure, tierPieces, type Typed } from './typed-values.ts'

const KINDS = ['percentOff', 'amount'] as const

type BandRowsProps = {
  readonly bands: readonly TierBand[]
  readonly measure: TierMeasure
  /** What bands take their percentage off; null where that is not known. */
  readonly rateE4: number | null
  /** How a percentage is typed. */
  readonly percent: Typed<number>
  readonly onAdd: () => void
  readonly onChange: (bands: TierBand[]) => void
}

/** What more of it costs: from how much on, a price or a percentage off the price. */
export function BandRows({ bands, measure, rateE4, percent, onAdd, onChange }: BandRowsProps) {
  const put = (at: number, band: TierBand) => onChange(bands.with(at, band))
  return (
    <RowsTable
      caption={texts.tiers}
      headers={[texts.tierFrom, texts.tierKind, texts.tierValue]}
      add={texts.addTier}
      onAdd={onAdd}
      onRemove={(at) => onChange(bands.toSpliced(at, 1))}
      rows={bands.map((band, at) => [
        <TypedField
          key="from"
          hideLabel
          label={texts.ofRow(texts.tierFrom, at + 1)}
          unit={texts.tierUnits[measure]}
          of={measure === 'piece' ? tierPieces : tierMeasure}
          value={band.fromMilli}
          onChange={(fromMilli) => put(at, { ...band, fromMilli })}
        />,
        <SelectField
          key="kind"
          hideLabel
          compact
          label={texts.ofRow(texts.tierKind, at + 1)}
          value={band.kind}
          options={KINDS.map((kind) => ({ value: kind, label: texts.tierKinds[kind] }))}
          onChange={({ target }) =>
            put(at, withKind(band, KINDS.find((kind) => kind === target.value) ?? band.kind, rateE4))
          }
        />,
        band.kind === 'amount' ? (
          <TypedField
            key="rate"
            hideLabel
            label={texts.ofRow(texts.tierKinds.amount, at + 1)}
            sign={texts.euro}
            of={rate}
            value={band.rateE4}
            onChange={(value) => put(at, { ...band, rateE4: value })}
          />
        ) : (
          <TypedField
            key="percent"
            hideLabel
            label={texts.ofRow(texts.tierKinds.percentOff, at + 1)}
            unit={texts.percent}
            of={percent}
            value={band.percent}
            onChange={(value) => put(at, { ...band, percent: value })}
          />
        ),
      ])}
    />
  )
}

type RunRowsProps = {
  readonly runs: readonly RunPrice[]
  readonly onChange: (runs: RunPrice[]) => void
}

/** The only quantities that are sold, each with the price of the whole run. */
export function RunRows({ runs, onChange }: RunRowsProps) {
  return (
    <RowsTable
      caption={texts.runs}
      headers={[texts.runQuantity, texts.runPrice]}
      add={texts.addRun}
      onAdd={() => onChange(withNextRun(runs))}
      onRemove={(at) => onChange(runs.toSpliced(at, 1))}
      rows={runs.map((run, at) => [
        <TypedField
          key="quantity"
          hideLabel
          label={texts.ofRow(texts.runQuantity, at + 1)}
          unit={texts.pieces}
          of={pieces}
          value={run.quantity}
          onChange={(quantity) => onChange(runs.with(at, { ...run, quantity }))}
        />,
        <TypedField
          key="cents"
          hideLabel
          label={texts.ofRow(texts.runPrice, at + 1)}
          sign={texts.euro}
          of={cents}
          value={run.cents}
          onChange={(amount) => onChange(runs.with(at, { ...run, cents: amount }))}
        />,
      ])}
    />
  )
}
