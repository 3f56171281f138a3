import { treatmentOf } from '#domain/documents/invoice.ts'
import { isInvoiced } from '#domain/documents/when-to-invoice.ts'
import { lineAmounts } from '#domain/documents/line-amounts.ts'
import { confirmationPaperTexts as texts, paperTexts, vatTreatmentTexts } from '#texts/nl/document-papers.ts'
import { deliveryContactText } from '#texts/nl/line-options.ts'
import { formatDate, formatPromisedDate } from '#texts/nl/format-date.ts'
import { expressApartText } from '#texts/nl/price-breakdown.ts'
import type { OrderedLineRow, OrderedRecord } from '../find-ordered.ts'
import { letterPaper, type PaperShop } from './letterhead.ts'
import { INKS, STYLES } from './look.ts'
import { addressLines, writeOpening, writeParagraph } from './opening.ts'
import { type PaperLine, writePriceTable } from './price-table.ts'
import { writeTotals } from './totals.ts'

type Drawn = {
  readonly order: OrderedRecord
  readonly shop: PaperShop
  /** Where the terms stand. */
  readonly termsAddress: string
}

/** What was ordered, with the prices and dates that were agreed; drawn from what the order keeps. */
export async function drawConfirmation({ order, shop, termsAddress }: Drawn): Promise<Buffer> {
  const change = order.changes.at(-1)
  const title = (change ? texts.changedTitle : texts.title)(order.number)
  const paper = letterPaper(shop, title)
  const address = order.invoiceAddress ?? order.lines.find((line) => line.address)?.address
  writeOpening(paper, {
    title,
    note: change ? texts.changedIntro : texts.intro,
    address: address ? addressLines(address) : [order.company.name],
    facts: [
      [paperTexts.orderedOn, formatDate(order.placedAt)],
      [texts.changedOn, change ? formatDate(new Date(change.at)) : null],
      [paperTexts.orderedBy, `${order.contact.firstName} ${order.contact.lastName}`],
      [paperTexts.reference, order.reference],
      [paperTexts.purchaseOrderNumber, order.purchaseOrderNumber],
      [texts.confirmedTo, order.confirmationEmail],
    ],
  })
  const kept = order.lines.filter(isInvoiced)
  const cancelled = order.lines.filter((line) => !isInvoiced(line))
  if (kept.length > 0) writePriceTable(paper, kept.map(paperLine(order)))
  writeTotals(paper, {
    linesCents: order.subtotalCents,
    expressCents: order.expressCents,
    shippingCents: order.shippingCents,
    netCents: order.subtotalCents + order.expressCents + order.shippingCents,
    vat: order.vat,
    totalCents: order.totalCents,
    shifted: vatTreatmentTexts[treatmentOf(order)],
  })
  const notes = [
    cancelled.length > 0 &&
      texts.cancelled(cancelled.map((line) => texts.cancelledLine(line.quantity, line.title))),
    order.remarks && `${texts.remarks}: ${order.remarks}`,
    order.lines.some(({ state }) => state === 'awaiting_files') && texts.filesLater,
    texts.payment(order.company.paymentTermDays),
    texts.terms(termsAddress),
  ].filter((note) => typeof note === 'string' && note !== '')
  for (const note of notes) {
    writeParagraph(paper, String(note), STYLES.small, INKS.soft)
    paper.y += 4
  }
  return paper.finish({ title, author: shop.company.name, madeAt: order.placedAt })
}

const paperLine =
  (order: OrderedRecord) =>
  (line: OrderedLineRow): PaperLine => ({
    ...line,
    ...lineAmounts(line),
    vatPercent: treatmentOf(order) === 'taxed' ? line.vatPercent : 0,
    options: line.optionTexts,
    remarks: deliveryTexts(line, order),
  })

function deliveryTexts(
  { state, deliveryKind, deliveryDate, address, expressCents }: OrderedLineRow,
  { deliveryContact }: OrderedRecord,
): string[] {
  const date = formatPromisedDate(deliveryDate)
  const how = state === 'in_studio' ? texts.afterProof[deliveryKind] : texts[deliveryKind](date)
  const where = address ? addressLines(address).join(', ') : null
  const contact = address && deliveryContact && deliveryContactText(deliveryContact)
  return [
    [how, where, contact].filter(Boolean).join(', '),
    ...(expressCents > 0 ? [expressApartText(expressCents)] : []),
  ]
}
