import { useQueryClient } from '@tanstack/react-query'
import type { DeskCompany, DeskContactRights } from '#contract/office/companies.ts'
import type { ContactPerson } from '#contract/office/company-changes.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import { api } from '../../lib/api.ts'
import { EditDialog, type Faults } from '../../ui/edit-dialog.tsx'
import { keepCompany } from './keep-company.ts'
import { PERSON_FIELDS, readPerson } from './person-dialog.tsx'
import { PersonFields } from './person-fields.tsx'
import { readRights, RIGHT_FIELDS, RightsFields } from './rights-dialog.tsx'

type NewContact = DeskContactRights & ContactPerson

const NOBODY: NewContact = {
  firstName: '',
  lastName: '',
  email: '',
  phone: null,
  roles: ['orders', 'approves', 'pays'],
  orderLimitInCents: null,
}

const FIELDS = { ...PERSON_FIELDS, ...RIGHT_FIELDS } as const

type ContactDialogProps = { readonly company: DeskCompany; readonly onClose: () => void }

/** Adds somebody to a company, who is mailed an invitation. */
export function ContactDialog({ company, onClose }: ContactDialogProps) {
  const client = useQueryClient()
  return (
    <EditDialog
      title={texts.addContactTitle(company.name)}
      intro={texts.addContactIntro}
      row={NOBODY}
      read={readContact}
      fields={FIELDS}
      save={async ({ change }) => {
        const body = { ...NOBODY, ...change } as NewContact
        const changed = await api.addCompanyContact({
          params: { id: company.id },
          body: { ...body, roles: [...body.roles] },
        })
        showToast({ tone: 'good', title: texts.invited(body.email) })
        await keepCompany(client, changed)
      }}
      reload={async () => NOBODY}
      onSaved={onClose}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <PersonFields faults={faults} />
          <RightsFields rights={NOBODY} faults={faults} />
        </>
      )}
    </EditDialog>
  )
}

function readContact(
  form: HTMLFormElement,
): { readonly row: NewContact } | { readonly faults: Faults<NewContact> } {
  const read = readRights(form)
  return 'faults' in read ? read : { row: { ...read.row, ...readPerson(form) } }
}
