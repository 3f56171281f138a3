import { z } from 'zod'
import { BOUNCE_REASONS } from '#domain/mails/bounce-reason.ts'
import { REPORT_ACTIONS } from '#domain/mails/delivery-report.ts'
import { REPORT_OUTCOMES } from '#domain/mails/report-outcomes.ts'
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
  /** It came back: its address was refused at once, or a mail server reported so later. */
  isBounced: z.boolean(),
  /** Why, of one that came back. */
  reason: z.enum(BOUNCE_REASONS).nullable(),
  /** It was sent, and a mail server has reported since that it tries still. */
  isDelayed: z.boolean(),
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

/** What a mail server reported of a mail. */
const MailReport = z.object({
  id: z.string(),
  /** The address that it names. */
  recipient: z.string(),
  action: z.enum(REPORT_ACTIONS),
  /** The enhanced status, as 5.1.1; '' for none. */
  status: z.string(),
  diagnostic: z.string(),
  readAt: z.iso.datetime(),
  /** Who read it in; null for the shop by itself. */
  readBy: z.string().nullable(),
})
export type MailReport = z.output<typeof MailReport>

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
  /** What mail servers reported of it after they took it, the last report first. */
  reports: z.array(MailReport),
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

/** In characters of base64: a message of 5 MB. */
const LONGEST_REPORT = 6_700_000

export const readMailReport = officeEndpoint('readMailReport', {
  summary:
    'Read what a mail server reported of a mail after it took it; the same report twice changes nothing',
  access: 'operator',
  may: 'sendMails',
  bodyBytes: LONGEST_REPORT + 1_000,
  refuses: [422],
  body: z.object({
    /** The message as it came in, in base64. */
    message: z.base64('Required').min(1, 'Required').max(LONGEST_REPORT, 'TooLong'),
  }),
  reply: z.object({
    outcome: z.enum(REPORT_OUTCOMES),
    /** The mail that it is about; null where that is none of the shop. */
    mail: z.object({ id: z.string(), recipient: z.string(), subject: z.string() }).nullable(),
  }),
})
