import { useState } from 'react'
import { Field, useFieldIds } from '#app/ui/field.tsx'
import { classNames } from '#app/ui/class-names.ts'
import fieldStyles from '#app/ui/field.module.css'
import styles from './quotes.module.css'

type FigureFieldProps = {
  readonly name: string
  readonly label: string
  readonly text: string
  readonly onType: (text: string) => void
  /** What is told where the text is no such figure; null where it is one. */
  readonly fault: string | null
  /** What is wrong is told although nobody has left the field yet. */
  readonly isTried: boolean
  /** Drawn behind what is typed. */
  readonly unit?: string
}

/** A number, typed as in Dutch. */
export function FigureField({ name, label, text, onType, fault, isTried, unit }: FigureFieldProps) {
  const [isLeft, setIsLeft] = useState(false)
  const error = fault !== null && (isLeft || isTried) ? fault : undefined
  const ids = useFieldIds(undefined, { hint: undefined, error })
  return (
    <Field label={label} error={error} ids={ids}>
      <div className={styles.figure}>
        <input
          {...ids.control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={text}
          className={classNames(fieldStyles.control, 'figures', unit && styles.withUnit)}
          onChange={({ target }) => onType(target.value)}
          onBlur={() => setIsLeft(true)}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </div>
    </Field>
  )
}
