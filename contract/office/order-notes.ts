import { z } from 'zod'
import { IdParams, paragraph } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'
import { DeskOrder, OrderNote } from './orders.ts'

/** A note in which whoever asks is named. */
export const Mention = OrderNote.extend({
  of: z.enum(['order', 'quote']),
  ofId: z.string(),
  ofNumber: z.string(),
})
export type Mention = z.output<typeof Mention>

export const writeOrderNote = officeEndpoint('writeOrderNote', {
  summary: 'Write to colleagues at an order; who is named in it after an @ reads it on his first page',
  access: 'operator',
  may: 'seeOrders',
  params: IdParams,
  body: z.object({
    /** Chosen by who writes, so that it is written once. */
    id: z.uuid(),
    text: paragraph(2000).min(1, 'Required'),
  }),
  reply: DeskOrder,
})

export const listMentions = officeEndpoint('listMentions', {
  summary: 'The notes in which who asks is named and that were not read yet, the oldest first',
  access: 'operator',
  may: 'seeOrders',
  reply: z.object({ mentions: z.array(Mention) }),
})

export const readMention = officeEndpoint('readMention', {
  summary: 'Say that a note in which one is named was read',
  access: 'operator',
  may: 'seeOrders',
  params: IdParams,
  reply: z.object({ mentions: z.array(Mention) }),
})
