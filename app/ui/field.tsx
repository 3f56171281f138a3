import { circleExclamationPointIcon } from './icons/circle-exclamation-point.ts'
import { useId, type ReactNode } from 'react'

import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { Icon } from './icon.tsx'
import { useUiTexts } from './ui-texts.ts'

/** What every field with a label of its own is told. */
export type FieldTexts = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | null | undefined
  /** Required is the default: only an optional field says so. */
  readonly optional?: boolean
}

/** The attributes that tie a control to its error and hint: the error is read first (ux 5.11). */
export function useFieldIds(
  givenId: string | undefined,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const control = {
    id,
    'aria-describedby': classNames(errorId, hintId),
    'aria-invalid': error ? true : undefined,
  }
  return { id, hintId, errorId, control }
}

type FieldProps = FieldTexts & {
  readonly ids: ReturnType<typeof useFieldIds>
  /** Stands at the right of the label: a link such as 'Wachtwoord vergeten'. */
  readonly aside?: ReactNode
  /** The label is only heard, where the place already says what the field is. */
  readonly hideLabel?: boolean | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function Field(props: FieldProps) {
  const { label, hint, error, optional, ids, aside, hideLabel, className, children } = props
  return (
    <div className={classNames(styles.field, className)}>
      <div className={hideLabel ? 'visually-hidden' : styles.top}>
        <label className={styles.label} htmlFor={ids.id}>
          {label}
          {optional && <OptionalMark />}
        </label>
        {aside}
      </div>
      {children}
      <FieldNotes hint={hint} error={error} ids={ids} />
    </div>
  )
}

export function OptionalMark() {
  return <small>{` ${useUiTexts().optional}`}</small>
}

export function FieldNotes({ hint, error, ids }: Pick<FieldProps, 'hint' | 'error' | 'ids'>) {
  return (
    <>
      {hint && (
        <p id={ids.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={ids.errorId} text={error} />}
    </>
  )
}

export function FieldError({ id, text }: { readonly id?: string | undefined; readonly text: string }) {
  return (
    <p id={id} className={styles.error} data-kept-clear>
      <Icon of={circleExclamationPointIcon} sizePx={18} />
      <span>
        <span className="visually-hidden">{useUiTexts().errorPrefix}</span>
        {text}
      </span>
    </p>
  )
}
