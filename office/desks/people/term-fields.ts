import type { CompanyTerms, DeskCompany } from '#contract/office/companies.ts'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import { formatPrice } from '#texts/nl/format.ts'

type Field = readonly [label: string, show: (terms: CompanyTerms) => string]

/** How the terms of a company are called, and how they read. */
export function termFields(lists: DeskCompany['priceLists']): Readonly<Record<keyof CompanyTerms, Field>> {
  const titleOf = (id: string | null) => lists.find((list) => list.id === id)?.title ?? texts.noList
  return {
    paymentTermDays: [texts.term, ({ paymentTermDays }) => texts.days(paymentTermDays)],
    creditLimitInCents: [texts.creditLimit, ({ creditLimitInCents }) => limitText(creditLimitInCents)],
    overLimit: [texts.overLimitWay, ({ overLimit }) => texts.overLimitWays[overLimit]],
    invoiceEmail: [texts.invoiceEmail, ({ invoiceEmail }) => invoiceEmail ?? texts.noInvoiceEmail],
    purchaseOrderRequired: [
      texts.purchaseOrder,
      ({ purchaseOrderRequired }) => (purchaseOrderRequired ? texts.required : texts.notRequired),
    ],
    contractPriceListId: [texts.contractList, ({ contractPriceListId }) => titleOf(contractPriceListId)],
    groupPriceListId: [texts.groupList, ({ groupPriceListId }) => titleOf(groupPriceListId)],
  }
}

/** An amount up to which something goes. */
export const limitText = (cents: number | null): string =>
  cents === null ? texts.noLimit : formatPrice(cents)
