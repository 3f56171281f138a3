import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import {
  type DeliveryReport,
  type ReportAction,
  reportedOf,
  sendingNamed,
} from '#domain/mails/delivery-report.ts'
import type { ReportOutcome } from '#domain/mails/report-outcomes.ts'
import { reportFaultTexts } from '#texts/nl/office/mail-reports.ts'
import type { ShopContext } from '../../../context.ts'
import { changeAs } from '../../../db/change-as.ts'
import { Refusal } from '../../../refusal.ts'
import { requireRight } from '../../../require-right.ts'
import { askFencedChild } from '../../preflight/fenced-child.ts'
import { MOST_REPORT_BYTES, OpenedReport } from './opened-report.ts'
import { insertReport, lockReportedMail, markCameBack } from './report-store.ts'

const PROGRAM = join(import.meta.dirname, 'open-report.ts')
const WITHIN_MS = 60_000

/** What came of a report; without a mail where it is about none that is known. */
export type TakenReport = {
  readonly outcome: ReportOutcome
  readonly mail: { readonly id: string; readonly recipient: string; readonly subject: string } | null
}

const OUTCOMES: Readonly<Record<ReportAction, ReportOutcome>> = {
  failed: 'bounced',
  delayed: 'delayed',
  delivered: 'delivered',
  relayed: 'delivered',
  expanded: 'delivered',
}

/**
 * Takes in what a mail server reports of a mail after it took it. The same report twice is one; what is about a sending before the
 * last, which was mended since, is kept beside the mail and changes nothing.
 */
export async function takeReport(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  message: Uint8Array,
): Promise<TakenReport> {
  requireRight(staff, 'sendMails')
  const report = await openedReport(message)
  const sentAs = sendingNamed(report.about)
  if (sentAs === null) return { outcome: 'foreign', mail: null }
  return changeAs(db, staff, async (trx) => {
    const found = await lockReportedMail(trx, sentAs)
    const told = found && reportedOf(report, found.recipient)
    if (!told) return { outcome: 'foreign', mail: null }
    const { state, isLast, ...mail } = found
    // It is about to be called sent, after which it could not be told that it came back.
    if (isLast && state === 'waiting') return { outcome: 'early', mail }
    const { originalRecipient: _other, ...said } = told
    const isNew = await insertReport(trx, {
      ...said,
      mailId: mail.id,
      sentAs,
      key: keyOf(report, message),
      readAt: clock(),
      readBy: operatorIdOf(staff),
    })
    if (!isNew) return { outcome: 'known', mail }
    if (!isLast) return { outcome: 'earlier', mail }
    if (said.action === 'failed') await markCameBack(trx, mail.id, inWords(said), clock())
    return { outcome: OUTCOMES[said.action], mail }
  })
}

/** Programs of mail write a message down with other line ends, so that its own id says more than its bytes. */
const keyOf = ({ messageId }: DeliveryReport, message: Uint8Array): string =>
  createHash('sha256')
    .update(messageId ?? message)
    .digest('hex')

/** What a mail server said, which begins with the status where its own words hold none. */
const inWords = ({ status, diagnostic }: { readonly status: string; readonly diagnostic: string }): string =>
  (diagnostic.includes(status) ? diagnostic : `${status} ${diagnostic}`).trim()

async function openedReport(message: Uint8Array): Promise<DeliveryReport> {
  if (message.byteLength > MOST_REPORT_BYTES) throw unreadable('too_large')
  const opened = await askFencedChild<OpenedReport>(
    { program: PROGRAM, folder: null, order: message, withinMs: WITHIN_MS },
    {
      message(said) {
        const read = OpenedReport.safeParse(said)
        return read.success ? read.data : unreadable('broken')
      },
      // What it costs more than it may is nothing that a mail server sends.
      fall: () => unreadable('broken'),
    },
  )
  if (opened.step === 'failed') throw unreadable('broken')
  if (opened.step === 'refused') throw unreadable(opened.fault)
  return opened.report
}

const unreadable = (fault: keyof typeof reportFaultTexts) =>
  new Refusal('MailReportUnreadable', { message: reportFaultTexts[fault] })
