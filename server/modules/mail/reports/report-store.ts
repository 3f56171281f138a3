import { sql } from 'kysely'
import type { MailState } from '#domain/mails/mail-states.ts'
import type { ReportAction, ReportedRecipient } from '#domain/mails/delivery-report.ts'
import type { Executor } from '../../../db/database.ts'

export type ReportedMail = {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly state: MailState
  /** Whether the report is about its last sending. */
  readonly isLast: boolean
}

/** The mail of a sending, taken for the rest of the transaction; one whose content is forgotten is known no more. */
export async function lockReportedMail(trx: Executor, sentAs: string): Promise<ReportedMail | null> {
  const { rows } = await sql<ReportedMail>`
    select m.id, m.recipient, coalesce(m.payload->>'subject', '') as subject, m.state,
      coalesce(m.sent_as, m.id) = ${sentAs}::uuid as "isLast"
    from outbox m
    where (m.id = ${sentAs}::uuid or m.sent_as = ${sentAs}::uuid
        or m.id = (select r.mail_id from mail_reports r where r.sent_as = ${sentAs}::uuid limit 1))
      and not (m.payload->>'html' = '' and m.payload->>'text' = '')
    for update of m`.execute(trx)
  return rows[0] ?? null
}

export type NewReport = Omit<ReportedRecipient, 'originalRecipient'> & {
  readonly mailId: string
  readonly sentAs: string
  readonly key: string
  readonly readAt: Date
  readonly readBy: string | null
}

/** Writes a report down; false when it was there already. */
export async function insertReport(trx: Executor, report: NewReport): Promise<boolean> {
  const row = await trx
    .insertInto('mail_reports')
    .values({
      mail_id: report.mailId,
      sent_as: report.sentAs,
      report_key: report.key,
      recipient: report.recipient,
      action: report.action,
      status: report.status,
      diagnostic: report.diagnostic,
      read_at: report.readAt,
      read_by: report.readBy,
    })
    .onConflict((conflict) => conflict.columns(['mail_id', 'report_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A mail that had gone came back; one that is known to have done so stays as it is. */
export async function markCameBack(trx: Executor, id: string, words: string, now: Date): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ state: 'failed', bounced_at: now, last_error: words.slice(0, 500) })
    .where('id', '=', id)
    .where('bounced_at', 'is', null)
    .execute()
}

export type KeptReport = {
  readonly id: string
  readonly recipient: string
  readonly action: ReportAction
  readonly status: string
  readonly diagnostic: string
  readonly readAt: Date
  /** Who read it in; null for the shop by itself, or somebody who is gone. */
  readonly readBy: string | null
}

/** What mail servers reported of a mail, the last report first. */
export async function listReports(executor: Executor, mailId: string): Promise<readonly KeptReport[]> {
  const { rows } = await sql<KeptReport>`
    select r.id, r.recipient, r.action, r.status, r.diagnostic, r.read_at as "readAt", o.name as "readBy"
    from mail_reports r left join operators o on o.id = r.read_by
    where r.mail_id = ${mailId} order by r.read_at desc, r.id`.execute(executor)
  return rows
}
