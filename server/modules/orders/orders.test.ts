import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Reply } from '#test/support/answers.ts'
import { bannerItem } from '#test/support/cart-items.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { deferFiles } from '#test/support/defer-files.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let customer: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await customer.call('POST', '/api/cart/empty')
})

const rubbers = { cartItem: { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] } }
const banner = {
  cartItem: bannerItem(1, 3000, 1000),
}
const fillCart = async () => {
  await customer.call('POST', '/api/cart/items', { body: banner })
  await customer.call('POST', '/api/cart/items', { body: rubbers })
  return deferFiles(customer)
}
const order = (body?: unknown) => customer.call('POST', '/api/cart/order', body === undefined ? {} : { body })
const count = async (table: 'orders' | 'outbox') =>
  Number(
    (await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(shop.database.db))
      .rows[0]?.n,
  )

const shownRows = (amounts: Reply<'getOrder'>['groups'][0]['lines'][0]['amounts']) =>
  amounts.map(({ label, price }) => [label.replaceAll('\u00a0', ' '), price.excludingTaxInCents])

/** The invariants of every order (reliability, chapter 3). */
async function brokenInvariants(): Promise<string[]> {
  const checks: Record<string, ReturnType<typeof sql>> = {
    'I1 no order without lines': sql`select 1 from orders o where not exists (select from order_lines l where l.order_id = o.id)`,
    'I2 one order per cart': sql`select 1 from orders group by cart_id having count(*) > 1`,
    'I3 totals add up': sql`select 1 from orders o where net_cents <> shipping_cents + express_cents +
      (select sum(line_cents) from order_lines l where l.order_id = o.id)`,
    'I4 one active cart': sql`select 1 from carts where state = 'active' group by contact_id having count(*) > 1`,
    'I5 ordered or active': sql`select 1 from carts c join orders o on o.cart_id = c.id where c.state = 'active'`,
    'I9 one confirmation per order': sql`select 1 from orders o left join outbox m on m.dedupe_key = 'order:' || o.id group by o.id having count(m.id) <> 1`,
  }
  const broken: string[] = []
  for (const [name, check] of Object.entries(checks)) {
    if ((await check.execute(shop.database.db)).rows.length > 0) broken.push(name)
  }
  return broken
}

describe('POST /cart/order', () => {
  it('with an empty body orders the cart as it stands, empties it and writes one confirmation', async () => {
    const cart = await fillCart()
    const { status, json: placed } = await order()
    expect(status).toBe(200)
    const { json: found } = await customer.call('GET', `/api/customer/orders/${placed.id}`)
    expect(found).toMatchObject({
      number: placed.number,
      state: 'awaiting_files',
      totalPrice: cart.totalPrice,
      vat: cart.vat,
      confirmationEmail: 'klant@demo.example',
    })
    expect(found.groups.map((group) => group.lines[0].sku)).toEqual(['SPD-510', 'TOE-SPANNER'])
    expect(found.groups.map((group) => group.lines[0].state)).toEqual(['awaiting_files', 'released'])
    expect((await customer.call('GET', '/api/cart')).json.totalItemCount).toBe(0)
    expect(await brokenInvariants()).toEqual([])
  })

  it('shows rows that add up in cart, order and confirmation, also of an order that kept none', async () => {
    await customer.call('POST', '/api/cart/items', { body: { cartItem: bannerItem(2, 3000, 1000) } })
    const [{ id }] = (await customer.call('GET', '/api/cart')).json.orderLineGroups[0].lines
    await customer.call('PUT', `/api/cart/items/designs/${id}`, {
      body: { designs: [{ isStudioDesign: true, quantity: 2 }] },
    })
    const [{ amounts, price }] = (await customer.call('GET', '/api/cart')).json.orderLineGroups[0].lines
    const rows = [
      ['2 × € 24,19', 4838],
      ['Opstartkosten', 500],
      ['Ontwerp door de studio', 3950],
    ]
    expect(shownRows(amounts)).toEqual(rows)
    expect(price.excludingTaxInCents).toBe(4838 + 500 + 3950)

    const { json: placed } = await order()
    const ordered = async () =>
      (await customer.call('GET', `/api/customer/orders/${placed.id}`)).json.groups[0].lines[0]
    expect(shownRows((await ordered()).amounts)).toEqual(rows)
    const { rows: mails } = await sql<{ text: string }>`
      select payload->>'text' as text from outbox where dedupe_key = ${`order:${placed.id}`}`.execute(
      shop.database.db,
    )
    expect(mails[0]?.text.replaceAll('\u00a0', ' ')).toContain(
      '2 × € 24,19: € 48,38\n  Opstartkosten: € 5,00\n  Ontwerp door de studio: € 39,50\n',
    )

    await sql`update order_lines set breakdown = '[]' where order_id = ${placed.id}`.execute(shop.database.db)
    expect(shownRows((await ordered()).amounts)).toEqual([['2 stuks', 9288]])
  })

  it('keeps what the checkout collected', async () => {
    await fillCart()
    const { json: placed } = await order({
      reference: 'Gevel noord',
      purchaseOrderNumber: 'PO-9',
      remarks: 'Bellen\nbij aankomst',
      deliveryContact: { name: 'Sanne de Wit', phone: '06 12345678' },
      termsAccepted: true,
    })
    const { json: found } = await customer.call('GET', `/api/customer/orders/${placed.id}`)
    expect(found).toMatchObject({
      reference: 'Gevel noord',
      purchaseOrderNumber: 'PO-9',
      remarks: 'Bellen\nbij aankomst',
      deliveryContact: { name: 'Sanne de Wit', phone: '06 12345678' },
    })
    const mail = await shop.database.db
      .selectFrom('outbox')
      .select('payload')
      .where('dedupe_key', '=', `order:${placed.id}`)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(mail.payload)).toContain('Contactpersoon: Sanne de Wit, 06 12345678')
  })

  it('lists the orders that run, wait for the customer, or are over', async () => {
    await fillCart()
    const { json: placed } = await order()
    const listed = async (show: string) => {
      const { json } = await customer.call('GET', `/api/customer/orders?show=${show}`)
      return json.orders.find(({ id }) => id === placed.id)
    }
    const shown = async () =>
      Promise.all(['running', 'waiting', 'done'].map(async (show) => (await listed(show)) !== undefined))
    expect(await shown()).toEqual([true, true, false])
    expect(await listed('waiting')).toMatchObject({ deliveryDate: null, trackingUrl: null })
    expect((await listed('running')).imageUrls).toHaveLength(2)
    const move = async (state: string) => {
      const { db } = shop.database
      await sql`update order_lines set state = ${state} where order_id = ${placed.id}`.execute(db)
      await sql`update orders set state = ${state} where id = ${placed.id}`.execute(db)
    }
    await move('released')
    expect(await shown()).toEqual([true, false, false])
    const { json: found } = await customer.call('GET', `/api/customer/orders/${placed.id}`)
    const dates = found.groups.flatMap(({ lines }) => lines.map(({ delivery }) => delivery.date))
    expect((await listed('running')).deliveryDate).toBe(dates.toSorted()[0])
    expect(found).toMatchObject({
      deliveryDate: dates.toSorted()[0],
      imageUrls: (await listed('running')).imageUrls,
    })
    await move('delivered')
    expect(await shown()).toEqual([false, false, true])
    expect((await customer.call('GET', '/api/customer/orders?show=alles')).status).toBe(422)
  })

  it('refuses an empty cart', async () => {
    const { status, json } = await order()
    expect([status, json.errors[0].code]).toEqual([409, 'CartEmpty'])
  })

  it('refuses terms that were not accepted, and a cart that changed since it was shown', async () => {
    const cart = await fillCart()
    expect((await order({ termsAccepted: false })).json.errors[0].code).toBe('TermsNotAccepted')
    await customer.call('POST', '/api/cart/items', { body: rubbers })
    const { status, json } = await order({ termsAccepted: true, version: cart.version })
    expect([status, json.errors[0].code]).toEqual([409, 'cart_changed'])
    const { json: kept } = await customer.call('GET', '/api/cart')
    expect([kept.totalItemCount, kept.version > cart.version]).toEqual([2, true])
  })

  it('makes one order of eight requests at once, and the losers get the same one', async () => {
    const before = await count('orders')
    const cart = await fillCart()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => order({ cartId: cart.id, termsAccepted: true })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1)
    expect(await count('orders')).toBe(before + 1)
    expect(await brokenInvariants()).toEqual([])
  })

  it('makes one order when two processes are asked at once, time and again', async () => {
    const second = await testShop({ sharedWith: shop })
    const elsewhere = second.browser()
    elsewhere.cookies.set('session', customer.cookies.get('session') ?? '')
    for (let round = 0; round < 25; round += 1) {
      const cart = await fillCart()
      const body = { cartId: cart.id, termsAccepted: true }
      const answers = await Promise.all(
        [customer, elsewhere, customer, elsewhere].map((browser) =>
          browser.call('POST', '/api/cart/order', { body }),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1)
    }
    expect(await brokenInvariants()).toEqual([])
    await second.close()
  })

  it('orders a cart that changes meanwhile as it was, or refuses', async () => {
    for (let round = 0; round < 20; round += 1) {
      const cart = await fillCart()
      const lineId = cart.orderLineGroups[1].lines[0].id
      const [placed, changed] = await Promise.all([
        order({ cartId: cart.id, version: cart.version }),
        customer.call('PATCH', `/api/cart/items/${lineId}`, { body: { quantity: 7 } }),
      ])
      if (placed.status === 200) {
        expect(changed.status).toBe(404)
        const { json: found } = await customer.call('GET', `/api/customer/orders/${placed.json.id}`)
        expect(found.groups[1].lines[0].quantity).toBe(3)
      } else {
        expect([placed.status, placed.json.errors[0].code, changed.status]).toEqual([
          409,
          'cart_changed',
          200,
        ])
        await customer.call('POST', '/api/cart/empty')
      }
    }
    expect(await brokenInvariants()).toEqual([])
  })

  it('answers a retry after the answer was lost with the same order', async () => {
    const cart = await fillCart()
    const first = await order({ cartId: cart.id })
    await customer.call('POST', '/api/cart/items', { body: rubbers })
    const again = await order({ cartId: cart.id })
    expect(again.json).toEqual(first.json)
    expect((await customer.call('GET', '/api/cart')).json.totalItemCount).toBe(1)
  })

  it('answers a repeated key with the order that it made, whatever the cart holds by now', async () => {
    await fillCart()
    const headers = { 'idempotency-key': 'bestelling-4711' }
    const first = await customer.call('POST', '/api/cart/order', { headers })
    expect(first.status).toBe(200)
    expect((await customer.call('POST', '/api/cart/order', { headers })).json).toEqual(first.json)
    await fillCart()
    expect((await customer.call('POST', '/api/cart/order', { headers })).json).toEqual(first.json)
    expect((await customer.call('GET', '/api/cart')).json.totalItemCount).toBe(2)
  })

  it('cannot be kept with amounts that do not add up', async () => {
    await fillCart()
    const { json: placed } = await order()
    const { db } = shop.database
    await expect(
      sql`update orders set shipping_cents = shipping_cents + 1 where id = ${placed.id}`.execute(db),
    ).rejects.toThrow('orders_amounts_add_up')
  })

  it('refuses the key of an order for another one', async () => {
    await fillCart()
    const headers = { 'idempotency-key': 'bestelling-4713' }
    const place = (reference: string) =>
      customer.call('POST', '/api/cart/order', { body: { reference }, headers })
    const first = await place('Gevel')
    expect(first.status).toBe(200)
    await fillCart()
    const other = await place('Hek')
    expect([other.status, other.json.errors[0].code]).toEqual([422, 'IdempotencyKeyReused'])
    expect((await place('Gevel')).json).toEqual(first.json)
    expect((await customer.call('GET', '/api/cart')).json.totalItemCount).toBe(2)
  })

  it('knows an order again by a key from before requests were compared', async () => {
    await fillCart()
    const headers = { 'idempotency-key': 'bestelling-4714' }
    const first = await customer.call('POST', '/api/cart/order', { headers })
    await sql`update idempotency_keys set request_hash = '' where key = ${headers['idempotency-key']}`.execute(
      shop.database.db,
    )
    expect((await customer.call('POST', '/api/cart/order', { headers })).json).toEqual(first.json)
  })

  it('leaves a key free when the order it was sent with is refused', async () => {
    const headers = { 'idempotency-key': 'bestelling-4712' }
    expect((await customer.call('POST', '/api/cart/order', { headers })).status).toBe(409)
    await fillCart()
    expect((await customer.call('POST', '/api/cart/order', { headers })).status).toBe(200)
  })

  it('refuses when it costs another amount than the customer saw', async () => {
    const cart = await fillCart()
    const { status, json } = await order({
      totalIncludingTaxInCents: cart.totalPrice.includingTaxInCents - 1,
    })
    expect([status, json.errors[0].code]).toEqual([409, 'cart_changed'])
  })

  it('does not go to another address when the chosen one was removed meanwhile', async () => {
    const form = {
      companyName: 'Werk',
      street: 'Weg',
      houseNumber: '1',
      postcode: '1234 AB',
      city: 'Ede',
      country: 'NL',
    }
    const { json: added } = await customer.call('POST', '/api/company/addresses', { body: form })
    const cart = await fillCart()
    const { json: chosen } = await customer.call(
      'POST',
      `/api/cart/items/${cart.orderLineGroups[0].lines[0].id}/delivery`,
      {
        body: { kind: 'ship', addressId: added.address.id },
      },
    )
    expect((await customer.call('DELETE', `/api/company/addresses/${added.address.id}`)).status).toBe(200)
    const { status, json } = await order({ version: chosen.version })
    expect([status, json.errors[0].code]).toEqual([409, 'cart_changed'])
  })

  it('does not order the cart of somebody else', async () => {
    const cart = await fillCart()
    const other = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
    const { status } = await other.call('POST', '/api/cart/order', { body: { cartId: cart.id } })
    expect(status).toBe(409)
    expect((await customer.call('GET', '/api/cart')).json.totalItemCount).toBe(2)
  })

  it('leaves nothing behind when writing the confirmation fails', async () => {
    const cart = await fillCart()
    const [orders, mails] = [await count('orders'), await count('outbox')]
    await sql`alter table outbox add constraint no_mail check (false) not valid`.execute(shop.database.db)
    const { status } = await order()
    await sql`alter table outbox drop constraint no_mail`.execute(shop.database.db)
    expect(status).toBe(500)
    expect([await count('orders'), await count('outbox')]).toEqual([orders, mails])
    expect((await customer.call('GET', '/api/cart')).json).toMatchObject({ id: cart.id, totalItemCount: 2 })
  })

  it('gives rising numbers', async () => {
    const numbers: number[] = []
    for (let round = 0; round < 3; round += 1) {
      await fillCart()
      numbers.push(Number((await order()).json.number))
    }
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(new Set(numbers).size).toBe(3)
  })
})

describe('the database itself', () => {
  it('refuses an order without lines, and one whose subtotal is not the sum of its lines', async () => {
    await fillCart()
    const { json: placed } = await order()
    const { db } = shop.database
    await expect(
      sql`delete from order_groups where order_id = ${placed.id}; update orders set remarks = 'x' where id = ${placed.id}`.execute(
        db,
      ),
    ).rejects.toThrow()
    await expect(
      db
        .updateTable('orders')
        .set({ subtotal_cents: 1, net_cents: 1 + 895, total_cents: 1 })
        .where('id', '=', placed.id)
        .execute(),
    ).rejects.toThrow(/check/)
  })

  it('refuses a second order of one cart and a second active cart of one contact', async () => {
    await fillCart()
    const { db } = shop.database
    await expect(
      sql`insert into carts (company_id, contact_id) select company_id, contact_id from carts where state = 'active' limit 1`.execute(
        db,
      ),
    ).rejects.toThrow(/carts_one_active/)
    await order()
    await expect(
      sql`insert into orders select (o).* from (select o from orders o limit 1) x`.execute(db),
    ).rejects.toThrow(/unique/)
  })
})

describe('GET /customer/orders', () => {
  it('pages newest first, and finds a reference or part of a number', async () => {
    for (let round = 0; round < 21; round += 1) {
      shop.setNow(new Date(TEST_NOW.getTime() + round * 60_000))
      await fillCart()
      await order({ reference: `Serie ${round} 50%` })
    }
    const { json: first } = await customer.call('GET', '/api/customer/orders')
    expect(first.orders).toHaveLength(20)
    expect(first.currentPage).toBe(1)
    const placedAt: string[] = first.orders.map((one) => one.placedAt)
    expect(placedAt).toEqual(placedAt.toSorted().toReversed())
    expect(new Set(placedAt).size).toBe(20)
    expect(first.pageCount).toBe(Math.ceil(first.totalCount / 20))
    const { json: found } = await customer.call(
      'GET',
      `/api/customer/orders?reference=${encodeURIComponent('serie 20')}`,
    )
    expect(found.orders.map((one) => one.reference)).toEqual(['Serie 20 50%'])
    const byNumber = await customer.call('GET', `/api/customer/orders?reference=${found.orders[0].number}`)
    expect(byNumber.json.totalCount).toBe(1)
  })

  it('takes % and _ in a reference as they are', async () => {
    const { json } = await customer.call('GET', '/api/customer/orders?reference=%25%25')
    expect(json.orders).toEqual([])
    expect((await customer.call('GET', '/api/customer/orders?reference=1_50')).json.orders).toEqual([])
  })

  it.each(['0', '-1', 'abc', '1e9', '99999999'])('refuses page %s', async (page) => {
    expect((await customer.call('GET', `/api/customer/orders?currentPage=${page}`)).status).toBe(422)
  })

  it('answers 404 for a page beyond the last, a missing order and one of another company', async () => {
    expect((await customer.call('GET', '/api/customer/orders?currentPage=9999')).status).toBe(404)
    expect(
      (await customer.call('GET', '/api/customer/orders/0b7a1a5e-5f4f-4b57-9d66-3f1a3f7f9a11')).status,
    ).toBe(404)
    const { json } = await customer.call('GET', '/api/customer/orders')
    const other = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
    expect((await other.call('GET', `/api/customer/orders/${json.orders[0].id}`)).status).toBe(404)
  })
})
