import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deferFiles } from '#test/support/defer-files.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { makeInvoice } from './make-invoice.ts'

let shop: TestShop
let customer: TestBrowser
let finance: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  finance = await (await newOperator(shop, 'finance')).loggedIn()
})
afterAll(() => shop.close())

const ageing = async () => (await finance.call('GET', '/beheer/api/invoices/ageing')).json
const own = async () => (await ageing()).companies.find(({ name }) => name.startsWith('Bakkerij De Korenaar'))

/** An invoice that had to be paid so many days ago. */
async function late(days: number): Promise<{ readonly id: string; readonly cents: number }> {
  await customer.call('POST', '/api/cart/items', {
    body: { cartItem: { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] } },
  })
  await deferFiles(customer)
  const { json: order } = await customer.call('POST', '/api/cart/order', { body: {} })
  const past = new Date(shop.shop.clock().getTime() - (days + 30) * 24 * 60 * 60_000)
  const content = await shop.database.db
    .transaction()
    .execute((trx) => makeInvoice({ ...shop.shop, clock: () => past }, trx, order.id))
  const { rows } = await sql<{ id: string }>`
    select id from invoices where number = ${content.number}`.execute(shop.database.db)
  return { id: rows[0]!.id, cents: content.totalCents }
}

it.each([
  [-5, 'not_due'],
  [0, 'not_due'],
  [1, 'to_30'],
  [30, 'to_30'],
  [31, 'to_60'],
  [60, 'to_60'],
  [61, 'to_90'],
  [90, 'to_90'],
  [91, 'older'],
] as const)('what is %s days late stands with %s, and in the totals', async (days, age) => {
  const { companies, all } = await ageing()
  const before = companies.find(({ name }) => name.startsWith('Bakkerij De Korenaar'))
  const { cents } = await late(days)
  const after = await own()
  expect(after.openInCents[age] - (before?.openInCents[age] ?? 0)).toBe(cents)
  expect(after.totalInCents - (before?.totalInCents ?? 0)).toBe(cents)
  expect((await ageing()).all.openInCents[age] - all.openInCents[age]).toBe(cents)
})

it('leaves out what was paid or taken back, ties to what is open in all, and shows who owes the most first', async () => {
  const [paid, credited] = [await late(40), await late(40)]
  const before = await own()
  await finance.call('POST', `/beheer/api/invoices/${paid.id}/payments`, {
    body: {
      id: crypto.randomUUID(),
      cents: paid.cents - 1,
      paidOn: '2026-11-18',
      seenOpenInCents: paid.cents,
    },
  })
  await finance.call('POST', `/beheer/api/invoices/${credited.id}/credit`, { body: { reason: 'Retour' } })
  expect((await own()).openInCents.to_60).toBe(before.openInCents.to_60 - paid.cents + 1 - credited.cents)
  const { companies, all } = await ageing()
  const { json: counts } = await finance.call('GET', '/beheer/api/invoices/counts')
  expect(all.totalInCents).toBe(counts.openInCents)
  expect(all.totalInCents - all.openInCents.not_due).toBe(counts.overdueInCents)
  const totals = companies.map(({ totalInCents }) => totalInCents)
  expect(totals).toEqual(totals.toSorted((one: number, other: number) => other - one))
  for (const sums of [...companies, all])
    expect(Object.values<number>(sums.openInCents).reduce((sum, cents) => sum + cents, 0)).toBe(
      sums.totalInCents,
    )
})
