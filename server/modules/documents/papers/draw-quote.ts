import type { VatGroup } from '#domain/cart/vat.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import type { DocumentAddress } from '#domain/documents/invoice.ts'
import { lineAmounts } from '#domain/documents/line-amounts.ts'
import type { BreakdownRow } from '#domain/pricing/model.ts'
import type { VatTreatment } from '#domain/vat/vat-treatment.ts'
import { quotePaperTexts as texts, vatTreatmentTexts } from '#texts/nl/document-papers.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { letterPaper, type PaperShop } from './letterhead.ts'
import { INKS, STYLES } from './look.ts'
import { addressLines, writeOpening, writeParagraph } from './opening.ts'
import { type PaperLine, writePriceTable } from './price-table.ts'
import { writeTotals } from './totals.ts'

/** A line of a quote; amounts are null where the price is still asked for. */
export type QuotedLine = {
  readonly sku: string
  readonly title: string
  readonly options: readonly string[]
  readonly quantity: number
  readonly unitCents: number | null
  readonly lineCents: number | null
  readonly vatPercent: number
  readonly breakdown: readonly BreakdownRow[]
}

/** A parked cart as its paper shows it. */
export type QuotedCart = {
  readonly number: string | null
  readonly reference: string
  readonly madeAt: Date
  readonly validUntil: PlainDate
  readonly isExpired: boolean
  readonly vatTreatment: VatTreatment
  readonly address: DocumentAddress | null
  readonly companyName: string
  readonly contactName: string
  readonly lines: readonly QuotedLine[]
  readonly subtotalCents: number
  readonly expressCents: number
  readonly shippingCents: number
  readonly netCents: number
  readonly vat: readonly VatGroup[]
  readonly totalCents: number
}

type Drawn = {
  readonly quote: QuotedCart
  readonly shop: PaperShop
  readonly termsAddress: string
  /** Where the customer activates it. */
  readonly ownAddress: string
}

/** An offer with its prices, and until when they hold. */
export async function drawQuote({ quote, shop, termsAddress, ownAddress }: Drawn): Promise<Buffer> {
  const title = texts.title(quote.reference)
  const paper = letterPaper(shop, title)
  writeOpening(paper, {
    title,
    note: quote.isExpired ? texts.expired : texts.intro,
    address: quote.address ? addressLines(quote.address) : [quote.companyName],
    facts: [
      [texts.number, quote.number],
      [texts.madeOn, formatDate(quote.madeAt)],
      [texts.validUntil, formatDate(quote.validUntil)],
      [texts.madeFor, quote.contactName],
    ],
  })
  writePriceTable(
    paper,
    quote.lines.map((line) => paperLine(line, quote)),
  )
  writeTotals(paper, {
    linesCents: quote.subtotalCents,
    expressCents: quote.expressCents,
    shippingCents: quote.shippingCents,
    netCents: quote.netCents,
    vat: quote.vat,
    totalCents: quote.totalCents,
    shifted: vatTreatmentTexts[quote.vatTreatment],
  })
  const notes = [
    ...(quote.isExpired ? [] : [texts.validity(formatDate(quote.validUntil))]),
    `${texts.address} ${ownAddress}`,
    texts.terms(termsAddress),
  ]
  for (const note of notes) {
    writeParagraph(paper, note, STYLES.small, INKS.soft)
    paper.y += 4
  }
  return paper.finish({ title, author: shop.company.name, madeAt: quote.madeAt })
}

function paperLine(line: QuotedLine, { vatTreatment }: QuotedCart): PaperLine {
  const { unitCents, lineCents } = line
  const amounts =
    unitCents === null || lineCents === null
      ? { price: null, charges: [], netCents: null }
      : lineAmounts({ ...line, unitCents, lineCents })
  return { ...line, ...amounts, vatPercent: vatTreatment === 'taxed' ? line.vatPercent : 0 }
}
