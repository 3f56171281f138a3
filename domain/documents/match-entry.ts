import { type Cents, sumCents } from '../money.ts'
import { documentNumber, NUMBER_SERIES } from './invoice-number.ts'

/** What came in on the bank account, as far as it takes to find what it pays. */
export type EntryToMatch = {
  readonly cents: Cents
  /** Who paid, as far as that is known. */
  readonly companyId: string | null
  /** Whether it is what was left of an entry after that was booked; its text names what is paid already. */
  readonly isRest: boolean
}

/** An invoice that may have been paid; nothing is open of one that was paid or taken back. */
export type PayableInvoice = {
  readonly id: string
  readonly number: string
  readonly companyId: string
  readonly openCents: Cents
}

/** Where an invoice for the entry was looked for. */
export type Candidates = {
  /** How many numbers of invoices the payer wrote. */
  readonly numbersWritten: number
  /** Those that exist. */
  readonly named: readonly PayableInvoice[]
  /** What is open of the company that paid from this account before. */
  readonly ofPayer: readonly PayableInvoice[]
  /** Of anybody, whose open amount is that of the entry. */
  readonly ofAmount: readonly PayableInvoice[]
}

/** Why somebody has to look at what an entry pays. */
export const MATCH_DOUBTS = [
  'less',
  'more',
  'settled',
  'other_payer',
  'several_companies',
  'number_unknown',
  'only_amount',
  'nothing_found',
  'rest',
] as const

/** One of them. */
export type MatchDoubt = (typeof MATCH_DOUBTS)[number]

export type MatchedPart = { readonly invoice: PayableInvoice; readonly cents: Cents }

/** What an entry seems to pay; without a doubt it may be booked as it stands. */
export type Match = { readonly parts: readonly MatchedPart[]; readonly doubt: MatchDoubt | null }

const SERIES = NUMBER_SERIES.invoice
/** 'FAC-2026-00012', also with spaces or other signs between, and without its series where nothing else stands before it. */
const WRITTEN = new RegExp(
  String.raw`(?:${SERIES}[\s./-]*|(?<![\p{L}\d][\s./-]?))(20\d\d)[\s./-]*(\d{5,7})(?!\d)`,
  'giu',
)
/** A bank breaks lines wherever they are full. */
const BROKEN = new RegExp(String.raw`${SERIES}[./-]?(20\d\d)[./-]?(\d{5})(?!\d)`, 'giu')

/** The numbers of invoices that a payer wrote, each once, in the order in which he did. */
export function writtenNumbers(text: string): readonly string[] {
  const found = [...text.matchAll(WRITTEN), ...text.replaceAll(/\s+/g, '').matchAll(BROKEN)]
  const numbers = found.map(([, year, count]) => documentNumber(SERIES, Number(year), Number(count)))
  return [...new Set(numbers)]
}

/**
 * What an entry pays. It is sure where the open amounts of the invoices that it names come to exactly its own, or where it
 * names none and exactly one of the company that paid from this account before does; nothing else is booked unasked, and a rest
 * never is.
 */
export function matchEntry(entry: EntryToMatch, candidates: Candidates): Match {
  const { numbersWritten, named } = candidates
  if (entry.isRest) return { ...matchAmount(entry, candidates), doubt: 'rest' }
  if (named.length > 0) return matchNamed(entry, named)
  const { parts } = matchAmount(entry, candidates)
  const isSure =
    entry.companyId !== null && parts.some(({ invoice }) => invoice.companyId === entry.companyId)
  if (numbersWritten > 0) return { parts, doubt: 'number_unknown' }
  if (parts.length === 0) return { parts, doubt: 'nothing_found' }
  return { parts, doubt: isSure ? null : 'only_amount' }
}

function matchNamed({ cents, companyId }: EntryToMatch, named: readonly PayableInvoice[]): Match {
  const open = named.filter(({ openCents }) => openCents > 0)
  const [first] = open
  if (!first) return { parts: [], doubt: 'settled' }
  if (open.some((invoice) => invoice.companyId !== first.companyId))
    return { parts: [], doubt: 'several_companies' }
  const parts = fill(cents, open)
  const openCents = sumCents(open.map((invoice) => invoice.openCents))
  if (companyId !== null && companyId !== first.companyId) return { parts, doubt: 'other_payer' }
  if (cents < openCents) return { parts, doubt: 'less' }
  return { parts, doubt: cents > openCents ? 'more' : null }
}

/** Pays one after the other, as far as it reaches. */
function fill(cents: Cents, invoices: readonly PayableInvoice[]): readonly MatchedPart[] {
  let left = cents
  return invoices.flatMap((invoice) => {
    const part = Math.min(left, invoice.openCents)
    left -= part
    return part > 0 ? [{ invoice, cents: part }] : []
  })
}

/** By its amount alone: an invoice of who paid goes before one of somebody else; of two that fit neither is it. */
function matchAmount({ cents }: EntryToMatch, { ofPayer, ofAmount }: Candidates): Pick<Match, 'parts'> {
  const exact = ofPayer.filter(({ openCents }) => openCents === cents)
  const [one, ...others] = exact.length > 0 ? exact : ofAmount.filter(({ openCents }) => openCents === cents)
  return { parts: one && others.length === 0 ? [{ invoice: one, cents }] : [] }
}
