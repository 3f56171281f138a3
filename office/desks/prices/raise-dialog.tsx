import { useMutation } from '@tanstack/react-query'
import { TextField } from '#app/ui/text-field.tsx'
import { priceTexts as texts } from '#texts/nl/office/prices.ts'
import { TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { fieldText } from '../../lib/field-text.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { percentOn } from '../../ui/typed-values.ts'

const LEAST_PERCENT = -99

type RaiseDialogProps = {
  readonly of: keyof typeof texts.raiseIntro
  /** Puts the percentage on everything that is found, and says why not. */
  readonly onRaise: (percent: number) => Promise<string | null>
  readonly onClose: () => void
}

/** Asks a percentage for all prices that are found; what comes of it stands in the grid, and is saved from there. */
export function RaiseDialog({ of, onRaise, onClose }: RaiseDialogProps) {
  const raise = useMutation({ meta: TOLD_IN_PLACE, mutationFn: onRaise })

  function send(form: HTMLFormElement) {
    const percent = percentOn.read(fieldText(form, 'percent'))
    if (percent === undefined || percent === 0 || percent < LEAST_PERCENT)
      return { percent: texts.percentFault }
    raise.mutate(percent, {
      onSuccess(fault) {
        if (fault === null) onClose()
      },
    })
    return undefined
  }

  return (
    <FormDialog
      title={texts.raise}
      intro={texts.raiseIntro[of]}
      verb={texts.raiseIt}
      isPending={raise.isPending}
      refusal={raise.error}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <TextField
            name="percent"
            inputMode="decimal"
            label={texts.percent}
            hint={texts.percentHint}
            error={faults.percent ?? raise.data ?? undefined}
          />
          <p className="muted">{texts.raiseRounding}</p>
        </>
      )}
    </FormDialog>
  )
}
