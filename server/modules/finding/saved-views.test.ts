import { afterAll, beforeAll, expect, it } from 'vitest'
import { VIEWED_LISTS, type ViewedList } from '#contract/office/views.ts'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let own: TestBrowser
let colleague: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  own = await (await newOperator(shop, 'sales')).loggedIn()
  colleague = await (await newOperator(shop, 'sales')).loggedIn()
})
afterAll(() => shop.close())

const VIEW = { list: 'orders', name: 'Te laat, gevel', query: 'wachtrij=late&zoek=gevel', isShared: false }
const save = (view: object, browser = own) =>
  browser.call('POST', '/beheer/api/views', { body: { ...VIEW, ...view } })
const namesFor = async (browser: TestBrowser, list = 'orders') =>
  (await browser.call('GET', `/beheer/api/views?list=${list}`)).json.views.map((view) => view.name)

it('keeps a view of a list for who saved it, and shows a colleague what is shared', async () => {
  const { json } = await save({})
  expect(json.views).toEqual([
    {
      id: expect.any(String),
      name: VIEW.name,
      query: VIEW.query,
      isShared: false,
      isOwn: true,
      by: expect.any(String),
    },
  ])
  await save({ name: 'Voor iedereen', isShared: true })
  expect(await namesFor(own)).toEqual([VIEW.name, 'Voor iedereen'])
  expect(await namesFor(colleague)).toEqual(['Voor iedereen'])
  expect(await namesFor(own, 'invoices')).toEqual([])
})

it('takes a name once of each list and operator', async () => {
  await save({ name: 'Eenmalig' })
  const again = await save({ name: 'Eenmalig' })
  expect([again.status, again.json.errors[0].code]).toEqual([409, 'ViewNameTaken'])
  expect((await save({ name: 'Eenmalig' }, colleague)).status).toBe(200)
  expect((await save({ name: 'Eenmalig', list: 'invoices' })).status).toBe(200)
  expect((await save({ name: '  ' })).status).toBe(422)
})

it('is renamed, shared and removed by who saved it alone', async () => {
  const { json } = await save({ name: 'Van mij', isShared: true })
  const { id } = json.views.find(({ name }) => name === 'Van mij')
  const other = await colleague.call('PATCH', `/beheer/api/views/${id}`, {
    body: { name: 'Van jou', isShared: true },
  })
  expect([other.status, other.json.errors[0].code]).toEqual([404, 'ViewNotFound'])
  expect((await colleague.call('DELETE', `/beheer/api/views/${id}`)).status).toBe(404)

  const taken = await own.call('PATCH', `/beheer/api/views/${id}`, {
    body: { name: VIEW.name, isShared: true },
  })
  expect([taken.status, taken.json.errors[0].code]).toEqual([409, 'ViewNameTaken'])
  await own.call('PATCH', `/beheer/api/views/${id}`, { body: { name: 'Nu anders', isShared: false } })
  expect(await namesFor(own)).toContain('Nu anders')
  expect(await namesFor(colleague)).not.toContain('Nu anders')
  await own.call('DELETE', `/beheer/api/views/${id}`)
  expect(await namesFor(own)).not.toContain('Nu anders')
})

/** A role of each list that may not see it. */
const OTHERS = {
  orders: 'content',
  files: 'finance',
  studio: 'finance',
  quotes: 'production',
  invoices: 'production',
  companies: 'content',
  invitations: 'production',
  messages: 'prepress',
  newsletter: 'finance',
  products: 'finance',
  redirects: 'production',
  price_lists: 'content',
  mails: 'production',
  audit: 'sales',
} as const satisfies Record<ViewedList, OperatorRole>

it.each(VIEWED_LISTS)(
  'neither shows views of %s to a role that may not see it, nor keeps them',
  async (list) => {
    const other = await (await newOperator(shop, OTHERS[list])).loggedIn()
    expect((await other.call('GET', `/beheer/api/views?list=${list}`)).status).toBe(403)
    expect((await save({ list }, other)).status).toBe(403)
  },
)

it.each(['', 'operators', 'Orders', 'price-lists', 'constructor', "orders' or 'a'='a"])(
  'knows no list %j',
  async (list) => {
    expect((await save({ list, name: 'Van niets' })).status).toBe(422)
    const asked = await own.call('GET', `/beheer/api/views?${new URLSearchParams({ list })}`)
    expect(asked.status).toBe(422)
  },
)

it.each([
  '<script>alert(1)</script>',
  "Robert'); drop table saved_views;--",
  '../../etc/passwd',
  '\u202enaam',
])('keeps the name %j as it was written', async (name) => {
  expect((await save({ list: 'messages', name })).status).toBe(200)
  expect(await namesFor(own, 'messages')).toContain(name)
})

it.each(['Twee\nregels', 'Nul\0', '\ud800', 'a'.repeat(41), 7, null])('takes no name %j', async (name) => {
  expect((await save({ list: 'messages', name })).status).toBe(422)
})

it('keeps all filters of a list at once, and as much as can be searched for', async () => {
  const query = new URLSearchParams({
    als: 'bord',
    bedrijf: 'c0a8012e-0000-4000-8000-00000000000a',
    'bedrag-van': '1234567,89',
    'bedrag-tot': '2345678,90',
    'besteld-van': '2026-01-01',
    'besteld-tot': '2026-12-31',
    bezorgwijze: 'verzenden',
    geblokkeerd: 'nee',
    'levering-van': '2026-01-01',
    'levering-tot': '2026-12-31',
    spoed: 'nee',
    volgorde: 'longest',
    wachtrij: 'sent_today',
    zoek: 'ë'.repeat(60),
  })
  const { status, json } = await save({ name: 'Alles aan', query: String(query) })
  expect(status).toBe(200)
  expect(json.views.find(({ name }) => name === 'Alles aan').query).toBe(String(query))
  expect((await save({ name: 'Te veel', query: 'zoek='.padEnd(1_001, 'a') })).status).toBe(422)
})

it('takes no more than thirty of a list', async () => {
  const collector = await (await newOperator(shop, 'finance')).loggedIn()
  for (let view = 0; view < 30; view++)
    expect((await save({ name: `Nr. ${view}` }, collector)).status).toBe(200)
  const { status, json } = await save({ name: 'Nr. 30' }, collector)
  expect([status, json.errors[0].code]).toEqual([409, 'TooManyViews'])
})

it.each(VIEWED_LISTS)('is kept of the list of %s', async (list) => {
  const owner = await (await newOperator(shop, 'owner')).loggedIn()
  const { json } = await save({ list, name: 'Eigen' }, owner)
  expect(json.views).toContainEqual(expect.objectContaining({ name: 'Eigen', isOwn: true }))
})
