import { sql } from 'kysely'
import type { Contact } from '#domain/access/actor.ts'
import type { Executor } from '../../db/database.ts'
import { NOBODY } from './retention-store.ts'

type Person = Pick<Contact, 'contactId' | 'companyId'>

/** Everything that is kept about a contact, and about the company as far as a colleague sees it too. */
export async function readPersonalData(
  executor: Executor,
  { contactId, companyId }: Person,
): Promise<Readonly<Record<string, unknown>> | null> {
  const { rows } = await sql<{ data: Record<string, unknown> }>`
    select json_build_object(
      'contact', json_build_object('email', c.email, 'firstName', c.first_name, 'lastName', c.last_name, 'phone', c.phone,
        'state', c.state, 'createdAt', c.created_at, 'lastLoginAt', c.last_login_at),
      'company', (select json_build_object('name', name, 'kvkNumber', kvk_number, 'vatId', vat_id, 'vatIdStatus', vat_id_status, 'invoiceEmail', invoice_email,
        'paymentTermDays', payment_term_days, 'createdAt', created_at) from companies where id = c.company_id),
      'vatChecks', (select coalesce(json_agg(json_build_object('vatId', k.vat_id, 'status', k.status, 'name', k.name, 'address', k.address,
          'consultationNumber', k.consultation_number, 'askedAt', k.asked_at) order by k.asked_at), '[]')
        from vat_checks k where k.vat_id = (select vat_id from companies where id = c.company_id)),
      'addresses', (select coalesce(json_agg(json_build_object('kind', kind, 'label', label, 'companyName', company_name,
          'attention', attention, 'street', street, 'houseNumber', house_number, 'addition', addition, 'postcode', postcode,
          'city', city, 'country', country, 'phone', phone, 'deliveryNotes', delivery_notes, 'removedAt', removed_at)
          order by created_at), '[]') from addresses where company_id = c.company_id),
      'accountRequests', (select coalesce(json_agg(json_build_object('submittedAt', submitted_at, 'state', state, 'form', form - 'v')
          order by submitted_at), '[]') from account_requests where email = c.email),
      'newsletter', (select json_build_object('state', state, 'proof', proof - 'v', 'changedAt', changed_at)
        from newsletter_subscriptions where email = c.email),
      'sessions', (select coalesce(json_agg(json_build_object('createdAt', created_at, 'lastSeenAt', last_seen_at,
          'expiresAt', expires_at) order by created_at), '[]') from sessions where contact_id = c.id),
      'messages', (select coalesce(json_agg(json_build_object('receivedAt', received_at, 'form', form - 'v') order by received_at), '[]')
        from contact_messages where lower(form->>'email') = c.email),
      'privacyRequests', (select coalesce(json_agg(json_build_object('kind', kind, 'channel', channel, 'state', state,
          'receivedOn', received_on, 'answer', answer) order by received_on), '[]')
        from privacy_requests where email = c.email),
      'mails', (select coalesce(json_agg(json_build_object('createdAt', created_at, 'sentAt', sent_at, 'template', template,
          'subject', payload->>'subject', 'state', state) order by created_at), '[]') from outbox where lower(recipient) = c.email),
      'carts', (select coalesce(json_agg(json_build_object('state', state, 'reference', reference, 'createdAt', created_at,
          'validUntil', valid_until, 'quoteNumber', quote_number,
          'messages', (select coalesce(json_agg(json_build_object('author', m.author, 'body', m.body, 'sentAt', m.sent_at) order by m.id), '[]')
            from price_request_messages m where m.cart_id = carts.id), 'lines', (select coalesce(json_agg(json_build_object('sku', products.sku, 'title', coalesce(products.title, cart_groups.title),
            'quantity', l.quantity, 'widthMm', l.width_mm, 'heightMm', l.height_mm, 'lengthMm', l.length_mm) order by l.position), '[]')
            from cart_lines l join cart_groups on cart_groups.id = l.group_id left join products on products.id = l.product_id where l.cart_id = carts.id)) order by created_at), '[]')
        from carts where contact_id = c.id and state <> 'ordered'),
      'orders', (select coalesce(json_agg(json_build_object('number', number, 'reference', reference,
          'purchaseOrderNumber', purchase_order_number, 'remarks', remarks, 'deliveryContact', delivery_contact - 'v', 'state', state, 'placedAt', placed_at,
          'netCents', net_cents, 'vatCents', vat_cents, 'totalCents', total_cents, 'invoiceAddress', invoice_address - 'v',
          'confirmationEmail', confirmation_email, 'placedByYou', contact_id = c.id,
          'lines', (select json_agg(json_build_object('sku', sku, 'title', title, 'quantity', quantity, 'options', option_texts,
            'lineCents', line_cents, 'state', l.state, 'deliveryDate', delivery_date, 'address', address - 'v',
            'collected', (select json_build_object('by', h.collected_by, 'at', h.collected_at, 'signature', h.signature)
              from handovers h where h.id = l.handover_id)) order by position)
            from order_lines l where l.order_id = orders.id)) order by placed_at), '[]')
        from orders where company_id = c.company_id),
      'proofAnswers', (select coalesce(json_agg(json_build_object('fileName', p.file_name, 'sentAt', p.sent_at, 'answeredAt', p.ended_at,
          'answer', p.ending, 'remarks', p.remarks, 'byLink', p.is_by_link, 'byTelephone', p.noted_by is not null) order by p.ended_at), '[]')
        from file_proofs p where p.contact_id = c.id),
      'studioAnswers', (select coalesce(json_agg(json_build_object('question', q.text, 'askedAt', q.asked_at, 'answer', q.answer,
          'answeredAt', q.ended_at) order by q.ended_at), '[]') from studio_questions q where q.answered_by = c.id),
      'designs', (select coalesce(json_agg(json_build_object('fileName', file_name, 'sizeBytes', size_bytes, 'status', status,
          'createdAt', created_at, 'uploadedByYou', contact_id is not distinct from c.id) order by created_at), '[]')
        from designs where company_id = c.company_id)
    ) as data
    from contacts c where c.id = ${contactId} and c.company_id = ${companyId}`.execute(executor)
  return rows[0]?.data ?? null
}

export type ErasableContact = {
  readonly email: string
  readonly firstName: string
  readonly passwordHash: string | null
  readonly openOrders: number
  readonly colleagues: number
}

/** A contact taken for the rest of the transaction, with what stands in the way of forgetting it. */
export async function lockErasable(
  trx: Executor,
  { contactId, companyId }: Person,
): Promise<ErasableContact | null> {
  await trx.selectFrom('companies').select('id').where('id', '=', companyId).forUpdate().execute()
  const { rows } = await sql<ErasableContact>`
    select email, first_name as "firstName", password_hash as "passwordHash",
      (select count(*)::int from orders where contact_id = c.id
        and state not in ('delivered', 'closed', 'cancelled')) as "openOrders",
      (select count(*)::int from contacts o where o.company_id = c.company_id and o.id <> c.id and o.state <> 'blocked') as colleagues
    from contacts c where id = ${contactId} and company_id = ${companyId} and erased_at is null for update`.execute(
    trx,
  )
  return rows[0] ?? null
}

/** Makes a contact nobody: logins, carts, newsletter, messages and mails go; what the books need stays, without the person. */
export async function eraseContact(
  trx: Executor,
  { contactId, companyId }: Person,
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<void> {
  await trx.deleteFrom('sessions').where('contact_id', '=', contactId).execute()
  await trx.deleteFrom('password_reset_tokens').where('contact_id', '=', contactId).execute()
  await trx.deleteFrom('newsletter_subscriptions').where('email', '=', email).execute()
  await trx.deleteFrom('account_requests').where('email', '=', email).execute()
  await sql`delete from contact_messages where lower(form->>'email') = ${email}`.execute(trx)
  await sql`delete from login_failures where subject = ${`email:${email}`}`.execute(trx)
  await deleteViewsOf(trx, email)
  await trx.deleteFrom('carts').where('contact_id', '=', contactId).where('state', '=', 'active').execute()
  await sql`delete from mail_reports r using outbox m
    where m.id = r.mail_id and ${email} in (lower(m.recipient), lower(r.recipient))`.execute(trx)
  await sql`update outbox set recipient = ${NOBODY}, payload = '{"subject":"","html":"","text":""}', last_error = null,
      state = case when state = 'waiting' then 'failed' else state end
    where lower(recipient) = ${email}`.execute(trx)
  await sql`update audit_events set before = null, after = null
    where entity = 'outbox' and ${email} in (lower(before->>'recipient'), lower(after->>'recipient'))`.execute(
    trx,
  )
  await trx
    .updateTable('companies')
    .set({ main_contact_id: null })
    .where('id', '=', companyId)
    .where('main_contact_id', '=', contactId)
    .execute()
  await trx.updateTable('designs').set({ contact_id: null }).where('contact_id', '=', contactId).execute()
  await trx
    .updateTable('contacts')
    .set({
      email: `${NOBODY}-${contactId}@invalid`,
      first_name: NOBODY,
      last_name: '',
      phone: null,
      password_hash: null,
      last_login_at: null,
      invited_until: null,
      state: 'blocked',
      erased_at: now,
    })
    .where('id', '=', contactId)
    .where('company_id', '=', companyId)
    .execute()
  await blankAudit(trx, 'contacts', [contactId])
}

/** What staff saved of a list to see this address in it; it may be written in any case, and its name may say it too. */
async function deleteViewsOf(trx: Executor, email: string): Promise<void> {
  const views = await trx.selectFrom('saved_views').select(['id', 'name', 'query']).execute()
  const named = views.filter(({ name, query }) =>
    [name, ...new URLSearchParams(query).values()].some((text) => text.toLowerCase().includes(email)),
  )
  if (named.length === 0) return
  await trx
    .deleteFrom('saved_views')
    .where(
      'id',
      'in',
      named.map(({ id }) => id),
    )
    .execute()
}

/** That something was changed stays written down; what it said before and after goes. */
async function blankAudit(trx: Executor, entity: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('audit_events')
    .set({ before: null, after: null })
    .where('entity', '=', entity)
    .where('entity_id', 'in', ids)
    .execute()
}

/** When the last person of a company goes: its addresses, quotes and files, which nobody could reach any more, and what staff wrote about it. */
export async function eraseCompanyLeftovers(trx: Executor, companyId: string, now: Date): Promise<void> {
  await trx
    .deleteFrom('carts')
    .where('company_id', '=', companyId)
    .where('state', 'in', ['active', 'parked', 'quoted', 'abandoned'])
    .execute()
  const notes = await trx
    .deleteFrom('company_notes')
    .where('company_id', '=', companyId)
    .returning('id')
    .execute()
  const addresses = await trx
    .updateTable('addresses')
    .set({ removed_at: now, is_default: false, attention: null, phone: null, delivery_notes: null })
    .where('company_id', '=', companyId)
    .returning('id')
    .execute()
  await blankAudit(
    trx,
    'company_notes',
    notes.map(({ id }) => id),
  )
  await blankAudit(
    trx,
    'addresses',
    addresses.map(({ id }) => id),
  )
  await trx
    .updateTable('designs')
    .set({ soft_deleted_at: now })
    .where('company_id', '=', companyId)
    .where('soft_deleted_at', 'is', null)
    .execute()
}
