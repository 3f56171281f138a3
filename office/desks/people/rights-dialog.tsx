import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskContact, DeskContactRights } from '#contract/office/companies.ts'
import { CONTACT_ROLES } from '#domain/access/contact-rights.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import { typedEuros } from '#texts/nl/euros.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../../lib/api.ts'
import { EditDialog, type Faults } from '../../ui/edit-dialog.tsx'
import { companyOf } from '../../work/companies.ts'
import { contactName } from './contact-name.ts'
import { keepCompany } from './keep-company.ts'
import { readLimit } from './read-limit.ts'
import { limitText } from './term-fields.ts'

type RightsDialogProps = {
  readonly companyId: string
  readonly contact: DeskContact
  readonly onClose: () => void
}

/** How rights are called, and how they read. */
export const RIGHT_FIELDS = {
  roles: [
    texts.rights,
    ({ roles }: DeskContactRights) => texts.rolesOf(roles.map((role) => texts.roles[role])),
  ],
  orderLimitInCents: [
    texts.orderLimit,
    ({ orderLimitInCents }: DeskContactRights) => limitText(orderLimitInCents),
  ],
} as const

/** What a contact is there for, and up to which amount he orders. */
export function RightsDialog({ companyId, contact, onClose }: RightsDialogProps) {
  const client = useQueryClient()
  const [{ id: contactId, rights }] = useState(contact)
  const params = { id: companyId, contactId }
  const name = contactName(contact)

  async function reload() {
    const { contacts } = await client.fetchQuery({ ...companyOf(companyId), staleTime: 0 })
    return contacts.find(({ id }) => id === contactId)?.rights ?? rights
  }

  return (
    <EditDialog
      title={texts.rightsTitle(name)}
      intro={texts.rightsIntro}
      row={rights}
      read={readRights}
      fields={RIGHT_FIELDS}
      save={async ({ change, seen }) =>
        keepCompany(client, await api.changeContactRights({ params, body: { change, seen } }))
      }
      reload={reload}
      onSaved={() => {
        showToast({ tone: 'good', title: texts.rightsSaved(name) })
        onClose()
      }}
      onClose={onClose}
    >
      {(faults) => <RightsFields rights={rights} faults={faults} />}
    </EditDialog>
  )
}

type RightsFieldsProps = {
  readonly rights: DeskContactRights
  readonly faults: Faults<DeskContactRights>
}

/** What a contact is there for, and up to which amount he orders, to be filled in. */
export function RightsFields({ rights, faults }: RightsFieldsProps) {
  return (
    <>
      <fieldset>
        <legend className="strong">{texts.rights}</legend>
        {CONTACT_ROLES.map((role) => (
          <Checkbox
            key={role}
            name="roles"
            value={role}
            label={texts.roles[role]}
            defaultChecked={rights.roles.includes(role)}
          />
        ))}
      </fieldset>
      <TextField
        name="orderLimitInCents"
        label={texts.orderLimit}
        hint={texts.orderLimitHint}
        inputMode="decimal"
        optional
        defaultValue={rights.orderLimitInCents === null ? '' : typedEuros(rights.orderLimitInCents)}
        error={faults.orderLimitInCents}
      />
    </>
  )
}

/** The rights that are filled in. */
export function readRights(
  form: HTMLFormElement,
): { readonly row: DeskContactRights } | { readonly faults: Faults<DeskContactRights> } {
  const orderLimitInCents = readLimit(form, 'orderLimitInCents')
  if (orderLimitInCents === undefined) return { faults: { orderLimitInCents: fieldFaultTexts.AmountInvalid } }
  const ticked = new FormData(form).getAll('roles')
  return { row: { roles: CONTACT_ROLES.filter((role) => ticked.includes(role)), orderLimitInCents } }
}
