import { useState } from 'react'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { productFieldTexts } from '#texts/nl/office/product-fields.ts'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import { CarrierFields } from './carrier-fields.tsx'
import { FieldGroup } from './field-group.tsx'
import styles from './form.module.css'
import { fieldId, type FormProps, type Print, type Production } from './part.ts'
import { PrintFields } from './print-fields.tsx'
import { TypedField } from '../../../ui/typed-field.tsx'
import { grams, orNone, thicknessMm } from '../../../ui/typed-values.ts'

const CARRIERS = ['roll', 'sheet', 'stock', 'profile'] as const
const WEIGHED = ['piece', 'm2', 'metre'] as const

/** How a carrier begins that the product did not have: as those that are most on the shelf. */
const CARRIER = {
  roll: {
    carrier: 'roll',
    rollWidthMm: 3200,
    printableWidthMm: 3150,
    maxLengthMm: null,
    mayRotate: true,
    mayPanel: false,
  },
  sheet: {
    carrier: 'sheet',
    sheetsMm: [{ widthMm: 3050, heightMm: 1500 }],
    usableMarginMm: 5,
    mayRotate: true,
  },
  stock: { carrier: 'stock' },
  profile: { carrier: 'profile' },
} as const

const PRINT: Print = {
  sides: [1],
  bleedMm: 3,
  safeMarginMm: 5,
  minPpi: 100,
  goodPpi: 150,
  viewingDistanceM: null,
  colour: 'CMYK',
  maxInkPercent: 300,
  cutLine: 'none',
  whiteInk: 'none',
  vectorOnly: false,
}

/** Of what a product is made and how, and what is asked of its print files. */
export function ProductionPart({ product, fields, faults, onChange }: FormProps) {
  const { production, material, needsPrintFiles, isOrderableWithoutBundle } = fields
  const { weight } = material
  // What was filled in for another carrier, or for printing, comes back with it.
  const [carriers, setCarriers] = useState<Partial<Record<Production['carrier'], Production>>>({
    [product.live.production.carrier]: product.live.production,
  })
  const [keptPrint, setKeptPrint] = useState(production.print ?? product.live.production.print ?? PRINT)

  function changeCarrier(carrier: Production['carrier']) {
    setCarriers({ ...carriers, [production.carrier]: production })
    const begun: Production = carriers[carrier] ?? startOf(carrier)
    onChange({ production: { ...begun, print: production.print } })
  }

  function changePrint(print: Print | null) {
    if (print) setKeptPrint(print)
    onChange({ production: { ...production, print } })
  }

  return (
    <>
      <FieldGroup id={fieldId('production')} label={texts.carrierTitle} error={faults.production}>
        <div className={styles.fields}>
          <SelectField
            label={texts.carrier}
            hint={texts.carrierHints[production.carrier]}
            value={production.carrier}
            options={CARRIERS.map((one) => ({ value: one, label: texts.carriers[one] }))}
            compact
            onChange={({ target }) =>
              changeCarrier(CARRIERS.find((one) => one === target.value) ?? production.carrier)
            }
          />
        </div>
        <CarrierFields production={production} onChange={(changed) => onChange({ production: changed })} />
      </FieldGroup>
      <FieldGroup id={fieldId('material')} label={productFieldTexts.material} error={faults.material}>
        <div className={styles.fields}>
          <TextField
            label={texts.materialName}
            hint={texts.materialHint}
            value={material.name}
            maxLength={200}
            optional
            compact
            onChange={({ target }) => onChange({ material: { ...material, name: target.value } })}
          />
          <TypedField
            label={texts.thickness}
            unit={texts.mm}
            of={optionalThickness}
            value={material.thicknessMm}
            onChange={(value) => onChange({ material: { ...material, thicknessMm: value } })}
          />
          <TypedField
            label={texts.weight}
            unit={texts.grams}
            of={optionalGrams}
            value={weight?.grams ?? null}
            onChange={(value) =>
              onChange({
                material: {
                  ...material,
                  weight: value === null ? null : { grams: value, per: weight?.per ?? 'piece' },
                },
              })
            }
          />
          {weight && (
            <SelectField
              label={texts.weightPer}
              value={weight.per}
              options={WEIGHED.map((per) => ({ value: per, label: texts.weighed[per] }))}
              compact
              onChange={({ target }) =>
                onChange({
                  material: {
                    ...material,
                    weight: { ...weight, per: WEIGHED.find((per) => per === target.value) ?? weight.per },
                  },
                })
              }
            />
          )}
        </div>
      </FieldGroup>
      <div className={classNames(styles.fields, styles.halves)}>
        <Checkbox
          id={fieldId('needsPrintFiles')}
          label={productFieldTexts.needsPrintFiles}
          hint={texts.needsPrintFilesHint}
          checked={needsPrintFiles}
          error={faults.needsPrintFiles}
          onChange={({ target }) => onChange({ needsPrintFiles: target.checked })}
        />
        <Checkbox
          id={fieldId('isOrderableWithoutBundle')}
          label={productFieldTexts.isOrderableWithoutBundle}
          hint={texts.isOrderableWithoutBundleHint}
          checked={isOrderableWithoutBundle}
          error={faults.isOrderableWithoutBundle}
          onChange={({ target }) => onChange({ isOrderableWithoutBundle: target.checked })}
        />
      </div>
      <FieldGroup label={texts.printTitle} hint={texts.printHint}>
        <Checkbox
          label={texts.isPrinted}
          checked={production.print !== null}
          onChange={({ target }) => changePrint(target.checked ? keptPrint : null)}
        />
        {production.print && <PrintFields print={production.print} onChange={changePrint} />}
      </FieldGroup>
    </>
  )
}

const optionalThickness = orNone(thicknessMm)
const optionalGrams = orNone(grams)

/** A carrier of its own, which nothing else shares the list of sheets with. */
const startOf = (carrier: Production['carrier']): Production => {
  const begun = CARRIER[carrier]
  return begun.carrier === 'sheet'
    ? { ...begun, sheetsMm: [...begun.sheetsMm], print: null }
    : { ...begun, print: null }
}
