import { isApiError } from '#contract/api-error.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { handoverTexts as texts } from '#texts/nl/office/handover.ts'
import { fieldText } from '../lib/field-text.ts'
import { SignaturePad } from './signature-pad.tsx'

/** Asks who fetches it, and lets him sign; `refusal` is what the server said of that. */
export function HandoverFields({ refusal }: { readonly refusal: unknown }) {
  const fault = isApiError(refusal)
    ? refusal.errors.find(({ field }) => field?.endsWith('collectedBy'))?.message
    : undefined
  return (
    <>
      <TextField
        name="collectedBy"
        label={texts.collectedBy}
        hint={texts.collectedByHint}
        error={fault}
        autoComplete="off"
        maxLength={80}
      />
      <SignaturePad name="signature" />
    </>
  )
}

/** What was filled in there. */
export const readHandover = (form: HTMLFormElement) => ({
  handover: {
    collectedBy: fieldText(form, 'collectedBy').trim(),
    signature: fieldText(form, 'signature') || null,
  },
})
