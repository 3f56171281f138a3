import type { VatGroup } from '../cart/vat.ts'
import { vatTotals } from '../cart/vat.ts'
import type { PlainDate } from '../delivery/plain-date.ts'
import { type Cents, sumCents } from '../money.ts'
import type { LineState } from '../orders/states.ts'
import type { BreakdownRow } from '../pricing/model.ts'
import { isInUnion } from '../vat/vat-country.ts'
import type { VatTreatment } from '../vat/vat-treatment.ts'
import { type LineAmounts, lineAmounts } from './line-amounts.ts'
import { isInvoiced } from './when-to-invoice.ts'

/** A postal address as a document prints it. */
export type DocumentAddress = {
  readonly companyName: string
  readonly attention: string | null
  readonly street: string
  readonly houseNumber: string
  readonly addition: string | null
  readonly postcode: string
  readonly city: string
  /** ISO 3166-1, two letters. */
  readonly country: string
}

/** Who sends or gets an invoice, as on the day that it was made. */
export type InvoiceParty = {
  readonly name: string
  readonly address: DocumentAddress
  readonly kvkNumber: string | null
  readonly vatId: string | null
  readonly email: string | null
  readonly phone: string | null
}

/** VAT categories of EN 16931: standard, zero, shifted to the buyer, goods to another member state, goods out of the Union. */
export type VatCategory = 'S' | 'Z' | 'AE' | 'K' | 'G'

/** VAT of one rate and category over the sum of its lines and charges. */
export type InvoiceVat = VatGroup & { readonly category: VatCategory }

export type InvoiceLine = LineAmounts & {
  readonly sku: string
  readonly title: string
  readonly options: readonly string[]
  readonly quantity: number
  readonly vatPercent: number
  readonly vatCategory: VatCategory
  /** On a credit note of a part: which line of its invoice it is of, counted from 0, and whether it counts copies of that. */
  readonly ofLine?: number
  readonly isCopies?: boolean
  /** On a credit note: the charge of its invoice that stands here as a line, which is that of the same VAT rate. */
  readonly ofCharge?: InvoiceCharge['kind']
}

/** What is charged over the whole, once for each kind and VAT rate: express, and shipping. */
export type InvoiceCharge = {
  readonly kind: 'express' | 'shipping'
  readonly netCents: Cents
  readonly vatPercent: number
  readonly vatCategory: VatCategory
}

/** Lines, charges and amounts of an invoice, in cents; line amounts and charges excluding VAT. */
export type InvoiceAmounts = {
  readonly lines: readonly InvoiceLine[]
  readonly charges: readonly InvoiceCharge[]
  readonly linesCents: Cents
  readonly vat: readonly InvoiceVat[]
  readonly netCents: Cents
  readonly vatCents: Cents
  readonly totalCents: Cents
}

/** All that an invoice says; what is kept of one, and never changed. Amounts of a credit note are positive too. */
export type InvoiceContent = InvoiceAmounts & {
  readonly kind: 'invoice' | 'credit_note'
  readonly number: string
  readonly issuedOn: PlainDate
  /** Null for a credit note. */
  readonly dueOn: PlainDate | null
  readonly paymentTermDays: number
  readonly suppliedOn: PlainDate
  readonly seller: InvoiceParty & { readonly iban: string }
  readonly buyer: InvoiceParty
  /** Where the goods went; null when they were fetched, or went to several places. */
  readonly deliveredTo: DocumentAddress | null
  readonly order: {
    readonly number: string
    readonly placedOn: PlainDate
    readonly reference: string | null
    readonly purchaseOrderNumber: string | null
  }
  /** What was paid of it before it was made: of the invoice in whose place it comes. */
  readonly prepaidCents: Cents
  /** The invoice that a credit note takes back, and why. */
  readonly credits: {
    readonly number: string
    readonly issuedOn: PlainDate
    readonly reason: string
    /** Null on a credit note from before that was said. */
    readonly settled: Settlement | null
  } | null
}

/** Where the amount of a credit note goes, in cents; together they are its total. */
export type Settlement = {
  /** What was not paid, and need not be. */
  readonly openCents: Cents
  /** What was paid and counts for the invoice in its place. */
  readonly movedCents: Cents
  readonly movedTo: string | null
  /** What was paid and is given back. */
  readonly backCents: Cents
}

/** Where the amount of an invoice goes that is taken back, when of what was paid so much counts for another one. */
export const settlementOf = (
  { totalCents, paidCents }: { readonly totalCents: Cents; readonly paidCents: Cents },
  moved: { readonly number: string; readonly cents: Cents } | null,
): Settlement => ({
  openCents: totalCents - paidCents,
  movedCents: moved?.cents ?? 0,
  movedTo: moved?.number ?? null,
  backCents: paidCents - (moved?.cents ?? 0),
})

/** A line of an order as far as its invoice needs it; `vatPercent` is that of the product. */
export type OrderedLine = {
  readonly groupId: string
  readonly sku: string
  readonly title: string
  readonly options: readonly string[]
  readonly quantity: number
  readonly unitCents: Cents
  readonly lineCents: Cents
  readonly expressCents: Cents
  readonly vatPercent: number
  readonly breakdown: readonly BreakdownRow[]
  readonly state: LineState
  /** The VAT country that it is sent to; null when it is fetched. */
  readonly shipTo: string | null
}

type Ordered = Pick<OrderedWhole, 'vat' | 'shippingCents'> & {
  readonly lines: readonly Pick<
    OrderedLine,
    'groupId' | 'vatPercent' | 'lineCents' | 'expressCents' | 'state'
  >[]
}

/** An order as far as its invoice needs it, with the amounts that the customer agreed to. */
export type OrderedWhole = {
  readonly lines: readonly OrderedLine[]
  readonly shippingCents: Cents
  readonly totalCents: Cents
  readonly vat: readonly VatGroup[]
  /** As it was decided at ordering; null for an order from before that was kept. */
  readonly vatTreatment: VatTreatment | null
  /** The VAT country that all of it comes from. */
  readonly sellerCountry: string
}

/**
 * What an order comes to on its invoice: its lines but the cancelled ones, express and shipping, and VAT once per rate
 * (EN 16931). An order of which nothing was cancelled comes to what was agreed; RangeError when it does not.
 */
export function invoiceAmounts(order: OrderedWhole): InvoiceAmounts {
  const kept = order.lines.filter(isInvoiced)
  const treatment = treatmentOf(order)
  const category = (percent: number): VatCategory => {
    if (treatment === 'exported') return 'G'
    if (treatment === 'reverse_charged') return shiftedCategory(kept, order.sellerCountry)
    return percent === 0 ? 'Z' : 'S'
  }
  const rated = (percent: number) => ({
    vatPercent: treatment === 'taxed' ? percent : 0,
    vatCategory: category(percent),
  })
  const lines = kept.map(({ sku, title, options, quantity, vatPercent, ...line }) => ({
    sku,
    title,
    options,
    quantity,
    ...lineAmounts({ quantity, ...line }),
    ...rated(vatPercent),
  }))
  const express = expressParts(kept).map(({ ratePercent, netCents }) => ({
    kind: 'express' as const,
    netCents,
    ...rated(ratePercent),
  }))
  const shippingCents = kept.length > 0 ? order.shippingCents : 0
  const shipping = { kind: 'shipping' as const, netCents: shippingCents, ...rated(shippingRate(order)) }
  const charges = mergedByRate([...express, shipping].filter(({ netCents }) => netCents > 0))
  // A line that costs nothing still has a rate, and each rate stands in the breakdown (BR-S-01).
  const { vat, netCents, vatCents, totalCents } = vatTotals(
    [...lines, ...charges].map((part) => ({ ratePercent: part.vatPercent, netCents: part.netCents })),
  )
  if (kept.length === order.lines.length && totalCents !== order.totalCents) {
    throw new RangeError(`The invoice comes to ${totalCents}, the order to ${order.totalCents}`)
  }
  return {
    lines,
    charges,
    linesCents: sumCents(lines.map((line) => line.netCents)),
    vat: vat.map((group) => ({ ...group, category: category(group.ratePercent) })),
    netCents,
    vatCents,
    totalCents,
  }
}

/**
 * How the VAT of an order is treated: as was decided when it was placed. One from before that was kept was shifted to the
 * customer when all of it stands at 0% and a product does not.
 */
export function treatmentOf({
  vatTreatment,
  vat,
  lines,
}: {
  readonly vatTreatment: VatTreatment | null
  readonly vat: readonly VatGroup[]
  readonly lines: readonly { readonly vatPercent: number }[]
}): VatTreatment {
  if (vatTreatment !== null) return vatTreatment
  const isAtZero = vat.length > 0 && vat.every(({ ratePercent }) => ratePercent === 0)
  return isAtZero && lines.some(({ vatPercent }) => vatPercent > 0) ? 'reverse_charged' : 'taxed'
}

/** Goods that go to another member state are supplied there; anything else is shifted where it is. */
const shiftedCategory = (lines: readonly OrderedLine[], sellerCountry: string): VatCategory =>
  lines.every(({ shipTo }) => shipTo !== null && shipTo !== sellerCountry && isInUnion(shipTo)) ? 'K' : 'AE'

/** Express is taxed at the rate of the main line of its group, as in the cart. */
export function expressParts(lines: readonly Pick<OrderedLine, 'groupId' | 'vatPercent' | 'expressCents'>[]) {
  const groups = Map.groupBy(lines, ({ groupId }) => groupId)
  return [...groups.values()].map((group) => ({
    ratePercent: group[0]?.vatPercent ?? 0,
    netCents: sumCents(group.map(({ expressCents }) => expressCents)),
  }))
}

/**
 * The rate of the shipping: that of which the base is more than lines and express come to. The base is of the lines that are
 * kept once the order was told what it comes to without the cancelled ones; before, it is of all.
 */
export function shippingRate({ vat, lines, shippingCents }: Ordered): number {
  const [first] = vat
  const withRoom = (among: readonly Ordered['lines'][number][]) =>
    vat.find(({ ratePercent, baseCents }) => {
      const others = [
        ...among.map(({ vatPercent, lineCents }) => ({ ratePercent: vatPercent, netCents: lineCents })),
        ...expressParts(among),
      ].filter((part) => part.ratePercent === ratePercent)
      return baseCents - sumCents(others.map(({ netCents }) => netCents)) === shippingCents
    })
  return (withRoom(lines) ?? withRoom(lines.filter(isInvoiced)) ?? first)?.ratePercent ?? 0
}

/** One charge per kind and rate. */
function mergedByRate(charges: readonly InvoiceCharge[]): InvoiceCharge[] {
  const groups = Map.groupBy(charges, ({ kind, vatPercent }) => `${kind} ${vatPercent}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first ? [{ ...first, netCents: sumCents(group.map(({ netCents }) => netCents)) }] : []
  })
}
