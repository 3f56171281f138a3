import type { KeyboardEvent } from 'react'
import type { CustomOption } from '#contract/catalogue.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { productTexts } from '#texts/nl/product.ts'
import { formatCm } from '#texts/nl/format-size.ts'
import { sizeName } from './configuration.ts'
import { stepSize } from './step-size.ts'

type SizeFieldProps = {
  readonly option: CustomOption
  readonly text: string
  readonly fault: string | undefined
  readonly onChange: (text: string) => void
}

const STEP_KEYS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }
const LARGE_STEP = 10

/** A size in millimetres with the same in centimetres beside it, and its limits below (ux 5.3). */
export function SizeField({ option, text, fault, onChange }: SizeFieldProps) {
  const { label, minMm, maxMm, stepMm, required } = option
  const sizeMm = /^\d+$/.test(text) ? Number(text) : null

  function onKeyDown(event: KeyboardEvent) {
    const direction = STEP_KEYS[event.key]
    if (direction === undefined) return
    event.preventDefault()
    const steps = event.shiftKey ? direction * LARGE_STEP : direction
    onChange(String(stepSize(option, sizeMm, steps)))
  }

  return (
    <TextField
      id={option.optionId}
      name={sizeName(option)}
      label={productTexts.sizeLabel(label)}
      optional={!required}
      hint={productTexts.sizeHint(minMm, maxMm, stepMm)}
      error={fault}
      aside={<span className="small muted figures">{sizeMm === null ? null : formatCm(sizeMm)}</span>}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      // What was pasted with spaces, points or a unit is read as its digits, once the field is left.
      onBlur={() => {
        const digits = text.replaceAll(/[^0-9]/g, '')
        if (digits !== text && !/[,-]/.test(text)) onChange(digits)
      }}
      onKeyDown={onKeyDown}
    />
  )
}
