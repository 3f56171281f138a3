import type { Cents } from '../money.ts'

/** What contacts of a company may be there for. */
export const CONTACT_ROLES = ['orders', 'approves', 'pays', 'managesPeople'] as const

/** One of the things that a contact is there for. */
export type ContactRole = (typeof CONTACT_ROLES)[number]

/** What a contact is there for, and up to which amount in cents excluding VAT he may order; null without a limit. */
export type ContactRights = {
  readonly roles: readonly ContactRole[]
  readonly orderLimitCents: Cents | null
}

/** The rights of a contact of whom nothing else was agreed: everything, without a limit. */
export const ALL_RIGHTS: ContactRights = { roles: CONTACT_ROLES, orderLimitCents: null }
