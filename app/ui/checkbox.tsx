import type { ComponentProps, ReactNode } from 'react'

import styles from './checkbox.module.css'
import { FieldNotes, useFieldIds, type FieldTexts } from './field.tsx'

type CheckboxProps = Omit<FieldTexts, 'optional'> &
  Omit<ComponentProps<'input'>, 'type'> & {
    /** Stands at the right of the row: a count, a price. */
    readonly aside?: ReactNode
  }

export function Checkbox({ label, hint, error, aside, className, ...input }: CheckboxProps) {
  const ids = useFieldIds(input.id, { hint, error })
  return (
    <div className={className}>
      <label className={styles.row} htmlFor={ids.id}>
        <input {...input} {...ids.control} type="checkbox" />
        <span className={styles.label}>{label}</span>
        {aside}
      </label>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </div>
  )
}
