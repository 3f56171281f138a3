import { z } from 'zod'
import { paragraph } from '../shared.ts'

/** A contact who may answer the proofs of his company. */
export const Approver = z.object({ id: z.string(), name: z.string() })
export type Approver = z.output<typeof Approver>

/** What a contact said of a proof by telephone, and in which words. */
export const ToldAnswer = z.object({
  proofId: z.uuid(),
  contactId: z.uuid(),
  decision: z.enum(['approved', 'returned']),
  remarks: paragraph(4000).min(1, 'Required'),
})
export type ToldAnswer = z.output<typeof ToldAnswer>
