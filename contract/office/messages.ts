import { z } from 'zod'
import { MESSAGE_QUEUES } from '#domain/messages/message-queues.ts'
import { IdParams, line } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

/** What somebody wrote by the contact form. */
export const DeskMessage = z.object({
  id: z.string(),
  receivedAt: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  /** When it was done, and by whom; by nobody who is known any more is null. */
  done: z.object({ at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
})
export type DeskMessage = z.output<typeof DeskMessage>

export const listDeskMessages = officeEndpoint('listDeskMessages', {
  summary:
    'The messages of the contact form by the fifty: what is to be done the oldest first, what is done the newest',
  access: 'operator',
  may: 'answerMessages',
  query: z.object({
    queue: z.enum(MESSAGE_QUEUES).default('open'),
    /** Part of a name, an address or a subject. */
    search: line(60).default(''),
    /** `next` of the page before. */
    after: line(100).optional(),
  }),
  reply: z.object({ messages: z.array(DeskMessage), next: z.string().nullable() }),
})
export const countDeskMessages = officeEndpoint('countDeskMessages', {
  summary: 'How many messages are still to be done, no further than a thousand',
  access: 'operator',
  may: 'answerMessages',
  reply: z.object({ open: z.int() }),
})
export const markDeskMessage = officeEndpoint('markDeskMessage', {
  summary: 'Say that a message is done, or to be done again; who was first stays named',
  access: 'operator',
  may: 'answerMessages',
  params: IdParams,
  body: z.object({ isDone: z.boolean() }),
  reply: DeskMessage,
})
