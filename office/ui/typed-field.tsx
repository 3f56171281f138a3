import { useEffect, useRef, useState } from 'react'
import { Field, type FieldTexts, useFieldIds } from '#app/ui/field.tsx'
import styles from './typed-field.module.css'
import type { Typed } from './typed-values.ts'

type TypedFieldProps<Value> = Omit<FieldTexts, 'optional'> & {
  readonly of: Typed<Value>
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly id?: string
  /** By which a refusal finds it. */
  readonly name?: string
  readonly type?: 'text' | 'date'
  /** What stands before and behind what is typed: '€', 'mm'. */
  readonly sign?: string
  readonly unit?: string
  readonly hideLabel?: boolean
  /** It is no part of what is saved, so nothing waits for it. */
  readonly isApart?: boolean
}

/**
 * A value as it is typed. What cannot be read stays as it stands, is told once the field is left, and makes the field
 * `:invalid`; the value stays what it was until then.
 */
export function TypedField<Value extends string | number | null>(props: TypedFieldProps<Value>) {
  const {
    of,
    value,
    onChange,
    id,
    name,
    type = 'text',
    label,
    hint,
    sign,
    unit,
    hideLabel,
    isApart = false,
  } = props
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<{ readonly text: string; readonly of: Value } | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const reading = typed === null ? undefined : of.read(typed.text)
  const isUnread = typed !== null && reading === undefined && typed.of === value
  const text = typed !== null && (isUnread || reading === value) ? typed.text : of.write(value)
  const error = isUnread && isLeft ? of.fault : props.error
  const ids = useFieldIds(id, { hint, error })

  useEffect(() => {
    input.current?.setCustomValidity(isUnread && !isApart ? of.fault : '')
  }, [isUnread, isApart, of.fault])

  function read(entered: string) {
    const next = of.read(entered)
    setTyped({ text: entered, of: value })
    if (next !== undefined && next !== value) onChange(next)
  }

  function leave() {
    setIsLeft(true)
    if (!isUnread) setTyped(null)
  }

  return (
    <Field
      label={<UnitLabel label={label} unit={unit} />}
      hint={hint}
      error={error}
      optional={of.isOptional}
      ids={ids}
      hideLabel={hideLabel}
    >
      <div className={styles.box}>
        {sign && <span aria-hidden="true">{sign}</span>}
        <input
          {...ids.control}
          ref={input}
          name={name}
          type={type}
          inputMode={of.inputMode}
          autoComplete="off"
          required={!of.isOptional && !isApart}
          maxLength={200}
          value={text}
          className={of.inputMode === 'text' ? undefined : 'figures'}
          onChange={({ target }) => read(target.value)}
          onBlur={leave}
          onInvalid={(event) => {
            // It is told here and not in a bubble of the browser.
            event.preventDefault()
            setIsLeft(true)
            event.currentTarget.focus()
          }}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </div>
    </Field>
  )
}

/** The unit is drawn at the end of the field, and heard with its name. */
const UnitLabel = ({ label, unit }: Pick<FieldTexts, 'label'> & { readonly unit: string | undefined }) => (
  <>
    {label}
    {unit && <span className="visually-hidden">{` ${unit}`}</span>}
  </>
)
