import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { NewCompany } from '#contract/office/new-company.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { formTexts } from '#texts/nl/forms.ts'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import { api } from '../../lib/api.ts'
import { TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { fieldText } from '../../lib/field-text.ts'
import { newAddress, PlaceFields, readAddress } from '../../ui/address-fields.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { companyChoices } from '../../work/companies.ts'
import styles from './companies.module.css'
import { keepCompany } from './keep-company.ts'
import { PersonFields } from './person-fields.tsx'

const NOWHERE = newAddress('')

type NewCompanyDialogProps = {
  readonly onAdded: (id: string) => void
  readonly onClose: () => void
}

/** Adds a company with its address and, if somebody is filled in, its first contact. */
export function NewCompanyDialog({ onAdded, onClose }: NewCompanyDialogProps) {
  const client = useQueryClient()
  // However often the button is pressed, it is one company.
  const [id] = useState(() => crypto.randomUUID())
  const { data: choices } = useQuery(companyChoices)
  const add = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: (body: NewCompany) => api.createDeskCompany({ body }),
    async onSuccess(company) {
      showToast({ tone: 'good', title: texts.added(company.name) })
      await keepCompany(client, company)
      onAdded(company.id)
    },
  })
  const [isKnown, setKnown] = useState(false)
  if (!isKnown && isApiError(add.error) && add.error.errors.some(({ code }) => code === 'CompanyKnown'))
    setKnown(true)

  return (
    <FormDialog
      title={texts.add}
      intro={texts.addIntro}
      verb={texts.addIt}
      isPending={add.isPending || !choices}
      refusal={add.error}
      onSend={(form) => {
        add.mutate({ id, ...readCompany(form) })
        return undefined
      }}
      onClose={onClose}
    >
      {(faults) => (
        <>
          {isKnown && <Checkbox name="isSeparate" label={texts.isSeparate} hint={texts.isSeparateHint} />}
          <TextField
            name="name"
            label={texts.name}
            maxLength={120}
            autoComplete="off"
            error={faults['name']}
          />
          <TextField
            name="kvkNumber"
            label={texts.kvk}
            hint={texts.kvkHint}
            inputMode="numeric"
            maxLength={20}
            autoComplete="off"
            error={faults['kvkNumber']}
          />
          <TextField
            name="vatId"
            label={texts.vat}
            optional
            maxLength={30}
            autoComplete="off"
            error={faults['vatId']}
          />
          <fieldset className={styles.group}>
            <legend className="type-18">{texts.address}</legend>
            <p className="muted">{texts.addressHint}</p>
            <PlaceFields row={NOWHERE} faults={faults} countries={choices?.countries ?? []} />
            <TextField
              name="phone"
              type="tel"
              label={formTexts.phone}
              optional
              maxLength={30}
              autoComplete="off"
              error={faults['phone']}
            />
          </fieldset>
          <fieldset className={styles.group}>
            <legend className="type-18">{texts.firstContact}</legend>
            <p className="muted">{texts.firstContactHint}</p>
            {/* They bear the whole path, since the company has a telephone number too. */}
            <PersonFields path="contact." faults={faults} />
            <Checkbox name="isInvited" label={texts.inviteNow} hint={texts.inviteNowHint} defaultChecked />
          </fieldset>
          <TextField
            name="invoiceEmail"
            type="email"
            label={texts.invoiceEmail}
            hint={texts.invoiceEmailOfContact}
            optional
            maxLength={254}
            autoComplete="off"
            error={faults['invoiceEmail']}
          />
        </>
      )}
    </FormDialog>
  )
}

function readCompany(form: HTMLFormElement): Omit<NewCompany, 'id'> {
  const text = (name: string) => fieldText(form, name).trim()
  const has = (name: string) => new FormData(form).has(name)
  const { street, houseNumber, addition, postcode, city, country, phone } = readAddress(form, NOWHERE)
  const person = {
    firstName: text('contact.firstName'),
    lastName: text('contact.lastName'),
    email: text('contact.email'),
    phone: text('contact.phone'),
  }
  return {
    name: text('name'),
    kvkNumber: text('kvkNumber'),
    vatId: text('vatId'),
    invoiceEmail: text('invoiceEmail') || null,
    address: { street, houseNumber, addition, postcode, city, country, phone },
    contact: Object.values(person).some(Boolean) ? { ...person, isInvited: has('isInvited') } : null,
    isSeparate: has('isSeparate'),
  }
}
