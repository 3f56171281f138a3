import { Checkbox } from '#app/ui/checkbox.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import styles from './form.module.css'
import type { Print } from './part.ts'
import { TypedField } from '../../../ui/typed-field.tsx'
import { inkPercent, marginMm, metres, orNone, ppi } from '../../../ui/typed-values.ts'

const SIDES = [
  { value: 'one', sides: [1] },
  { value: 'two', sides: [2] },
  { value: 'either', sides: [1, 2] },
] as const
const COLOURS = ['CMYK', 'steunkleur folie'] as const
const NEEDS = ['none', 'optional', 'required'] as const

type PrintFieldsProps = { readonly print: Print; readonly onChange: (print: Print) => void }

/** What is asked of print files. */
export function PrintFields({ print, onChange }: PrintFieldsProps) {
  const change = (changed: Partial<Print>) => onChange({ ...print, ...changed })
  const sides = SIDES.find(
    (one) => one.sides.length === print.sides.length && one.sides[0] === print.sides[0],
  )
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label={texts.sides}
          value={sides?.value ?? 'one'}
          options={SIDES.map(({ value }) => ({ value, label: texts.sidesOf[value] }))}
          compact
          onChange={({ target }) =>
            change({ sides: [...(SIDES.find(({ value }) => value === target.value) ?? SIDES[0]).sides] })
          }
        />
        <SelectField
          label={texts.colour}
          value={print.colour}
          options={COLOURS.map((one) => ({ value: one, label: texts.colours[one] }))}
          compact
          onChange={({ target }) =>
            change({ colour: COLOURS.find((one) => one === target.value) ?? print.colour })
          }
        />
        <TypedField
          label={texts.maxInk}
          unit={texts.percent}
          of={optionalInk}
          value={print.maxInkPercent}
          onChange={(maxInkPercent) => change({ maxInkPercent })}
        />
        <SelectField
          label={texts.cutLine}
          value={print.cutLine}
          options={NEEDS.map((need) => ({ value: need, label: texts.cutLines[need] }))}
          compact
          onChange={({ target }) =>
            change({ cutLine: NEEDS.find((need) => need === target.value) ?? print.cutLine })
          }
        />
        <SelectField
          label={texts.whiteInk}
          value={print.whiteInk}
          options={NEEDS.map((need) => ({ value: need, label: texts.whiteInks[need] }))}
          compact
          onChange={({ target }) =>
            change({ whiteInk: NEEDS.find((need) => need === target.value) ?? print.whiteInk })
          }
        />
        <TypedField
          label={texts.bleed}
          unit={texts.mm}
          of={marginMm}
          value={print.bleedMm}
          onChange={(bleedMm) => change({ bleedMm })}
        />
        <TypedField
          label={texts.safeMargin}
          unit={texts.mm}
          of={marginMm}
          value={print.safeMarginMm}
          onChange={(safeMarginMm) => change({ safeMarginMm })}
        />
        <TypedField
          label={texts.minPpi}
          unit={texts.ppi}
          of={optionalPpi}
          value={print.minPpi}
          onChange={(minPpi) => change({ minPpi })}
        />
        <TypedField
          label={texts.goodPpi}
          unit={texts.ppi}
          of={optionalPpi}
          value={print.goodPpi}
          onChange={(goodPpi) => change({ goodPpi })}
        />
        <TypedField
          label={texts.viewingDistance}
          unit={texts.metre}
          of={optionalMetres}
          value={print.viewingDistanceM}
          onChange={(viewingDistanceM) => change({ viewingDistanceM })}
        />
      </div>
      <p className="muted">{texts.ppiHint}</p>
      <Checkbox
        label={texts.vectorOnly}
        hint={texts.vectorOnlyHint}
        checked={print.vectorOnly}
        onChange={({ target }) => change({ vectorOnly: target.checked })}
      />
    </>
  )
}

const optionalInk = orNone(inkPercent)
const optionalPpi = orNone(ppi)
const optionalMetres = orNone(metres)
