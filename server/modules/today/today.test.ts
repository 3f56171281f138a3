import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import { sampleDocument, samplePage, samplePrint } from '#domain/designs/sample-facts.ts'
import { orderedPrint } from '#server/db/documents/goods.ts'
import { requestForm } from '#server/db/documents/people.ts'
import type { Answer, Reply } from '#test/support/answers.ts'
import { bannerItem } from '#test/support/cart-items.ts'
import { makeDesign } from '#test/support/designs.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { defineTask } from '../../jobs/queue.ts'
import { makeInvoice } from '../documents/make-invoice.ts'

/** Wednesday 18 November 2026, 10.30 in Amsterdam. */
const NOW = new Date('2026-11-18T09:30:00Z')

let shop: TestShop
let customer: TestBrowser
const staff = new Map<OperatorRole, TestBrowser>()
beforeAll(async () => {
  shop = await testShop()
  shop.setNow(NOW)
  customer = await shop.loggedIn()
  for (const role of ['owner', 'sales', 'prepress', 'production', 'finance', 'content'] as const)
    staff.set(role, await (await newOperator(shop, role)).loggedIn())
})
afterAll(() => shop.close())
beforeEach(async () => {
  await run(sql`update order_lines set state = 'closed'`)
  await run(sql`update orders set state = 'closed'`)
  for (const table of ['order_holds', 'account_requests', 'outbox', 'contact_messages', 'product_drafts'])
    await run(sql`delete from ${sql.table(table)}`)
})

const run = async (statement: RawBuilder<unknown>) =>
  (await statement.execute(shop.database.db)) as { readonly rows: readonly { readonly id: string }[] }

type Waiting = {
  readonly kind: string
  readonly count: number
  readonly items: Reply<'showToday'>['waiting'][0]['items']
}

const today = async (role: OperatorRole = 'owner') =>
  (await staff.get(role)!.call('GET', '/beheer/api/today')).json.waiting as Waiting[]
const kinds = async (role: OperatorRole) => (await today(role)).map(({ kind }) => kind)
const waiting = async (kind: string, role: OperatorRole = 'owner') =>
  (await today(role)).find((one) => one.kind === kind) ?? { kind, count: 0, items: [] }
/** What it is and how long it waits, of each that is told. */
const told = async (kind: string, role: OperatorRole = 'owner') =>
  (await waiting(kind, role)).items.map(({ name, wait }) => [name, wait])

type Placed = { readonly id: string; readonly name: string; readonly number: string }

/** An order of clamps, which need no files, promised for a day. */
async function place(reference: string, date: string, state = 'released'): Promise<Placed> {
  const cartItem = { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] }
  await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
  const { id, number } = (await customer.call('POST', '/api/cart/order', { body: { reference } })).json
  await run(sql`update order_lines set delivery_date = ${date}, state = ${state} where order_id = ${id}`)
  await run(sql`update orders set state = ${state} where id = ${id}`)
  return { id, number, name: `${number}, ${reference}` }
}
const late = (count: number, unit = 'workingDays') => ({ kind: 'late', unit, count })
const waits = (count: number, unit: string) => ({ kind: 'waits', unit, count })
const hold = (orderId: string, since: string, isForCredit = false) =>
  run(sql`insert into order_holds (order_id, reason, held_at, is_for_credit)
    values (${orderId}, ${isForCredit ? 'Boven de kredietlimiet' : 'Klant belt terug'}, ${since}, ${isForCredit})`)

describe('orders that wait', () => {
  it('are told the most overdue first, in working days, five of them, and how many there are', async () => {
    const days = ['2026-11-17', '2026-11-13', '2026-11-03', '2026-11-16', '2026-11-12', '2026-11-10']
    const placed: Placed[] = []
    for (const day of days) placed.push(await place(`Voor ${day}`, day))
    const name = (at: number) => placed[at]!.name
    expect(await waiting('late')).toMatchObject({ kind: 'late', count: 6 })
    expect(await told('late')).toEqual([
      [name(2), late(11)],
      [name(5), late(6)],
      [name(4), late(4)],
      [name(1), late(3)],
      [name(3), late(2)],
    ])
    expect((await waiting('late')).items[0]).toEqual({
      id: placed[2]!.id,
      name: name(2),
      of: 'Bakkerij De Korenaar B.V.',
      note: 'toegezegd voor di\u00a003-11-2026',
      state: { stateLabel: 'Gereed voor productie', stateTone: 'next' },
      wait: late(11),
    })
    const { json } = await staff.get('sales')!.call('GET', '/beheer/api/orders?queue=late')
    expect(json.orders.map(({ number, late: how }) => [number, how.count])).toEqual(
      [2, 5, 4, 1, 3, 0].map((at) => [placed[at]!.number, [1, 3, 11, 2, 4, 6][at]]),
    )
  })

  it('come with the late line in front, though another line of theirs waits for files', async () => {
    const other = { sku: 'TOE-TIEWRAP', quantity: 2, customOptions: [] }
    await customer.call('POST', '/api/cart/items', { body: { cartItem: other } })
    const { id, name } = await place('Half', '2026-11-17')
    await run(
      sql`update order_lines set state = 'awaiting_files' where order_id = ${id} and sku = 'TOE-TIEWRAP'`,
    )
    const later = await place('Heel', '2026-11-16')
    expect(await told('late')).toEqual([
      [later.name, late(2)],
      [name, late(1)],
    ])
  })

  it('must leave today when they are promised for today, or for tomorrow by parcel', async () => {
    const tomorrow = await place('Morgen', '2026-11-19')
    const now = await place('Vandaag', '2026-11-18')
    await place('Overmorgen', '2026-11-20')
    expect(await told('today', 'production')).toEqual([
      [now.name, { kind: 'due', inDays: 0 }],
      [tomorrow.name, { kind: 'due', inDays: 1 }],
    ])
  })

  it('wait for the shop while they are to be checked, and for the customer only when he is to do something', async () => {
    const { name, id } = await place('Controle', '2026-11-25', 'placed')
    await run(sql`update orders set placed_at = ${'2026-11-17T12:30:00Z'} where id = ${id}`)
    await place('Bestanden', '2026-11-25', 'awaiting_files')
    expect(await told('check', 'prepress')).toEqual([[name, waits(21, 'hours')]])
    const { counts } = (await staff.get('sales')!.call('GET', '/beheer/api/orders/counts')).json
    expect([counts.check, counts.waiting]).toEqual([1, 1])
  })

  it('that are held wait for who may let them go: those for credit for finance alone', async () => {
    const [byStaff, forCredit] = [await place('Bellen', '2026-11-25'), await place('Krediet', '2026-11-25')]
    await hold(byStaff.id, '2026-11-18T07:30:00Z')
    await hold(forCredit.id, '2026-11-15T09:30:00Z', true)
    for (const role of ['owner', 'finance'] as const)
      expect(await told('held', role)).toEqual([
        [forCredit.name, waits(3, 'days')],
        [byStaff.name, waits(2, 'hours')],
      ])
    for (const role of ['sales', 'prepress', 'production'] as const)
      expect(await told('held', role)).toEqual([[byStaff.name, waits(2, 'hours')]])
    expect((await waiting('held', 'finance')).items[0]?.note).toBe('Boven de kredietlimiet')
    const held = (await staff.get('finance')!.call('GET', '/beheer/api/orders?queue=held')).json
    expect(held.orders.map(({ number }) => number)).toEqual([forCredit.number, byStaff.number])
    const counted = (await staff.get('finance')!.call('GET', '/beheer/api/orders/counts')).json
    expect(counted.heldForCredit).toBe(1)
    // What is held lies in no queue of work.
    expect(await told('released')).toEqual([])
  })

  it('go on where a page of the most overdue ended', async () => {
    await place('Te laat', '2026-11-03')
    await run(sql`
      with source as (select o.id as of, to_jsonb(o) as row from orders o where state = 'released'),
      made as (select gen_random_uuid() as id, n, source.* from source, generate_series(1, 205) n),
      orders as (insert into orders select (jsonb_populate_record(null::orders, made.row || jsonb_build_object('id', made.id,
        'number', 'B' || n, 'cart_id', null))).* from made),
      groups as (insert into order_groups select (jsonb_populate_record(null::order_groups, to_jsonb(g) ||
        jsonb_build_object('id', gen_random_uuid(), 'order_id', made.id))).* from made join order_groups g on g.order_id = made.of
        returning id, order_id)
      insert into order_lines select (jsonb_populate_record(null::order_lines, to_jsonb(l) || jsonb_build_object('id', gen_random_uuid(),
        'order_id', groups.order_id, 'group_id', groups.id, 'delivery_date', '2026-11-04'::date + (made.n % 7)))).*
      from groups join made on made.id = groups.order_id join order_lines l on l.order_id = made.of`)
    const seen: Reply<'listDeskOrders'>['orders'][0][] = []
    let next: string | null = ''
    while (next !== null) {
      const after: string = next && `&after=${next}`
      const { json }: Answer<Reply<'listDeskOrders'>> = await staff
        .get('sales')!
        .call('GET', `/beheer/api/orders?queue=late${after}`)
      seen.push(...json.orders)
      next = json.next
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(206)
    const days: string[] = seen.map(({ deliveryDate }) => deliveryDate)
    expect(days).toEqual(days.toSorted())
    expect((await waiting('late')).count).toBe(206)
    await run(sql`delete from orders where number like 'B%'`)
  })
})

describe('other work that waits', () => {
  it('is a file that was sent the longest ago, and the list of files has it in front too', async () => {
    const order = await place('Bestand', '2026-11-25')
    const bad = sampleDocument({ pages: [samplePage({ minPpi: 5 })] })
    const lines = await run(
      sql`update order_lines set print = ${orderedPrint.write(samplePrint())}::jsonb where order_id = ${order.id} returning id`,
    )
    const file = async (name: string, at: string, facts = bad) => {
      const designId = await makeDesign(shop.database.db, { facts, name })
      await run(sql`update designs set uploaded_at = ${at} where id = ${designId}`)
      await run(sql`
        insert into order_line_designs (order_line_id, company_id, design_id, is_studio, side, quantity, file_name, position)
        select l.id, o.company_id, ${designId}, false, 'front', 1, ${name}, 0
        from order_lines l join orders o on o.id = l.order_id where l.id = ${lines.rows[0]!.id}`)
    }
    await run(sql`update orders set placed_at = ${'2026-11-10T09:00:00Z'} where id = ${order.id}`)
    await file('laatst.pdf', '2026-11-18T09:00:00Z')
    await file('eerst.pdf', '2026-11-16T08:00:00Z')
    await file('goed.pdf', '2026-11-12T08:00:00Z', sampleDocument())
    expect(await told('files', 'prepress')).toEqual([
      ['eerst.pdf', waits(2, 'days')],
      ['laatst.pdf', waits(30, 'minutes')],
    ])
    expect((await waiting('files', 'sales')).items[0]).toMatchObject({
      of: 'Bakkerij De Korenaar B.V.',
      note: order.number,
    })
    const { json } = await staff.get('prepress')!.call('GET', '/beheer/api/files?sort=longest')
    expect(json.files.map(({ name }) => name)).toEqual(['eerst.pdf', 'laatst.pdf'])
  })

  it('is an account to decide about, a message to answer and a mail that did not go, the oldest first', async () => {
    await run(sql`insert into account_requests (form, email, submitted_at)
      values (${requestForm.write(REQUEST_FORM)}::jsonb, ${REQUEST_FORM.email}, ${'2026-11-16T09:00:00Z'})`)
    await run(sql`insert into contact_messages (form, received_at)
      values (${JSON.stringify({ name: 'Jan', email: 'jan@noord.example', subject: 'Later', message: 'Hallo' })}::jsonb, ${'2026-11-18T09:00:00Z'}),
        (${JSON.stringify({ name: 'Els', email: 'els@noord.example', subject: 'Eerder', message: 'Hallo' })}::jsonb, ${'2026-11-18T04:30:00Z'})`)
    for (const [subject, at, bounced] of [
      ['Nieuw', '2026-11-18T09:29:00Z', null],
      ['Oud', '2026-11-11T09:30:00Z', null],
      ['Terug', '2026-11-17T09:30:00Z', '2026-11-17T09:31:00Z'],
    ])
      await run(sql`insert into outbox (dedupe_key, template, recipient, payload, state, attempts, created_at, bounced_at)
        values (${randomUUID()}, 'quote', 'jan@noord.example', ${JSON.stringify({ subject, html: '', text: '' })}::jsonb, 'failed', 3,
          ${at}, ${bounced})`)
    expect(await told('requests', 'sales')).toEqual([['Drukkerij Noord', waits(2, 'days')]])
    expect(await told('messages', 'finance')).toEqual([
      ['Eerder', waits(5, 'hours')],
      ['Later', waits(30, 'minutes')],
    ])
    expect(await told('failedMails', 'sales')).toEqual([
      ['Oud', waits(7, 'days')],
      ['Nieuw', waits(1, 'minutes')],
    ])
    expect(await told('bouncedMails', 'finance')).toEqual([['Terug', waits(24, 'hours')]])
  })

  it('is an invoice that should have been paid, in days of the calendar', async () => {
    const { id } = await place('Betalen', '2026-10-12', 'closed')
    shop.setNow(new Date('2026-10-09T09:30:00Z'))
    const { number } = await shop.database.db.transaction().execute((trx) => makeInvoice(shop.shop, trx, id))
    shop.setNow(NOW)
    const { items } = await waiting('invoices', 'finance')
    expect(items.find(({ name }) => name === number)).toMatchObject({
      of: 'Bakkerij De Korenaar B.V.',
      note: expect.stringMatching(/^€\s.* open$/),
      wait: late(10, 'days'),
    })
  })

  it('is a design that the studio is to make', async () => {
    await customer.call('POST', '/api/cart/empty')
    const body = { cartItem: bannerItem(10, 3000, 1000) }
    const { json: cart } = await customer.call('POST', '/api/cart/items', { body })
    await customer.call('PUT', `/api/cart/items/designs/${cart.orderLineGroups[0].lines[0].id}`, {
      body: { designs: [{ isStudioDesign: true, quantity: 10 }] },
    })
    const { id: orderId, number } = (await customer.call('POST', '/api/cart/order')).json
    const { groups } = (await customer.call('GET', `/api/customer/orders/${orderId}`)).json
    const jobId = groups[0].lines[0].designs[0].studio.id
    await customer.call('PUT', `/api/customer/orders/${orderId}/studio/${jobId}/brief`, {
      body: { brief: 'Een feest in rood' },
    })
    await run(sql`update studio_jobs set updated_at = ${'2026-11-12T09:30:00Z'} where id = ${jobId}`)
    const { items } = await waiting('studio', 'prepress')
    expect(items.find(({ id }) => id === jobId)).toMatchObject({ note: number, wait: waits(6, 'days') })
  })

  it('is work in the background that failed', async () => {
    await shop.jobs.send(shop.database.db, lookUp, { companyId: randomUUID() })
    await run(sql`update pgboss.job set state = 'failed', completed_on = now() - interval '3 hours 1 minute',
      output = '{"message": "connect ECONNREFUSED"}'::jsonb where name = ${lookUp.name} and state = 'created'`)
    const { count, items } = await waiting('jobs')
    expect(count).toBe(1)
    expect(items[0]).toMatchObject({ of: null, wait: waits(3, 'hours') })
  })

  it('is a price that was asked for', async () => {
    await customer.call('POST', '/api/cart/empty')
    const cartItem = { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] }
    await customer.call('POST', '/api/cart/items', { body: { cartItem } })
    const { json } = await customer.call('POST', '/api/cart/park', { body: { reference: 'Beurs' } })
    await customer.call('POST', `/api/customer/parked-carts/${json.id}/price-request`, {
      body: { message: 'Wat kost 500?' },
    })
    await run(
      sql`update price_requests set changed_at = ${'2026-11-13T09:30:00Z'} where cart_id = ${json.id}`,
    )
    const { items } = await waiting('quotes', 'sales')
    expect(items.find(({ id }) => id === json.id)).toMatchObject({
      name: expect.stringMatching(/^OFF-2026-\d+, Beurs$/),
      wait: waits(5, 'days'),
    })
  })

  it('is a product that was changed and is not in the shop, what goes by itself after the others', async () => {
    const { rows } = await run(sql`select id from products order by sku limit 2`)
    const [planned, changed] = rows
    const draft = (id: string, at: string, publishAt: string | null) =>
      run(
        sql`insert into product_drafts (product_id, edit, changed_at, publish_at) values (${id}, '{}'::jsonb, ${at}, ${publishAt})`,
      )
    await draft(planned!.id, '2026-11-10T09:30:00Z', '2026-12-01T08:00:00Z')
    await draft(changed!.id, '2026-11-18T06:30:00Z', null)
    const { count, items } = await waiting('products', 'content')
    expect(count).toBe(2)
    expect(items.map(({ id, wait, note }) => [id, wait, note])).toEqual([
      [changed!.id, waits(3, 'hours'), null],
      [planned!.id, null, 'gaat op 01-12-2026, 9.00\u00a0uur naar de winkel'],
    ])
  })

  it('is told to each role as far as it is there for it', async () => {
    expect(await kinds('content')).toEqual(['products', 'configurators'])
    expect(await kinds('production')).toEqual([
      'late',
      'today',
      'held',
      'check',
      'released',
      'files',
      'studio',
    ])
    expect(await kinds('finance')).not.toContain('jobs')
    expect(await kinds('owner')).toContain('jobs')
    expect((await customer.call('GET', '/beheer/api/today')).status).toBe(404)
  })
})

const lookUp = defineTask({
  name: 'look-up-vat-id',
  payload: z.object({ companyId: z.string() }),
  attempts: 3,
  expireInSeconds: 60,
  run: async () => undefined,
})

const REQUEST_FORM = {
  companyName: 'Drukkerij Noord',
  kvkNumber: '12345678',
  vatId: null,
  country: 'NL',
  street: 'Kade',
  houseNumber: '1',
  addition: null,
  postcode: '9401 AA',
  city: 'Assen',
  invoiceEmail: null,
  firstName: 'An',
  lastName: 'Noord',
  email: 'a@noord.example',
  phone: '0592 123456',
  remarks: null,
}
