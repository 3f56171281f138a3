import type { Crop, Focus } from '#domain/catalogue/picture-cut.ts'
import { pictureCutTexts as texts } from '#texts/nl/office/picture-cut-dialog.ts'
import { TypedField } from '../typed-field.tsx'
import type { Faults } from '../../lib/use-faults.ts'
import { type CropRules, resizeCrop } from './crop-moves.ts'
import styles from './picture-cut.module.css'
import { cropLength, cropStart, focusPercent } from './typed-cut.ts'

const SIDES = ['x', 'y', 'width', 'height'] as const satisfies readonly (keyof Crop)[]
const AXES = ['x', 'y'] as const satisfies readonly (keyof Focus)[]

type CropNumbersProps = {
  readonly crop: Crop
  readonly rules: CropRules
  readonly faults: Faults
  readonly onChange: (crop: Crop) => void
}

/** A rectangle in percent of the whole picture. In a fixed shape one length gives the other. */
export function CropNumbers({ crop, rules, faults, onChange }: CropNumbersProps) {
  function change(side: keyof Crop, value: number) {
    const isLength = side === 'width' || side === 'height'
    if (!isLength || rules.ratio === null) return onChange({ ...crop, [side]: value })
    const by = { x: 0, y: 0, [side === 'width' ? 'x' : 'y']: value - crop[side] }
    onChange(resizeCrop(crop, { x: 1, y: 1 }, by, rules))
  }
  return (
    <div className={styles.numbers}>
      {SIDES.map((side) => (
        <TypedField
          key={side}
          name={`crop.${side}`}
          label={texts.sides[side]}
          unit={texts.percent}
          of={side === 'x' || side === 'y' ? cropStart : cropLength}
          value={crop[side]}
          error={faults[`crop.${side}`]}
          onChange={(value) => change(side, value)}
        />
      ))}
    </div>
  )
}

type FocusNumbersProps = {
  readonly focus: Focus
  readonly faults: Faults
  readonly onChange: (focus: Focus) => void
}

/** The focus in percent of what is shown. */
export const FocusNumbers = ({ focus, faults, onChange }: FocusNumbersProps) => (
  <div className={styles.numbers}>
    {AXES.map((axis) => (
      <TypedField
        key={axis}
        name={`focus.${axis}`}
        label={texts.sides[axis]}
        unit={texts.percent}
        of={focusPercent}
        value={focus[axis]}
        error={faults[`focus.${axis}`]}
        onChange={(value) => onChange({ ...focus, [axis]: value })}
      />
    ))}
  </div>
)
