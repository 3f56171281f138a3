import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import { mailMessage } from '../../db/documents/mails.ts'

/** What stands in the place of a person whose data are kept no longer. */
export const NOBODY = 'verwijderd'

/** Those of customers and those of staff. */
export async function deleteSessions(executor: Executor, endedBefore: Date): Promise<void> {
  await executor.deleteFrom('sessions').where('expires_at', '<', endedBefore).execute()
  await executor.deleteFrom('operator_sessions').where('expires_at', '<', endedBefore).execute()
  await executor.deleteFrom('operator_login_steps').where('expires_at', '<', endedBefore).execute()
}

export async function deleteLinks(executor: Executor, endedBefore: Date): Promise<void> {
  await executor.deleteFrom('password_reset_tokens').where('expires_at', '<', endedBefore).execute()
  await executor.deleteFrom('newsletter_tokens').where('expires_at', '<', endedBefore).execute()
  await executor.deleteFrom('patchup_tokens').where('expires_at', '<', endedBefore).execute()
}

export async function deleteLoginFailures(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('login_failures').where('failed_at', '<', before).execute()
}

/** Keys of orders go too: by then an order that was sent twice is two orders. */
export async function deleteIdempotencyKeys(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('idempotency_keys').where('created_at', '<', before).execute()
}

export async function deleteRemovedLines(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('cart_removals').where('removed_at', '<', before).execute()
}

/** The row of a mail stays, so that it is never sent twice; what it said and to whom goes. */
export async function blankMails(executor: Executor, sentBefore: Date): Promise<void> {
  await executor
    .updateTable('outbox')
    .set({
      recipient: NOBODY,
      payload: mailMessage.write({ subject: '', html: '', text: '' }),
      last_error: null,
    })
    .where('state', '=', 'sent')
    .where('sent_at', '<', sentBefore)
    .where('recipient', '<>', NOBODY)
    .execute()
}

export async function deleteSubscriptions(
  executor: Executor,
  { unconfirmedBefore, endedBefore }: { readonly unconfirmedBefore: Date; readonly endedBefore: Date },
): Promise<void> {
  await sql`delete from newsletter_subscriptions
    where (state = 'pending' and changed_at < ${unconfirmedBefore})
      or (state in ('unsubscribed', 'bounced') and changed_at < ${endedBefore})`.execute(executor)
}

/** Invitations that nobody took up; the contact who was invited goes with them, and its company when it has nothing else. */
export async function expireInvitations(executor: Executor, before: Date, now: Date): Promise<void> {
  await sql`
    with unused as (
      update account_requests set state = 'expired', reason = 'unused', decided_at = ${now}
      where state = 'invited' and decided_at < ${before} returning contact_id
    )
    delete from contacts using unused
    where contacts.id = unused.contact_id and contacts.state = 'invited'
      and not exists (select from orders where orders.contact_id = contacts.id)`.execute(executor)
  await sql`
    delete from companies where id in (
      select company_id from account_requests where state = 'expired' and reason = 'unused' and company_id is not null)
      and not exists (select from contacts where contacts.company_id = companies.id)
      and not exists (select from orders where orders.company_id = companies.id)`.execute(executor)
}

export async function deleteRequests(executor: Executor, decidedBefore: Date): Promise<void> {
  await executor
    .deleteFrom('account_requests')
    .where('state', 'in', ['rejected', 'expired', 'activated'])
    .where('decided_at', '<', decidedBefore)
    .execute()
}

export async function deleteContactMessages(executor: Executor, receivedBefore: Date): Promise<void> {
  await executor.deleteFrom('contact_messages').where('received_at', '<', receivedBefore).execute()
}

/** Changes that were written down long ago, and what others said about people and companies that are gone. */
export async function forgetChanges(executor: Executor, madeBefore: Date): Promise<void> {
  await executor.deleteFrom('audit_events').where('at', '<', madeBefore).execute()
  await sql`update audit_events set before = null, after = null
    where entity in ('contacts', 'companies', 'addresses') and (before is not null or after is not null)
      and not exists (select from contacts where contacts.id::text = entity_id)
      and not exists (select from companies where companies.id::text = entity_id)
      and not exists (select from addresses where addresses.id::text = entity_id)`.execute(executor)
}

/** To whom staff sent a mail again is known as long as the mail says to whom it went. */
export async function forgetMailChanges(executor: Executor): Promise<void> {
  await sql`update audit_events set before = null, after = null
    where entity = 'outbox' and (before is not null or after is not null)
      and not exists (select from outbox where outbox.id::text = entity_id and recipient <> ${NOBODY})`.execute(
    executor,
  )
}

/** Answers about VAT numbers that no order in the books and no company rests on. */
export async function deleteVatChecks(executor: Executor, answeredBefore: Date): Promise<void> {
  await sql`
    delete from vat_checks k where answered_at < ${answeredBefore}
      and not exists (select from orders where orders.vat_check_id = k.id)
      and not exists (select from companies where companies.vat_check_id = k.id)`.execute(executor)
}

/** Orders out of the books keep what was made and what it cost, and lose who it was for. */
export async function anonymiseOrders(executor: Executor, placedBefore: Date, now: Date): Promise<void> {
  await sql`
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
    )
    update order_lines set address = case when address is null then null else
        address || jsonb_build_object('companyName', ${NOBODY}::text, 'attention', null, 'street', ${NOBODY}::text,
          'houseNumber', '', 'addition', null, 'phone', null, 'deliveryNotes', null) end
    from old where order_lines.order_id = old.id`.execute(executor)
}

/** What staff wrote about orders out of the books, and why they held or cancelled them. */
export async function blankOrderWords(trx: Executor, placedBefore: Date): Promise<void> {
  const isOld = sql`exists (select from orders where orders.id = order_id and placed_at < ${placedBefore})`
  await sql`update order_notes set text = '' where text <> '' and ${isOld}`.execute(trx)
  await sql`update order_holds set reason = '' where reason <> '' and ${isOld}`.execute(trx)
  await sql`update order_events set reason = null where reason is not null and ${isOld}`.execute(trx)
}

/** Payments out of the books keep what was paid and when, and lose who paid and what he wrote. */
export async function anonymisePayments(trx: Executor, paidBefore: Date): Promise<void> {
  await sql`
    update bank_entries set payer_name = ${NOBODY}, payer_iban = null, remittance = ''
    where booked_on < ${paidBefore}::date and payer_name <> ${NOBODY}`.execute(trx)
  await sql`
    update payments set reference = '', reason = case when reason is null then null else '' end
    where paid_on < ${paidBefore}::date and (reference <> '' or reason <> '')`.execute(trx)
}
