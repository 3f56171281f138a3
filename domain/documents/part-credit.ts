import { vatTotals } from '../cart/vat.ts'
import { type Cents, roundHalfAwayFromZero, sumCents } from '../money.ts'
import type { InvoiceAmounts, InvoiceLine, InvoiceVat } from './invoice.ts'

/** What is to be credited of one line of an invoice, counted from 0: so many of its copies, or an amount excluding VAT. */
export type AskedCredit = {
  readonly line: number
  readonly part: { readonly copies: number } | { readonly cents: Cents }
}

/** Lines, charges and VAT of an invoice, and the amounts of the credit notes that took parts of it back before. */
type Credited = { readonly invoice: InvoiceAmounts; readonly earlier: readonly InvoiceAmounts[] }

const notedOf = (line: number, earlier: readonly InvoiceAmounts[]) =>
  earlier.flatMap(({ lines }) => lines.filter(({ ofLine }) => ofLine === line))

/** What is not credited of a line so far, in cents excluding VAT. */
export const leftOfLine = (line: number, { invoice, earlier }: Credited): Cents =>
  (invoice.lines[line]?.netCents ?? 0) - sumCents(notedOf(line, earlier).map(({ netCents }) => netCents))

/**
 * The amounts of a credit note of a part of a line; null when that is nothing, or more than is invoiced and not credited so far.
 * Copies are credited at the price of a piece, rounded over those that were credited before too; all of them together at all that the
 * line came to, with what was charged once.
 */
export function partCredit(credited: Credited, { line, part }: AskedCredit): InvoiceAmounts | null {
  const of = credited.invoice.lines[line]
  if (!of) return null
  const left = leftOfLine(line, credited)
  const copiesBefore = notedOf(line, credited.earlier).reduce(
    (copies, noted) => copies + (noted.isCopies ? noted.quantity : 0),
    0,
  )
  const cents = 'cents' in part ? part.cents : centsOfCopies(of, part.copies, { copiesBefore, left })
  if (!Number.isSafeInteger(cents) || cents <= 0 || cents > left) return null
  const quantity = 'copies' in part ? part.copies : 1
  return amountsOf([partOf(of, { line, quantity, cents, isCopies: 'copies' in part })], [], credited)
}

const partOf = (
  line: InvoiceLine,
  part: {
    readonly line: number
    readonly quantity: number
    readonly cents: Cents
    readonly isCopies: boolean
  },
): InvoiceLine => ({
  ...line,
  quantity: part.quantity,
  price: { cents: part.cents, perQuantity: part.quantity },
  charges: [],
  netCents: part.cents,
  ofLine: part.line,
  ...(part.isCopies && { isCopies: true }),
})

function centsOfCopies(
  { quantity, price, netCents }: InvoiceLine,
  copies: number,
  { copiesBefore, left }: { readonly copiesBefore: number; readonly left: Cents },
): Cents {
  if (!Number.isSafeInteger(copies) || copies < 1 || copiesBefore + copies > quantity) return 0
  if (copies === quantity && left === netCents) return netCents
  const centsOf = (count: number) =>
    roundHalfAwayFromZero(BigInt(price.cents) * BigInt(count), BigInt(price.perQuantity))
  return centsOf(copiesBefore + copies) - centsOf(copiesBefore)
}

/** The amounts of the credit note that takes back all of an invoice that no other took back before. */
export function restOf(credited: Credited): InvoiceAmounts {
  const { invoice, earlier } = credited
  if (earlier.length === 0) return invoice
  const lines = invoice.lines.flatMap((of, line) => {
    if (notedOf(line, earlier).length === 0) return [of]
    const cents = leftOfLine(line, credited)
    return cents > 0 ? [partOf(of, { line, quantity: 1, cents, isCopies: false })] : []
  })
  return amountsOf(lines, invoice.charges, credited)
}

/** VAT of what is credited: of the last part of a rate all that is left of its VAT, so that parts never come to more than the whole. */
function amountsOf(
  lines: readonly InvoiceLine[],
  charges: InvoiceAmounts['charges'],
  { invoice, earlier }: Credited,
): InvoiceAmounts {
  const rated = [...lines, ...charges].map(({ vatPercent, netCents }) => ({
    ratePercent: vatPercent,
    netCents,
  }))
  const vat = vatTotals(rated).vat.map((group): InvoiceVat => {
    const whole = invoice.vat.find(({ ratePercent }) => ratePercent === group.ratePercent)
    const before = earlier.flatMap((note) =>
      note.vat.filter(({ ratePercent }) => ratePercent === group.ratePercent),
    )
    const baseLeft = (whole?.baseCents ?? 0) - sumCents(before.map(({ baseCents }) => baseCents))
    const vatLeft = (whole?.vatCents ?? 0) - sumCents(before.map(({ vatCents }) => vatCents))
    const isLast = group.baseCents === baseLeft
    return {
      ...group,
      category: whole?.category ?? 'S',
      vatCents: isLast ? vatLeft : Math.min(group.vatCents, vatLeft),
    }
  })
  const netCents = sumCents(vat.map(({ baseCents }) => baseCents))
  const vatCents = sumCents(vat.map((group) => group.vatCents))
  return {
    lines,
    charges,
    linesCents: sumCents(lines.map((line) => line.netCents)),
    vat,
    netCents,
    vatCents,
    totalCents: netCents + vatCents,
  }
}
