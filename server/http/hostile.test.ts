import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let customer: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
})
afterAll(() => shop.close())

const HOSTILE = [
  '',
  ' ',
  '\0',
  'a\0b',
  "' or 1=1 --",
  '"; drop table orders; --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../../etc/passwd',
  '%00',
  '%',
  '_',
  '\\',
  "l'été & naïef",
  '\u202Egnp.exe',
  '\uD800',
  '\uFEFF',
  '👩‍👩‍👧‍👦',
  'x'.repeat(10_000),
  '=cmd|calc',
  'a\r\nBcc: x@example.org',
  '1e309',
  '-0',
  'NaN',
  '__proto__',
  'constructor',
  'tsquery:* & | ! ( )',
]

/** Every place where a text of a customer gets in; none may ever answer 5xx. */
const entrances: Record<
  string,
  (text: string) => readonly ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string, unknown?]
> = {
  search: (text) => ['GET', `/api/search?query=${encodeURIComponent(text.toWellFormed())}`],
  page: (text) => ['GET', `/api/content/page/${encodeURIComponent(text.toWellFormed())}`],
  route: (text) => ['GET', `/api/navigation/route?path=${encodeURIComponent(text.toWellFormed())}`],
  product: (text) => ['GET', `/api/products/${encodeURIComponent(text.toWellFormed())}`],
  category: (text) => [
    'GET',
    `/api/categories/${encodeURIComponent(text.toWellFormed())}?sort=${encodeURIComponent(text.toWellFormed())}`,
  ],
  blocks: (text) => ['GET', `/api/content/blocks?ids=${encodeURIComponent(text.toWellFormed())}`],
  orders: (text) => ['GET', `/api/customer/orders?reference=${encodeURIComponent(text.toWellFormed())}`],
  order: (text) => ['GET', `/api/customer/orders/${encodeURIComponent(text.toWellFormed())}`],
  login: (text) => ['POST', '/api/customer/login', { username: text, password: text }],
  address: (text) => [
    'POST',
    '/api/company/addresses',
    { companyName: text, street: text, houseNumber: text, postcode: text, city: text, country: text },
  ],
  named: (text) => [
    'POST',
    '/api/company/addresses',
    {
      companyName: text,
      street: text,
      houseNumber: '1',
      addition: text,
      postcode: '1234 AB',
      city: text,
      country: 'NL',
      deliveryNotes: text,
    },
  ],
  item: (text) => [
    'POST',
    '/api/cart/items',
    { cartItem: { sku: text, quantity: text, customOptions: [{ id: text, values: [text] }] } },
  ],
  option: (text) => [
    'POST',
    '/api/cart/items',
    { cartItem: { sku: 'SPD-510', quantity: 1, customOptions: [{ id: 'SPD-510-W', values: [text] }] } },
  ],
  line: (text) => ['DELETE', `/api/cart/items/${encodeURIComponent(text.toWellFormed())}`],
  order_form: (text) => [
    'POST',
    '/api/cart/order',
    { reference: text, remarks: text, purchaseOrderNumber: text },
  ],
  calculate: (text) => ['POST', '/api/products/calculate', { sku: text, quantity: 1, customOptions: [] }],
}

describe('a hostile text', () => {
  it.each(Object.entries(entrances))('in %s gets an answer with a status below 500', async (name, ask) => {
    for (const text of HOSTILE) {
      const [method, url, body] = ask(text)
      const { status, json } = await customer.call(method, url, body === undefined ? {} : { body })
      expect([name, text.slice(0, 20), status]).toEqual([
        name,
        text.slice(0, 20),
        expect.toSatisfy((code: number) => code < 500),
      ])
      if (status >= 400) expect(json.errors[0].message).toEqual(expect.any(String))
    }
  })

  it('in an order comes back as it was typed, or is refused at its field', async () => {
    for (const text of HOSTILE) {
      await customer.call('POST', '/api/cart/items', {
        body: { cartItem: { sku: 'TOE-SPANNER', quantity: 1, customOptions: [] } },
      })
      const { status, json } = await customer.call('POST', '/api/cart/order', {
        body: { reference: text, remarks: text, purchaseOrderNumber: text },
      })
      expect([200, 422]).toContain(status)
      if (status === 422) continue
      const { json: order } = await customer.call('GET', `/api/customer/orders/${json.id}`)
      const typed = text.trim().toWellFormed()
      expect(order.remarks ?? '').toBe(typed)
      expect(order.reference ?? '').toBe(typed)
    }
  })

  it('of any kind in any JSON body gets one too', async () => {
    const bodies = ['/api/cart/items', '/api/products/calculate', '/api/company/addresses', '/api/cart/order']
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...bodies), fc.jsonValue({ maxDepth: 4 }), async (url, body) => {
        const { status } = await customer.call('POST', url, { body: JSON.stringify(body) })
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 150 },
    )
  })
})
