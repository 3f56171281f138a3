import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import { mailMessage } from '../../db/documents/mails.ts'

/** What stands in the place of a person whose data are kept no longer. */
export const NOBODY = 'verwijderd'

/** How many rows these statements delete. */
async function deleted(...statements: readonly Deletion[]): Promise<number> {
  let count = 0
  for (const statement of statements)
    count += Number((await statement.executeTakeFirst())?.numDeletedRows ?? 0)
  return count
}
/** How many rows these statements change. */
const updated = (...answers: readonly { readonly numAffectedRows?: bigint | undefined }[]): number =>
  answers.reduce((count, { numAffectedRows }) => count + Number(numAffectedRows ?? 0), 0)

type Deletion = { executeTakeFirst(): Promise<{ readonly numDeletedRows: bigint } | undefined> }

/** Those of customers and those of staff. */
export async function deleteSessions(executor: Executor, endedBefore: Date): Promise<number> {
  return deleted(
    executor.deleteFrom('sessions').where('expires_at', '<', endedBefore),
    executor.deleteFrom('operator_sessions').where('expires_at', '<', endedBefore),
    executor.deleteFrom('operator_login_steps').where('expires_at', '<', endedBefore),
  )
}

export async function deleteLinks(executor: Executor, endedBefore: Date): Promise<number> {
  return deleted(
    executor.deleteFrom('password_reset_tokens').where('expires_at', '<', endedBefore),
    executor.deleteFrom('newsletter_tokens').where('expires_at', '<', endedBefore),
    executor.deleteFrom('patchup_tokens').where('expires_at', '<', endedBefore),
  )
}

export async function deleteAttempts(executor: Executor, before: Date): Promise<number> {
  const failures = await deleted(executor.deleteFrom('login_failures').where('failed_at', '<', before))
  return failures + (await deleted(executor.deleteFrom('hourly_calls').where('since', '<', before)))
}

/** Keys of orders go too: by then an order that was sent twice is two orders. */
export async function deleteIdempotencyKeys(executor: Executor, before: Date): Promise<number> {
  return deleted(executor.deleteFrom('idempotency_keys').where('created_at', '<', before))
}

export async function deleteRemovedLines(executor: Executor, before: Date): Promise<number> {
  return deleted(executor.deleteFrom('cart_removals').where('removed_at', '<', before))
}

/** The row of a mail stays, so that it is never sent twice; what it said and to whom goes. */
export async function blankMails(executor: Executor, sentBefore: Date): Promise<number> {
  const { numUpdatedRows } = await executor
    .updateTable('outbox')
    .set({
      recipient: NOBODY,
      payload: mailMessage.write({ subject: '', html: '', text: '' }),
      last_error: null,
      // What came back after it was sent, and is forgotten now, waits for nobody any more.
      state: 'sent',
      bounced_at: null,
    })
    .where('state', 'in', ['sent', 'failed'])
    .where('sent_at', '<', sentBefore)
    .where('recipient', '<>', NOBODY)
    .executeTakeFirst()
  await sql`delete from mail_reports r using outbox m where m.id = r.mail_id and m.recipient = ${NOBODY}`.execute(
    executor,
  )
  return Number(numUpdatedRows)
}

export async function deleteUnconfirmed(executor: Executor, askedBefore: Date): Promise<number> {
  return deleted(
    executor
      .deleteFrom('newsletter_subscriptions')
      .where('state', '=', 'pending')
      .where('changed_at', '<', askedBefore),
  )
}

export async function deleteUnsubscribed(executor: Executor, endedBefore: Date): Promise<number> {
  return deleted(
    executor
      .deleteFrom('newsletter_subscriptions')
      .where('state', 'in', ['unsubscribed', 'bounced'])
      .where('changed_at', '<', endedBefore),
  )
}

/** Invitations that nobody took up; the contact who was invited goes with them, and its company when it has nothing else. */
export async function expireInvitations(executor: Executor, before: Date, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with unused as (
      update account_requests set state = 'expired', reason = 'unused', decided_at = ${now}
      where state = 'invited' and decided_at < ${before} returning contact_id
    ), gone as (
      delete from contacts using unused
      where contacts.id = unused.contact_id and contacts.state = 'invited'
        and not exists (select from orders where orders.contact_id = contacts.id)
    )
    select count(*)::int as count from unused`.execute(executor)
  await sql`
    delete from companies where id in (
      select company_id from account_requests where state = 'expired' and reason = 'unused' and company_id is not null)
      and not exists (select from contacts where contacts.company_id = companies.id)
      and not exists (select from orders where orders.company_id = companies.id)`.execute(executor)
  return rows[0]?.count ?? 0
}

export async function deleteRequests(executor: Executor, decidedBefore: Date): Promise<number> {
  return deleted(
    executor
      .deleteFrom('account_requests')
      .where('state', 'in', ['rejected', 'expired', 'activated'])
      .where('decided_at', '<', decidedBefore),
  )
}

export async function deleteContactMessages(executor: Executor, receivedBefore: Date): Promise<number> {
  return deleted(executor.deleteFrom('contact_messages').where('received_at', '<', receivedBefore))
}

/** Changes that were written down long ago, and what others said about people and companies that are gone. */
export async function forgetChanges(executor: Executor, madeBefore: Date): Promise<number> {
  const old = await deleted(executor.deleteFrom('audit_events').where('at', '<', madeBefore))
  const { numAffectedRows = 0n } = await sql`update audit_events set before = null, after = null
    where entity in ('contacts', 'companies', 'addresses') and (before is not null or after is not null)
      and not exists (select from contacts where contacts.id::text = entity_id)
      and not exists (select from companies where companies.id::text = entity_id)
      and not exists (select from addresses where addresses.id::text = entity_id)`.execute(executor)
  return old + Number(numAffectedRows)
}

/** To whom staff sent a mail again is known as long as the mail says to whom it went. */
export async function forgetMailChanges(executor: Executor): Promise<number> {
  const { numAffectedRows = 0n } = await sql`update audit_events set before = null, after = null
    where entity = 'outbox' and (before is not null or after is not null)
      and not exists (select from outbox where outbox.id::text = entity_id and recipient <> ${NOBODY})`.execute(
    executor,
  )
  return Number(numAffectedRows)
}

/** Answers about VAT numbers that no order in the books and no company rests on. */
export async function deleteVatChecks(executor: Executor, answeredBefore: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from vat_checks k where answered_at < ${answeredBefore}
      and not exists (select from orders where orders.vat_check_id = k.id)
      and not exists (select from companies where companies.vat_check_id = k.id)`.execute(executor)
  return Number(numAffectedRows)
}

/** Orders out of the books keep what was made and what it cost, and lose who it was for. */
export async function anonymiseOrders(executor: Executor, placedBefore: Date, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with old as (
      update orders set erased_at = ${now}, confirmation_email = ${NOBODY}, reference = null, remarks = null,
        purchase_order_number = null, invoice_address = null, delivery_contact = null,
        shifted_to_vat_id = null, vat_check_id = null
      where placed_at < ${placedBefore} and erased_at is null returning id
    ), words as (
      update file_approvals set reason = '' from order_lines l join old on old.id = l.order_id
      where file_approvals.order_line_id = l.id and reason <> ''
    ), fetched as (
      update handovers set collected_by = ${NOBODY}, signature = null from old where handovers.order_id = old.id
    ), asked as (
      update file_questions set text = '' from order_lines l join old on old.id = l.order_id
      where file_questions.order_line_id = l.id and text <> ''
    ), shown as (
      update file_proofs set note = '', remarks = '' from order_lines l join old on old.id = l.order_id
      where file_proofs.order_line_id = l.id and (note <> '' or remarks <> '')
    ), questions as (
      update studio_questions set text = '', answer = '' from studio_jobs j join order_line_designs d on d.id = j.line_design_id
        join order_lines l on l.id = d.order_line_id join old on old.id = l.order_id
      where studio_questions.job_id = j.id and (text <> '' or answer <> '')
    ), addresses as (
      update order_lines set address = case when address is null then null else
        address || jsonb_build_object('companyName', ${NOBODY}::text, 'attention', null, 'street', ${NOBODY}::text,
          'houseNumber', '', 'addition', null, 'phone', null, 'deliveryNotes', null) end
      from old where order_lines.order_id = old.id
    )
    select count(*)::int as count from old`.execute(executor)
  return rows[0]?.count ?? 0
}

/** What staff wrote about orders out of the books, why they held, changed or cancelled them or promised another day, and why an invoice was not agreed with. */
export async function blankOrderWords(executor: Executor, placedBefore: Date): Promise<number> {
  const isOld = sql`exists (select from orders where orders.id = order_id and placed_at < ${placedBefore})`
  return updated(
    await sql`update order_notes set text = '' where text <> '' and (${isOld} or exists (
      select from orders where orders.cart_id = order_notes.cart_id and placed_at < ${placedBefore}))`.execute(
      executor,
    ),
    await sql`update order_holds set reason = '' where reason <> '' and ${isOld}`.execute(executor),
    await sql`update promise_moves set reason = '' where reason <> '' and ${isOld}`.execute(executor),
    await sql`update order_changes set reason = '', differences = '[]'
      where (reason <> '' or differences <> '[]') and ${isOld}`.execute(executor),
    await sql`update order_events set reason = null where reason is not null and ${isOld}`.execute(executor),
    await sql`update invoices set dispute = null where dispute is not null and ${isOld}`.execute(executor),
  )
}

/** Payments out of the books keep what was paid and when, and lose who paid and what he wrote. */
export async function anonymisePayments(executor: Executor, paidBefore: Date): Promise<number> {
  return updated(
    await sql`update bank_entries set payer_name = ${NOBODY}, payer_iban = null, remittance = ''
      where booked_on < ${paidBefore}::date and payer_name <> ${NOBODY}`.execute(executor),
    await sql`update payments set reference = '', reason = case when reason is null then null else '' end
      where paid_on < ${paidBefore}::date and (reference <> '' or reason <> '')`.execute(executor),
  )
}

export async function deleteCompanyNotes(executor: Executor, writtenBefore: Date): Promise<number> {
  return deleted(executor.deleteFrom('company_notes').where('written_at', '<', writtenBefore))
}

/** That somebody asked about his own data stays; who it was goes, with what was said. */
export async function forgetAskers(executor: Executor, closedBefore: Date): Promise<number> {
  const { numUpdatedRows } = await executor
    .updateTable('privacy_requests')
    .set({ email: NOBODY, note: '', answer: '' })
    .where('closed_at', '<', closedBefore)
    .where('email', '<>', NOBODY)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Writes down that what is past its term was forgotten, and how much of each kind. */
export async function recordRun(
  trx: Executor,
  {
    ranAt,
    ranBy,
    counts,
  }: {
    readonly ranAt: Date
    readonly ranBy: string | null
    readonly counts: readonly { readonly rule: string; readonly count: number }[]
  },
): Promise<void> {
  const { id } = await trx
    .insertInto('retention_runs')
    .values({ ran_at: ranAt, ran_by: ranBy })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = counts.map(({ rule, count }) => ({ run_id: id, rule, row_count: count }))
  await trx.insertInto('retention_counts').values(rows).execute()
}

export type RetentionRun = {
  readonly id: string
  readonly at: Date
  readonly by: string | null
  readonly isByHand: boolean
  readonly count: number
}

/** The last times that what is past its term was forgotten, with how much in all. */
export async function lastRuns(executor: Executor, most: number): Promise<RetentionRun[]> {
  const { rows } = await sql<RetentionRun>`
    select r.id, r.ran_at as at, coalesce(nullif(o.name, ''), o.email) as by, r.ran_by is not null as "isByHand",
      (select coalesce(sum(c.row_count), 0)::bigint from retention_counts c where c.run_id = r.id) as count
    from retention_runs r left join operators o on o.id = r.ran_by
    order by r.ran_at desc, r.id limit ${most}`.execute(executor)
  return rows
}

/** How much of each kind was forgotten the last time. */
export async function countsOfLastRun(executor: Executor): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ rule: string; count: number }>`
    select c.rule, c.row_count as count from retention_counts c
    where c.run_id = (select id from retention_runs order by ran_at desc, id limit 1)`.execute(executor)
  return new Map(rows.map(({ rule, count }) => [rule, count]))
}
