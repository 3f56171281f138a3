import type { Cents } from '../money.ts'
import type { InvoiceCharge, InvoiceContent } from './invoice.ts'
import { type Ledger, type VatBox, vatBox } from './ledgers.ts'

/** What a row of a journal is about. */
export type JournalMatter =
  | { readonly kind: 'whole' }
  | { readonly kind: 'line'; readonly quantity: number; readonly title: string }
  | { readonly kind: 'charge'; readonly charge: InvoiceCharge['kind'] }
  | { readonly kind: 'vat' }

/** A row of a journal: in cents what an account is debited with, below zero what it is credited with. */
export type JournalRow = {
  readonly ledger: Ledger
  readonly matter: JournalMatter
  readonly cents: Cents
  /** The VAT that it is declared under, in percent; null of what is no turnover and no VAT. */
  readonly vat: { readonly box: VatBox; readonly percent: number } | null
}

const WHOLE = { kind: 'whole' } as const

/**
 * An invoice in the books, in double entry: the buyer owes its total, which is turnover by VAT box and VAT that is owed. A credit note is
 * the same the other way round. The rows come to nothing together, as its lines, charges and VAT are its total (EN 16931, BR-CO-13 to 15).
 */
export function journalOfInvoice({ kind, totalCents, ...content }: InvoiceContent): readonly JournalRow[] {
  const sign = kind === 'credit_note' ? -1 : 1
  return [
    { ledger: 'debtors', matter: WHOLE, cents: sign * totalCents, vat: null },
    ...creditedBy(content).map((row) => ({ ...row, cents: -sign * row.cents })),
  ]
}

/** What an invoice is made up of, each amount above zero as the invoice says it. */
export const creditedBy = ({
  lines,
  charges,
  vat,
}: Pick<InvoiceContent, 'lines' | 'charges' | 'vat'>): readonly JournalRow[] => [
  ...lines.map(({ quantity, title, netCents, ofCharge, ...line }) =>
    turnover(
      ofCharge ? { kind: 'charge', charge: ofCharge } : { kind: 'line', quantity, title },
      netCents,
      line,
    ),
  ),
  ...charges.map(({ kind: charge, netCents, ...of }) => turnover({ kind: 'charge', charge }, netCents, of)),
  ...vat
    .filter(({ vatCents }) => vatCents !== 0)
    .map(({ ratePercent: percent, category: vatCategory, vatCents }): JournalRow => ({
      ledger: 'vat',
      matter: { kind: 'vat' },
      cents: vatCents,
      vat: { box: vatBox({ vatCategory, vatPercent: percent }), percent },
    })),
]

function turnover(
  matter: JournalMatter,
  cents: Cents,
  of: Pick<InvoiceCharge, 'vatPercent' | 'vatCategory'>,
): JournalRow {
  const box = vatBox(of)
  return { ledger: box, matter, cents, vat: { box, percent: of.vatPercent } }
}

/** What was paid of an invoice in the books, below zero what was taken back: it came to the bank, and is owed no more. */
export const journalOfPayment = (cents: Cents): readonly JournalRow[] => [
  { ledger: 'bank', matter: WHOLE, cents, vat: null },
  { ledger: 'debtors', matter: WHOLE, cents: -cents, vat: null },
]
