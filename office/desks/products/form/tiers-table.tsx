import { SelectField } from '#app/ui/select-field.tsx'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import styles from './form.module.css'
import { type Price, type Tiers, withRow } from './part.ts'
import { withKind, withNextBand } from './price-changes.ts'
import { RowsTable } from './rows-table.tsx'
import { TypedField } from '../../../ui/typed-field.tsx'
import { percentOff, rate, tierMeasure, tierPieces } from '../../../ui/typed-values.ts'

const MEASURES = ['piece', 'm2', 'metre'] as const
/** What can be counted where a price is per that. */
const MEASURES_OF = {
  piece: ['piece'],
  m2: ['piece', 'm2'],
  runningMetre: ['piece', 'metre'],
  run: ['piece'],
} as const satisfies Record<Price['model'], readonly Tiers['measure'][]>
const SCOPES = ['line', 'product'] as const
const KINDS = ['percentOff', 'amount'] as const

type TiersTableProps = {
  readonly price: Price
  readonly tiers: Tiers
  readonly onChange: (tiers: Tiers | null) => void
}

/** What more of it costs: from how much on, a price or a percentage off the price. */
export function TiersTable({ price, tiers, onChange }: TiersTableProps) {
  const { measure, scope, bands } = tiers
  const change = (changed: Partial<Tiers>) => onChange({ ...tiers, ...changed })
  const possible = MEASURES.filter(
    (one) => one === measure || MEASURES_OF[price.model].some((other) => other === one),
  )
  const changeBand = (at: number, band: Tiers['bands'][number]) => change({ bands: withRow(bands, at, band) })
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label={texts.tierMeasure}
          value={measure}
          options={possible.map((one) => ({ value: one, label: texts.tierMeasures[one] }))}
          compact
          onChange={({ target }) =>
            change({ measure: possible.find((one) => one === target.value) ?? measure })
          }
        />
        <SelectField
          label={texts.tierScope}
          value={scope}
          options={SCOPES.map((one) => ({ value: one, label: texts.tierScopes[one] }))}
          compact
          onChange={({ target }) => change({ scope: SCOPES.find((one) => one === target.value) ?? scope })}
        />
      </div>
      <RowsTable
        caption={texts.tiers}
        headers={[texts.tierFrom, texts.tierKind, texts.tierValue]}
        add={texts.addTier}
        onAdd={() => onChange(withNextBand(price))}
        onRemove={(at) => (bands.length === 1 ? onChange(null) : change({ bands: withRow(bands, at) }))}
        rows={bands.map((band, at) => [
          <TypedField
            key="from"
            hideLabel
            label={texts.ofRow(texts.tierFrom, at + 1)}
            unit={texts.tierUnits[measure]}
            of={measure === 'piece' ? tierPieces : tierMeasure}
            value={band.fromMilli}
            onChange={(fromMilli) => changeBand(at, { ...band, fromMilli })}
          />,
          <SelectField
            key="kind"
            hideLabel
            label={texts.ofRow(texts.tierKind, at + 1)}
            value={band.kind}
            options={KINDS.map((kind) => ({ value: kind, label: texts.tierKinds[kind] }))}
            compact
            onChange={({ target }) =>
              changeBand(
                at,
                withKind(band, KINDS.find((kind) => kind === target.value) ?? band.kind, price.rateE4),
              )
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
              onChange={(rateE4) => changeBand(at, { ...band, rateE4 })}
            />
          ) : (
            <TypedField
              key="percent"
              hideLabel
              label={texts.ofRow(texts.tierKinds.percentOff, at + 1)}
              unit={texts.percent}
              of={percentOff}
              value={band.percent}
              onChange={(percent) => changeBand(at, { ...band, percent })}
            />
          ),
        ])}
      />
    </>
  )
}
