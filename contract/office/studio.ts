import { z } from 'zod'
import { STUDIO_QUEUES } from '#domain/designs/studio-queues.ts'
import { STUDIO_STATES } from '#domain/designs/studio.ts'
import { IdParams, line } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

const Job = {
  id: z.string(),
  state: z.enum(STUDIO_STATES),
  /** Since when it is so. */
  changedAt: z.iso.datetime(),
  orderId: z.string(),
  orderNumber: z.string(),
  companyName: z.string(),
  lineTitle: z.string(),
  side: z.enum(['front', 'back']),
  copies: z.int(),
  /** How many proofs were sent. */
  versions: z.int(),
}

/** A job in a queue of the studio. */
export const DeskStudioRow = z.object(Job)
export type DeskStudioRow = z.output<typeof DeskStudioRow>

export const listStudioJobs = officeEndpoint('listStudioJobs', {
  summary:
    'The jobs of the studio by the fifty: what is open the longest waiting first, else the latest changed first',
  access: 'operator',
  may: 'seeFiles',
  query: z.object({
    queue: z.enum(STUDIO_QUEUES).default('make'),
    /** Part of an order number, or of the name of a company or line. */
    search: line(60).default(''),
    /** `next` of the page before. */
    after: line(100).optional(),
  }),
  reply: z.object({ jobs: z.array(DeskStudioRow), next: z.string().nullable() }),
})

export const countStudioJobs = officeEndpoint('countStudioJobs', {
  summary: 'How many jobs each queue of the studio holds, no further than a thousand',
  access: 'operator',
  may: 'seeFiles',
  reply: z.object({ counts: z.record(z.enum(STUDIO_QUEUES), z.int()) }),
})

/** A job of the studio: what is asked, and what was shown so far. */
export const DeskStudioJob = z.object({
  ...Job,
  brief: z.string(),
  contactName: z.string(),
  demands: z
    .object({
      widthMm: z.number().nullable(),
      heightMm: z.number().nullable(),
      bleedMm: z.number(),
      safeMarginMm: z.number(),
      minPpi: z.int().nullable(),
    })
    .nullable(),
  /** A proof can be sent now. */
  mayDeliver: z.boolean(),
  /** The newest first. */
  proofs: z.array(
    z.object({
      id: z.string(),
      number: z.int(),
      fileName: z.string(),
      /** Its file was read; its picture comes with that. */
      isRead: z.boolean(),
      /** Null where there is no picture of it. */
      pictureUrl: z.string().nullable(),
      sentAt: z.iso.datetime(),
      decision: z.enum(['approved', 'returned']).nullable(),
      decidedAt: z.iso.datetime().nullable(),
      decidedBy: z.string().nullable(),
      remarks: z.string(),
    }),
  ),
})
export type DeskStudioJob = z.output<typeof DeskStudioJob>

export const getStudioJob = officeEndpoint('getStudioJob', {
  summary: 'One job of the studio, with its brief and its proofs',
  access: 'operator',
  may: 'seeFiles',
  params: IdParams,
  reply: DeskStudioJob,
})
