// The shop invoices an order, or credits an invoice, beside a running shop or for one on a database of its own.
import { makeInvoiceTexts as texts } from '#texts/nl/make-invoice.ts'
import { besideShop, PlainFailure, typed } from './beside-shop.ts'
import { creditInvoiceNumbered } from './modules/documents/credit-invoice.ts'
import { invoiceOrderNamed } from './modules/documents/invoice-order.ts'

const [action, name, ...reason] = process.argv.slice(2)

await besideShop(async (shop) => {
  if (action === 'make') {
    if (!name) throw new PlainFailure(texts.makeUsage)
    const { number, totalCents, buyer } = await invoiceOrderNamed(shop, typed('invoice:make'), name)
    return texts.made(number, totalCents, buyer.email)
  }
  if (!name) throw new PlainFailure(texts.creditUsage)
  const asked = { number: name.toUpperCase(), reason: reason.join(' ').trim() || texts.reason }
  const credit = await creditInvoiceNumbered(shop, typed('invoice:credit'), asked)
  return texts.credited(credit.number, name.toUpperCase(), credit.totalCents)
})
