import { z } from 'zod'
import { CONTACT_ROLES } from '#domain/access/contact-rights.ts'
import { BOUNCE_REASONS } from '#domain/mails/bounce-reason.ts'
import { OVER_LIMIT_WAYS } from '#domain/companies/credit-limit.ts'
import { ORDER_STATES } from '#domain/orders/states.ts'
import { Country } from '../config.ts'
import { Address, Contact } from '../customer.ts'
import { Email, IdParams, line, requiredLine } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'
import { companyFilters, OwnPriceList } from './filters.ts'

/** The greatest amount that staff may fill in: a hundred million euros. */
const MOST_CENTS = 10_000_000_000
export const Cents = z.int('AmountInvalid').min(0, 'AmountInvalid').max(MOST_CENTS, 'AmountInvalid')
/** An amount that is kept, whatever the bounds of today. */
const KeptCents = z.int()

/** A company in the list of the back office. */
const DeskCompanyRow = z.object({
  id: z.string(),
  name: z.string(),
  kvkNumber: z.string().nullable(),
  /** Where its invoices go. */
  city: z.string().nullable(),
  paymentTermDays: z.int(),
  lastOrderAt: z.iso.datetime().nullable(),
  isBlocked: z.boolean(),
})

export const listDeskCompanies = officeEndpoint('listDeskCompanies', {
  summary: 'Companies by name, by the hundred',
  access: 'operator',
  may: 'seeCompanies',
  query: z.object({
    show: z.enum(['active', 'blocked']).default('active'),
    /** Part of a name, of a contact’s e-mail address or its domain, or the beginning of a KvK number; of a name, where it is short. */
    search: line(60).default(''),
    ...companyFilters,
    /** `next` of the page before. */
    after: z.uuid().optional(),
  }),
  reply: z.object({ companies: z.array(DeskCompanyRow), next: z.string().nullable() }),
})

/** On what terms a company buys. */
const Terms = z.object({
  paymentTermDays: z.int(),
  /** Including VAT; null without a limit. */
  creditLimitInCents: KeptCents.nullable(),
  overLimit: z.enum(OVER_LIMIT_WAYS, 'Invalid'),
  invoiceEmail: z.string().nullable(),
  purchaseOrderRequired: z.boolean(),
  groupPriceListId: z.string().nullable(),
  contractPriceListId: z.string().nullable(),
})
export type CompanyTerms = z.output<typeof Terms>

/** What a contact is there for, and up to which amount excluding VAT he orders; null without a limit. */
const Rights = z.object({
  roles: z.array(z.enum(CONTACT_ROLES)),
  orderLimitInCents: KeptCents.nullable(),
})
export type DeskContactRights = z.output<typeof Rights>

const DeskContact = Contact.extend({
  state: z.enum(['invited', 'active', 'blocked']),
  lastLoginAt: z.iso.datetime().nullable(),
  /** Until when the link of his last invitation holds or held; null for who was never invited, or has a password. */
  invitedUntil: z.iso.datetime().nullable(),
  rights: Rights,
  /** The last mail that came back from his address and was not sent again. */
  bounce: z
    .object({ mailId: z.string(), at: z.iso.datetime(), reason: z.enum(BOUNCE_REASONS), said: z.string() })
    .nullable(),
})
export type DeskContact = z.output<typeof DeskContact>

/** What staff write to each other about a company; of all its notes one may be pinned. */
export const CompanyNote = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  text: z.string(),
})
export type CompanyNote = z.output<typeof CompanyNote>

/** A company as the desk has it. */
export const DeskCompany = z.object({
  id: z.string(),
  name: z.string(),
  kvkNumber: z.string().nullable(),
  vatId: z.string().nullable(),
  vatIdStatus: z.enum(['valid', 'invalid', 'unavailable', 'unchecked']),
  /** What VIES said last about the VAT number. */
  vatCheck: z
    .object({
      status: z.enum(['valid', 'invalid', 'unavailable']),
      name: z.string().nullable(),
      answeredAt: z.iso.datetime(),
    })
    .nullable(),
  isBlocked: z.boolean(),
  /** Why; null where nobody wrote that down. */
  blockReason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  terms: Terms,
  /** What is to be paid, including VAT: invoices that were not taken back, and orders that have none so far. */
  open: z.object({ invoicedInCents: z.int(), orderedInCents: z.int() }),
  /** The lists that a company may get. */
  priceLists: z.array(OwnPriceList),
  invoiceAddress: Address.nullable(),
  addresses: z.array(Address),
  /** Where an address may be. */
  countries: z.array(Country),
  contacts: z.array(DeskContact),
  /** Who is called first; null for nobody. */
  mainContactId: z.string().nullable(),
  /** The newest first. */
  notes: z.array(CompanyNote),
  pinnedNoteId: z.string().nullable(),
  /** The last ones. */
  orders: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      reference: z.string().nullable(),
      placedAt: z.iso.datetime(),
      state: z.enum(ORDER_STATES),
      netInCents: z.int(),
    }),
  ),
})
export type DeskCompany = z.output<typeof DeskCompany>

export const getDeskCompany = officeEndpoint('getDeskCompany', {
  summary: 'One company, with its terms, people, addresses and last orders',
  access: 'operator',
  may: 'seeCompanies',
  params: IdParams,
  reply: DeskCompany,
})

/**
 * What is changed of a row, and what was seen of it: a field that has another value by now than was seen is refused, so that
 * nobody writes over what a colleague did.
 */
export const changeOf = <Fields extends z.ZodRawShape, Seen extends z.ZodRawShape>(
  fields: z.ZodObject<Fields>,
  seen: z.ZodObject<Seen>,
) => z.object({ change: fields.partial(), seen: seen.partial() })

/** In whole days. */
export const PaymentTermDays = z
  .int('PaymentTermInvalid')
  .min(0, 'PaymentTermInvalid')
  .max(90, 'PaymentTermInvalid')

export const changeCompanyTerms = officeEndpoint('changeCompanyTerms', {
  summary: 'Change on what terms a company buys',
  access: 'operator',
  may: 'changeCompanies',
  refuses: [409],
  params: IdParams,
  body: changeOf(
    z.object({
      paymentTermDays: PaymentTermDays,
      creditLimitInCents: Cents.nullable(),
      overLimit: Terms.shape.overLimit,
      invoiceEmail: Email.nullable(),
      purchaseOrderRequired: z.boolean(),
      groupPriceListId: z.uuid().nullable(),
      contractPriceListId: z.uuid().nullable(),
    }),
    Terms,
  ),
  reply: DeskCompany,
})

export const blockCompany = officeEndpoint('blockCompany', {
  summary: 'Keep the contacts of a company out for a reason, which ends their sessions, or let them in again',
  access: 'operator',
  may: 'changeCompanies',
  refuses: [409],
  params: IdParams,
  body: z.discriminatedUnion('isBlocked', [
    z.object({ isBlocked: z.literal(true), reason: requiredLine(300) }),
    z.object({ isBlocked: z.literal(false) }),
  ]),
  reply: DeskCompany,
})

export const ContactParams = z.object({ id: z.uuid(), contactId: z.uuid() })

export const changeContactRights = officeEndpoint('changeContactRights', {
  summary: 'Change what a contact is there for, and up to which amount he orders',
  access: 'operator',
  may: 'changeCompanies',
  refuses: [409],
  params: ContactParams,
  body: changeOf(
    z.object({ roles: Rights.shape.roles.max(10), orderLimitInCents: Cents.nullable() }),
    Rights,
  ),
  reply: DeskCompany,
})

export const blockContact = officeEndpoint('blockContact', {
  summary: 'Keep a contact out, which ends his sessions, or let him in again',
  access: 'operator',
  may: 'changeCompanies',
  params: ContactParams,
  body: z.object({ isBlocked: z.boolean() }),
  reply: DeskCompany,
})

export const inviteContactAgain = officeEndpoint('inviteContactAgain', {
  summary:
    'Mail a contact who has no password so far a new invitation; the link of the one before is worth nothing then. Pressed twice it mails once',
  access: 'operator',
  may: 'changeCompanies',
  refuses: [409],
  params: ContactParams,
  /** Until when the invitation that was seen holds. */
  body: z.object({ invitedUntil: DeskContact.shape.invitedUntil }),
  reply: DeskCompany,
})
