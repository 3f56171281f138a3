import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '#test/support/answers.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let sales: TestBrowser
let order: { readonly id: string; readonly number: string }
beforeAll(async () => {
  shop = await testShop()
  sales = await (await newOperator(shop, 'sales')).loggedIn()
  const customer = await shop.loggedIn()
  await customer.call('POST', '/api/cart/items', {
    body: { cartItem: { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] } },
  })
  order = (await customer.call('POST', '/api/cart/order', { body: { reference: 'Gevel% oost' } })).json
  await customer.call('POST', '/api/cart/items', {
    body: { cartItem: { sku: 'TOE-SPANNER', quantity: 1, customOptions: [] } },
  })
  await customer.call('POST', '/api/cart/park', { body: { reference: 'Beursstand' } })
  await sql`
    with design as (
      insert into designs (company_id, contact_id, process_id, file_name, status)
        select company_id, contact_id, 'finding', 'Poster-A1.pdf', 'valid' from orders where id = ${order.id} returning id, company_id)
    insert into order_line_designs (order_line_id, company_id, design_id, is_studio, side, quantity, position, file_name)
      select l.id, design.company_id, design.id, false, 'front', 1, 0, 'Poster-A1.pdf' from order_lines l, design
      where l.order_id = ${order.id}`.execute(shop.database.db)
  await sql`
    insert into invoices (kind, number, company_id, order_id, issued_on, due_on, net_cents, vat_cents, total_cents, content, created_at)
      select 'invoice', 'F2031-00007', company_id, id, now(), now(), 100, 21, 121, '{}', now() from orders where id = ${order.id}`.execute(
    shop.database.db,
  )
})
afterAll(() => shop.close())

const find = async (text: string, browser = sales) =>
  (await browser.call('GET', `/beheer/api/find?query=${encodeURIComponent(text)}`)).json.found
const namesOf = (found: Reply<'findAnything'>['found'], kind: string) =>
  found.filter((one) => one.kind === kind).map(({ name }) => name)

it.each([
  ['an order by how its number begins', 'order', () => order.number.slice(0, -1), () => order.number],
  ['an order by its whole number', 'order', () => order.number, () => order.number],
  ['an order by its reference, in any case', 'order', () => 'gevel% o', () => order.number],
  ['a quote by its reference', 'quote', () => 'beurss', () => expect.stringMatching(/^O/)],
  ['an invoice by its number', 'invoice', () => 'f2031', () => 'F2031-00007'],
  ['a company by part of its name', 'company', () => 'korenaar', () => 'Bakkerij De Korenaar B.V.'],
  ['a contact by his address', 'contact', () => 'klant@demo', () => expect.stringContaining(' ')],
  ['a print file by its name', 'file', () => 'poster', () => 'Poster-A1.pdf'],
  ['a product by its number', 'product', () => 'toe-span', () => expect.any(String)],
])('finds %s', async (_what, kind, text, name) => {
  expect(namesOf(await find(text()), kind)).toContainEqual(name())
})

it('finds a contact by first, last and whole name, and leads to his company', async () => {
  const { rows } = await sql<{ first: string; last: string; companyId: string }>`
    select first_name as first, last_name as last, company_id as "companyId" from contacts
    where email = 'klant@demo.example'`.execute(shop.database.db)
  const { first, last, companyId } = rows[0]!
  for (const text of [first, last, `${first} ${last}`]) {
    const contacts = (await find(text)).filter(({ kind }) => kind === 'contact')
    expect(contacts).toContainEqual(
      expect.objectContaining({
        id: companyId,
        name: `${first} ${last}`,
        notes: ['klant@demo.example', expect.any(String)],
      }),
    )
  }
})

it('names an order once though number and reference begin alike, with whose it is', async () => {
  await sql`update orders set reference = number where id = ${order.id}`.execute(shop.database.db)
  const found = (await find(order.number)).filter(({ kind }) => kind === 'order')
  expect(found).toEqual([
    {
      kind: 'order',
      id: order.id,
      name: order.number,
      notes: ['Bakkerij De Korenaar B.V.', order.number],
      path: null,
    },
  ])
})

it('takes signs that stand for any other for themselves, and answers no more than five of a kind', async () => {
  expect(await find('______')).toEqual([])
  const products = (await find('e')).filter(({ kind }) => kind === 'product')
  expect(products).toHaveLength(5)
})

it('shows each role only what it may see', async () => {
  const { number } = order
  const content = await (await newOperator(shop, 'content')).loggedIn()
  expect(await find(number, content)).toEqual([])
  expect(namesOf(await find('toe-span', content), 'product')).not.toEqual([])
  const production = await (await newOperator(shop, 'production')).loggedIn()
  expect(namesOf(await find('f2031', production), 'invoice')).toEqual([])
  expect(namesOf(await find(number, production), 'order')).toEqual([number])
})

it('refuses to look for nothing', async () => {
  expect((await sales.call('GET', '/beheer/api/find?query=')).status).toBe(422)
})
