import { z } from 'zod'
import { Done, Email, IdParams, paragraph, PlainDate } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

const rules = { access: 'operator', may: 'runSystem' } as const
const Kind = z.enum(['access', 'erasure'])

/** Who asks what is kept about him, or to be forgotten. */
export const PrivacyRequest = z.object({
  id: z.string(),
  kind: Kind,
  channel: z.enum(['site', 'mail', 'phone', 'letter']),
  state: z.enum(['open', 'done', 'refused']),
  /** Null when he was forgotten. */
  email: z.string().nullable(),
  /** The account of that address; null where there is none (any more). */
  person: z
    .object({ name: z.string(), companyId: z.string(), companyName: z.string(), openOrders: z.int() })
    .nullable(),
  receivedOn: z.string(),
  dueOn: z.string(),
  isLate: z.boolean(),
  note: z.string(),
  answer: z.string(),
  closed: z.object({ at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
})
export type PrivacyRequest = z.output<typeof PrivacyRequest>

export const listPrivacyRequests = officeEndpoint('listPrivacyRequests', {
  summary: 'What people ask about their own data: first what is open, the most urgent first',
  ...rules,
  reply: z.object({ requests: z.array(PrivacyRequest) }),
})

export const recordPrivacyRequest = officeEndpoint('recordPrivacyRequest', {
  summary: 'Write down what somebody asked about his own data by mail, telephone or letter',
  ...rules,
  body: z.object({
    kind: Kind,
    channel: z.enum(['mail', 'phone', 'letter']),
    email: Email,
    receivedOn: PlainDate,
    note: paragraph(1000),
  }),
  reply: Done,
})

export const closePrivacyRequest = officeEndpoint('closePrivacyRequest', {
  summary: 'Say that a request is done or refused, with what was answered',
  ...rules,
  refuses: [409],
  params: IdParams,
  body: z.object({ state: z.enum(['done', 'refused']), answer: paragraph(1000).min(1, 'Required') }),
  reply: Done,
})

export const erasePerson = officeEndpoint('erasePerson', {
  summary: 'Forget who asked for that, as he could on the site, and close the request',
  ...rules,
  refuses: [409],
  params: IdParams,
  reply: Done,
})

export const exportPerson = officeEndpoint('exportPerson', {
  summary: 'Everything that the shop keeps about who asked for that, as a file',
  ...rules,
  refuses: [409],
  params: IdParams,
  reply: z.looseObject({ madeAt: z.string() }),
})
