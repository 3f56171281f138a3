import { useState } from 'react'
import { CARRIERS, type Carrier, carrierOfCode, givesCode } from '#domain/delivery/carriers.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { carrierTexts } from '#texts/nl/carriers.ts'
import { dispatchTexts as texts } from '#texts/nl/office/dispatch.ts'
import { fieldText } from '../lib/field-text.ts'
import type { Faults } from '../lib/use-faults.ts'

const OPTIONS = [
  { value: '', label: texts.chooseCarrier },
  ...CARRIERS.map((value) => ({ value, label: carrierTexts[value] })),
]

/** Asks with whom something leaves, which a code may say by itself, and how it is followed. */
export function DispatchFields({ faults }: { readonly faults: Faults }) {
  const [chosen, setChosen] = useState<Carrier | null>(null)
  const [code, setCode] = useState('')
  const carrier = chosen ?? carrierOfCode(code)
  return (
    <>
      <SelectField
        name="carrier"
        label={texts.carrier}
        options={OPTIONS}
        value={carrier ?? ''}
        error={carrier === null ? faults.carrier : undefined}
        onChange={({ target }) => setChosen(CARRIERS.find((one) => one === target.value) ?? null)}
      />
      {(carrier === null || givesCode(carrier)) && (
        <TextField
          name="trackingCode"
          label={texts.code}
          hint={carrier === 'other' ? undefined : texts.codeHint}
          error={faults.trackingCode}
          autoComplete="off"
          autoCapitalize="characters"
          optional
          maxLength={60}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
      {carrier === 'other' && (
        <TextField
          name="trackingUrl"
          type="url"
          label={texts.url}
          hint={texts.urlHint}
          error={faults.trackingUrl}
          optional
          maxLength={500}
        />
      )}
    </>
  )
}

/** What is wrong with what was filled in there: customers are told no carrier by mistake. */
export const faultOfDispatch = (form: HTMLFormElement): string | undefined =>
  fieldText(form, 'carrier') === '' ? texts.chooseCarrier : undefined

/** What was filled in there. */
export function readDispatch(form: HTMLFormElement) {
  const filled = (name: string) => fieldText(form, name).trim() || null
  return {
    carrier: CARRIERS.find((one) => one === filled('carrier')) ?? null,
    trackingCode: filled('trackingCode'),
    trackingUrl: filled('trackingUrl'),
  }
}
