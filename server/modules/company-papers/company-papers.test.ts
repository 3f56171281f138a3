import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { addDays } from '#domain/delivery/plain-date.ts'
import { deferFiles } from '#test/support/defer-files.ts'
import { makeDesign } from '#test/support/designs.ts'
import { newOperator } from '#test/support/operators.ts'
import { pileInvoices } from '#test/support/pile-invoices.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { makeInvoice } from '../documents/make-invoice.ts'

let shop: TestShop
let customer: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
})
afterAll(() => shop.close())

const staff = async (role: 'sales' | 'finance' | 'prepress' | 'production') =>
  (await newOperator(shop, role)).loggedIn()
const papers = async (by: TestBrowser, id: string) =>
  (await by.call('GET', `/beheer/api/companies/${id}/papers`)).json
const companyOf = async (orderId: string) =>
  (
    await sql<{ id: string }>`select company_id as id from orders where id = ${orderId}`.execute(
      shop.database.db,
    )
  ).rows[0]!.id

async function order() {
  await customer.call('POST', '/api/cart/items', {
    body: { cartItem: { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] }, asOwnLine: true },
  })
  await deferFiles(customer)
  const { json } = await customer.call('POST', '/api/cart/order', { body: { reference: 'Gevel' } })
  return json as { id: string; number: string }
}

async function invoice(orderId: string) {
  await shop.database.db.transaction().execute((trx) => makeInvoice(shop.shop, trx, orderId))
  const { rows } = await sql<{ id: string }>`select id from invoices where order_id = ${orderId}`.execute(
    shop.database.db,
  )
  return rows[0]!.id
}

describe('the papers of a company', () => {
  it('are its last five invoices, with what is open and overdue of all of them', async () => {
    const { id: orderId } = await order()
    const company = await companyOf(orderId)
    const finance = await staff('finance')
    const before = (await papers(finance, company)).invoices
    const id = await invoice(orderId)
    await pileInvoices(shop.database.db, id, 6)
    const { total, due } = (
      await sql<{ total: number; due: string }>`
        select total_cents as total, due_on as due from invoices where id = ${id}`.execute(shop.database.db)
    ).rows[0]!
    // The first is due then and those of the pile are so a day after each other: the second day sees two that are late.
    shop.setNow(new Date(`${addDays(due, 2)}T09:00:00Z`))
    const { invoices } = await papers(await staff('finance'), company)
    expect(invoices).toMatchObject({
      count: before.count + 7,
      openCount: before.openCount + 7,
      overdueCount: before.overdueCount + 2,
      openInCents: before.openInCents + 7 * total,
      overdueInCents: before.overdueInCents + 2 * total,
    })
    expect(invoices.last).toHaveLength(5)
    expect(invoices.last[0]).toMatchObject({ totalInCents: total, openInCents: total })
    shop.setNow(TEST_NOW)
  })

  it('are its quotes that are put aside, with those that wait for an answer', async () => {
    const { id: orderId } = await order()
    const company = await companyOf(orderId)
    const sales = await staff('sales')
    const before = (await papers(sales, company)).quotes
    await customer.call('POST', '/api/cart/items', {
      body: { cartItem: { sku: 'TOE-SPANNER', quantity: 10, customOptions: [] } },
    })
    const { json: quote } = await customer.call('POST', '/api/cart/park', { body: { reference: 'Beurs' } })
    const parked = (await papers(sales, company)).quotes
    expect(parked).toMatchObject({
      count: before.count + 1,
      openCount: before.openCount + 1,
      answerCount: before.answerCount,
    })
    expect(parked.last[0]).toMatchObject({ id: quote.id, reference: 'Beurs', state: 'open' })
    await customer.call('POST', `/api/customer/parked-carts/${quote.id}/price-request`, {
      body: { message: 'Kan het scherper?' },
    })
    expect((await papers(sales, company)).quotes.answerCount).toBe(before.answerCount + 1)
  })

  it('are its files that are not printed so far, and whose turn it is', async () => {
    const { id: orderId, number } = await order()
    const company = await companyOf(orderId)
    const prepress = await staff('prepress')
    const before = (await papers(prepress, company)).files
    const designId = await makeDesign(shop.database.db, { name: 'gevel.pdf' })
    await sql`with line as (update order_lines set state = 'released' where order_id = ${orderId} returning id)
      insert into order_line_designs (order_line_id, company_id, design_id, is_studio, side, quantity, file_name, position)
      select id, ${company}, ${designId}, false, 'front', 3, 'gevel.pdf', 0 from line`.execute(
      shop.database.db,
    )
    const { files } = await papers(prepress, company)
    expect(files.count).toBe(before.count + 1)
    expect(files.last).toContainEqual(expect.objectContaining({ name: 'gevel.pdf', orderNumber: number }))
    await sql`update order_lines set state = 'awaiting_files' where order_id = ${orderId}`.execute(
      shop.database.db,
    )
    expect((await papers(prepress, company)).files.waitingCount).toBe(before.waitingCount + 1)
    await sql`update order_lines set state = 'closed' where order_id = ${orderId}`.execute(shop.database.db)
    expect((await papers(prepress, company)).files.count).toBe(before.count)
  })

  it.each([
    ['sales', ['invoices', 'quotes', 'files']],
    ['finance', ['invoices', 'quotes']],
    ['prepress', ['files']],
    ['production', ['files']],
  ] as const)('are for %s: %s', async (role, kinds) => {
    const company = await companyOf((await order()).id)
    const shown = await papers(await staff(role), company)
    expect(Object.entries<unknown>(shown).flatMap(([kind, of]) => (of === null ? [] : kind))).toEqual(kinds)
  })

  it('are refused of a company that is not there', async () => {
    const { status, json } = await (
      await staff('sales')
    ).call('GET', '/beheer/api/companies/00000000-0000-4000-8000-000000000000/papers')
    expect([status, json.errors[0].code]).toEqual([404, 'CompanyNotFound'])
  })
})
