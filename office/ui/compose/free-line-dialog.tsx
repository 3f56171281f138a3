import { useState } from 'react'
import type { FreeItem } from '#contract/office/free-item.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { readEuros } from '#texts/nl/euros.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { formatPercent } from '#texts/nl/format.ts'
import { deskQuoteTexts, freeLineTexts as texts } from '#texts/nl/office/quotes.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { FormDialog } from '../form-dialog.tsx'
import { MoneyField } from '../money-field.tsx'
import { TypedField } from '../typed-field.tsx'
import { freeDays, pieces } from '../typed-values.ts'
import styles from './compose.module.css'

type FreeLineDialogProps = {
  readonly vatPercents: readonly number[]
  /** What the line is now; null for one that comes in. */
  readonly now: FreeItem | null
  /** What is typed for the whole line so far; null where its number and amount have fields of their own elsewhere. */
  readonly amount: string | null
  /** It was ordered: how long it takes is not asked again, as its day is moved by itself. */
  readonly isOrdered?: boolean
  /** With the amount as it is typed now; null where it is not asked. */
  readonly onGiven: (item: FreeItem, amount: string | null) => void
  readonly onClose: () => void
}

const USUAL_DAYS = 5

/** What is sold that is no product of the shop: what it is called, and the VAT and days that it takes. */
export function FreeLineDialog({
  vatPercents,
  now,
  amount: amountNow,
  isOrdered = false,
  onGiven,
  onClose,
}: FreeLineDialogProps) {
  const [free, setFree] = useState<FreeItem['free']>(
    now?.free ?? {
      title: '',
      quantity: 1,
      vatPercent: Math.max(...vatPercents),
      productionDays: USUAL_DAYS,
    },
  )
  const asksAmount = amountNow !== null
  const [amount, setAmount] = useState(amountNow ?? '')
  const [isTried, setIsTried] = useState(false)
  const type = (typed: Partial<FreeItem['free']>) => setFree({ ...free, ...typed })
  const rates = vatPercents.includes(free.vatPercent) ? vatPercents : [...vatPercents, free.vatPercent]

  function send(form: HTMLFormElement) {
    const title = free.title.trim()
    setIsTried(true)
    const faults = {
      ...(title === '' && { title: fieldFaultTexts.Required }),
      ...(asksAmount && readEuros(amount) === null && { amount: officeTexts.amountInvalid }),
    }
    // What cannot be read in the other fields is told there.
    if (Object.keys(faults).length > 0 || !form.checkValidity()) return faults
    onGiven({ free: { ...free, title } }, asksAmount ? amount : null)
    onClose()
    return undefined
  }

  return (
    <FormDialog
      title={now ? texts.changeTitle : texts.add}
      verb={now ? texts.changeVerb : texts.addVerb}
      isPending={false}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <TextField
            name="title"
            label={texts.title}
            hint={texts.titleHint}
            maxLength={120}
            value={free.title}
            error={faults.title}
            onChange={({ target }) => type({ title: target.value })}
          />
          <div className={styles.fields}>
            {asksAmount && (
              <>
                <TypedField
                  name="quantity"
                  label={deskQuoteTexts.quantity}
                  of={pieces}
                  value={free.quantity}
                  onChange={(quantity) => type({ quantity })}
                />
                <MoneyField
                  name="amount"
                  label={texts.amount}
                  text={amount}
                  isTried={isTried}
                  onType={setAmount}
                />
              </>
            )}
            <SelectField
              name="vatPercent"
              label={texts.vat}
              value={String(free.vatPercent)}
              options={rates.map((rate) => ({ value: String(rate), label: formatPercent(rate) }))}
              onChange={({ target }) => type({ vatPercent: Number(target.value) })}
            />
            {!isOrdered && (
              <TypedField
                name="productionDays"
                label={texts.days}
                unit={texts.daysUnit}
                of={freeDays}
                value={free.productionDays}
                onChange={(productionDays) => type({ productionDays })}
              />
            )}
          </div>
        </>
      )}
    </FormDialog>
  )
}
