import type { Staff } from '#domain/access/actor.ts'
import { ownDomainOf } from '#domain/companies/own-domain.ts'
import { mayDecideRequest } from '#domain/companies/request-states.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { inviteContact } from '../customer/invite-contact.ts'
import {
  findCompanyByNumbers,
  holdNewCompanies,
  insertCompany,
  insertInvitedContact,
} from '../customer/new-company.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { queueLookUp, type VatCheck, vatChecksOf } from '../vat/queue-look-up.ts'
import { questionMail, rejectionMail } from './account-mails.ts'
import {
  type AccountRequestRecord,
  type AlikeCompany,
  decideRequest,
  findAlike,
  findCompany,
  isContactEmail,
  listRequests,
  lockRequestNamed,
  type OpenRequest,
  writeQuestion,
} from './request-store.ts'

type Deciding = Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin' | 'settings'>
/** Which company the contact of a request joins: the one with its numbers, one that is named, or none. */
type Joining = { readonly joins: boolean; readonly companyId?: string | null }
type Invited = { readonly email: string; readonly companyName: string }

export type WaitingRequest = OpenRequest & {
  readonly vatCheck: VatCheck | null
  readonly alikeCompanies: readonly AlikeCompany[]
}

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
  const waiting = requests.filter(({ state }) => state !== 'invited')
  const alike = Map.groupBy(
    await findAlike(
      db,
      waiting.map(({ id, form }) => ({ ...form, id, domain: ownDomainOf(form.email) })),
    ),
    ({ requestId }) => requestId,
  )
  return requests.map((request) => ({
    ...request,
    vatCheck: checks.get(request.form.vatId ?? '') ?? null,
    alikeCompanies: (alike.get(request.id) ?? []).filter(
      ({ id }) => id !== request.findings?.knownCompany?.id,
    ),
  }))
}

/**
 * Makes company, addresses and contact of a request, and mails an invitation by which the contact chooses a password.
 * An invitation that was not taken up is sent anew. A company with the same numbers is only joined when told so, and one
 * with others only when it is named.
 */
export async function approveRequest(
  shop: Deciding,
  staff: Staff,
  { name, ...joining }: { readonly name: string } & Joining,
): Promise<Invited> {
  requireRight(staff, 'decideAccounts')
  const now = shop.clock()
  return changeAs(shop.db, staff, async (trx) => {
    const request = await decidable(trx, name)
    const { form } = request
    const made = request.contactId && request.companyId ? null : await makeContact(trx, request, joining)
    const contactId = made?.contactId ?? request.contactId ?? ''
    await decideRequest(trx, request.id, { state: 'invited', now, ...made })
    if (made) await queueLookUp(shop, trx, form.vatId)
    await inviteContact(shop, trx, { ...form, id: contactId, hasAsked: true })
    return { email: form.email, companyName: made?.companyName ?? form.companyName }
  })
}

async function makeContact(
  trx: Executor,
  { form }: AccountRequestRecord,
  { joins, companyId: named }: Joining,
) {
  if (await isContactEmail(trx, form.email)) throw new Refusal('ContactKnown')
  await holdNewCompanies(trx)
  const known = named ? await findCompany(trx, named) : await findCompanyByNumbers(trx, form)
  if (named && !known) throw new Refusal('CompanyNotFound')
  if (known && !named && !joins) throw new Refusal('CompanyKnown')
  const companyId =
    known?.id ?? (await insertCompany(trx, { ...form, invoiceEmail: form.invoiceEmail ?? form.email }))
  const contactId = await insertInvitedContact(trx, companyId, form)
  if (contactId === null) throw new Refusal('ContactKnown')
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

/** Asks whoever made a request about it, and notes what. */
export async function askAboutRequest(
  shop: Deciding,
  staff: Staff,
  { name, question }: { readonly name: string; readonly question: string },
): Promise<void> {
  requireRight(staff, 'decideAccounts')
  const now = shop.clock()
  await changeAs(shop.db, staff, async (trx) => {
    const request = await decidable(trx, name)
    if (request.state === 'invited') throw new Refusal('AccountRequestDecided')
    await writeQuestion(trx, request.id, { question, now })
    await queueMail(shop, trx, await questionMail(trx, request, question))
  })
}

async function decidable(trx: Executor, name: string): Promise<AccountRequestRecord> {
  const request = await lockRequestNamed(trx, name)
  if (!request) throw new Refusal('AccountRequestNotFound')
  if (!mayDecideRequest(request.state)) throw new Refusal('AccountRequestDecided')
  return request
}
