import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deferFiles } from '#test/support/defer-files.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { leftForRules } from '#test/support/ubl-documents.ts'
import { makeInvoice } from './make-invoice.ts'

let shop: TestShop
let customer: TestBrowser
let stranger: TestBrowser
let orderId: string
let orderNumber: string
let invoiceId: string
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  stranger = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
  await customer.call('POST', '/api/cart/items', {
    body: { cartItem: { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] } },
  })
  await deferFiles(customer)
  const { json } = await customer.call('POST', '/api/cart/order', { body: { reference: 'Gevel noord' } })
  orderId = json.id
  orderNumber = json.number
  await shop.database.db.transaction().execute((trx) => makeInvoice(shop.shop, trx, orderId))
  const row = await shop.database.db.selectFrom('invoices').select('id').executeTakeFirstOrThrow()
  invoiceId = row.id
})
afterAll(() => shop.close())

const bring = (state: 'released' | 'shipped') =>
  shop.database.db.updateTable('order_lines').set({ state }).where('order_id', '=', orderId).execute()

const fetched = async (browser: TestBrowser, url: string, accept?: string) => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return shop.app.inject({ url, headers: { ...(cookie && { cookie }), ...(accept && { accept }) } })
}

describe('a document', () => {
  it('is given to its company as a file with a Dutch name that nobody keeps', async () => {
    await bring('shipped')
    const wanted = [
      ['order-confirmation', orderId, 'application/pdf', `Orderbevestiging ${orderNumber}.pdf`],
      ['packing-slip', orderId, 'application/pdf', `Pakbon ${orderNumber}.pdf`],
      ['invoice', invoiceId, 'application/pdf', 'Factuur FAC-2026-00001.pdf'],
      ['invoice-ubl', invoiceId, 'application/xml', 'FAC-2026-00001.xml'],
    ] as const
    for (const [path, id, type, name] of wanted) {
      const answer = await fetched(customer, `/api/documents/${path}/${id}`)
      expect([path, answer.statusCode]).toEqual([path, 200])
      expect(answer.headers['content-type']).toContain(type)
      expect(answer.headers['content-disposition']).toBe(
        `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      )
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      const begins = type === 'application/pdf' ? '%PDF-1.7' : '<?xml'
      expect(answer.rawPayload.toString('latin1').startsWith(begins)).toBe(true)
      if (path === 'invoice-ubl') leftForRules(answer.rawPayload.toString('utf8'))
    }
  })

  it('tells a pack as what it is, as the mail and the order do', async () => {
    const pack = { kind: 'pieces', count: 10 }
    const { json: order } = await customer.call('GET', `/api/customer/orders/${orderId}`)
    expect(order.groups[0].lines[0]).toMatchObject({ quantity: 3, pack })
    expect(order.groups[0].lines[0].amounts[0].note).toContain('per 10 stuks')
    const { json: again } = await customer.call('GET', `/api/customer/orders/${orderId}/re-order?preview=1`)
    expect(again.differences[0]).toMatchObject({ quantity: 3, pack })
    const mails = await shop.database.db.selectFrom('outbox').selectAll().execute()
    const ubl = await fetched(customer, `/api/documents/invoice-ubl/${invoiceId}`)
    for (const text of [JSON.stringify(mails), ubl.body]) {
      expect(text.replaceAll('\u00A0', ' ')).toContain('3 × 10 stuks')
    }
  })

  it('is not there for another company, nor for who guesses', async () => {
    for (const path of ['order-confirmation', 'packing-slip', 'invoice', 'invoice-ubl', 'design']) {
      for (const id of [orderId, invoiceId]) {
        expect((await fetched(stranger, `/api/documents/${path}/${id}`)).statusCode).toBe(404)
      }
      for (const id of [crypto.randomUUID(), '1', `${orderId}'--`, '..%2f..%2fetc']) {
        expect((await fetched(customer, `/api/documents/${path}/${id}`)).statusCode).toBe(404)
      }
      const visitor = await fetched(shop.browser(), `/api/documents/${path}/${orderId}`)
      expect(visitor.statusCode).toBe(401)
    }
  })

  it('leads who is no longer logged in and follows a link to logging in', async () => {
    const answer = await fetched(shop.browser(), `/api/documents/invoice/${invoiceId}`, 'text/html,*/*')
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      '/uitgelogd?origin=/account/downloads',
    ])
  })

  it('has no packing slip before something is packed', async () => {
    await bring('released')
    expect((await fetched(customer, `/api/documents/packing-slip/${orderId}`)).statusCode).toBe(404)
    const { json } = await customer.call('GET', `/api/customer/orders/${orderId}`)
    expect(json.documents.map(({ label }) => label)).toEqual([
      'Orderbevestiging',
      'Factuur FAC-2026-00001',
      'Factuur FAC-2026-00001 voor je boekhouding',
    ])
  })
})

describe('a quote on paper', () => {
  it('is given to its company, and listed until it is deleted', async () => {
    await customer.call('POST', '/api/cart/items', {
      body: { cartItem: { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] } },
    })
    const { json } = await customer.call('POST', '/api/cart/park', { body: { reference: 'Winterterras' } })
    const answer = await fetched(customer, `/api/documents/quote/${json.id}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="Offerte OFF-2026-00001\.pdf"/,
    )
    expect(answer.rawPayload.toString('latin1')).toMatch(/^%PDF-1\.7/)
    const [quotes] = await list('?kind=quotes')
    expect(quotes.rows).toMatchObject([
      { title: 'Winterterras', files: [{ label: 'OFF-2026-00001', url: `/api/documents/quote/${json.id}` }] },
    ])
    for (const id of [json.id, crypto.randomUUID(), '1'])
      expect((await fetched(stranger, `/api/documents/quote/${id}`)).statusCode).toBe(404)
    expect((await fetched(shop.browser(), `/api/documents/quote/${json.id}`)).statusCode).toBe(401)
    await customer.call('DELETE', `/api/cart/${json.id}`)
    expect((await list('?kind=quotes'))[0].rows).toEqual([])
    expect((await fetched(customer, `/api/documents/quote/${json.id}`)).statusCode).toBe(404)
  })
})

const list = async (query = '', browser = customer) =>
  (await browser.call('GET', `/api/customer/downloads${query}`)).json.sections

describe('GET /customer/downloads', () => {
  it('has the newest of each kind, with every file to fetch', async () => {
    await bring('shipped')
    const sections = await list()
    expect(sections.map(({ kind, totalCount }) => [kind, totalCount])).toEqual([
      ['invoices', 1],
      ['orders', 1],
      ['quotes', 0],
      ['templates', expect.any(Number)],
      ['designs', 0],
    ])
    const [invoices, orders] = sections
    expect(invoices.rows[0]).toMatchObject({
      title: 'FAC-2026-00001',
      note: orderNumber,
      date: '2026-11-18',
      isCredited: false,
      invoiceState: 'open',
      files: [{ format: 'pdf' }, { format: 'ubl' }],
    })
    expect(orders.rows[0]).toMatchObject({
      title: `Order ${orderNumber}`,
      note: 'Gevel noord',
      files: [{ label: 'Orderbevestiging' }, { label: 'Pakbon' }],
    })
  })

  it('has the files of products that were ordered', async () => {
    const { db } = shop.database
    const product = await db
      .selectFrom('product_files')
      .innerJoin('products', 'products.id', 'product_id')
      .select(['products.id', 'products.title'])
      .orderBy('products.sku')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('order_lines')
      .set({ product_id: product.id })
      .where('order_id', '=', orderId)
      .execute()
    const [templates] = await list('?kind=templates')
    expect(templates.rows).toMatchObject([
      { title: product.title, files: [{ url: expect.stringMatching(/^\/files\//) }] },
    ])
  })

  it('gives own files to fetch, also one that was deleted and printed', async () => {
    const { db } = shop.database
    const { company_id: companyId } = await db
      .selectFrom('orders')
      .select('company_id')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    await shop.shop.files.put('print-files/test', Buffer.from('%PDF-1.4 eigen bestand'))
    const { id } = await db
      .insertInto('designs')
      .values({
        company_id: companyId,
        process_id: 'p1',
        file_name: 'Gevel “noord”.pdf',
        storage_key: 'print-files/test',
        size_bytes: 22,
        status: 'valid',
        uploaded_at: TEST_NOW,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [designs] = await list('?kind=designs')
    expect(designs.rows).toMatchObject([
      {
        title: 'Gevel “noord”.pdf',
        files: [{ url: `/api/documents/design/${id}`, sizeBytes: 22, format: 'pdf' }],
      },
    ])
    const answer = await fetched(customer, `/api/documents/design/${id}`)
    expect([answer.statusCode, answer.payload]).toEqual([200, '%PDF-1.4 eigen bestand'])
    expect(answer.headers['content-type']).toBe('application/octet-stream')
    expect(answer.headers['content-disposition']).toContain(
      "filename*=UTF-8''Gevel%20%E2%80%9Cnoord%E2%80%9D.pdf",
    )
    expect((await fetched(stranger, `/api/documents/design/${id}`)).statusCode).toBe(404)
    await db.updateTable('designs').set({ soft_deleted_at: TEST_NOW }).where('id', '=', id).execute()
    expect((await fetched(customer, `/api/documents/design/${id}`)).statusCode).toBe(404)
  })

  it('pages one kind, and refuses a page beyond the last', async () => {
    const [orders] = await list('?kind=orders&currentPage=1')
    expect(orders).toMatchObject({ kind: 'orders', currentPage: 1, pageCount: 1, totalCount: 1 })
    expect((await customer.call('GET', '/api/customer/downloads?kind=orders&currentPage=2')).status).toBe(404)
    expect((await customer.call('GET', '/api/customer/downloads?kind=alles')).status).toBe(422)
  })

  it('shows nothing of another company', async () => {
    expect((await list('', stranger)).map(({ totalCount }) => totalCount)).toEqual([0, 0, 0, 0, 0])
    expect((await shop.browser().call('GET', '/api/customer/downloads')).status).toBe(401)
  })
})
