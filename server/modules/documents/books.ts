import type { z } from 'zod'
import type { getBooks as contract, LedgerAccounts } from '#contract/office/books.ts'
import type { Staff } from '#domain/access/actor.ts'
import type { BookPeriod } from '#domain/documents/book-periods.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import {
  creditedBy,
  type JournalMatter,
  journalOfInvoice,
  journalOfPayment,
  type JournalRow,
} from '#domain/documents/journal.ts'
import { type Ledger, LEDGERS } from '#domain/documents/ledgers.ts'
import { clashingFields, type SomeOf } from '#domain/companies/clashing-fields.ts'
import { booksFileTexts as texts } from '#texts/nl/books.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { type Cell, csvHead, csvRow } from '../../csv/write-csv.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { type BookedInvoice, invoicesOf, paymentsIn, sumBooks } from './books-store.ts'
import { keepAccount, lockFinanceSettings, readAccounts } from './finance-settings-store.ts'
import { readDocument } from './read-document.ts'

type Reading = Pick<ShopContext, 'db'>

/** What a period holds for the bookkeeper. */
export async function showBooks(
  { db }: Reading,
  staff: Staff,
  period: BookPeriod,
): Promise<z.input<typeof contract.reply>> {
  requireRight(staff, 'exportBooks')
  const { netCents, vatCents, paidCents, ...counts } = await sumBooks(db, period)
  return {
    ...counts,
    netInCents: netCents,
    vatInCents: vatCents,
    paidInCents: paidCents,
    accounts: await readAccounts(db),
  }
}

/** Names ledger accounts; one that a colleague named otherwise meanwhile is told. */
export async function changeLedgers(
  { db }: Reading,
  staff: Staff,
  { change, seen }: { readonly change: SomeOf<LedgerAccounts>; readonly seen: SomeOf<LedgerAccounts> },
): Promise<LedgerAccounts> {
  requireRight(staff, 'exportBooks')
  return changeAs(db, staff, async (trx) => {
    await lockFinanceSettings(trx)
    const clashes = clashingFields(change, seen, await readAccounts(trx))
    if (clashes.length > 0) {
      throw new Refusal(
        'ChangedMeanwhile',
        clashes.map((field) => ({ field: `change.${field}` })),
      )
    }
    for (const ledger of LEDGERS) {
      const account = change[ledger]
      if (account !== undefined) await keepAccount(trx, ledger, account)
    }
    return readAccounts(trx)
  })
}

/** The sales ledger of a period as CSV: a row for each line and charge of an invoice and for its VAT, which add up to its total. */
export async function* salesLedger({ db }: Reading, period: BookPeriod): AsyncGenerator<string> {
  const accounts = await readAccounts(db)
  yield csvHead(texts.sales)
  for await (const invoice of invoicesOf(db, period)) yield ledgerRows(invoice, accounts).join('')
}

type Accounts = Readonly<Record<Ledger, string>>

function ledgerRows({ companyId, content }: BookedInvoice, accounts: Accounts): readonly string[] {
  const sign = content.kind === 'credit_note' ? -1 : 1
  const { number, issuedOn, buyer, order } = content
  const kind = texts.kind[content.kind]
  return creditedBy(content).map(({ ledger, matter, cents, vat }) =>
    csvRow([
      ...([issuedOn, kind, number, order.number, companyId, buyer.name, buyer.vatId] satisfies Cell[]),
      ...([accounts[ledger], wordsOf(matter, kind), vat?.box ?? null, vat?.percent ?? null] satisfies Cell[]),
      { cents: sign * cents },
    ]),
  )
}

function wordsOf(matter: JournalMatter, whole: string): string {
  switch (matter.kind) {
    case 'whole':
      return whole
    case 'line':
      return texts.line(matter.quantity, matter.title)
    case 'charge':
      return texts.charge[matter.charge]
    case 'vat':
      return texts.vat
  }
}

/** What was paid in a period, and what was taken back, as CSV: a row for each invoice of a payment. */
export async function* paymentsLedger({ db }: Reading, period: BookPeriod): AsyncGenerator<string> {
  yield csvHead(texts.payments)
  for await (const { day, cents, invoice, company, reference, by, reason } of paymentsIn(db, period))
    yield csvRow([day, { cents }, invoice, company, reference, by ?? texts.theShop, reason])
}

/** A document of the books with its rows, which come to nothing together. */
type JournalEntry = {
  readonly journal: 'sales' | 'bank'
  readonly day: PlainDate
  /** The invoice that it is, or of which was paid. */
  readonly number: string
  readonly words: string
  readonly companyId: string
  readonly company: string
  readonly rows: readonly JournalRow[]
}

/**
 * The books of a period in double entry, sales before payments, each by day. Whatever hands them to a bookkeeper is written from these:
 * the CSV here, and an audit file (XAF) once its official schema is there to write it by.
 */
async function* journalEntries({ db }: Reading, period: BookPeriod): AsyncGenerator<JournalEntry> {
  for await (const { companyId, content } of invoicesOf(db, period))
    yield {
      journal: 'sales',
      day: content.issuedOn,
      number: content.number,
      words: texts.kind[content.kind],
      companyId,
      company: content.buyer.name,
      rows: journalOfInvoice(content),
    }
  for await (const { day, cents, invoice, companyId, company, reference } of paymentsIn(db, period))
    yield {
      journal: 'bank',
      day,
      number: invoice,
      words: (cents < 0 ? texts.paidBack : texts.paid)(reference),
      companyId,
      company,
      rows: journalOfPayment(cents),
    }
}

/** The books of a period as CSV: a row for each account of each document, debited or credited. */
export async function* journal(shop: Reading, period: BookPeriod): AsyncGenerator<string> {
  const accounts = await readAccounts(shop.db)
  yield csvHead(texts.journal)
  for await (const entry of journalEntries(shop, period)) yield journalRows(entry, accounts).join('')
}

const journalRows = (entry: JournalEntry, accounts: Accounts): readonly string[] =>
  entry.rows
    .filter(({ cents }) => cents !== 0)
    .map(({ ledger, matter, cents, vat }) =>
      csvRow([
        ...([entry.day, texts.journals[entry.journal], entry.number, accounts[ledger]] satisfies Cell[]),
        wordsOf(matter, entry.words),
        ...([cents > 0 ? { cents } : null, cents < 0 ? { cents: -cents } : null] satisfies Cell[]),
        ...([vat?.box ?? null, vat?.percent ?? null, entry.companyId, entry.company] satisfies Cell[]),
      ]),
    )

/** Every invoice and credit note of a period, as PDF and as UBL, each read when its turn has come. */
export async function* booksFiles(shop: Pick<ShopContext, 'db' | 'files' | 'origin'>, period: BookPeriod) {
  for await (const { id } of invoicesOf(shop.db, period)) {
    for (const kind of ['invoice_pdf', 'invoice_ubl'] as const) {
      const document = await readDocument(shop, kind, id, null)
      if (document) yield { name: document.name, input: document.content }
    }
  }
}
