import type { InvoiceContent } from '#domain/documents/invoice.ts'
import { documentNames } from '#texts/nl/documents.ts'
import { invoicePaperTexts as texts, paperTexts } from '#texts/nl/document-papers.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { settlementTexts } from '#texts/nl/settlement.ts'
import { groupedIban, letterPaper, type PaperShop } from './letterhead.ts'
import { addressLines, type Fact, writeOpening } from './opening.ts'
import { writePanel } from './panel.ts'
import { writePriceTable } from './price-table.ts'
import { writeTotals } from './totals.ts'

type Drawn = {
  readonly invoice: InvoiceContent
  /** What the sheet looks like; who sends it follows from the invoice. */
  readonly shop: Omit<PaperShop, 'company'>
  readonly madeAt: Date
  readonly ubl: string
}

/** An invoice or credit note as a PDF/A-3 with its UBL within; the same invoice is drawn the same. */
export async function drawInvoice({ invoice, shop, madeAt, ubl }: Drawn): Promise<Buffer> {
  const isCredit = invoice.kind === 'credit_note'
  const sign = isCredit ? -1 : 1
  const title = texts.title(isCredit ? texts.creditNote : texts.invoice, invoice.number)
  const paper = letterPaper({ ...shop, company: companyOf(invoice) }, title)
  writeOpening(paper, {
    title,
    address: addressLines(invoice.buyer.address),
    facts: factsOf(invoice),
  })
  writePriceTable(paper, invoice.lines, sign)
  writeTotals(paper, { ...totalsOf(invoice), shifted: shiftedText(invoice) }, sign)
  const [heading, ...words] = whatToDo(invoice)
  writePanel(paper, heading, words.join(' '))
  return paper.finish({
    title,
    author: invoice.seller.name,
    madeAt,
    attached: {
      name: documentNames.ubl(invoice.number),
      mimeType: 'text/xml',
      description: texts.attachedUbl(invoice.number),
      content: Buffer.from(ubl, 'utf8'),
    },
  })
}

/** What is to be paid and how, or where the amount of a credit note goes: a heading and its sentences. */
function whatToDo(invoice: InvoiceContent): [heading: string, ...words: string[]] {
  const { number, seller, totalCents, prepaidCents, credits, dueOn, issuedOn } = invoice
  const amount = formatPrice(totalCents)
  if (credits?.settled) return [texts.credited(amount), ...settlementTexts(credits.number, credits.settled)]
  if (credits) return [texts.paid(amount), texts.creditHow(credits.number)]
  const prepaid = prepaidCents > 0 ? [texts.prepaid(amount, formatPrice(prepaidCents))] : []
  if (prepaidCents > 0 && prepaidCents === totalCents) return [texts.paidAlready, texts.nothingToPay]
  const how = texts.payHow(formatDate(dueOn ?? issuedOn), groupedIban(seller.iban), seller.name, number)
  return [texts.pay(formatPrice(totalCents - prepaidCents)), ...prepaid, how]
}

function factsOf(invoice: InvoiceContent): Fact[] {
  const { order, credits } = invoice
  return [
    [credits ? texts.creditNumber : texts.number, invoice.number],
    [texts.issuedOn, formatDate(invoice.issuedOn)],
    [texts.suppliedOn, credits ? null : formatDate(invoice.suppliedOn)],
    [texts.dueOn, invoice.dueOn && formatDate(invoice.dueOn)],
    [texts.credits, credits?.number ?? null],
    [texts.creditedOf, credits && formatDate(credits.issuedOn)],
    [texts.reason, credits?.reason ?? null],
    [paperTexts.order, order.number],
    [paperTexts.reference, order.reference],
    [paperTexts.purchaseOrderNumber, order.purchaseOrderNumber],
    [texts.yourVatId, invoice.buyer.vatId],
  ]
}

function totalsOf({ linesCents, charges, netCents, vat, totalCents }: InvoiceContent) {
  const of = (kind: 'express' | 'shipping') =>
    charges.filter((charge) => charge.kind === kind).reduce((sum, charge) => sum + charge.netCents, 0)
  return {
    linesCents,
    expressCents: of('express'),
    shippingCents: of('shipping'),
    netCents,
    vat,
    totalCents,
  }
}

function shiftedText({ vat, buyer }: InvoiceContent): string | null {
  const category = vat[0]?.category
  if (category === 'AE') return texts.shiftedTo(buyer.vatId ?? '')
  if (category === 'G') return texts.exported
  return category === 'K' ? texts.intraCommunity : null
}

/** The company as it was when it sent the invoice. */
const companyOf = ({ seller }: InvoiceContent): PaperShop['company'] => ({
  name: seller.name,
  street: seller.address.street,
  houseNumber: seller.address.houseNumber,
  postcode: seller.address.postcode,
  city: seller.address.city,
  country: seller.address.country,
  phone: seller.phone ?? '',
  email: seller.email ?? '',
  kvkNumber: seller.kvkNumber ?? '',
  vatId: seller.vatId ?? '',
  iban: seller.iban,
  openingHours: '',
})
