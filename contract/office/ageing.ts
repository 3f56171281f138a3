import { z } from 'zod'
import { AGES } from '#domain/documents/ageing.ts'
import { officeEndpoint } from './endpoint.ts'

/** What is open by how many days it is late; amounts in cents including VAT. */
const AgedSums = z.object({ openInCents: z.record(z.enum(AGES), z.int()), totalInCents: z.int() })

const AgedCompany = AgedSums.extend({ id: z.string(), name: z.string() })

export const getAgeing = officeEndpoint('getAgeing', {
  summary:
    'What is open by how long it should have been paid: of each company, who owes the most first, and of all',
  access: 'operator',
  may: 'seeAllInvoices',
  reply: z.object({
    /** The five hundred that owe the most. */
    companies: z.array(AgedCompany),
    all: AgedSums,
  }),
})
