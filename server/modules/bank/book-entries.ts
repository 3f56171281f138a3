import { randomUUID } from 'node:crypto'
import type { Staff } from '#domain/access/actor.ts'
import { sumCents } from '#domain/money.ts'
import { bankFileTexts } from '#texts/nl/bank-files.ts'
import { refusalTexts } from '#texts/nl/refusals.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { type AskedPart, bookParts } from '../documents/book-payment.ts'
import { lockEntry, paidParts, setFate, splitRest } from './bank-store.ts'

type Booking = Pick<ShopContext, 'db' | 'clock' | 'log'>

/** An entry of the bank, and what of which invoices it is to pay. */
export type AskedEntry = { readonly id: string; readonly parts: readonly AskedPart[] }

type Booked = { readonly id: string; readonly refusal: string | null; readonly restInCents: number }

const LONGEST_REFERENCE = 140

/** Books entries, each in a transaction of its own: one that cannot be booked holds up no other, and says why. */
export async function bookEntries(
  shop: Booking,
  staff: Staff,
  entries: readonly AskedEntry[],
): Promise<{ readonly results: Booked[] }> {
  requireRight(staff, 'bookPayments')
  const results = []
  for (const entry of entries) results.push({ id: entry.id, ...(await outcomeOf(shop, staff, entry)) })
  return { results }
}

async function outcomeOf(shop: Booking, staff: Staff, entry: AskedEntry): Promise<Omit<Booked, 'id'>> {
  try {
    return { refusal: null, restInCents: await bookEntry(shop, staff, entry) }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: refusalTexts[error.code], restInCents: 0 }
    // Nothing of it was booked; what was booked of the others is told all the same.
    shop.log.error({ err: error, entryId: entry.id }, 'an entry of the bank could not be booked')
    return { refusal: bankFileTexts.failed, restInCents: 0 }
  }
}

/** Answers what was left of it. */
async function bookEntry(shop: Booking, staff: Staff, { id, parts }: AskedEntry): Promise<number> {
  return changeAs(shop.db, staff, async (trx) => {
    const entry = await lockEntry(trx, id)
    if (!entry || entry.fate === 'paid_out') throw new Refusal('BankEntryNotFound')
    if (entry.paymentId !== null && isSame(parts, await paidParts(trx, [entry.paymentId]))) return 0
    if (entry.fate !== 'waits') throw new Refusal('BankEntryDecided')
    const restInCents = entry.cents - sumCents(parts.map(({ cents }) => cents))
    if (restInCents < 0) throw new Refusal('BankEntryTooSmall')
    const paymentId = randomUUID()
    await bookParts(shop, trx, staff, {
      id: paymentId,
      parts,
      paidOn: entry.bookedOn,
      reference: (entry.remittance || entry.payerName).slice(0, LONGEST_REFERENCE),
    })
    await setFate(trx, id, { fate: 'booked', paymentId })
    if (restInCents > 0) await splitRest(trx, id, restInCents)
    return restInCents
  })
}

type Part = { readonly invoiceId: string; readonly cents: number }

/** Whether the same is asked again, as after an answer that was lost. */
const isSame = (asked: readonly Part[], booked: readonly Part[]) =>
  asked.length === booked.length &&
  asked.every(({ invoiceId, cents }) =>
    booked.some((one) => one.invoiceId === invoiceId && one.cents === cents),
  )
