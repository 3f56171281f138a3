import { z } from 'zod'
import { readCompanyNumbers } from '#domain/companies/company-numbers.ts'
import { Country } from '../config.ts'
import { PlaceForm } from '../customer.ts'
import { Email, line, Phone, requiredLine } from '../shared.ts'
import { DeskCompany } from './companies.ts'
import { officeEndpoint } from './endpoint.ts'

const rules = { access: 'operator', may: 'changeCompanies' } as const

/** A company that staff add, with who is called there first. */
const NewCompany = z
  .object({
    /** Chosen by who adds it, so that it is added once. */
    id: z.uuid(),
    name: requiredLine(120),
    kvkNumber: line(20),
    vatId: line(30),
    /** Where its invoices are mailed; null for the address of the contact. */
    invoiceEmail: Email.nullable(),
    /** Of its invoices, and its first one to deliver to. */
    address: PlaceForm,
    contact: z
      .object({
        email: Email,
        firstName: requiredLine(60),
        lastName: requiredLine(80),
        phone: Phone,
        /** Whether an invitation is mailed at once. */
        isInvited: z.boolean(),
      })
      .nullable(),
    /** Whether it is added beside one with the same numbers. */
    isSeparate: z.boolean(),
  })
  .superRefine(({ address: { country, postcode }, kvkNumber, vatId }, context) => {
    const { faults } = readCompanyNumbers({ country, postcode, kvkNumber, vatId })
    for (const [field, message] of Object.entries(faults ?? {}))
      context.addIssue({ code: 'custom', path: [field], message })
  })
export type NewCompany = z.output<typeof NewCompany>

export const createDeskCompany = officeEndpoint('createDeskCompany', {
  summary: 'Add a company with its address and perhaps a contact; the same id adds one',
  ...rules,
  refuses: [409],
  body: NewCompany,
  reply: DeskCompany,
})

export const getCompanyChoices = officeEndpoint('getCompanyChoices', {
  summary: 'Where a company may be',
  ...rules,
  reply: z.object({ countries: z.array(Country) }),
})
