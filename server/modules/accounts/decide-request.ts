import type { Staff } from '#domain/access/actor.ts'
import { mayDecideRequest } from '#domain/companies/request-states.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { inviteContact } from '../customer/invite-contact.ts'
import { insertCompany, insertInvitedContact } from '../customer/new-company.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { queueLookUp, type VatCheck, vatChecksOf } from '../vat/queue-look-up.ts'
import { rejectionMail } from './account-mails.ts'
import {
  type AccountRequestRecord,
  decideRequest,
  findCompanyByNumbers,
  isContactEmail,
  listRequests,
  lockRequestNamed,
  type OpenRequest,
} from './request-store.ts'

type Deciding = Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin' | 'settings'>
type Invited = { readonly email: string; readonly companyName: string }

export type WaitingRequest = OpenRequest & { readonly vatCheck: VatCheck | null }

/** The requests that wait, for who decides about them, with what VIES said about their VAT numbers. */
export async function waitingRequests(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
): Promise<readonly WaitingRequest[]> {
  requireRight(staff, 'decideAccounts')
  const requests = await listRequests(db)
  const checks = await vatChecksOf(
    db,
    requests.flatMap(({ form }) => form.vatId ?? []),
  )
  return requests.map((request) => ({ ...request, vatCheck: checks.get(request.form.vatId ?? '') ?? null }))
}

/**
 * Makes company, addresses and contact of a request, and mails an invitation by which the contact chooses a password.
 * An invitation that was not taken up is sent anew. A company with the same numbers is only joined when told so.
 */
export async function approveRequest(
  shop: Deciding,
  staff: Staff,
  { name, joins }: { readonly name: string; readonly joins: boolean },
): Promise<Invited> {
  requireRight(staff, 'decideAccounts')
  const now = shop.clock()
  return changeAs(shop.db, staff, async (trx) => {
    const request = await decidable(trx, name)
    const { form } = request
    const made = request.contactId && request.companyId ? null : await makeContact(trx, request, joins)
    const contactId = made?.contactId ?? request.contactId ?? ''
    await decideRequest(trx, request.id, { state: 'invited', now, ...made })
    if (made) await queueLookUp(shop, trx, form.vatId)
    await inviteContact(shop, trx, { ...form, id: contactId })
    return { email: form.email, companyName: made?.companyName ?? form.companyName }
  })
}

async function makeContact(trx: Executor, { form }: AccountRequestRecord, joins: boolean) {
  if (await isContactEmail(trx, form.email)) throw new Refusal('ContactKnown')
  const known = await findCompanyByNumbers(trx, form)
  if (known && !joins) throw new Refusal('CompanyKnown')
  const companyId = known?.id ?? (await insertCompany(trx, form))
  const contactId = await insertInvitedContact(trx, companyId, form)
  return { companyId, contactId, companyName: known?.name ?? form.companyName }
}

/** Refuses a request and tells who asked, with the reason if there is one. */
export async function rejectRequest(
  shop: Deciding,
  staff: Staff,
  { name, reason }: { readonly name: string; readonly reason: string },
): Promise<{ readonly email: string }> {
  requireRight(staff, 'decideAccounts')
  const now = shop.clock()
  return changeAs(shop.db, staff, async (trx) => {
    const request = await decidable(trx, name)
    // Who was invited is a contact by now.
    if (request.state === 'invited') throw new Refusal('AccountRequestDecided')
    await decideRequest(trx, request.id, { state: 'rejected', now, reason })
    await queueMail(shop, trx, await rejectionMail(trx, request, reason))
    return { email: request.form.email }
  })
}

async function decidable(trx: Executor, name: string): Promise<AccountRequestRecord> {
  const request = await lockRequestNamed(trx, name)
  if (!request) throw new Refusal('AccountRequestNotFound')
  if (!mayDecideRequest(request.state)) throw new Refusal('AccountRequestDecided')
  return request
}
