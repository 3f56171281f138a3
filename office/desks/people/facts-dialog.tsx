import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskCompany } from '#contract/office/companies.ts'
import type { CompanyFacts } from '#contract/office/company-changes.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { companyOf } from '../../work/companies.ts'
import { keepCompany } from './keep-company.ts'

const FIELDS = {
  name: [texts.name, ({ name }: CompanyFacts) => name],
  kvkNumber: [texts.kvk, ({ kvkNumber }: CompanyFacts) => kvkNumber || texts.notFilledIn],
  vatId: [texts.vat, ({ vatId }: CompanyFacts) => vatId || texts.notFilledIn],
} as const

const factsOf = ({ name, kvkNumber, vatId }: DeskCompany): CompanyFacts => ({ name, kvkNumber, vatId })

type FactsDialogProps = { readonly company: DeskCompany; readonly onClose: () => void }

/** The name and numbers of a company. */
export function FactsDialog({ company, onClose }: FactsDialogProps) {
  const client = useQueryClient()
  const [facts] = useState(() => factsOf(company))
  const params = { id: company.id }
  return (
    <EditDialog
      title={texts.factsTitle(facts.name)}
      intro={texts.factsIntro}
      row={facts}
      read={readFacts}
      fields={FIELDS}
      save={async (body) => keepCompany(client, await api.changeCompanyFacts({ params, body }))}
      reload={async () => factsOf(await client.fetchQuery({ ...companyOf(company.id), staleTime: 0 }))}
      onSaved={() => {
        showToast({ tone: 'good', title: texts.factsSaved })
        onClose()
      }}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <TextField
            name="name"
            label={texts.name}
            maxLength={120}
            defaultValue={facts.name}
            error={faults.name}
          />
          <TextField
            name="kvkNumber"
            label={texts.kvk}
            inputMode="numeric"
            maxLength={20}
            defaultValue={facts.kvkNumber ?? ''}
            error={faults.kvkNumber}
          />
          <TextField
            name="vatId"
            label={texts.vat}
            hint={texts.vatHint}
            optional
            maxLength={30}
            defaultValue={facts.vatId ?? ''}
            error={faults.vatId}
          />
        </>
      )}
    </EditDialog>
  )
}

function readFacts(form: HTMLFormElement) {
  const name = fieldText(form, 'name').trim()
  if (name === '') return { faults: { name: fieldFaultTexts.Required } }
  return {
    row: {
      name,
      kvkNumber: fieldText(form, 'kvkNumber').trim() || null,
      vatId: fieldText(form, 'vatId').trim() || null,
    },
  }
}
