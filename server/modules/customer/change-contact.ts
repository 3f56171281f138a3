import type { DeskContactRights } from '#contract/office/companies.ts'
import type { ContactPerson } from '#contract/office/company-changes.ts'
import type { Staff } from '#domain/access/actor.ts'
import { CONTACT_ROLES } from '#domain/access/contact-rights.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { deleteResetTokens, endSessions } from '../session/shut-out.ts'
import { addressChangedMail } from './address-changed-mail.ts'
import { type Edit, edited } from './change-company.ts'
import {
  endInvitation,
  type HeldContact,
  lockContact,
  lockStanding,
  updateContactState,
  updateMainContact,
  updatePerson,
  updateRights,
} from './desk-company-store.ts'
import { inviteContact } from './invite-contact.ts'
import { insertInvitedContact } from './new-company-store.ts'

type OfCompany = { readonly companyId: string; readonly contactId: string }

/** Roles as they are kept, each once. */
const inOrder = (roles: DeskContactRights['roles']) => CONTACT_ROLES.filter((role) => roles.includes(role))

async function held(trx: Executor, of: OfCompany): Promise<HeldContact> {
  const contact = await lockContact(trx, of)
  if (!contact) throw new Refusal('ContactNotFound')
  return contact
}

type Mailing = Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>

/**
 * Changes who a contact is and how he is reached. Another address is another way in: his sessions and the links in his mailbox end,
 * who has a password keeps it and hears of it at both addresses, and who was invited is invited there.
 */
export async function changeContactPerson(
  shop: Mailing,
  staff: Staff,
  of: OfCompany,
  edit: Edit<ContactPerson>,
): Promise<void> {
  requireRight(staff, 'changeCompanies')
  try {
    await changeAs(shop.db, staff, async (trx) => {
      const contact = await held(trx, of)
      const { email, firstName, lastName, phone } = contact
      const person = edited<ContactPerson>({ email, firstName, lastName, phone }, lowerCased(edit))
      await updatePerson(trx, of.contactId, { ...person, phone: person.phone || null })
      if (person.email !== email) await moveTo(shop, trx, { ...contact, ...person }, email)
    })
  } catch (error) {
    throw isUniqueViolation(error) ? new Refusal('ContactKnown', { field: 'change.email' }) : error
  }
}

/** Addresses are kept in lower case. */
const lowerCased = ({ change, seen }: Edit<ContactPerson>): Edit<ContactPerson> => ({
  change: { ...change, ...(change.email !== undefined && { email: change.email.toLowerCase() }) },
  seen,
})

async function moveTo(shop: Mailing, trx: Executor, contact: HeldContact, before: string): Promise<void> {
  await endSessions(trx, [contact.id])
  await deleteResetTokens(trx, contact.id)
  if (contact.state === 'active') {
    for (const recipient of [contact.email, before])
      await queueMail(shop, trx, await addressChangedMail(shop, trx, contact, recipient))
  } else if (contact.invitedUntil !== null) {
    if (contact.state === 'invited' && !contact.isCompanyBlocked)
      await inviteContact(shop, trx, { ...contact, hasAsked: false })
    else await endInvitation(trx, contact.id, shop.clock())
  }
}

/** Changes what a contact is there for, and up to which amount he orders; it counts at once. */
export async function changeContactRights(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  of: OfCompany,
  edit: Edit<DeskContactRights>,
): Promise<void> {
  requireRight(staff, 'changeCompanies')
  await changeAs(db, staff, async (trx) => {
    const { rights } = await held(trx, of)
    const { roles, orderLimitInCents } = edited(rights, edit)
    await updateRights(trx, of.contactId, {
      roles: inOrder(roles),
      orderLimitInCents,
    })
  })
}

/**
 * Keeps a contact out, which ends his sessions and his invitation, or lets him in again: by the password of before, or, who
 * never had one, by a new invitation.
 */
export async function blockContact(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  { isBlocked, ...of }: OfCompany & { readonly isBlocked: boolean },
): Promise<void> {
  requireRight(staff, 'changeCompanies')
  await changeAs(db, staff, async (trx) => {
    const { state, hasPassword } = await held(trx, of)
    if ((state === 'blocked') === isBlocked) return
    await updateContactState(trx, of.contactId, isBlocked ? 'blocked' : hasPassword ? 'active' : 'invited')
    if (!isBlocked) return
    await endSessions(trx, [of.contactId])
    await deleteResetTokens(trx, of.contactId)
    await endInvitation(trx, of.contactId, clock())
  })
}

type NewPerson = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly roles: DeskContactRights['roles']
  readonly orderLimitInCents: number | null
}

/** Adds somebody to a company, who is mailed an invitation as the contact of an approved request is. */
export async function addCompanyContact(
  shop: Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>,
  staff: Staff,
  companyId: string,
  { roles, orderLimitInCents, ...person }: NewPerson,
): Promise<void> {
  requireRight(staff, 'changeCompanies')
  await changeAs(shop.db, staff, async (trx) => {
    const standing = await lockStanding(trx, companyId)
    if (!standing) throw new Refusal('CompanyNotFound')
    if (standing.isBlocked) throw new Refusal('CompanyKeptOut')
    const rights = { roles: inOrder(roles), orderLimitInCents }
    const phone = person.phone || null
    const contactId = await insertInvitedContact(trx, companyId, { ...person, phone, rights })
    if (contactId === null) throw new Refusal('ContactKnown', { field: 'email' })
    await inviteContact(shop, trx, { ...(await held(trx, { companyId, contactId })), hasAsked: false })
  })
}

/** Makes another contact the one who is called first, in the place of who was seen there. */
export async function chooseMainContact(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  { companyId, contactId, seen }: OfCompany & { readonly seen: string | null },
): Promise<void> {
  requireRight(staff, 'changeCompanies')
  await changeAs(db, staff, async (trx) => {
    const standing = await lockStanding(trx, companyId)
    if (!standing) throw new Refusal('CompanyNotFound')
    if (standing.mainContactId === contactId) return
    if (standing.mainContactId !== seen) throw new Refusal('CompanyMovedOn')
    await held(trx, { companyId, contactId })
    await updateMainContact(trx, companyId, contactId)
  })
}

/** Sends a new invitation to who has no password so far; where that was done since the invitation was seen, nothing more is mailed. */
export async function inviteContactAgain(
  shop: Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>,
  staff: Staff,
  { invitedUntil, ...of }: OfCompany & { readonly invitedUntil: string | null },
): Promise<void> {
  requireRight(staff, 'changeCompanies')
  await changeAs(shop.db, staff, async (trx) => {
    const contact = await held(trx, of)
    if (contact.state !== 'invited' || contact.isCompanyBlocked) throw new Refusal('ContactNotInvited')
    const isSeen = (contact.invitedUntil?.toISOString() ?? null) === invitedUntil
    if (!isSeen) return
    await inviteContact(shop, trx, { ...contact, hasAsked: false })
  })
}
