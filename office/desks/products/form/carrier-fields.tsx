import { Checkbox } from '#app/ui/checkbox.tsx'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import styles from './form.module.css'
import { type Production, withRow } from './part.ts'
import { RowsTable } from '../../../ui/rows-table.tsx'
import { TypedField } from '../../../ui/typed-field.tsx'
import { marginMm, millimetres, orNone } from '../../../ui/typed-values.ts'

type Roll = Extract<Production, { carrier: 'roll' }>
type Sheet = Extract<Production, { carrier: 'sheet' }>

type CarrierFieldsProps<Of> = { readonly production: Of; readonly onChange: (production: Of) => void }

/** What limits the size of a product; nothing does what comes from stock or of a bar. */
export function CarrierFields({ production, onChange }: CarrierFieldsProps<Production>) {
  switch (production.carrier) {
    case 'roll':
      return <RollFields production={production} onChange={onChange} />
    case 'sheet':
      return <SheetFields production={production} onChange={onChange} />
    case 'stock':
    case 'profile':
      return null
  }
}

const optionalMm = orNone(millimetres)

function RollFields({ production, onChange }: CarrierFieldsProps<Roll>) {
  const change = (changed: Partial<Roll>) => onChange({ ...production, ...changed })
  return (
    <>
      <div className={styles.fields}>
        <TypedField
          label={texts.rollWidth}
          unit={texts.mm}
          of={millimetres}
          value={production.rollWidthMm}
          onChange={(rollWidthMm) => change({ rollWidthMm })}
        />
        <TypedField
          label={texts.printableWidth}
          unit={texts.mm}
          of={millimetres}
          value={production.printableWidthMm}
          onChange={(printableWidthMm) => change({ printableWidthMm })}
        />
        <TypedField
          label={texts.maxLength}
          unit={texts.mm}
          of={optionalMm}
          value={production.maxLengthMm}
          onChange={(maxLengthMm) => change({ maxLengthMm })}
        />
      </div>
      <div className={styles.checks}>
        <Checkbox
          label={texts.mayRotate}
          checked={production.mayRotate}
          onChange={({ target }) => change({ mayRotate: target.checked })}
        />
        <Checkbox
          label={texts.mayPanel}
          checked={production.mayPanel}
          onChange={({ target }) => change({ mayPanel: target.checked })}
        />
      </div>
    </>
  )
}

function SheetFields({ production, onChange }: CarrierFieldsProps<Sheet>) {
  const { sheetsMm, usableMarginMm, mayRotate } = production
  const change = (changed: Partial<Sheet>) => onChange({ ...production, ...changed })
  const changeSheet = (at: number, sheet: Sheet['sheetsMm'][number]) =>
    change({ sheetsMm: withRow(sheetsMm, at, sheet) })
  return (
    <>
      <RowsTable
        caption={texts.sheets}
        headers={[texts.sizeLabels.width, texts.sizeLabels.height]}
        add={texts.addSheet}
        onAdd={() => change({ sheetsMm: [...sheetsMm, sheetsMm.at(-1) ?? FIRST_SHEET] })}
        onRemove={(at) => change({ sheetsMm: withRow(sheetsMm, at) })}
        rows={sheetsMm.map((sheet, at) => [
          <TypedField
            key="width"
            hideLabel
            label={texts.ofSheet(texts.sizeLabels.width, at + 1)}
            unit={texts.mm}
            of={millimetres}
            value={sheet.widthMm}
            onChange={(widthMm) => changeSheet(at, { ...sheet, widthMm })}
          />,
          <TypedField
            key="height"
            hideLabel
            label={texts.ofSheet(texts.sizeLabels.height, at + 1)}
            unit={texts.mm}
            of={millimetres}
            value={sheet.heightMm}
            onChange={(heightMm) => changeSheet(at, { ...sheet, heightMm })}
          />,
        ])}
      />
      <div className={styles.fields}>
        <TypedField
          label={texts.usableMargin}
          hint={texts.usableMarginHint}
          unit={texts.mm}
          of={marginMm}
          value={usableMarginMm}
          onChange={(value) => change({ usableMarginMm: value })}
        />
      </div>
      <Checkbox
        label={texts.mayRotate}
        checked={mayRotate}
        onChange={({ target }) => change({ mayRotate: target.checked })}
      />
    </>
  )
}

const FIRST_SHEET = { widthMm: 3050, heightMm: 1500 }
