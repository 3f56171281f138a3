import { useState, type ComponentProps } from 'react'
import type { PasswordStrength } from '#domain/passwords/strength.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { passwordTexts as texts } from '#texts/nl/passwords.ts'
import { loadCode } from '#app/lib/page-start/load-code.ts'
import styles from './new-password-field.module.css'

type Control = Pick<ComponentProps<'input'>, 'id' | 'name' | 'onBlur'> & {
  readonly error: string | undefined
  readonly onInput: () => unknown
}

type NewPasswordFieldProps = {
  readonly field: Control
  readonly label: string
  /** Words of it make a poor password. */
  readonly email: string
}

// With the list of common passwords: only who chooses a password needs it.
const loadStrength = () => loadCode(() => import('#domain/passwords/strength.ts')).catch(() => null)

const PARTS = ['weak', 'fair', 'strong'] as const
const FILLED = { short: 0, common: 1, weak: 1, fair: 2, strong: 3 } as const satisfies Record<
  PasswordStrength,
  number
>

/** A field for a new password, which says how strong it is while it is typed. */
export function NewPasswordField({ field, label, email }: NewPasswordFieldProps) {
  const [strength, setStrength] = useState<PasswordStrength | null>(null)

  async function judge(input: HTMLInputElement) {
    const code = await loadStrength()
    if (!code) return
    const { value } = input
    setStrength(value === '' ? null : code.passwordStrength(value, code.ownWordsOf(email)))
  }

  return (
    <div>
      <TextField
        {...field}
        label={label}
        type="password"
        autoComplete="new-password"
        maxLength={256}
        onFocus={() => void loadStrength()}
        onInput={(event) => {
          field.onInput()
          void judge(event.currentTarget)
        }}
      />
      <div className={styles.meter} data-strength={strength ?? 'none'}>
        <span aria-hidden="true" className={styles.bar}>
          {PARTS.map((part, place) => (
            <span key={part} data-filled={strength !== null && place < FILLED[strength]} />
          ))}
        </span>
        <output className="small">{strength === null ? texts.advice : texts.strengths[strength]}</output>
      </div>
    </div>
  )
}
