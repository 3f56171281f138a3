import { useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import { CARRIERS, type Carrier, givesCode } from '#domain/delivery/carriers.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { carrierTexts } from '#texts/nl/carriers.ts'
import { dispatchTexts as texts } from '#texts/nl/office/dispatch.ts'
import { fieldText } from '../lib/field-text.ts'

const OPTIONS = CARRIERS.map((value) => ({ value, label: carrierTexts[value] }))

/** Asks with whom something leaves, and how it is followed; `refusal` is what the server said of that. */
export function DispatchFields({ refusal }: { readonly refusal: unknown }) {
  const [carrier, setCarrier] = useState<Carrier>('postnl')
  const faultOf = (name: string) =>
    isApiError(refusal) ? refusal.errors.find(({ field }) => field === name)?.message : undefined
  return (
    <>
      <SelectField
        name="carrier"
        label={texts.carrier}
        options={OPTIONS}
        value={carrier}
        onChange={({ target }) => setCarrier(CARRIERS.find((one) => one === target.value) ?? carrier)}
      />
      {givesCode(carrier) && (
        <TextField
          name="trackingCode"
          label={texts.code}
          hint={carrier === 'other' ? undefined : texts.codeHint}
          error={faultOf('trackingCode')}
          autoComplete="off"
          autoCapitalize="characters"
          optional
          maxLength={60}
        />
      )}
      {carrier === 'other' && (
        <TextField
          name="trackingUrl"
          type="url"
          label={texts.url}
          hint={texts.urlHint}
          error={faultOf('trackingUrl')}
          optional
          maxLength={500}
        />
      )}
    </>
  )
}

/** What was filled in there. */
export function readDispatch(form: HTMLFormElement) {
  const filled = (name: string) => fieldText(form, name).trim() || null
  return {
    carrier: CARRIERS.find((one) => one === filled('carrier')) ?? null,
    trackingCode: filled('trackingCode'),
    trackingUrl: filled('trackingUrl'),
  }
}
