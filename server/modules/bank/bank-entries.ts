import type { z } from 'zod'
import type { listBankEntries } from '#contract/office/bank.ts'
import type { Staff } from '#domain/access/actor.ts'
import { isPlainDate } from '#domain/delivery/plain-date.ts'
import type { BankQueue, DecidedFate } from '#domain/documents/bank-queues.ts'
import { matchEntry, writtenNumbers } from '#domain/documents/match-entry.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import {
  companiesOfIbans,
  countEntries,
  type EntryPlace,
  type FoundInvoice,
  invoicesNumbered,
  invoicesOfAmounts,
  type KeptEntry,
  listEntries,
  lockEntry,
  paidParts,
  paidTooMuch,
  setFate,
} from './bank-store.ts'

type Desk = Pick<ShopContext, 'db'>
type Page = z.input<typeof listBankEntries.reply>
type ShownEntry = Page['entries'][number]

const PAGE_SIZE = 100
const MOST_COUNTED = 1000

/** A page of a queue; an entry that waits comes with what it seems to pay, by what is open now. */
export async function listBankQueue(
  { db }: Desk,
  staff: Staff,
  { queue, after }: { readonly queue: BankQueue; readonly after: string | null },
): Promise<Page> {
  requireRight(staff, 'bookPayments')
  const place = after === null ? null : readPlace(after)
  const found = await listEntries(db, { queue, after: place, limit: PAGE_SIZE + 1 })
  const entries = found.slice(0, PAGE_SIZE)
  const last = found.length > PAGE_SIZE ? entries.at(-1) : undefined
  return {
    entries: queue === 'waits' ? await matched(db, entries) : await booked(db, entries),
    next: last ? `${last.bookedOn}_${last.id}` : null,
  }
}

const PLACE = /^(\d{4}-\d{2}-\d{2})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

function readPlace(text: string): EntryPlace {
  const [, bookedOn, id] = PLACE.exec(text) ?? []
  if (bookedOn === undefined || id === undefined || !isPlainDate(bookedOn)) throw new Refusal('NotFound')
  return { bookedOn, id }
}

/** How many entries each queue holds. */
export async function countBankQueues({ db }: Desk, staff: Staff) {
  requireRight(staff, 'bookPayments')
  return { counts: Object.fromEntries(await countEntries(db, MOST_COUNTED)) as Record<BankQueue, number> }
}

/** What a company paid too much, and was neither booked nor paid back. */
export async function paidTooMuchBy({ db }: Desk, staff: Staff, companyId: string): Promise<number> {
  requireRight(staff, 'seeAllInvoices')
  return paidTooMuch(db, companyId)
}

/** That an entry pays no invoice or was paid back, or waits after all. */
export async function decideBankEntry(
  { db }: Desk,
  staff: Staff,
  { id, fate }: { readonly id: string; readonly fate: DecidedFate },
): Promise<void> {
  requireRight(staff, 'bookPayments')
  await changeAs(db, staff, async (trx) => {
    const entry = await lockEntry(trx, id)
    if (!entry || entry.fate === 'paid_out') throw new Refusal('BankEntryNotFound')
    if (entry.fate === 'booked') throw new Refusal('BankEntryDecided')
    await setFate(trx, id, { fate, paymentId: null })
  })
}

const shown = (
  { paymentId: _payment, restOfCompany: _company, isRest: _isRest, ...entry }: KeptEntry,
  parts: ShownEntry['parts'],
): ShownEntry => ({ ...entry, parts, doubt: null })

async function booked(db: Desk['db'], entries: readonly KeptEntry[]): Promise<ShownEntry[]> {
  const ids = entries.flatMap(({ paymentId }) => paymentId ?? [])
  const parts = Map.groupBy(ids.length > 0 ? await paidParts(db, ids) : [], ({ paymentId }) => paymentId)
  return entries.map((entry) =>
    shown(
      entry,
      (parts.get(entry.paymentId ?? '') ?? []).map(({ paymentId: _, ...part }) => ({
        ...part,
        openInCents: 0,
      })),
    ),
  )
}

async function matched(db: Desk['db'], entries: readonly KeptEntry[]): Promise<ShownEntry[]> {
  const numbersOf = new Map(entries.map(({ id, remittance }) => [id, writtenNumbers(remittance)]))
  const [numbered, ofAmounts, companies] = await Promise.all([
    invoicesNumbered(db, [...numbersOf.values()].flat()),
    invoicesOfAmounts(db, [...new Set(entries.map(({ cents }) => cents))]),
    companiesOfIbans(db, [...new Set(entries.flatMap(({ payerIban }) => payerIban ?? []))]),
  ])
  const byNumber = new Map(numbered.map((invoice) => [invoice.number, invoice]))
  const byAmount = Map.groupBy(ofAmounts, ({ openCents }) => openCents)
  const names = new Map([...numbered, ...ofAmounts].map(({ id, companyName }) => [id, companyName]))
  return entries.map((entry) => {
    const companyId = entry.restOfCompany ?? companies.get(entry.payerIban ?? '') ?? null
    const numbers = numbersOf.get(entry.id) ?? []
    const ofAmount: readonly FoundInvoice[] = byAmount.get(entry.cents) ?? []
    const { parts, doubt } = matchEntry(
      { cents: entry.cents, companyId, isRest: entry.isRest },
      {
        numbersWritten: numbers.length,
        named: numbers.flatMap((number) => byNumber.get(number) ?? []),
        ofPayer: ofAmount.filter((invoice) => invoice.companyId === companyId),
        ofAmount,
      },
    )
    const shownParts = parts.map(({ invoice: { id, number, openCents }, cents }) => ({
      invoiceId: id,
      number,
      companyName: names.get(id) ?? '',
      cents,
      openInCents: openCents,
    }))
    return { ...shown(entry, shownParts), doubt }
  })
}
