import type { z } from 'zod'
import type { getBooks as contract, LedgerAccounts } from '#contract/office/books.ts'
import type { Staff } from '#domain/access/actor.ts'
import type { BookPeriod } from '#domain/documents/book-periods.ts'
import type { InvoiceContent } from '#domain/documents/invoice.ts'
import { type Ledger, LEDGERS, vatBox } from '#domain/documents/ledgers.ts'
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
  const row = (ledger: Ledger, words: string, vatCode: string, vatPercent: number, cents: number) =>
    csvRow([
      ...([issuedOn, kind, number, order.number, companyId, buyer.name, buyer.vatId] satisfies Cell[]),
      ...([accounts[ledger], words, vatCode, vatPercent, { cents: sign * cents }] satisfies Cell[]),
    ])
  return [
    ...turnover(content).map(({ words, box, vatPercent, netCents }) =>
      row(box, words, box, vatPercent, netCents),
    ),
    ...content.vat
      .filter(({ vatCents }) => vatCents !== 0)
      .map(({ ratePercent, category, vatCents }) =>
        row(
          'vat',
          texts.vat,
          vatBox({ vatCategory: category, vatPercent: ratePercent }),
          ratePercent,
          vatCents,
        ),
      ),
  ]
}

const turnover = ({ lines, charges }: InvoiceContent) => [
  ...lines.map((line) => ({ ...line, words: texts.line(line.quantity, line.title), box: vatBox(line) })),
  ...charges.map((charge) => ({
    ...charge,
    words: texts.charge[charge.kind],
    box: vatBox(charge),
  })),
]

/** What was paid in a period, and what was taken back, as CSV: a row for each invoice of a payment. */
export async function* paymentsLedger({ db }: Reading, period: BookPeriod): AsyncGenerator<string> {
  yield csvHead(texts.payments)
  for await (const { day, cents, invoice, company, reference, by, reason } of paymentsIn(db, period))
    yield csvRow([day, { cents }, invoice, company, reference, by ?? texts.theShop, reason])
}

/** Every invoice and credit note of a period, as PDF and as UBL, each read when its turn has come. */
export async function* booksFiles(shop: Pick<ShopContext, 'db' | 'files' | 'origin'>, period: BookPeriod) {
  for await (const { id } of invoicesOf(shop.db, period)) {
    for (const kind of ['invoice_pdf', 'invoice_ubl'] as const) {
      const document = await readDocument(shop, kind, id, null)
      if (document) yield { name: document.name, input: document.content }
    }
  }
}
