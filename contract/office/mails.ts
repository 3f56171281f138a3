import { z } from 'zod'
import { MAIL_QUEUES, MAIL_STATES } from '#domain/mails/mail-states.ts'
import { Email, IdParams, line } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

const Shown = {
  id: z.string(),
  state: z.enum(MAIL_STATES),
  stateLabel: z.string(),
  stateTone: z.string(),
  kindLabel: z.string(),
  recipient: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  attempts: z.int(),
  /** What the mail server or the shop said of the last attempt that came to nothing. */
  error: z.string().nullable(),
  /** It failed because its address was refused for good. */
  isBounced: z.boolean(),
}

/** A mail of the shop in a queue of the back office. */
export const DeskMailRow = z.object(Shown)
export type DeskMailRow = z.output<typeof DeskMailRow>

export const listDeskMails = officeEndpoint('listDeskMails', {
  summary: 'The mails of a queue by the hundred, the newest first, of what failed the oldest',
  access: 'operator',
  may: 'sendMails',
  query: z.object({
    queue: z.enum(MAIL_QUEUES).default('failed'),
    /** Part of an address or a subject, or of what a kind of mail is called. */
    search: line(60).default(''),
    /** `next` of the page before. */
    after: line(100).optional(),
  }),
  reply: z.object({ mails: z.array(DeskMailRow), next: z.string().nullable() }),
})

export const countDeskMails = officeEndpoint('countDeskMails', {
  summary: 'How many mails each queue holds, no further than a thousand',
  access: 'operator',
  may: 'sendMails',
  reply: z.object({ counts: z.record(z.enum(MAIL_QUEUES), z.int()) }),
})

/** A mail as it was sent or will be; what its links open is hidden. */
export const DeskMail = DeskMailRow.extend({
  sentAt: z.iso.datetime().nullable(),
  text: z.string(),
  /** The documents that go with it; null where staff have no address for it. */
  attachments: z.array(z.object({ label: z.string(), url: z.string().nullable() })),
  /** Its links open something for who has them: it goes to nobody else. */
  isPersonal: z.boolean(),
  /** Past its term, or its reader was erased: there is nothing left to send. */
  isForgotten: z.boolean(),
})
export type DeskMail = z.output<typeof DeskMail>

export const getDeskMail = officeEndpoint('getDeskMail', {
  summary: 'One mail with its text and attachments',
  access: 'operator',
  may: 'sendMails',
  params: IdParams,
  reply: DeskMail,
})

export const sendDeskMailAgain = officeEndpoint('sendDeskMailAgain', {
  summary: 'Send a mail that failed or was sent once more, if need be to another address',
  access: 'operator',
  may: 'sendMails',
  refuses: [409],
  params: IdParams,
  body: z.object({
    /** Of the new mail, where the old one was sent already; the same id twice is one mail. */
    id: z.uuid(),
    recipient: Email,
    /** How far it was when it was looked at; otherwise 409 `MailMovedOn`. */
    seenState: z.enum(['sent', 'failed']),
  }),
  reply: DeskMail,
})
