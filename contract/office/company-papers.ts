import { z } from 'zod'
import { IdParams } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'
import { DeskFileRow } from './files.ts'
import { DeskInvoiceRow } from './invoices.ts'
import { DeskQuoteRow } from './quotes.ts'

/** The last invoices, quotes and files of a company with what waits of all of them; null is what the role is not there for. */
export const CompanyPapers = z.object({
  invoices: z
    .object({
      count: z.int(),
      openCount: z.int(),
      overdueCount: z.int(),
      openInCents: z.int(),
      overdueInCents: z.int(),
      /** What the company paid too much, and was neither booked on another invoice nor paid back. */
      paidTooMuchInCents: z.int(),
      last: z.array(DeskInvoiceRow),
    })
    .nullable(),
  /** What was put aside; what was ordered stands with the orders. */
  quotes: z
    .object({
      count: z.int(),
      openCount: z.int(),
      answerCount: z.int(),
      last: z.array(DeskQuoteRow),
    })
    .nullable(),
  /** What was ordered and is not printed so far. */
  files: z
    .object({
      count: z.int(),
      reviewCount: z.int(),
      waitingCount: z.int(),
      last: z.array(DeskFileRow.omit({ pictureUrl: true, messages: true })),
    })
    .nullable(),
})
export type CompanyPapers = z.output<typeof CompanyPapers>

export const getCompanyPapers = officeEndpoint('getCompanyPapers', {
  summary: 'The last five invoices, quotes and files of a company, each kind for the roles that see it',
  access: 'operator',
  may: 'seeCompanies',
  params: IdParams,
  reply: CompanyPapers,
})
