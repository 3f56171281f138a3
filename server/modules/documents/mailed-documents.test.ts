import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startWork } from '#server/worker.ts'
import { SYSTEM } from '#test/support/actors.ts'
import { type MailServer, mailServer } from '#test/support/mail-server.ts'
import { readXml } from '#test/support/read-xml.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { leftForRules } from '#test/support/ubl-documents.ts'
import { creditInvoiceNumbered } from './credit-invoice.ts'
import { invoiceOrderNamed } from './invoice-order.ts'

const soon = { timeout: 20_000, interval: 50 }
/** Words that a mail may not turn into others. */
const REFERENCE = 'Gevel & <noord> – Café ’t Hòfke'
const PDF = 'application/pdf'
const XML = 'application/xml'

let smtp: MailServer
let shop: TestShop
let customer: TestBrowser
beforeAll(async () => {
  smtp = await mailServer()
  shop = await testShop({ settings: { smtpUrl: smtp.url } })
  customer = await shop.loggedIn()
  await startWork(shop.shop, shop.jobs)
})
afterAll(async () => {
  await shop.close()
  await smtp.close()
})

type Order = { readonly id: string; readonly number: string }
let order: Order
beforeEach(async () => {
  smtp.received.splice(0)
  const cartItem = { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] }
  await customer.call('POST', '/api/cart/items', { body: { cartItem } })
  order = (await customer.call('POST', '/api/cart/order', { body: { reference: REFERENCE } })).json
})

type Arrived = { readonly name: string | null; readonly mimeType: string; readonly content: Buffer }
/** What came with the mail to somebody whose subject has this number. */
async function arrived(to: string, number: string): Promise<readonly Arrived[]> {
  const mail = await vi.waitFor(() => {
    const found = smtp.received.find((one) => one.to.includes(to) && one.mail.subject?.includes(number))
    if (!found) throw new Error(`no mail about ${number} yet`)
    return found.mail
  }, soon)
  return mail.attachments
    .filter(({ contentId }) => !contentId)
    .map(({ filename, mimeType, content }) => ({
      name: filename,
      mimeType,
      content: Buffer.from(content as ArrayBuffer),
    }))
}
/** The document as the shop itself hands it out. */
async function fetched(path: string): Promise<Buffer> {
  const cookie = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { statusCode, rawPayload } = await shop.app.inject({
    url: `/api/documents/${path}`,
    headers: { cookie },
  })
  expect(statusCode).toBe(200)
  return rawPayload
}
async function expectWholePdf(file: Arrived | undefined, asFetched: Buffer): Promise<void> {
  expect(file?.content.equals(asFetched)).toBe(true)
  expect(asFetched.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  expect((await PDFDocument.load(asFetched)).getPageCount()).toBeGreaterThan(0)
}
function expectWholeUbl(file: Arrived | undefined, asFetched: Buffer, root: string): void {
  expect(file?.content.equals(asFetched)).toBe(true)
  const xml = leftForRules(asFetched.toString('utf8'))
  expect(readXml(xml).name).toBe(root)
  expect(xml).toContain('Gevel &amp; &lt;noord&gt; – Café ’t Hòfke')
}
const idOf = async (number: string) =>
  (
    await shop.database.db
      .selectFrom('invoices')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  ).id

describe('a mail with documents arrives with them whole', () => {
  it('of an order: its confirmation', async () => {
    const files = await arrived('klant@demo.example', order.number)
    expect(files).toMatchObject([{ name: `Orderbevestiging ${order.number}.pdf`, mimeType: PDF }])
    await expectWholePdf(files[0], await fetched(`order-confirmation/${order.id}`))
  })

  it('of an invoice and a credit note: PDF and UBL of each', async () => {
    const { number } = await invoiceOrderNamed(shop.shop, SYSTEM, order.number)
    const note = await creditInvoiceNumbered(shop.shop, SYSTEM, { number, reason: 'Verkeerd aantal' })
    const wanted = [
      { number, name: `Factuur ${number}.pdf`, root: 'Invoice' },
      { number: note.number, name: `Creditfactuur ${note.number}.pdf`, root: 'CreditNote' },
    ]
    for (const { number: named, name, root } of wanted) {
      const files = await arrived('facturen@demo.example', named)
      expect(files).toMatchObject([
        { name, mimeType: PDF },
        { name: `${named}.xml`, mimeType: XML },
      ])
      const [pdf, ubl] = files
      const id = await idOf(named)
      await expectWholePdf(pdf, await fetched(`invoice/${id}`))
      expectWholeUbl(ubl, await fetched(`invoice-ubl/${id}`), root)
    }
  })
})
