import { checkIcon } from './icons/check.ts'
import type { ComponentProps, ReactNode } from 'react'

import styles from './choice-row.module.css'
import fieldStyles from './field.module.css'
import { FieldNotes, OptionalMark, useFieldIds, type FieldTexts } from './field.tsx'
import { Icon, type IconLines } from './icon.tsx'
import { wholeDates } from './whole-dates.tsx'

type ChoiceGroupProps = FieldTexts & {
  /** The error summary links here; the first radio gets the focus. */
  readonly id?: string
  readonly hideLabel?: boolean
  readonly children: ReactNode
}

/** A radio group with its question; the rows are ChoiceRow with one shared name. */
export function ChoiceGroup({ id, label, hint, error, optional, hideLabel, children }: ChoiceGroupProps) {
  const ids = useFieldIds(id, { hint, error })
  return (
    <fieldset {...ids.control}>
      <legend className={hideLabel ? 'visually-hidden' : `${fieldStyles.top} ${fieldStyles.label}`}>
        {label}
        {optional && <OptionalMark />}
      </legend>
      <div className={styles.group}>{children}</div>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </fieldset>
  )
}

type ChoiceRowProps = Omit<ComponentProps<'input'>, 'title' | 'type' | 'children'> & {
  readonly name: string
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly icon?: IconLines | undefined
  /** Stands before the check at the right: a price, a date. */
  readonly aside?: ReactNode
}

export function ChoiceRow({ title, text, icon, aside, className, ...input }: ChoiceRowProps) {
  return (
    <label className={className ? `${styles.choice} ${className}` : styles.choice}>
      <input {...input} type="radio" />
      {icon && <Icon of={icon} />}
      <span className={styles.title}>{title}</span>
      {aside}
      {text && <span className={styles.text}>{wholeDates(text)}</span>}
      <span className={styles.badge}>
        <Icon of={checkIcon} sizePx={16} bold />
      </span>
    </label>
  )
}
