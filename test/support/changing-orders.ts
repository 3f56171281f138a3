import { sql } from 'kysely'
import { expect } from 'vitest'
import { type Answer, type InGroups, refused, type Reply } from './answers.ts'
import { deferFiles } from './defer-files.ts'
import { newOperator } from './operators.ts'
import { type TestBrowser, type TestShop, testShop } from './shop.ts'

/** A shop with a customer whose orders are changed, and two of the staff who may. */
export async function openChangingOrders() {
  const shop = await testShop()
  const customer = await shop.loggedIn()
  const seller = await (await newOperator(shop, 'sales')).loggedIn()
  const colleague = await (await newOperator(shop, 'sales')).loggedIn()
  return { shop, customer, seller, colleague, ...changingOrders(shop, customer, seller) }
}
export type ChangingOrders = Awaited<ReturnType<typeof openChangingOrders>>

/** An article without sizes or files, of which there is never too little. */
export const clamps = (quantity: number) => ({ sku: 'TOE-SPANNER', quantity, customOptions: [] })

export const linesOf = <Line>(order: InGroups<Line>) => order.groups.flatMap((group) => group.lines)

/** The days of lines as a preview of a change says them. */
export const daysSeen = ({ days }: Pick<Reply<'previewOrderChange'>, 'days'>) =>
  Object.fromEntries(days.map(({ lineId, date }) => [lineId, date]))

export const refusalOf = ({ status, json }: Answer) => [status, json.errors?.[0].code, json.errors?.[0].field]

function changingOrders(shop: TestShop, customer: TestBrowser, seller: TestBrowser) {
  const { db } = shop.database

  /** An order of these articles. */
  async function place(items: readonly unknown[] = [clamps(2)], form: object = { reference: 'Gevel' }) {
    for (const cartItem of items)
      await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
    await deferFiles(customer)
    const { status, json } = await customer.call('POST', '/api/cart/order', { body: form })
    expect(status).toBe(200)
    return json as { readonly id: string; readonly number: string }
  }
  /** An order as staff see it, and as its customer does. */
  const atDesk = async (id: string) => (await seller.call('GET', `/beheer/api/orders/${id}`)).json
  const seen = async (id: string) => (await customer.call('GET', `/api/customer/orders/${id}`)).json

  const preview = (id: string, body: object, by = seller) =>
    by.call('POST', `/beheer/api/orders/${id}/change/preview`, { body })

  /** Changes an order as it is looked at now. */
  async function change(id: string, asked: object, more: object = {}, by = seller) {
    const body = { version: (await atDesk(id)).version, ...asked }
    const looked = await preview(id, body, by)
    if (looked.status !== 200) return refused(looked)
    return by.call('POST', `/beheer/api/orders/${id}/change`, {
      body: {
        ...body,
        id: crypto.randomUUID(),
        totalInCents: looked.json.amounts.total.toInCents,
        days: daysSeen(looked.json),
        ...more,
      },
    })
  }

  /** Its confirmations, the oldest first. */
  const mailsOf = async (id: string) =>
    (
      await sql<{ payload: { subject: string; text: string } }>`
        select payload from outbox where dedupe_key = ${`order:${id}`} or dedupe_key like ${`order_changed:${id}:%`} order by created_at`.execute(
        db,
      )
    ).rows.map(({ payload }) => payload)

  const put = (id: string, state: string) =>
    sql`update order_lines set state = ${state} where order_id = ${id}`.execute(db)

  /** Room for so much more than is open now. */
  async function giveRoom(cents: number, overLimit: 'warn' | 'stop'): Promise<void> {
    const { company } = (await customer.call('GET', '/api/customer')).json
    const { json } = await seller.call('GET', `/beheer/api/companies/${company.id}`)
    const limit = json.open.invoicedInCents + json.open.orderedInCents + cents
    await db
      .updateTable('companies')
      .set({ credit_limit_cents: limit, over_limit: overLimit })
      .where('id', '=', company.id)
      .execute()
  }

  return { place, atDesk, seen, preview, change, mailsOf, put, giveRoom }
}
