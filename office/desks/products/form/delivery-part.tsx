import { useState } from 'react'
import { NAMED_CLASSES } from '#domain/delivery/class-fields.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Notice } from '#app/ui/notice.tsx'
import { productFieldTexts } from '#texts/nl/office/product-fields.ts'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import { useMay } from '../../../lib/operator.ts'
import { FieldGroup } from './field-group.tsx'
import styles from './form.module.css'
import { fieldId, type FormProps } from './part.ts'
import { TypedField } from '../../../ui/typed-field.tsx'
import { cents, days, expressPercent } from '../../../ui/typed-values.ts'

const KINDS = ['ship', 'pickup'] as const

/** The list with one in or out of it, in the order in which all are shown. */
const withChosen = <One,>(all: readonly One[], chosen: readonly One[], one: One, isChosen: boolean): One[] =>
  all.filter((other) => (other === one ? isChosen : chosen.includes(other)))

/** How a product reaches who ordered it, and when. */
export function DeliveryPart({ product, fields, faults, onChange }: FormProps) {
  const { deliveryKinds, deliveryClasses, isFoldable, isRollable, productionDays, express } = fields
  const [keptExpress, setKeptExpress] = useState(
    express ??
      product.live.express ?? { days: Math.max(0, productionDays - 1), percent: 35, minimumCents: 1500 },
  )

  const isPriceFixed = !useMay()('changePrices')

  function changeExpress(changed: typeof express) {
    if (changed) setKeptExpress(changed)
    onChange({ express: changed })
  }

  return (
    <>
      <FieldGroup
        id={fieldId('deliveryKinds')}
        label={productFieldTexts.deliveryKinds}
        hideLabel
        error={faults.deliveryKinds ?? (deliveryKinds.length === 0 ? texts.noDeliveryKind : undefined)}
      >
        <div className={styles.checks}>
          {KINDS.map((kind) => (
            <Checkbox
              key={kind}
              label={texts.deliveryKindsOf[kind]}
              checked={deliveryKinds.includes(kind)}
              onChange={({ target }) =>
                onChange({ deliveryKinds: withChosen(KINDS, deliveryKinds, kind, target.checked) })
              }
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup
        id={fieldId('deliveryClasses')}
        label={productFieldTexts.deliveryClasses}
        hint={texts.deliveryClassesHint}
        error={faults.deliveryClasses}
      >
        <div className={styles.checks}>
          {NAMED_CLASSES.map((code) => (
            <Checkbox
              key={code}
              label={texts.deliveryClassesOf[code]}
              checked={deliveryClasses.includes(code)}
              onChange={({ target }) =>
                onChange({
                  deliveryClasses: withChosen(NAMED_CLASSES, deliveryClasses, code, target.checked),
                })
              }
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup label={texts.packing} hint={texts.packingHint}>
        <div className={styles.checks}>
          <Checkbox
            id={fieldId('isFoldable')}
            label={productFieldTexts.isFoldable}
            checked={isFoldable}
            error={faults.isFoldable}
            onChange={({ target }) => onChange({ isFoldable: target.checked })}
          />
          <Checkbox
            id={fieldId('isRollable')}
            label={productFieldTexts.isRollable}
            checked={isRollable}
            error={faults.isRollable}
            onChange={({ target }) => onChange({ isRollable: target.checked })}
          />
        </div>
      </FieldGroup>
      <div className={styles.fields}>
        <TypedField
          id={fieldId('productionDays')}
          label={productFieldTexts.productionDays}
          hint={texts.productionDaysHint}
          unit={texts.workingDays}
          of={days}
          value={productionDays}
          error={faults.productionDays}
          onChange={(value) => onChange({ productionDays: value })}
        />
      </div>
      <FieldGroup
        id={fieldId('express')}
        label={productFieldTexts.express}
        hint={texts.expressHint}
        error={faults.express}
      >
        {isPriceFixed && <Notice tone="info">{texts.expressOfSales}</Notice>}
        <fieldset className={styles.part} disabled={isPriceFixed}>
          <Checkbox
            label={texts.hasExpress}
            checked={express !== null}
            onChange={({ target }) => changeExpress(target.checked ? keptExpress : null)}
          />
          {express && (
            <div className={classNames(styles.fields, styles.narrow)}>
              <TypedField
                label={texts.expressDays}
                unit={texts.workingDays}
                of={days}
                value={express.days}
                onChange={(value) => changeExpress({ ...express, days: value })}
              />
              <TypedField
                label={texts.expressPercent}
                unit={texts.percent}
                of={expressPercent}
                value={express.percent}
                onChange={(percent) => changeExpress({ ...express, percent })}
              />
              <TypedField
                label={texts.expressMinimum}
                sign={texts.euro}
                of={cents}
                value={express.minimumCents}
                onChange={(minimumCents) => changeExpress({ ...express, minimumCents })}
              />
            </div>
          )}
        </fieldset>
      </FieldGroup>
    </>
  )
}
