import { useState } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import fieldStyles from '#app/ui/field.module.css'
import { Field, useFieldIds } from '#app/ui/field.tsx'
import { readEuros, typedEuros } from '#texts/nl/euros.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import styles from './money-field.module.css'

type MoneyFieldProps = {
  readonly name: string
  readonly label: string
  /** What is typed, which `readEuros` makes cents of. */
  readonly text: string
  readonly onType: (text: string) => void
  /** What is wrong is told although nobody has left the field yet. */
  readonly isTried?: boolean
  /** The label is only heard, where the place already says what the field is. */
  readonly hideLabel?: boolean
  /** Nothing may be typed as well. */
  readonly isOptional?: boolean
}

/** An amount in euros, typed as in Dutch; left behind it stands in full. */
export function MoneyField({
  name,
  label,
  text,
  onType,
  isTried = false,
  hideLabel = false,
  isOptional = false,
}: MoneyFieldProps) {
  const [isLeft, setIsLeft] = useState(false)
  const cents = readEuros(text)
  const isFaulty = cents === null && !(isOptional && text === '')
  const error = isFaulty && (isLeft || isTried) ? officeTexts.amountInvalid : undefined
  const ids = useFieldIds(undefined, { hint: undefined, error })

  function leave() {
    setIsLeft(true)
    if (cents !== null && typedEuros(cents) !== text) onType(typedEuros(cents))
  }

  return (
    <Field label={label} error={error} ids={ids} hideLabel={hideLabel}>
      <div className={styles.money}>
        <span aria-hidden="true">{officeTexts.euro}</span>
        <input
          {...ids.control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          required={!isOptional}
          maxLength={20}
          value={text}
          className={classNames(fieldStyles.control, 'figures', styles.amount)}
          onChange={({ target }) => onType(target.value)}
          onBlur={leave}
        />
      </div>
    </Field>
  )
}
