import { Checkbox } from '#app/ui/checkbox.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { useMay } from '../../lib/operator.ts'
import { TypedField } from '../../ui/typed-field.tsx'
import { millimetres, pieces } from '../../ui/typed-values.ts'
import { DeliveryPills } from './delivery-pills.tsx'
import styles from './form.module.css'
import type { Definition } from './nodes.ts'
import { Panel } from './panel.tsx'
import { FORM_HEADING, type FormProps } from './form-props.ts'

const PRICE_MODES = ['dynamic', 'fixed'] as const
const MAIN_LINES = ['material', 'product'] as const
const FIRST_SIZE = [1000, 1000] as const

/** What goes for the whole: how the price comes about, how many, in which size and by which way of delivery. */
export function GeneralForm({ definition, onChange }: FormProps) {
  const { priceMode, mainLine, quantity, deliveryKinds, fixedSizeMm: size } = definition
  const arePricesFixed = !useMay()('changePrices')
  const set = (changed: Partial<Definition>, mark?: string) =>
    onChange((now) => ({ ...now, ...changed }), mark && `general-${mark}`)
  return (
    <Panel title={texts.general} headingId={FORM_HEADING}>
      {arePricesFixed && <p className="muted">{texts.pricesOfSales}</p>}
      <div className={styles.fields}>
        <SelectField
          label={texts.generalNames.priceMode}
          value={priceMode}
          disabled={arePricesFixed}
          options={PRICE_MODES.map((mode) => ({ value: mode, label: texts.priceModes[mode] }))}
          onChange={({ target }) => set({ priceMode: target.value === 'fixed' ? 'fixed' : 'dynamic' })}
        />
        <SelectField
          label={texts.generalNames.mainLine}
          value={mainLine}
          disabled={arePricesFixed}
          options={MAIN_LINES.map((line) => ({ value: line, label: texts.mainLines[line] }))}
          onChange={({ target }) => set({ mainLine: target.value === 'product' ? 'product' : 'material' })}
        />
        <SelectField
          label={texts.quantityFrom}
          value={quantity.from}
          options={(['customer', 'runStep'] as const).map((from) => ({
            value: from,
            label: texts.quantityWays[from],
          }))}
          onChange={({ target }) =>
            set({
              quantity: target.value === 'runStep' ? { from: 'runStep' } : { from: 'customer', start: 1 },
            })
          }
        />
        {quantity.from === 'customer' && (
          <TypedField
            label={texts.startQuantity}
            unit={texts.pieces}
            of={pieces}
            value={quantity.start}
            onChange={(start) => set({ quantity: { from: 'customer', start } }, 'start')}
          />
        )}
      </div>
      <DeliveryPills chosen={deliveryKinds} onChange={(kinds) => set({ deliveryKinds: kinds })} />
      <Checkbox
        label={texts.hasFixedSize}
        hint={texts.fixedSizeHint}
        checked={size !== undefined}
        onChange={({ target }) => set({ fixedSizeMm: target.checked ? FIRST_SIZE : undefined })}
      />
      {size && (
        <div className={`${styles.fields} ${styles.narrow}`}>
          <TypedField
            label={texts.width}
            unit={texts.mm}
            of={millimetres}
            value={size[0]}
            onChange={(mm) => set({ fixedSizeMm: [mm, size[1]] }, 'width')}
          />
          <TypedField
            label={texts.height}
            unit={texts.mm}
            of={millimetres}
            value={size[1]}
            onChange={(mm) => set({ fixedSizeMm: [size[0], mm] }, 'height')}
          />
        </div>
      )}
    </Panel>
  )
}
