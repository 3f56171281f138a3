import { vatTotals } from '../cart/vat.ts'
import { type Cents, roundHalfAwayFromZero, sumCents } from '../money.ts'
import type { InvoiceAmounts, InvoiceCharge, InvoiceLine, InvoiceVat } from './invoice.ts'

/**
 * What is to be credited of one line or one charge of an invoice, counted from 0: an amount excluding VAT, or so many copies of a
 * line.
 */
export type AskedCredit =
  | { readonly line: number; readonly part: { readonly copies: number } | { readonly cents: Cents } }
  | { readonly charge: number; readonly part: { readonly cents: Cents } }

/** Lines, charges and VAT of an invoice, and the amounts of the credit notes that took parts of it back before. */
type Credited = {
  readonly invoice: InvoiceAmounts
  readonly earlier: readonly InvoiceAmounts[]
  /** What a charge is called where it stands as a line: a credit note has at least one (EN 16931, BR-16). */
  readonly chargeTitles: Readonly<Record<InvoiceCharge['kind'], string>>
}

const notedOf = (line: number, earlier: readonly InvoiceAmounts[]) =>
  earlier.flatMap(({ lines }) => lines.filter(({ ofLine }) => ofLine === line))

/** What is not credited of a line so far, in cents excluding VAT. */
export const leftOfLine = (
  line: number,
  { invoice, earlier }: Pick<Credited, 'invoice' | 'earlier'>,
): Cents =>
  (invoice.lines[line]?.netCents ?? 0) - sumCents(notedOf(line, earlier).map(({ netCents }) => netCents))

/** What is not credited of a charge so far, in cents excluding VAT. */
export function leftOfCharge(
  charge: number,
  { invoice, earlier }: Pick<Credited, 'invoice' | 'earlier'>,
): Cents {
  const of = invoice.charges[charge]
  if (!of) return 0
  const noted = earlier.flatMap(({ lines }) =>
    lines.filter((line) => line.ofCharge === of.kind && line.vatPercent === of.vatPercent),
  )
  return of.netCents - sumCents(noted.map(({ netCents }) => netCents))
}

/**
 * The amounts of a credit note of a part of a line or charge; null when that is nothing, or more than is invoiced and not credited so far.
 * Copies are credited at the price of a piece, rounded over those that were credited before too; all of them together at all that the
 * line came to, with what was charged once.
 */
export function partCredit(credited: Credited, asked: AskedCredit): InvoiceAmounts | null {
  if ('charge' in asked) return partOfCharge(credited, asked)
  const { line, part } = asked
  const of = credited.invoice.lines[line]
  if (!of) return null
  const left = leftOfLine(line, credited)
  const copiesBefore = notedOf(line, credited.earlier).reduce(
    (copies, noted) => copies + (noted.isCopies ? noted.quantity : 0),
    0,
  )
  const cents = 'cents' in part ? part.cents : centsOfCopies(of, part.copies, { copiesBefore, left })
  if (!isWithin(cents, left)) return null
  const quantity = 'copies' in part ? part.copies : 1
  return amountsOf([partOf(of, { line, quantity, cents, isCopies: 'copies' in part })], [], credited)
}

function partOfCharge(
  credited: Credited,
  { charge, part: { cents } }: Extract<AskedCredit, { readonly charge: number }>,
): InvoiceAmounts | null {
  const of = credited.invoice.charges[charge]
  if (!of || !isWithin(cents, leftOfCharge(charge, credited))) return null
  return amountsOf([chargeLine({ ...of, netCents: cents }, credited)], [], credited)
}

const isWithin = (cents: Cents, left: Cents) => Number.isSafeInteger(cents) && cents > 0 && cents <= left

/** A charge as a line of a credit note. */
const chargeLine = (
  { kind, netCents, vatPercent, vatCategory }: InvoiceCharge,
  { chargeTitles }: Credited,
): InvoiceLine => ({
  sku: '',
  title: chargeTitles[kind],
  options: [],
  quantity: 1,
  price: { cents: netCents, perQuantity: 1 },
  charges: [],
  netCents,
  vatPercent,
  vatCategory,
  ofCharge: kind,
})

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
  const charges = invoice.charges.flatMap((of, charge) => {
    const netCents = leftOfCharge(charge, credited)
    return netCents > 0 ? [{ ...of, netCents }] : []
  })
  if (lines.length > 0) return amountsOf(lines, charges, credited)
  const asLines = charges.map((charge) => chargeLine(charge, credited))
  return amountsOf(asLines, [], credited)
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
