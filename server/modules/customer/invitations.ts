import type { z } from 'zod'
import type { listContactsToInvite as contract } from '#contract/office/invitations.ts'
import type { Staff } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { isMailWritten } from '../mail/queue-mail.ts'
import { lockContact } from './desk-company-store.ts'
import { chosenToInvite, countToInvite, findContactPlace, listToInvite } from './invitation-store.ts'
import { invitationKey, inviteContact } from './invite-contact.ts'

const PAGE_SIZE = 100

/** A page of the contacts who are to be invited; `next` is the last of it. */
export async function listContactsToInvite(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  { search: typed, after }: { readonly search: string; readonly after: string | null },
): Promise<z.input<typeof contract.reply>> {
  requireRight(staff, 'changeCompanies')
  const place = after === null ? null : await findContactPlace(db, after)
  if (after !== null && !place) throw new Refusal('NotFound')
  const sought = { search: typed.trim(), now: clock() }
  const [found, total] = await Promise.all([
    listToInvite(db, { ...sought, after: place, limit: PAGE_SIZE + 1 }),
    place ? null : countToInvite(db, sought),
  ])
  const contacts = found.slice(0, PAGE_SIZE)
  return {
    contacts: contacts.map(({ companyId, companyName, createdAt, expiredAt, ...contact }) => ({
      ...contact,
      company: { id: companyId, name: companyName },
      createdAt: createdAt.toISOString(),
      expiredAt: expiredAt?.toISOString() ?? null,
    })),
    next: found.length > PAGE_SIZE ? (contacts.at(-1)?.id ?? null) : null,
    total,
  }
}

/** Which contacts are meant by their ids, or by a search among those who are to be invited, for work with many of them. */
export function chooseContactsToInvite(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  chosen: { readonly ids: readonly string[] } | { readonly search: string },
  limit: number,
) {
  return chosenToInvite(db, 'ids' in chosen ? chosen : { search: chosen.search.trim(), now: clock() }, limit)
}

/** Invites who has no password and no invitation that holds; the same mail asked for twice goes once. */
export async function inviteWaitingContact(
  shop: Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>,
  staff: Staff,
  { contactId, mailId }: { readonly contactId: string; readonly mailId: string },
): Promise<void> {
  requireRight(staff, 'changeCompanies')
  await changeAs(shop.db, staff, async (trx) => {
    const contact = await lockContact(trx, { contactId })
    // Whatever became of him since: his link must stay what was mailed.
    if (await isMailWritten(trx, invitationKey(contactId, mailId))) return
    if (!contact) throw new Refusal('ContactNotFound')
    if (contact.isCompanyBlocked) throw new Refusal('CompanyKeptOut')
    if (contact.state === 'blocked') throw new Refusal('InvitedContactBlocked')
    if (contact.state === 'active') throw new Refusal('ContactHasPassword')
    const { invitedUntil } = contact
    if (invitedUntil && invitedUntil > shop.clock()) throw new Refusal('ContactInvited')
    await inviteContact(shop, trx, { ...contact, hasAsked: false }, mailId)
  })
}
