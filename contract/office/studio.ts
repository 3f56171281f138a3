import { z } from 'zod'
import { STUDIO_QUEUES } from '#domain/designs/studio-queues.ts'
import { STUDIO_STATES } from '#domain/designs/studio.ts'
import { IdParams, line, paragraph } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'
import { OrderNote } from './orders.ts'
import { Approver, ToldAnswer } from './told-answer.ts'

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
  /** Who of the staff works on it. */
  taker: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The customer was asked something, and has not answered. */
  isAsked: z.boolean(),
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
  takenAt: z.iso.datetime().nullable(),
  /** Nothing is to be done for it any more. */
  isOver: z.boolean(),
  /** A proof can be sent now. */
  mayDeliver: z.boolean(),
  /** What the customer was asked, the newest first. */
  questions: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      by: z.string().nullable(),
      askedAt: z.iso.datetime(),
      /** Empty until it was answered. */
      answer: z.string(),
      answeredBy: z.string().nullable(),
      endedAt: z.iso.datetime().nullable(),
      ending: z.enum(['answered', 'withdrawn']).nullable(),
    }),
  ),
  /** What staff wrote to each other, the newest first. */
  notes: z.array(OrderNote),
  /** Who can be named in a note. */
  colleagues: z.array(z.string()),
  /** Who can answer a proof that waits: none without one. */
  approvers: z.array(Approver),
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
      /** By the link of its mail, without login. */
      isByLink: z.boolean(),
      /** Who of the staff wrote down what was said by telephone; null where the customer answered himself. */
      notedBy: z.string().nullable(),
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

export const takeStudioJob = officeEndpoint('takeStudioJob', {
  summary: 'Say that one works on a job, also from whoever had it, or does so no more',
  access: 'operator',
  may: 'deliverProofs',
  refuses: [409],
  params: IdParams,
  body: z.object({
    takes: z.boolean(),
    /** Who had it when it was looked at; another answers 409 `StudioJobTaken`. */
    seenTakerId: z.uuid().nullable(),
  }),
  reply: DeskStudioJob,
})

/** Chosen by who writes, so that it is written once. */
const id = z.uuid()

export const askStudioQuestion = officeEndpoint('askStudioQuestion', {
  summary: 'Ask the customer something about a job, by mail and at the order',
  access: 'operator',
  may: 'deliverProofs',
  refuses: [409],
  params: IdParams,
  body: z.object({ id, text: paragraph(2000).min(1, 'Required') }),
  reply: DeskStudioJob,
})

export const withdrawStudioQuestion = officeEndpoint('withdrawStudioQuestion', {
  summary: 'Take a question back that was not answered',
  access: 'operator',
  may: 'deliverProofs',
  refuses: [409],
  params: IdParams.extend({ questionId: z.uuid() }),
  reply: DeskStudioJob,
})

export const writeStudioNote = officeEndpoint('writeStudioNote', {
  summary: 'Write to colleagues at a job; who is named in it after an @ reads it on his first page',
  access: 'operator',
  may: 'seeFiles',
  params: IdParams,
  body: z.object({ id, text: paragraph(2000).min(1, 'Required') }),
  reply: DeskStudioJob,
})

export const noteStudioProofAnswer = officeEndpoint('noteStudioProofAnswer', {
  summary: 'Write down what a contact said of a proof by telephone, in his name; he gets a mail of it',
  access: 'operator',
  may: 'deliverProofs',
  refuses: [409],
  params: IdParams,
  body: ToldAnswer,
  reply: DeskStudioJob,
})
