import { eyeIcon } from './icons/eye.ts'
import { eyeOffIcon } from './icons/eye-off.ts'
import { useState, type ComponentProps, type ReactNode } from 'react'

import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { Field, useFieldIds, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'
import { useUiTexts } from './ui-texts.ts'

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'size'> & {
    readonly aside?: ReactNode
    /** 44 px high, for filters and rows. */
    readonly compact?: boolean
  }

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional = false, aside, compact, className, type = 'text', ...input } = props
  const ids = useFieldIds(input.id, { hint, error })
  const control = {
    required: !optional,
    ...input,
    ...ids.control,
    className: classNames(styles.control, compact && styles.compact),
  }
  return (
    <Field {...{ label, hint, error, optional, ids, aside, className }}>
      {type === 'password' ? <PasswordInput {...control} /> : <input {...control} type={type} />}
    </Field>
  )
}

function PasswordInput(control: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  const texts = useUiTexts()
  return (
    <div className={styles.well}>
      <input {...control} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <button
        type="button"
        className="icon-button"
        aria-label={shown ? texts.hidePassword : texts.showPassword}
        aria-controls={control.id}
        onClick={() => setShown(!shown)}
      >
        <Icon of={shown ? eyeOffIcon : eyeIcon} />
      </button>
    </div>
  )
}

type TextAreaFieldProps = FieldTexts & ComponentProps<'textarea'>

export function TextAreaField({
  label,
  hint,
  error,
  optional = false,
  className,
  ...area
}: TextAreaFieldProps) {
  const ids = useFieldIds(area.id, { hint, error })
  return (
    <Field {...{ label, hint, error, optional, ids, className }}>
      <textarea required={!optional} {...area} {...ids.control} className={styles.control} />
    </Field>
  )
}
