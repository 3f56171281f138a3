import { useState } from 'react'
import { OVER_LIMIT_WAYS } from '#domain/companies/credit-limit.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import type { BulkQuestion } from '../../ui/bulk.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { readLimit } from './read-limit.ts'

const AMOUNT = 'creditLimitInCents'
const GIVEN = 'bedrag'
const NONE = 'geen'
const KEPT = 'blijft'

/** Asks which credit limit several companies get, and what an order over it meets. */
export function ManyLimitsDialog({ told, count, isPending, refusal, onStart, onClose }: BulkQuestion) {
  const [chosen, setChosen] = useState(GIVEN)
  const [typed, setTyped] = useState<number | null>(null)
  const [overLimit, setOverLimit] = useState<(typeof OVER_LIMIT_WAYS)[number] | undefined>()

  function send(form: HTMLFormElement) {
    const limit = chosen === GIVEN ? readLimit(form, AMOUNT) : null
    if (chosen === GIVEN && typeof limit !== 'number') return { [AMOUNT]: fieldFaultTexts.AmountInvalid }
    if (chosen === KEPT && overLimit === undefined) return { limit: texts.chooseLimit }
    onStart({
      kind: 'changeCreditLimits',
      ...(chosen !== KEPT && { creditLimitInCents: limit ?? null }),
      ...(overLimit !== undefined && { overLimit }),
    })
    return undefined
  }

  const meanings = [
    ...(chosen === NONE ? [texts.manyGetLimit(count, null)] : []),
    ...(chosen === GIVEN && typed !== null ? [texts.manyGetLimit(count, typed)] : []),
    ...(overLimit === undefined ? [] : [texts.manyGetWay[overLimit](count)]),
  ]

  return (
    <FormDialog
      title={texts.changeLimits}
      intro={`${told}. ${texts.manyTermsIntro}`}
      verb={texts.changeMany}
      isPending={isPending}
      refusal={refusal}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <SelectField
            name="limit"
            label={texts.creditLimit}
            options={[
              { value: GIVEN, label: texts.limitGiven },
              { value: NONE, label: texts.noLimit },
              { value: KEPT, label: texts.listStays },
            ]}
            value={chosen}
            error={faults['limit']}
            onChange={({ target }) => {
              setChosen(target.value)
              setTyped(null)
            }}
          />
          {chosen === GIVEN && (
            <TextField
              name={AMOUNT}
              label={texts.limitAmount}
              hint={texts.limitAmountHint}
              inputMode="decimal"
              error={faults[AMOUNT]}
              onChange={({ target: { form } }) => setTyped((form && readLimit(form, AMOUNT)) ?? null)}
            />
          )}
          <SelectField
            name="overLimit"
            label={texts.overLimitWay}
            options={[
              { value: KEPT, label: texts.listStays },
              ...OVER_LIMIT_WAYS.map((way) => ({ value: way, label: texts.overLimitWays[way] })),
            ]}
            value={overLimit ?? KEPT}
            onChange={({ target }) => setOverLimit(OVER_LIMIT_WAYS.find((way) => way === target.value))}
          />
          <output className="muted">{meanings.join(' ')}</output>
        </>
      )}
    </FormDialog>
  )
}
