import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { PriceEffect } from '#contract/office/price-lists.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { isPlainDate } from '#domain/delivery/plain-date.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { priceTexts as texts } from '#texts/nl/office/prices.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { fieldText } from '../../lib/field-text.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Effect } from './effect.tsx'

type EffectDialogProps = {
  readonly isBase: boolean
  readonly ask: (onDay: string) => Promise<PriceEffect>
  readonly onClose: () => void
}

/** Asks as of which day the new prices are looked at, and tells what last month would have been with them. */
export function EffectDialog({ isBase, ask, onClose }: EffectDialogProps) {
  const [today] = useState(() => amsterdamNow(new Date()).date)
  const calculate = useMutation({ meta: TOLD_IN_PLACE, mutationFn: ask })

  function send(form: HTMLFormElement) {
    const onDay = fieldText(form, 'onDay')
    if (!isPlainDate(onDay)) return { onDay: fieldFaultTexts.DateInvalid }
    calculate.mutate(onDay)
    return undefined
  }

  return (
    <FormDialog
      size="wide"
      title={texts.effect}
      intro={isBase ? texts.effectIntroBase : texts.effectIntro}
      verb={texts.calculate}
      leave={texts.close}
      isPending={calculate.isPending}
      refusal={calculate.error}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <TextField
            name="onDay"
            type="date"
            label={texts.effectDay}
            hint={texts.effectDayHint}
            defaultValue={today}
            error={faults.onDay}
          />
          <div aria-live="polite">{calculate.data && <Effect effect={calculate.data} isBase={isBase} />}</div>
        </>
      )}
    </FormDialog>
  )
}
