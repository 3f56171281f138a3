import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SYSTEM } from '#test/support/actors.ts'
import { deferFiles } from '#test/support/defer-files.ts'
import { newOperator } from '#test/support/operators.ts'
import { readXml, textsAt } from '#test/support/read-xml.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { leftForRules } from '#test/support/ubl-documents.ts'
import { creditInvoiceNumbered } from './credit-invoice.ts'
import { fileInvoiceTask } from './file-invoice.task.ts'
import { invoiceOrderNamed } from './invoice-order.ts'
import { invoiceRunTask } from './invoice-run.task.ts'
import { makeInvoice } from './make-invoice.ts'
import { readDocument } from './read-document.ts'

let shop: TestShop
let customer: TestBrowser
let finance: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  finance = await (await newOperator(shop, 'finance')).loggedIn()
})
afterAll(() => shop.close())

type Placed = { readonly id: string; readonly number: string }
async function placeOrder(reference = 'Gevel & <noord>'): Promise<Placed> {
  await customer.call('POST', '/api/cart/items', {
    body: { cartItem: { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] } },
  })
  await deferFiles(customer)
  const { json } = await customer.call('POST', '/api/cart/order', { body: { reference } })
  return json
}

/** As many orders again, without the way through the cart. */
async function copyOrders({ id }: Placed, count: number): Promise<string[]> {
  const { db } = shop.database
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      insert into orders (number, company_id, contact_id, state, subtotal_cents, express_cents, shipping_cents, net_cents, vat_cents,
        total_cents, vat, invoice_address, confirmation_email, placed_at)
      select 'K' || nextval('order_numbers'), company_id, contact_id, state, subtotal_cents, express_cents, shipping_cents, net_cents,
        vat_cents, total_cents, vat, invoice_address, confirmation_email, placed_at
      from orders, generate_series(1, ${count}) where id = ${id} returning id`.execute(trx)
    for (const { id: copy } of rows) {
      await sql`
        with made as (insert into order_groups (order_id, title, position) values (${copy}, 'Groep', 0) returning id)
        insert into order_lines (order_id, group_id, sku, title, quantity, unit_cents, line_cents, vat_percent, state, delivery_kind,
          delivery_date, is_express, address, position)
        select ${copy}, made.id, sku, title, quantity, unit_cents, line_cents, vat_percent, state, delivery_kind, delivery_date,
          is_express, address, position from order_lines, made where order_id = ${id}`.execute(trx)
    }
    return rows.map((row) => row.id)
  })
}

/** As staff would have brought it there. */
async function bringOrderTo(id: string, state: 'shipped' | 'delivered' | 'cancelled', at = TEST_NOW) {
  const { db } = shop.database
  await db.updateTable('order_lines').set({ state }).where('order_id', '=', id).execute()
  await db.updateTable('orders').set({ state }).where('id', '=', id).execute()
  await db.insertInto('order_events').values({ order_id: id, state, at }).execute()
}

const invoice = (orderId: string) =>
  shop.database.db.transaction().execute((trx) => makeInvoice(shop.shop, trx, orderId))
const credit = (asked: { readonly number: string; readonly reason: string }) =>
  creditInvoiceNumbered(shop.shop, SYSTEM, asked)
const numbers = async (kind: 'invoice' | 'credit_note' = 'invoice') =>
  (
    await shop.database.db
      .selectFrom('invoices')
      .select('number')
      .where('kind', '=', kind)
      .orderBy('number')
      .execute()
  ).map(({ number }) => Number(number.split('-').at(-1)))
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const mailsTo = async (dedupeKey: string) =>
  shop.database.db.selectFrom('outbox').selectAll().where('dedupe_key', '=', dedupeKey).execute()
const invoiceOf = async (orderId: string) =>
  shop.database.db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()

const countOf = async (id: string) =>
  (await shop.database.db.selectFrom('invoices').select('id').where('order_id', '=', id).execute()).length

const toInvoice = async () => (await finance.call('GET', '/beheer/api/invoices/to-make')).json.orders
const press = (id: string) => finance.call('POST', `/beheer/api/orders/${id}/invoice`)
const run = () => invoiceRunTask.run(shop.shop, {}, AbortSignal.timeout(60_000))

describe('invoice numbers', () => {
  it('have no gaps and no doubles when fifty are made at once, and some of those fail', async () => {
    const ids = await copyOrders(await placeOrder(), 50)
    const before = (await numbers()).length
    const left = ids.entries()
    let made = 0
    // As many at once as there are lines to the database.
    const makeNext = async () => {
      for (const [index, id] of left) {
        const making = shop.database.db.transaction().execute(async (trx) => {
          await makeInvoice(shop.shop, trx, id)
          if (index % 5 === 0) throw new Error('and then something else went wrong')
          made += 1
        })
        await making.catch(() => undefined)
      }
    }
    await Promise.all(Array.from({ length: 12 }, makeNext))
    expect(made).toBe(40)
    expect(await numbers()).toEqual(upTo(before + 40))
  })

  it('go to one of two that invoice the same order at the same moment', async () => {
    const { id } = await placeOrder()
    const before = (await numbers()).length
    const results = await Promise.allSettled([invoice(id), invoice(id), invoice(id)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await numbers()).toEqual(upTo(before + 1))
  })

  it('begin anew with the year of Amsterdam', async () => {
    const [one = '', other = ''] = await copyOrders(await placeOrder(), 2)
    shop.setNow(new Date('2026-12-31T22:59:00Z'))
    const { number: last } = await invoice(one)
    shop.setNow(new Date('2026-12-31T23:00:00Z'))
    const { number: first, issuedOn, dueOn } = await invoice(other)
    shop.setNow(TEST_NOW)
    expect(last).toMatch(/^FAC-2026-/)
    expect([first, issuedOn, dueOn]).toEqual(['FAC-2027-00001', '2027-01-01', '2027-01-31'])
  })
})

describe('an invoice', () => {
  it('says what was ordered, for whom and by whom, as on that day', async () => {
    const { id, number } = await placeOrder('Zomer 2027')
    const content = await invoice(id)
    expect(content).toMatchObject({
      kind: 'invoice',
      issuedOn: '2026-11-18',
      dueOn: '2026-12-18',
      order: { number, reference: 'Zomer 2027' },
      seller: { name: 'Paskruis B.V.', kvkNumber: '30112358', iban: 'NL24PSKR0123456789' },
      buyer: { name: 'Bakkerij De Korenaar B.V.', vatId: 'NL002455799B11', email: 'facturen@demo.example' },
    })
    const { json: order } = await customer.call('GET', `/api/customer/orders/${id}`)
    expect(content.totalCents).toBe(order.totalPrice.includingTaxInCents)
    expect(content.vat.map(({ category: _category, ...group }) => group)).toEqual(order.vat)
  })

  it('never changes, and is never removed', async () => {
    const { id } = await placeOrder()
    await invoice(id)
    const { db } = shop.database
    const row = await invoiceOf(id)
    const change = (values: object) =>
      db.updateTable('invoices').set(values).where('id', '=', row.id).execute()
    await expect(change({ total_cents: row.total_cents + 1, vat_cents: row.vat_cents + 1 })).rejects.toThrow()
    await expect(change({ content: JSON.stringify({}) })).rejects.toThrow('stays as it is')
    await expect(change({ number: 'FAC-2026-99999' })).rejects.toThrow('stays as it is')
    await expect(db.deleteFrom('invoices').where('id', '=', row.id).execute()).rejects.toThrow(
      'stays as it is',
    )
    await expect(db.deleteFrom('orders').where('id', '=', id).execute()).rejects.toThrow()
  })

  it('is not made for a cancelled order, nor by a shop that has no IBAN', async () => {
    const { id, number } = await placeOrder()
    const { db } = shop.database
    await sql`update shop_settings set value = value #- '{company,iban}' where key = 'theme'`.execute(db)
    await expect(invoice(id)).rejects.toMatchObject({ code: 'ShopCannotInvoice' })
    await sql`update shop_settings set value = jsonb_set(value, '{company,iban}', '"NL24PSKR0123456789"') where key = 'theme'`.execute(
      db,
    )
    await bringOrderTo(id, 'cancelled')
    await expect(invoiceOrderNamed(shop.shop, SYSTEM, number)).rejects.toMatchObject({
      code: 'OrderNotInvoiceable',
    })
    await expect(invoiceOrderNamed(shop.shop, SYSTEM, '0')).rejects.toMatchObject({ code: 'OrderNotFound' })
  })

  it('is drawn, put away and mailed once, with its PDF and UBL', async () => {
    const { id } = await placeOrder()
    await invoice(id)
    const { id: invoiceId } = await invoiceOf(id)
    await fileInvoiceTask.run(shop.shop, { invoiceId }, AbortSignal.timeout(60_000))
    const kept = await invoiceOf(id)
    await fileInvoiceTask.run(shop.shop, { invoiceId }, AbortSignal.timeout(60_000))
    expect(await invoiceOf(id)).toEqual(kept)
    const [mail, ...others] = await mailsTo(`invoice:${invoiceId}`)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipient: 'facturen@demo.example',
      attachments: [
        { document: 'invoice_pdf', id: invoiceId },
        { document: 'invoice_ubl', id: invoiceId },
      ],
    })
    const ubl = await readDocument(shop.shop, 'invoice_ubl', invoiceId, null)
    const xml = leftForRules(ubl?.content.toString('utf8') ?? '')
    expect(textsAt(readXml(xml), 'cbc:ID')).toEqual([kept.number])
    expect(ubl?.content.length).toBe(kept.ubl_bytes)
    // The shop gets another name: what was sent stays as it was.
    await sql`update shop_settings set value = jsonb_set(value, '{shopName}', '"Anders"') where key = 'theme'`.execute(
      shop.database.db,
    )
    const pdf = await readDocument(shop.shop, 'invoice_pdf', invoiceId, null)
    await sql`update shop_settings set value = jsonb_set(value, '{shopName}', '"Paskruis"') where key = 'theme'`.execute(
      shop.database.db,
    )
    expect(pdf?.content.length).toBe(kept.pdf_bytes)
    await expect(
      shop.database.db
        .updateTable('invoices')
        .set({ pdf_key: 'elders' })
        .where('id', '=', invoiceId)
        .execute(),
    ).rejects.toThrow('stays as it is')
  })
})

describe('a credit note', () => {
  it('takes back a whole invoice once, in a series of its own, and the order may be invoiced anew', async () => {
    const { id, number } = await placeOrder()
    const { number: invoiceNumber, totalCents, lines } = await invoice(id)
    await expect(invoice(id)).rejects.toMatchObject({ code: 'OrderInvoiced' })
    const asked = { number: invoiceNumber, reason: 'Verkeerd aantal' }
    const results = await Promise.allSettled([credit(asked), credit(asked)])
    const made = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(made).toHaveLength(1)
    expect(made[0]).toMatchObject({
      kind: 'credit_note',
      number: 'CRE-2026-00001',
      dueOn: null,
      totalCents,
      lines,
      credits: { number: invoiceNumber, reason: 'Verkeerd aantal' },
    })
    await expect(credit(asked)).rejects.toMatchObject({ code: 'InvoiceCredited' })
    await expect(credit({ ...asked, number: 'CRE-2026-00001' })).rejects.toMatchObject({
      code: 'InvoiceNotFound',
    })
    expect(await numbers('credit_note')).toEqual([1])
    await invoiceOrderNamed(shop.shop, SYSTEM, number)
  })

  it('is UBL that names its invoice', async () => {
    const { id } = await placeOrder()
    const { number } = await invoice(id)
    await credit({ number, reason: 'Dubbel' })
    const note = await shop.database.db
      .selectFrom('invoices')
      .select('id')
      .where('order_id', '=', id)
      .where('kind', '=', 'credit_note')
      .executeTakeFirstOrThrow()
    const { content } = (await readDocument(shop.shop, 'invoice_ubl', note.id, null)) ?? {}
    const document = readXml(leftForRules(content?.toString('utf8') ?? ''))
    expect(document.name).toBe('CreditNote')
    expect(textsAt(document, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID')).toEqual([number])
  })
})

describe('the invoice run', () => {
  it('invoices an order once all of it has left, and never twice', async () => {
    const { id } = await placeOrder()
    await run()
    expect(await countOf(id)).toBe(0)
    await bringOrderTo(id, 'shipped', new Date('2026-11-17T15:00:00Z'))
    await run()
    await run()
    expect(await countOf(id)).toBe(1)
    expect((await invoiceOf(id)).content).toMatchObject({ suppliedOn: '2026-11-17' })
    const { number } = await invoiceOf(id)
    await credit({ number, reason: 'Retour' })
    await run()
    expect(await countOf(id)).toBe(2)
  })

  it('goes on past an order that cannot be invoiced', async () => {
    const [broken, fine] = [await placeOrder(), await placeOrder()]
    const { db } = shop.database
    await sql`update orders set vat = '[{"ratePercent": 21, "baseCents": 1, "vatCents": 1}]', vat_cents = 1, total_cents = net_cents + 1 where id = ${broken.id}`.execute(
      db,
    )
    for (const { id } of [broken, fine]) await bringOrderTo(id, 'delivered')
    await run()
    expect([await countOf(broken.id), await countOf(fine.id)]).toEqual([0, 1])
    const waiting = await toInvoice()
    expect(waiting.find(({ id }) => id === broken.id)?.fault.message).toMatch(/^Er ging iets mis/)
    expect(waiting.map(({ id }) => id)).not.toContain(fine.id)
  })

  it('is pressed for one order after the other, and leaves no gap and no double when it broke off or runs twice', async () => {
    const placed = [await placeOrder(), await placeOrder(), await placeOrder(), await placeOrder()]
    for (const { id } of placed) await bringOrderTo(id, 'delivered')
    const [first, ...others] = placed
    // The first was made before it broke off; then two press all, while the clock strikes.
    expect((await press(first?.id ?? '')).status).toBe(200)
    expect((await press(first?.id ?? '')).json.errors).toMatchObject([{ code: 'OrderInvoiced' }])
    const answers = await Promise.all([
      ...others.map(({ id }) => press(id)),
      ...others.map(({ id }) => press(id)),
      run(),
    ])
    for (const answer of answers) if (answer) expect([200, 409]).toContain(answer.status)
    expect(await Promise.all(placed.map(({ id }) => countOf(id)))).toEqual([1, 1, 1, 1])
    const made = await Promise.all(
      placed.map(async ({ id }) => Number((await invoiceOf(id)).number.slice(-5))),
    )
    const sorted = made.toSorted((one, other) => one - other)
    expect(sorted.map((number) => number - (sorted[0] ?? 0))).toEqual([0, 1, 2, 3])
    const waiting = await toInvoice()
    expect(waiting.filter(({ id }) => placed.some((order) => order.id === id))).toEqual([])
  })

  it('tells why it cannot, until it can', async () => {
    const { id } = await placeOrder()
    await bringOrderTo(id, 'delivered')
    const { db } = shop.database
    await sql`update shop_settings set value = jsonb_set(value, '{company,iban}', '""') where key = 'theme'`.execute(
      db,
    )
    const { status } = await finance.call('POST', `/beheer/api/orders/${id}/invoice`)
    await sql`update shop_settings set value = jsonb_set(value, '{company,iban}', '"NL24PSKR0123456789"') where key = 'theme'`.execute(
      db,
    )
    expect(status).toBe(409)
    const fault = (await toInvoice()).find((order) => order.id === id)?.fault
    expect(fault.message).toMatch(/gegevens/)
    expect((await finance.call('POST', `/beheer/api/orders/${id}/invoice`)).status).toBe(200)
    expect(await db.selectFrom('invoice_faults').selectAll().where('order_id', '=', id).execute()).toEqual([])
  })
})
