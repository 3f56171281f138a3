import type { Customer } from '#contract/customer.ts'
import { personalDataTexts as texts } from '#texts/nl/account.ts'
import { FactList } from '#app/ui/fact-list.tsx'

export function CompanyFacts({ company }: Pick<Customer, 'company'>) {
  return (
    <FactList
      facts={[
        { label: texts.companyName, text: company.name },
        { label: texts.kvk, text: company.kvkNumber },
        { label: texts.vat, text: company.vatId },
        { label: texts.invoiceEmail, text: company.invoiceEmail },
        { label: texts.paymentTerm, text: texts.paymentDays(company.paymentTermDays) },
      ]}
    />
  )
}
