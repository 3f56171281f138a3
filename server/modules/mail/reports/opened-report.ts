import { z } from 'zod'
import { REPORT_ACTIONS } from '#domain/mails/delivery-report.ts'

/** Of a message in bytes: a report with the whole of our mail in it, invoice and pictures included, is smaller. */
export const MOST_REPORT_BYTES = 5_000_000
/** Of one report: nobody of our mails has more than one recipient, who may be an alias of some. */
export const MOST_RECIPIENTS = 100

/** Why a message cannot be read as a report. */
const FAULTS = ['not_a_report', 'no_recipient'] as const
export type ReportFault = (typeof FAULTS)[number]

const Reported = z.object({
  recipient: z.string().max(320),
  originalRecipient: z.string().max(320).nullable(),
  action: z.enum(REPORT_ACTIONS),
  status: z.string().max(20),
  diagnostic: z.string().max(1_000),
})

/** What the process that opened the message says of it; it has read a hostile message, and is not believed. */
export const OpenedReport = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('done'),
    report: z.object({
      messageId: z.string().max(1_000).nullable(),
      about: z.string().max(1_000).nullable(),
      recipients: z.array(Reported).min(1).max(MOST_RECIPIENTS),
    }),
  }),
  z.object({ step: z.literal('refused'), fault: z.enum(FAULTS) }),
  z.object({ step: z.literal('failed'), why: z.string() }),
])
export type OpenedReport = z.output<typeof OpenedReport>
