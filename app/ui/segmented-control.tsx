import { useId } from 'react'

import { Icon, type IconLines } from './icon.tsx'
import styles from './segmented-control.module.css'

type Segment<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly icon?: IconLines
  readonly disabled?: boolean
}

type SegmentedControlProps<Value extends string> = {
  /** Heard only: what is chosen here. */
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly name?: string
  readonly className?: string
}

/** Two or three short, equal choices in one outline. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange, name, className } = props
  const ownName = useId()
  return (
    <fieldset className={className}>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.group}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.choice}>
            <input
              type="radio"
              name={name ?? ownName}
              value={segment.value}
              checked={segment.value === value}
              disabled={segment.disabled}
              onChange={() => onChange(segment.value)}
            />
            {segment.icon && <Icon of={segment.icon} sizePx={18} />}
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
