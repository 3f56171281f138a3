import { z } from 'zod'
import { CONTACT_ROLES } from '#domain/access/contact-rights.ts'
import { Address, AddressFields, AddressForm, Contact } from '../customer.ts'
import { Done, Email, IdParams, line, paragraph, Phone, requiredLine } from '../shared.ts'
import { Cents, changeOf, ContactParams, DeskCompany } from './companies.ts'
import { officeEndpoint } from './endpoint.ts'

/** Who a company is. */
const Facts = z.object({ name: z.string(), kvkNumber: z.string().nullable(), vatId: z.string().nullable() })
export type CompanyFacts = z.output<typeof Facts>

export const changeCompanyFacts = officeEndpoint('changeCompanyFacts', {
  summary: 'Change the name and numbers of a company; another VAT number is looked up anew',
  access: 'operator',
  may: 'changeCompanies',
  refuses: [409],
  params: IdParams,
  body: changeOf(
    z.object({ name: requiredLine(120), kvkNumber: line(20).nullable(), vatId: line(30).nullable() }),
    Facts,
  ),
  reply: DeskCompany,
})

export const addCompanyAddress = officeEndpoint('addCompanyAddress', {
  summary: 'Add a delivery address of a company, or its invoice address where it has none',
  access: 'operator',
  may: 'changeCompanies',
  refuses: [409],
  params: IdParams,
  body: z.object({ kind: z.enum(['delivery', 'invoice']), address: AddressForm }),
  reply: DeskCompany,
})

const AddressParams = z.object({ id: z.uuid(), addressId: z.uuid() })
const SeenAddress = Address.omit({ id: true })
export type SeenAddress = z.output<typeof SeenAddress>

export const changeCompanyAddress = officeEndpoint('changeCompanyAddress', {
  summary: 'Change an address of a company, of either kind',
  access: 'operator',
  may: 'changeCompanies',
  refuses: [409],
  params: AddressParams,
  body: changeOf(AddressFields, SeenAddress),
  reply: DeskCompany,
})

export const removeCompanyAddress = officeEndpoint('removeCompanyAddress', {
  summary: 'Remove a delivery address of a company, as it was seen',
  access: 'operator',
  may: 'changeCompanies',
  refuses: [409],
  params: AddressParams,
  body: z.object({ seen: SeenAddress }),
  reply: DeskCompany,
})

export const addCompanyContact = officeEndpoint('addCompanyContact', {
  summary: 'Add a contact to a company, who is mailed an invitation',
  access: 'operator',
  may: 'changeCompanies',
  refuses: [409],
  params: IdParams,
  body: z.object({
    email: Email,
    firstName: requiredLine(60),
    lastName: requiredLine(80),
    phone: Phone.nullable(),
    roles: z.array(z.enum(CONTACT_ROLES)).max(10),
    orderLimitInCents: Cents.nullable(),
  }),
  reply: DeskCompany,
})

/** Who a contact is and how he is reached. */
const Person = Contact.omit({ id: true })
export type ContactPerson = z.output<typeof Person>

export const changeContactPerson = officeEndpoint('changeContactPerson', {
  summary:
    'Change the name, address or phone number of a contact; with another address his sessions and open links end, and both addresses are told',
  access: 'operator',
  may: 'changeCompanies',
  refuses: [409],
  params: ContactParams,
  body: changeOf(
    z.object({
      email: Email,
      firstName: requiredLine(60),
      lastName: requiredLine(80),
      phone: Phone.nullable(),
    }),
    Person,
  ),
  reply: DeskCompany,
})

export const chooseMainContact = officeEndpoint('chooseMainContact', {
  summary: 'Choose who of a company is called first',
  access: 'operator',
  may: 'changeCompanies',
  refuses: [409],
  params: IdParams,
  body: z.object({ contactId: z.uuid(), seen: z.uuid().nullable() }),
  reply: DeskCompany,
})

export const writeCompanyNote = officeEndpoint('writeCompanyNote', {
  summary: 'Write to colleagues about a company',
  access: 'operator',
  may: 'seeCompanies',
  params: IdParams,
  body: z.object({
    /** Chosen by who writes, so that it is written once. */
    id: z.uuid(),
    text: paragraph(2000).min(1, 'Required'),
  }),
  reply: DeskCompany,
})

export const pinCompanyNote = officeEndpoint('pinCompanyNote', {
  summary: 'Pin one note of a company, in the place of the one that was, or none',
  access: 'operator',
  may: 'seeCompanies',
  refuses: [409],
  params: IdParams,
  body: z.object({ noteId: z.uuid().nullable(), seen: z.uuid().nullable() }),
  reply: DeskCompany,
})

export const previewAsCustomer = officeEndpoint('previewAsCustomer', {
  summary: 'Begin a preview of the shop by the prices of a company; it ends with the session of who asks',
  access: 'operator',
  may: 'actForContact',
  params: IdParams,
  /** What the mark of the browser is to say. */
  reply: z.object({ mark: z.string() }),
})

export const actForContact = officeEndpoint('actForContact', {
  summary: 'Begin a session of the shop in which who asks acts for a contact; it ends with his own',
  access: 'operator',
  may: 'actForContact',
  refuses: [409],
  params: ContactParams,
  reply: Done,
})
