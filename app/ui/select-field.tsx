import { chevronDownIcon } from './icons/chevron-down.ts'
import type { ComponentProps } from 'react'

import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { Field, useFieldIds, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean }

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'size' | 'children'> & {
    readonly options: readonly SelectOption[]
    readonly compact?: boolean
    readonly hideLabel?: boolean
  }

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional = false, options, compact, hideLabel, className, ...select } = props
  const ids = useFieldIds(select.id, { hint, error })
  const control = (
    <div className={styles.well}>
      <select
        required={!optional}
        {...select}
        {...ids.control}
        className={classNames(styles.control, styles.select, compact && styles.compact)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={chevronDownIcon} />
    </div>
  )
  return <Field {...{ label, hint, error, optional, ids, className, hideLabel }}>{control}</Field>
}
