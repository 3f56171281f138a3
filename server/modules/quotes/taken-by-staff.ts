import { deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { lockNumber } from './price-request-store.ts'
import { lockQuote, type QuoteState } from './quote-store.ts'
import { findQuoteOwner } from './desk-quote-store.ts'

/** A quote as it was seen on screen. */
export type SeenQuote = { readonly id: string; readonly version: number }

/** A quote that was meant then, among others. */
export type MeantQuote = { readonly id: string; readonly seenAt: Date }

/** Which quote staff mean: by its number, as they saw it, or as it was when they meant it. */
export type NamedQuote = { readonly number: string } | SeenQuote | MeantQuote

type Taken = { readonly id: string; readonly companyId: string; readonly contactId: string }

/** Takes a quote of any company for the rest of the transaction; one that moved on meanwhile is told as what it is. */
export async function takenByStaff(trx: Executor, quote: NamedQuote): Promise<Taken> {
  if ('number' in quote) {
    const found = await lockNumber(trx, quote.number)
    if (!found) throw new Refusal('QuoteNotFound')
    return found
  }
  const owner = await findQuoteOwner(trx, quote.id)
  const found = owner && (await lockQuote(trx, owner.companyId, quote.id))
  if (!found) throw new Refusal('QuoteNotFound')
  if (found.state === 'ordered') throw new Refusal('QuoteOrdered', { message: texts.orderedMeanwhile })
  if (found.state !== 'parked') throw new Refusal('quote_changed', { message: texts.takenBackMeanwhile })
  if (isChangedSince(quote, found)) throw new Refusal('quote_changed', { message: texts.changedMeanwhile })
  return { id: found.id, companyId: owner.companyId, contactId: found.contactId }
}

const isChangedSince = (quote: SeenQuote | MeantQuote, { version, updatedAt }: QuoteState): boolean =>
  'version' in quote ? quote.version !== version : updatedAt > quote.seenAt
