import type { PriceTrial, TrialPrint } from '#contract/office/price-trials.ts'
import { MOST_DESIGNS } from '#domain/designs/links.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { priceTrialTexts as texts } from '#texts/nl/office/price-trial.ts'
import { TypedField } from '../../ui/typed-field.tsx'
import { number } from '../../ui/typed-values.ts'
import styles from './prices.module.css'

const designCount = number({ min: 0, max: MOST_DESIGNS })
const BACKS = ['nothing', 'file', 'studio'] as const satisfies readonly TrialPrint['back'][]

const noPrint = (part: string | null): TrialPrint => ({
  part,
  fileCount: 0,
  studioCount: 0,
  back: 'nothing',
  isChecked: false,
})

type PrintFieldsProps = {
  readonly line: PriceTrial['lines'][number]
  /** Nothing else of it is printed, so that it needs no name. */
  readonly isOnly: boolean
  readonly print: TrialPrint | null
  readonly onChange: (print: TrialPrint) => void
}

/** What prints a line, and whether it is checked by hand. */
export function PrintFields({ line, isOnly, print, onChange }: PrintFieldsProps) {
  const { part, title, backSide } = line
  const { fileCount, studioCount, back, isChecked } = print ?? noPrint(part)
  const change = (some: Partial<TrialPrint>) => onChange({ ...noPrint(part), ...print, ...some })
  return (
    <fieldset className={styles.part}>
      <legend className={isOnly ? 'visually-hidden' : 'type-18'}>{texts.designsOf(title)}</legend>
      <div className={styles.fields}>
        <TypedField
          label={texts.fileCount}
          of={designCount}
          value={fileCount}
          isApart
          onChange={(count) => change({ fileCount: count })}
        />
        <TypedField
          label={texts.studioCount}
          of={designCount}
          value={studioCount}
          isApart
          onChange={(count) => change({ studioCount: count })}
        />
        {backSide !== 'none' && (
          <SelectField
            compact
            label={texts.backSide}
            value={back}
            options={BACKS.map((one) => ({
              value: one,
              label: one === 'nothing' && backSide === 'optional' ? texts.bareBack : texts.backs[one],
            }))}
            onChange={({ target }) =>
              change({ back: BACKS.find((one) => one === target.value) ?? 'nothing' })
            }
          />
        )}
      </div>
      <Checkbox
        label={texts.isChecked}
        hint={texts.isCheckedHint}
        checked={isChecked}
        onChange={({ target }) => change({ isChecked: target.checked })}
      />
    </fieldset>
  )
}
