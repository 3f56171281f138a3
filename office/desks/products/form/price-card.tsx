import { useState } from 'react'
import type { ProductFields } from '#contract/office/products.ts'
import { Button } from '#app/ui/button.tsx'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import { focusGroup } from './focus-group.ts'
import styles from './form.module.css'
import type { DatedPrice, Price } from './part.ts'
import { withModel, withNextBand } from './price-changes.ts'
import { PriceExample } from './price-example.tsx'
import { RunRows } from '../../../ui/price-rows.tsx'
import { TiersTable } from './tiers-table.tsx'
import { TypedField } from '../../../ui/typed-field.tsx'
import { cents, day, lengthMm, millimetres, orNone, rate, squareMetres } from '../../../ui/typed-values.ts'

const MODELS = ['piece', 'm2', 'runningMetre', 'run'] as const
const STRIP_MM = 1000
const METRE_MEASURES = ['length', 'strips', 'perimeter'] as const

type PriceCardProps = {
  readonly dated: DatedPrice
  readonly isNow: boolean
  readonly fields: ProductFields
  readonly onChange: (dated: DatedPrice) => void
  readonly onRemove: () => void
}

/** One price with its days, and what an order costs by it. */
export function PriceCard({ dated, isNow, fields, onChange, onRemove }: PriceCardProps) {
  const { validFrom, validTo, price } = dated
  const { model } = price
  // What was typed for another way of counting comes back with it.
  const [others, setOthers] = useState<Partial<Record<Price['model'], Price>>>({})
  const change = (changed: Partial<Price>) => onChange({ ...dated, price: { ...price, ...changed } })

  function changeModel(next: Price['model']) {
    setOthers({ ...others, [model]: price })
    onChange({ ...dated, price: others[next] ?? withModel(price, next) })
  }

  return (
    <fieldset className={styles.card}>
      <legend className="visually-hidden">{texts.priceFrom(validFrom, validTo)}</legend>
      <div className={styles.head}>
        <p className="strong">{texts.priceFrom(validFrom, validTo)}</p>
        {isNow && <StatusLabel tone="good">{texts.priceNow}</StatusLabel>}
        <Button
          look="tertiary"
          size="small"
          icon={trashIcon}
          onClick={({ currentTarget }) => {
            focusGroup(currentTarget)
            onRemove()
          }}
        >
          {texts.removePrice}
        </Button>
      </div>
      <div className={styles.fields}>
        <TypedField
          label={texts.validFrom}
          type="date"
          of={day}
          value={validFrom}
          onChange={(date) => onChange({ ...dated, validFrom: date })}
        />
        <TypedField
          label={texts.validTo}
          type="date"
          of={lastDay}
          value={validTo}
          onChange={(date) => onChange({ ...dated, validTo: date })}
        />
        <SelectField
          label={texts.model}
          value={model}
          options={MODELS.map((one) => ({ value: one, label: texts.models[one] }))}
          compact
          onChange={({ target }) => changeModel(MODELS.find((one) => one === target.value) ?? model)}
        />
        {model !== 'run' && (
          <TypedField
            label={texts.rates[model]}
            sign={texts.euro}
            of={optionalRate}
            value={price.rateE4}
            onChange={(rateE4) => change({ rateE4 })}
          />
        )}
      </div>
      {price.rateE4 === null && model !== 'run' && <p className="muted">{texts.noRate}</p>}
      {model === 'run' && <RunRows runs={price.runPrices} onChange={(runPrices) => change({ runPrices })} />}
      {model === 'runningMetre' && price.runningMetre && (
        <RunningMetreFields
          metre={price.runningMetre}
          rollMm={fields.production.carrier === 'roll' ? fields.production.printableWidthMm : null}
          onChange={(runningMetre) => change({ runningMetre })}
        />
      )}
      {model !== 'run' &&
        (price.tiers === null ? (
          <div className={styles.buttons}>
            <Button
              look="tertiary"
              size="small"
              icon={plusIcon}
              onClick={({ currentTarget }) => {
                focusGroup(currentTarget)
                change({ tiers: withNextBand(price) })
              }}
            >
              {texts.addTiers}
            </Button>
          </div>
        ) : (
          <TiersTable price={price} tiers={price.tiers} onChange={(tiers) => change({ tiers })} />
        ))}
      <div className={styles.fields}>
        <TypedField
          label={texts.setup}
          hint={texts.setupHint}
          sign={texts.euro}
          of={cents}
          value={price.setupCents}
          onChange={(setupCents) => change({ setupCents })}
        />
        <TypedField
          label={texts.minimumLine}
          hint={texts.minimumLineHint}
          sign={texts.euro}
          of={optionalCents}
          value={price.minimumLineCents}
          onChange={(minimumLineCents) => change({ minimumLineCents })}
        />
        <TypedField
          label={texts.extraDesign}
          hint={texts.extraDesignHint}
          sign={texts.euro}
          of={cents}
          value={price.extraDesignFeeCents}
          onChange={(extraDesignFeeCents) => change({ extraDesignFeeCents })}
        />
        {model === 'm2' && (
          <TypedField
            label={texts.minArea}
            hint={texts.minAreaHint}
            unit={texts.m2}
            of={optionalArea}
            value={price.minAreaMm2}
            onChange={(minAreaMm2) => change({ minAreaMm2 })}
          />
        )}
      </div>
      <PriceExample price={price} fields={fields} />
    </fieldset>
  )
}

const lastDay = orNone(day)
const optionalRate = orNone(rate)
const optionalCents = orNone(cents)
const optionalArea = orNone(squareMetres)

type RunningMetreProps = {
  readonly metre: NonNullable<Price['runningMetre']>
  /** How wide the roll is that it is printed on, which strips begin with. */
  readonly rollMm: number | null
  readonly onChange: (metre: NonNullable<Price['runningMetre']>) => void
}

/** How many metres are charged. */
function RunningMetreFields({ metre, rollMm, onChange }: RunningMetreProps) {
  const change = (changed: Partial<typeof metre>) => onChange({ ...metre, ...changed })
  const measureBy = (measure: typeof metre.measure) =>
    change({
      measure,
      usableWidthMm: measure === 'strips' ? (metre.usableWidthMm ?? rollMm ?? STRIP_MM) : metre.usableWidthMm,
    })
  return (
    <div className={styles.fields}>
      <SelectField
        label={texts.metreMeasure}
        hint={texts.metreMeasureHints[metre.measure]}
        value={metre.measure}
        options={METRE_MEASURES.map((one) => ({ value: one, label: texts.metreMeasures[one] }))}
        compact
        onChange={({ target }) =>
          measureBy(METRE_MEASURES.find((one) => one === target.value) ?? metre.measure)
        }
      />
      {metre.measure === 'strips' && (
        <>
          <TypedField
            label={texts.stripWidth}
            unit={texts.mm}
            of={millimetres}
            value={metre.usableWidthMm ?? rollMm ?? STRIP_MM}
            onChange={(usableWidthMm) => change({ usableWidthMm })}
          />
          <TypedField
            label={texts.lengthAllowance}
            unit={texts.mm}
            of={lengthMm}
            value={metre.lengthAllowanceMm}
            onChange={(lengthAllowanceMm) => change({ lengthAllowanceMm })}
          />
        </>
      )}
      <TypedField
        label={texts.minLength}
        unit={texts.mm}
        of={lengthMm}
        value={metre.minLengthMm}
        onChange={(minLengthMm) => change({ minLengthMm })}
      />
    </div>
  )
}
