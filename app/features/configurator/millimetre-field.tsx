import { useRef, useState, type KeyboardEvent } from 'react'
import type { FieldView } from '#domain/configurator/field-values.ts'
import type { MillimetreField as Millimetres } from '#domain/configurator/model.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { choiceFaultText, configuratorTexts } from '#texts/nl/configurator.ts'
import { formatCm } from '#texts/nl/format-size.ts'
import { useOptimisticNativeInput } from './use-optimistic-native-input.ts'

type MillimetreFieldProps = {
  readonly field: Millimetres
  readonly view: FieldView
  /** The step's errors are shown: an empty field is one too. */
  readonly showsError: boolean
  readonly onChange: (text: string) => Promise<void>
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }
const LARGE_STEP = 10

/** A length in millimetres, the same in centimetres beside it, its range below; judged once it is left (ux 5.3). */
export function MillimetreField({ field, view, showsError, onChange }: MillimetreFieldProps) {
  const [isTyping, setIsTyping] = useState(false)
  const { label, optionId, minMm, maxMm, stepMm, defaultMm } = field
  const { fault } = view
  const input = useRef<HTMLInputElement>(null)
  const [text, type] = useOptimisticNativeInput(view.text, onChange, write)
  const valueMm = lengthOf(text)
  const isTold = fault !== null && (showsError || (fault.code !== 'missing' && !isTyping))

  function write(next: string) {
    if (input.current && input.current.value !== next) input.current.value = next
  }
  function rewrite(next: string) {
    write(next)
    type(next)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const direction = STEPS[event.key]
    if (direction === undefined) return
    event.preventDefault()
    const steps = event.shiftKey ? direction * LARGE_STEP : direction
    const now = lengthOf(event.currentTarget.value)
    const wanted = Math.min(Math.max((now ?? defaultMm ?? minMm) + steps * stepMm, minMm), maxMm)
    rewrite(String(minMm + Math.floor((wanted - minMm) / stepMm) * stepMm))
  }

  return (
    <TextField
      id={optionId}
      name={optionId}
      label={configuratorTexts.millimetreLabel(label)}
      hint={configuratorTexts.millimetreHint(minMm, maxMm, stepMm)}
      error={isTold ? choiceFaultText({ fault: fault.code, label, limitMm: fault.limitMm }) : null}
      aside={<span className="small muted figures">{valueMm === null ? null : formatCm(valueMm)}</span>}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      ref={input}
      defaultValue={text}
      onFocus={() => setIsTyping(true)}
      onChange={(event) => type(event.target.value)}
      // What was pasted with spaces, points or a unit is read as its digits, once the field is left.
      onBlur={({ target: { value } }) => {
        setIsTyping(false)
        const digits = value.replaceAll(/[^0-9]/g, '')
        if (digits !== value && digits !== '' && !/[,-]/.test(value)) rewrite(digits)
      }}
      onKeyDown={onKeyDown}
    />
  )
}

const lengthOf = (text: string) => (/^\d{1,7}$/.test(text) ? Number(text) : null)
