import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SYSTEM } from '#test/support/actors.ts'
import type { Reply } from '#test/support/answers.ts'
import { makeDesign } from '#test/support/designs.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { invoiceOrderNamed } from '../documents/invoice-order.ts'

let shop: TestShop
let customer: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
})
afterAll(() => shop.close())

type Role = Parameters<typeof newOperator>[1]

const staff = async (role: Role) => (await newOperator(shop, role)).loggedIn()
const seenBy = async (by: TestBrowser, id: string) => (await by.call('GET', `/beheer/api/orders/${id}`)).json
const waysOf = ({ groups: [group] }: Reply<'getDeskOrder'>): [string | null, boolean][] =>
  group.lines[0].designs.map(({ name, isAtPrepress }) => [name, isAtPrepress])

/** An order with its invoice; its line has a file, and a design that the studio has not made so far. */
async function invoiced() {
  const cartItem = { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] }
  await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
  const { id, number } = (await customer.call('POST', '/api/cart/order', { body: {} })).json
  const { db } = shop.database
  const designId = await makeDesign(db, { name: 'gevel.pdf' })
  await sql`insert into order_line_designs (order_line_id, company_id, design_id, is_studio, side, quantity, file_name, position)
    select l.id, o.company_id, made.design_id, made.design_id is null, 'front', 1, made.name, made.position
    from order_lines l join orders o on o.id = l.order_id,
      (values (${designId}::uuid, 'gevel.pdf', 0), (null, '', 1)) made (design_id, name, position)
    where o.id = ${id}`.execute(db)
  const { number: invoice } = await invoiceOrderNamed(shop.shop, SYSTEM, number)
  return { id, invoice }
}

describe('what an order leads to', () => {
  it.each<[Role, { readonly invoices: boolean; readonly files: boolean }]>([
    ['owner', { invoices: true, files: true }],
    ['sales', { invoices: true, files: true }],
    ['finance', { invoices: true, files: false }],
    ['prepress', { invoices: false, files: true }],
    ['production', { invoices: false, files: true }],
  ])('for %s: %o', async (role, sees) => {
    const { id, invoice } = await invoiced()
    const by = await staff(role)
    const order = await seenBy(by, id)
    expect(order.invoices?.map(({ number }) => number) ?? null).toEqual(sees.invoices ? [invoice] : null)
    expect(JSON.stringify(order).includes(invoice)).toBe(sees.invoices)
    expect(waysOf(order)).toEqual([
      ['gevel.pdf', sees.files],
      [null, false],
    ])
    const [file] = order.groups[0].lines[0].designs
    expect((await by.call('GET', `/beheer/api/files/${file.id}`)).status).toBe(sees.files ? 200 : 403)
  })

  it('says of each invoice how far it is and what is open, and of what was credited of it', async () => {
    const { id, invoice } = await invoiced()
    const finance = await staff('finance')
    const [{ id: invoiceId, totalInCents, ...first }] = (await seenBy(finance, id)).invoices
    expect(first).toMatchObject({ number: invoice, stateLabel: 'Open', openInCents: totalInCents })
    await finance.call('POST', `/beheer/api/invoices/${invoiceId}/payments`, {
      body: {
        id: randomUUID(),
        cents: 100,
        paidOn: '2026-11-18',
        reference: 'Afschrift 12',
        seenOpenInCents: totalInCents,
      },
    })
    const part = { line: 0, of: 'cents', amount: 100, reason: 'Kras', seenCreditedInCents: 0 }
    await finance.call('POST', `/beheer/api/invoices/${invoiceId}/part-credits`, { body: part })
    const { invoices } = await seenBy(finance, id)
    expect(invoices.map(({ number, ...one }) => [number.slice(0, 4), one.state, one.openInCents])).toEqual([
      ['FAC-', 'open', totalInCents - 100 - 121],
      ['CRE-', 'credit_note', 0],
    ])
    expect(invoices[1].totalInCents).toBe(121)
  })
})
