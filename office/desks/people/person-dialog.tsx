import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskContact } from '#contract/office/companies.ts'
import type { ContactPerson } from '#contract/office/company-changes.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { formTexts } from '#texts/nl/forms.ts'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { companyOf } from '../../work/companies.ts'
import { contactName } from './contact-name.ts'
import { keepCompany } from './keep-company.ts'
import { PersonFields } from './person-fields.tsx'

/** How the fields of a person are called, and how they read. */
export const PERSON_FIELDS = {
  firstName: [texts.firstName, ({ firstName }: ContactPerson) => firstName],
  lastName: [texts.lastName, ({ lastName }: ContactPerson) => lastName],
  email: [formTexts.email, ({ email }: ContactPerson) => email],
  phone: [formTexts.phone, ({ phone }: ContactPerson) => phone ?? ''],
} as const

/** The person that is filled in. */
export function readPerson(form: HTMLFormElement): ContactPerson {
  const text = (name: keyof ContactPerson) => fieldText(form, name).trim()
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone') || null,
  }
}

const personOf = ({ firstName, lastName, email, phone }: DeskContact): ContactPerson => ({
  firstName,
  lastName,
  email,
  phone,
})

type PersonDialogProps = {
  readonly companyId: string
  readonly contact: DeskContact
  readonly onClose: () => void
}

/** Who a contact is, and how he is reached. */
export function PersonDialog({ companyId, contact, onClose }: PersonDialogProps) {
  const client = useQueryClient()
  const [opened] = useState(contact)
  const params = { id: companyId, contactId: opened.id }
  const person = personOf(opened)

  async function reload() {
    const { contacts } = await client.fetchQuery({ ...companyOf(companyId), staleTime: 0 })
    return personOf(contacts.find(({ id }) => id === opened.id) ?? opened)
  }

  return (
    <EditDialog
      title={texts.personTitle(contactName(opened))}
      intro={texts.personIntro}
      row={person}
      read={(form) => ({ row: readPerson(form) })}
      fields={PERSON_FIELDS}
      save={async ({ change, seen }) => {
        const changed = await api.changeContactPerson({ params, body: { change, seen } })
        showToast({
          tone: 'good',
          title: texts.personSaved(contactName({ ...person, ...change } as ContactPerson)),
        })
        await keepCompany(client, changed)
      }}
      reload={reload}
      onSaved={onClose}
      onClose={onClose}
    >
      {(faults) => <PersonFields faults={faults} person={person} />}
    </EditDialog>
  )
}
