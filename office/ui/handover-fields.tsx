import { TextField } from '#app/ui/text-field.tsx'
import { handoverTexts as texts } from '#texts/nl/office/handover.ts'
import { fieldText } from '../lib/field-text.ts'
import type { Faults } from '../lib/use-faults.ts'
import { SignaturePad } from './signature-pad.tsx'

/** Asks who fetches it, and lets him sign. */
export const HandoverFields = ({ faults }: { readonly faults: Faults }) => (
  <>
    <TextField
      name="collectedBy"
      label={texts.collectedBy}
      hint={texts.collectedByHint}
      error={faults.collectedBy}
      autoComplete="off"
      maxLength={80}
    />
    <SignaturePad name="signature" />
  </>
)

/** What was filled in there. */
export const readHandover = (form: HTMLFormElement) => ({
  handover: {
    collectedBy: fieldText(form, 'collectedBy').trim(),
    signature: fieldText(form, 'signature') || null,
  },
})
