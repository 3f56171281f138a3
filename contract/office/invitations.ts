import { z } from 'zod'
import { line } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

/** A contact who has no password so far, and no invitation that holds. */
export const ContactToInvite = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.object({ id: z.string(), name: z.string() }),
  /** Since when he is a contact. */
  createdAt: z.iso.datetime(),
  /** When his last invitation ended; null for who was never invited. */
  expiredAt: z.iso.datetime().nullable(),
})
export type ContactToInvite = z.output<typeof ContactToInvite>

export const listContactsToInvite = officeEndpoint('listContactsToInvite', {
  summary: 'The contacts without a password who have no invitation that holds, by name, by the hundred',
  access: 'operator',
  may: 'changeCompanies',
  query: z.object({
    /** Part of the name of a contact or company, or of an e-mail address. */
    search: line(60).default(''),
    /** `next` of the page before. */
    after: z.uuid().optional(),
  }),
  reply: z.object({
    contacts: z.array(ContactToInvite),
    next: z.string().nullable(),
    /** How many are found in all; null on later pages. */
    total: z.int().nullable(),
  }),
})
