import { z } from 'zod'
import { Done, IdParams, paragraph } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

/** What was asked for, as it was filled in; numbers and postcode as they are written. */
const RequestForm = z.object({
  companyName: z.string(),
  kvkNumber: z.string().nullable(),
  vatId: z.string().nullable(),
  street: z.string(),
  houseNumber: z.string(),
  addition: z.string().nullable(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  invoiceEmail: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  remarks: z.string().nullable(),
})

/** A request for an account that waits, or an invitation that nobody took up. */
const AccountRequest = z.object({
  id: z.string(),
  state: z.enum(['submitted', 'in_review', 'invited']),
  submittedAt: z.string(),
  form: RequestForm,
  /** A company that has the same numbers, and is a customer already. */
  knownCompany: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Companies that may be the same one: somebody there mails from the same domain, or it has an address there. */
  alikeCompanies: z.array(
    z.object({ id: z.string(), name: z.string(), sharesDomain: z.boolean(), sharesAddress: z.boolean() }),
  ),
  /** What staff asked about it last, and when. */
  question: z.object({ text: z.string(), askedAt: z.string() }).nullable(),
  /** What VIES said last about the VAT number. */
  vatCheck: z
    .object({
      status: z.enum(['valid', 'invalid', 'unavailable']),
      name: z.string().nullable(),
      answeredAt: z.string(),
    })
    .nullable(),
})

export const listAccountRequests = officeEndpoint('listAccountRequests', {
  summary: 'Requests for an account that wait, the oldest first',
  access: 'operator',
  may: 'decideAccounts',
  reply: z.object({ requests: z.array(AccountRequest) }),
})
export const approveAccountRequest = officeEndpoint('approveAccountRequest', {
  summary: 'Make an account of a request and mail the invitation; once more sends a new one',
  access: 'operator',
  may: 'decideAccounts',
  refuses: [409],
  params: IdParams,
  body: z.object({
    /** Whether the contact joins the company that has the same numbers; without it such a request is refused. */
    joins: z.boolean().default(false),
    /** The company that the contact joins though its numbers differ; null makes a new one. */
    companyId: z.uuid().nullable().default(null),
  }),
  reply: z.object({ email: z.string(), companyName: z.string() }),
})
export const askAboutAccountRequest = officeEndpoint('askAboutAccountRequest', {
  summary: 'Ask somebody about his request by mail, and note that; the request stays',
  access: 'operator',
  may: 'decideAccounts',
  refuses: [409],
  params: IdParams,
  body: z.object({ question: paragraph(1000).min(1, 'Required') }),
  reply: Done,
})
export const rejectAccountRequest = officeEndpoint('rejectAccountRequest', {
  summary: 'Refuse a request for an account, which is told by mail with the reason',
  access: 'operator',
  may: 'decideAccounts',
  refuses: [409],
  params: IdParams,
  body: z.object({ reason: paragraph(1000).default('') }),
  reply: Done,
})
