import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CompanyTerms, DeskCompany } from '#contract/office/companies.ts'
import { OVER_LIMIT_WAYS } from '#domain/companies/credit-limit.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import { typedEuros } from '#texts/nl/euros.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { EditDialog, type Faults } from '../../ui/edit-dialog.tsx'
import { companyOf } from '../../work/companies.ts'
import { keepCompany } from './keep-company.ts'
import { readDays } from './read-days.ts'
import { readLimit } from './read-limit.ts'
import { termFields } from './term-fields.ts'

type TermsDialogProps = { readonly company: DeskCompany; readonly onClose: () => void }

/** On what terms a company buys. */
export function TermsDialog({ company, onClose }: TermsDialogProps) {
  const client = useQueryClient()
  const [{ id, name, terms, priceLists }] = useState(company)
  const params = { id }
  const lists = (kind: 'group' | 'contract') => [
    { value: '', label: texts.noList },
    ...priceLists.filter((list) => list.kind === kind).map((list) => ({ value: list.id, label: list.title })),
  ]
  return (
    <EditDialog
      title={texts.termsTitle(name)}
      intro={texts.termsIntro}
      row={terms}
      read={readTerms}
      fields={termFields(priceLists)}
      save={async (body) => keepCompany(client, await api.changeCompanyTerms({ params, body }))}
      reload={async () => (await client.fetchQuery({ ...companyOf(id), staleTime: 0 })).terms}
      onSaved={() => {
        showToast({ tone: 'good', title: texts.termsSaved })
        onClose()
      }}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <TextField
            name="paymentTermDays"
            label={texts.paymentTermDays}
            inputMode="numeric"
            defaultValue={terms.paymentTermDays}
            error={faults.paymentTermDays}
          />
          <TextField
            name="creditLimitInCents"
            label={texts.creditLimit}
            hint={texts.creditLimitHint}
            inputMode="decimal"
            optional
            defaultValue={terms.creditLimitInCents === null ? '' : typedEuros(terms.creditLimitInCents)}
            error={faults.creditLimitInCents}
          />
          <SelectField
            name="overLimit"
            label={texts.overLimitWay}
            options={OVER_LIMIT_WAYS.map((way) => ({ value: way, label: texts.overLimitWays[way] }))}
            defaultValue={terms.overLimit}
            error={faults.overLimit}
          />
          <TextField
            name="invoiceEmail"
            type="email"
            label={texts.invoiceEmail}
            optional
            maxLength={254}
            defaultValue={terms.invoiceEmail ?? ''}
            error={faults.invoiceEmail}
          />
          <Checkbox
            name="purchaseOrderRequired"
            label={texts.purchaseOrderRequired}
            defaultChecked={terms.purchaseOrderRequired}
          />
          <SelectField
            name="contractPriceListId"
            label={texts.contractList}
            options={lists('contract')}
            defaultValue={terms.contractPriceListId ?? ''}
            error={faults.contractPriceListId}
          />
          <SelectField
            name="groupPriceListId"
            label={texts.groupList}
            options={lists('group')}
            defaultValue={terms.groupPriceListId ?? ''}
            error={faults.groupPriceListId}
          />
        </>
      )}
    </EditDialog>
  )
}

function readTerms(
  form: HTMLFormElement,
): { readonly row: CompanyTerms } | { readonly faults: Faults<CompanyTerms> } {
  const days = readDays(form, 'paymentTermDays')
  const limit = readLimit(form, 'creditLimitInCents')
  if (days === undefined || limit === undefined) {
    return {
      faults: {
        ...(days === undefined && { paymentTermDays: fieldFaultTexts.PaymentTermInvalid }),
        ...(limit === undefined && { creditLimitInCents: fieldFaultTexts.AmountInvalid }),
      },
    }
  }
  return {
    row: {
      paymentTermDays: days,
      creditLimitInCents: limit,
      overLimit: OVER_LIMIT_WAYS.find((way) => way === fieldText(form, 'overLimit')) ?? 'warn',
      invoiceEmail: fieldText(form, 'invoiceEmail').trim() || null,
      purchaseOrderRequired: new FormData(form).has('purchaseOrderRequired'),
      contractPriceListId: fieldText(form, 'contractPriceListId') || null,
      groupPriceListId: fieldText(form, 'groupPriceListId') || null,
    },
  }
}
