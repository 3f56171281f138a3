import { useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { movedDayTexts as texts } from '#texts/nl/office/moved-day.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'

type DayFieldProps = {
  readonly value: string
  readonly hint?: string | undefined
  readonly error: string | undefined
  readonly onDay: (day: string) => void
}

/** The day that is promised instead. */
export function DayField({ value, hint, error, onDay }: DayFieldProps) {
  const [today] = useState(() => amsterdamNow(new Date()).date)
  return (
    <TextField
      name="date"
      type="date"
      label={texts.newDay}
      hint={hint}
      value={value}
      min={today}
      error={error}
      onChange={({ target }) => onDay(target.value)}
    />
  )
}

/** What is wrong with the day: none was chosen, or the server refused it. */
export function dayFault(day: string, isTried: boolean, refusal: Error | null): string | undefined {
  if (isTried && day === '') return fieldFaultTexts.Required
  const errors = isApiError(refusal) ? refusal.errors : []
  return errors.find(({ field }) => field === 'date' || field === 'order.date')?.message
}
