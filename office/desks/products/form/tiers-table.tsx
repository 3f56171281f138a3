import { SelectField } from '#app/ui/select-field.tsx'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import styles from './form.module.css'
import type { Price, Tiers } from './part.ts'
import { withNextBand } from './price-changes.ts'
import { BandRows } from '../../../ui/price-rows.tsx'
import { percentOff } from '../../../ui/typed-values.ts'

const MEASURES = ['piece', 'm2', 'metre'] as const
/** What can be counted where a price is per that. */
const MEASURES_OF = {
  piece: ['piece'],
  m2: ['piece', 'm2'],
  runningMetre: ['piece', 'metre'],
  run: ['piece'],
} as const satisfies Record<Price['model'], readonly Tiers['measure'][]>
const SCOPES = ['line', 'product'] as const

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
      <BandRows
        bands={bands}
        measure={measure}
        rateE4={price.rateE4}
        percent={percentOff}
        onAdd={() => onChange(withNextBand(price))}
        onChange={(next) => (next.length === 0 ? onChange(null) : change({ bands: next }))}
      />
    </>
  )
}
