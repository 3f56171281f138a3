import type { z } from 'zod'
import type { DeskCompany } from '#contract/office/companies.ts'
import type { CompanyFilters, NamedCompany } from '#contract/office/filters.ts'
import type { Staff } from '#domain/access/actor.ts'
import { bounceReason } from '#domain/mails/bounce-reason.ts'
import { maskSecrets } from '#domain/mails/mask-secrets.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { knownCountries } from '../content/known-countries.ts'
import { vatChecksOf } from '../vat/queue-look-up.ts'
import { listCompanyNotes } from './company-notes-store.ts'
import {
  findCompany,
  findCompanyNames,
  findCompanyPlace,
  lastOrders,
  listCompanies,
  listCompanyNames,
  listContacts,
  type ListedCompany,
  listOwnLists,
} from './desk-company-store.ts'

const PAGE_SIZE = 100
const LAST_ORDERS = 8
/** No more than can be told from each other at a glance. */
const MOST_NAMED = 8

type Asked = {
  readonly show: 'active' | 'blocked'
  readonly search: string
  readonly filters: CompanyFilters
  readonly after: string | null
}
type Listed = { readonly companies: readonly ListedCompany[]; readonly next: string | null }

/** A page of the companies; `next` is the last of it. */
export async function listDeskCompanies(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  { show, search, filters, after }: Asked,
): Promise<Listed> {
  requireRight(staff, 'seeCompanies')
  const place = after === null ? null : await findCompanyPlace(db, after)
  if (after !== null && !place) throw new Refusal('NotFound')
  const found = await listCompanies(db, {
    isBlocked: show === 'blocked',
    search: search.trim(),
    filters,
    after: place,
    limit: PAGE_SIZE + 1,
  })
  const companies = found.slice(0, PAGE_SIZE)
  return { companies, next: found.length > PAGE_SIZE ? (companies.at(-1)?.id ?? null) : null }
}

/** Refuses what there is no company for, and who may not see companies. */
export async function requireCompany(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  id: string,
): Promise<void> {
  requireRight(staff, 'seeCompanies')
  if (!(await findCompanyPlace(db, id))) throw new Refusal('CompanyNotFound')
}

/** Companies by part of their name, or one by its id, so that a list shows what is of one alone. */
export async function nameCompanies(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  { search, id }: { readonly search: string; readonly id: string | null },
): Promise<NamedCompany[]> {
  requireRight(staff, 'seeCompanies')
  return listCompanyNames(db, { search: search.trim(), id, limit: MOST_NAMED })
}

/** The price lists by which companies can be told apart. */
export async function listOwnPriceLists({ db }: Pick<ShopContext, 'db'>, staff: Staff) {
  requireRight(staff, 'seeCompanies')
  return [...(await listOwnLists(db))]
}

/** Which companies are meant by their ids, or by what a list shows, a search and filters, for work with many of them. */
export async function chooseDeskCompanies(
  { db }: Pick<ShopContext, 'db'>,
  chosen:
    | { readonly ids: readonly string[] }
    | (CompanyFilters & { readonly queue: 'active' | 'blocked'; readonly search: string }),
  limit: number,
): Promise<{ readonly id: string; readonly number: string }[]> {
  if ('ids' in chosen) return findCompanyNames(db, chosen.ids)
  const { queue, search, ...filters } = chosen
  const found = await listCompanies(db, {
    isBlocked: queue === 'blocked',
    search: search.trim(),
    filters,
    after: null,
    limit,
  })
  return found.map(({ id, name }) => ({ id, number: name }))
}

/** A company whole, for who takes the telephone. */
export async function showDeskCompany(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  id: string,
): Promise<z.input<typeof DeskCompany>> {
  requireRight(staff, 'seeCompanies')
  const company = await findCompany(db, id)
  if (!company) throw new Refusal('CompanyNotFound')
  const { vatId, createdAt, invoicedCents, orderedCents, addresses, ...rest } = company
  const check = vatId === null ? null : (await vatChecksOf(db, [vatId])).get(vatId)
  const contacts = await listContacts(db, id)
  const orders = await lastOrders(db, id, LAST_ORDERS)
  const notes = await listCompanyNotes(db, id)
  return {
    ...rest,
    vatId,
    vatCheck: check
      ? { status: check.status, name: check.name, answeredAt: check.answeredAt.toISOString() }
      : null,
    createdAt: createdAt.toISOString(),
    open: { invoicedInCents: invoicedCents, orderedInCents: orderedCents },
    priceLists: [...(await listOwnLists(db))],
    addresses: [...addresses],
    countries: await knownCountries(db),
    notes: notes.map(({ isPinned: _isPinned, at, ...note }) => ({ ...note, at: at.toISOString() })),
    pinnedNoteId: notes.find(({ isPinned }) => isPinned)?.id ?? null,
    contacts: contacts.map(({ lastLoginAt, invitedUntil, bounce, ...contact }) => ({
      ...contact,
      bounce: bounce && {
        mailId: bounce.mailId,
        at: new Date(bounce.at).toISOString(),
        reason: bounceReason(bounce.said),
        said: maskSecrets(bounce.said),
      },
      lastLoginAt: lastLoginAt?.toISOString() ?? null,
      invitedUntil: invitedUntil?.toISOString() ?? null,
    })),
    orders: orders.map(({ placedAt, netCents, ...order }) => ({
      ...order,
      placedAt: placedAt.toISOString(),
      netInCents: netCents,
    })),
  }
}
