import { LOWEST_STANDARD_PERCENT } from '../pricing/vat-rates.ts'
import type { VatCategory } from './invoice.ts'

/** The boxes of the Dutch VAT return in which turnover is declared; they serve as VAT codes. */
export const VAT_BOXES = ['1a', '1b', '1c', '1e', '3a', '3b'] as const

/** One of them. */
export type VatBox = (typeof VAT_BOXES)[number]

/** What has a ledger account of its own: the turnover of each box, the VAT that is owed, what customers owe, and where they pay. */
export const LEDGERS = [...VAT_BOXES, 'vat', 'debtors', 'bank'] as const

/** One of them. */
export type Ledger = (typeof LEDGERS)[number]

/** The account of each, until the bookkeeper names others. */
export const USUAL_ACCOUNTS = {
  '1a': '8000',
  '1b': '8010',
  '1c': '8020',
  '1e': '8030',
  '3a': '8040',
  '3b': '8050',
  vat: '1500',
  debtors: '1300',
  bank: '1100',
} as const satisfies Record<Ledger, string>

/** In which box something of an invoice is declared: by its rate here, what left the Union apart from what went to another member state. */
export function vatBox({
  vatCategory,
  vatPercent,
}: {
  readonly vatCategory: VatCategory
  readonly vatPercent: number
}): VatBox {
  if (vatCategory === 'G') return '3a'
  if (vatCategory === 'AE' || vatCategory === 'K') return '3b'
  if (vatPercent === 0) return '1e'
  if (vatPercent >= LOWEST_STANDARD_PERCENT) return '1a'
  return vatPercent === 9 ? '1b' : '1c'
}
