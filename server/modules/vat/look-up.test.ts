import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SYSTEM } from '#test/support/actors.ts'
import { deferFiles } from '#test/support/defer-files.ts'
import { readXml } from '#test/support/read-xml.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { fails, isGivenOut, says, type ViesServer, viesServer } from '#test/support/vies-server.ts'
import { LONG } from '#test/support/time-limits.ts'
import { approveRequest, waitingRequests } from '../accounts/decide-request.ts'
import { makeInvoice } from '../documents/make-invoice.ts'
import { writeUbl } from '../documents/ubl/write-ubl.ts'
import { lookUpDueTask } from './look-up-due.task.ts'
import { lookUpVatIdTask } from './look-up-vat-id.task.ts'

const BELGIAN = 'BE0123456749'
const PASSWORD = 'Een-heel-nieuw-wachtwoord'
const signal = new AbortController().signal
const daysLater = (days: number) => new Date(TEST_NOW.getTime() + days * 24 * 3_600_000)
const down = fails('MS_UNAVAILABLE')

let vies: ViesServer
let shop: TestShop
beforeAll(async () => {
  vies = await viesServer()
  shop = await testShop({
    settings: { publicUrl: 'http://winkel.example', vies: { url: vies.url, patienceMs: 10_000 } },
  })
})
afterAll(async () => {
  await shop.close()
  await vies.close()
})
beforeEach(async () => {
  shop.setNow(TEST_NOW)
  vies.answer(isGivenOut)
  const { db } = shop.database
  await sql`truncate account_requests, audit_events, outbox cascade`.execute(db)
  await sql`update orders set vat_check_id = null`.execute(db)
  await sql`delete from vat_checks`.execute(db)
  await sql`delete from pgboss.job where name = ${lookUpVatIdTask.name}`.execute(db)
  await sql`update companies set vat_id = null where vat_id = ${BELGIAN}`.execute(db)
  vies.asked.length = 0
})

const waiting = (vatId = BELGIAN) => shop.jobs.count(lookUpVatIdTask, { vatId })
/** Does what the job of a number does. */
const lookUp = (vatId = BELGIAN) =>
  lookUpVatIdTask.run(shop.shop, lookUpVatIdTask.payload.parse({ vatId }), signal)
const clock = () => lookUpDueTask.run(shop.shop, {}, signal)
const statusOf = async (id: string) =>
  shop.database.db
    .selectFrom('companies')
    .select(['vat_id_status as status', 'vat_check_id as checkId', 'vat_check_due_at as dueAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const checks = () => shop.database.db.selectFrom('vat_checks').selectAll().orderBy('asked_at').execute()
const audit = () =>
  shop.database.db
    .selectFrom('audit_events')
    .selectAll()
    .where('actor_task', '=', 'look-up-vat-id')
    .orderBy('id')
    .execute()

/** A company of the demo with a number that staff have just given it. */
async function companyWith(vatId = BELGIAN): Promise<string> {
  const { id } = await shop.database.db
    .updateTable('companies')
    .set({ vat_id: vatId })
    .where('id', 'in', (eb) =>
      eb.selectFrom('contacts').select('company_id').where('email', '=', 'tweede@demo.example'),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const form = {
  companyName: 'Drukkerij De Pers N.V.',
  kvkNumber: null,
  vatId: 'be 0123.456.749',
  street: 'Meir',
  houseNumber: '1',
  addition: '',
  postcode: '2000',
  city: 'Antwerpen',
  country: 'BE',
  firstName: 'Els',
  lastName: 'Peeters',
  email: 'els@depers.example',
  phone: '03 123 45 67',
  consent: true,
}
let visitors = 0
const ask = (change: object = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/customer/request-account',
    payload: { ...form, ...change },
    remoteAddress: `10.7.0.${(visitors += 1)}`,
  })

describe('a VAT number', () => {
  it('is looked up when somebody asks for an account, and what was found is shown to who decides', async () => {
    expect((await ask()).statusCode).toBe(200)
    expect(await waiting()).toBe(1)
    expect(vies.asked).toEqual([])
    await lookUp()
    expect((await waitingRequests(shop.shop, SYSTEM)).map(({ vatCheck }) => vatCheck)).toMatchObject([
      { vatId: BELGIAN, status: 'valid', name: 'DRUKKERIJ DE PERS NV' },
    ])
  })

  it('of a request that was refused is not looked up', async () => {
    expect((await ask({ consent: false })).statusCode).toBe(422)
    expect(await waiting()).toBe(0)
  })

  it('of the own country is nobody else’s business', async () => {
    await ask({ country: 'NL', postcode: '9723 BK', kvkNumber: '69599084', vatId: 'NL004495445B01' })
    const company = await companyWith('NL004495445B01')
    await clock()
    expect(await waiting('NL004495445B01')).toBe(0)
    await lookUp('NL004495445B01')
    expect(vies.asked).toEqual([])
    expect((await statusOf(company)).status).toBe('unchecked')
  })

  it('keeps what was asked, what came of it, and when', async () => {
    const company = await companyWith()
    await lookUp()
    const [check] = await checks()
    expect(check).toMatchObject({
      vat_id: BELGIAN,
      asked_by: 'NL004495445B01',
      status: 'valid',
      name: 'DRUKKERIJ DE PERS NV',
      consultation_number: 'WAPIAAAAY1234567',
      answer: expect.stringContaining('"requestDate"'),
      asked_at: TEST_NOW,
      answered_at: TEST_NOW,
    })
    expect(await statusOf(company)).toEqual({ status: 'valid', checkId: check?.id, dueAt: daysLater(30) })
    expect(await audit()).toMatchObject([
      {
        actor_kind: 'system',
        entity: 'companies',
        entity_id: company,
        before: { vat_id_status: 'unchecked', vat_check_id: null },
        after: { vat_id_status: 'valid', vat_check_id: check?.id },
      },
    ])
  })

  it('is asked for once a day, whatever its job is sent for', async () => {
    const company = await companyWith()
    await lookUp()
    await lookUp()
    expect([vies.asked.length, (await checks()).length, (await audit()).length]).toEqual([1, 1, 1])
    await shop.database.db.updateTable('companies').set({ vat_id: null }).where('id', '=', company).execute()
    await companyWith()
    expect((await statusOf(company)).status).toBe('unchecked')
    await lookUp()
    expect([(await statusOf(company)).status, vies.asked.length]).toEqual(['valid', 1])
  })

  it('that changes is unchecked again', async () => {
    const company = await companyWith()
    await lookUp()
    await companyWith('DE136695976')
    expect(await statusOf(company)).toEqual({ status: 'unchecked', checkId: null, dueAt: null })
  })

  it('without an answer is unavailable, tried again, and leaves one trace', async () => {
    const company = await companyWith()
    vies.answer(down)
    await lookUp()
    expect(await waiting()).toBe(1)
    await lookUp()
    expect(await statusOf(company)).toMatchObject({ status: 'unavailable', checkId: null })
    expect(await checks()).toMatchObject([{ status: 'unavailable', fault: 'MS_UNAVAILABLE' }])
    expect(await audit()).toHaveLength(1)
  })
})

/** Takes what waits off the queue, with the seconds that it was to wait. */
async function queued() {
  const { rows } = await sql<{ data: { vatId: string }; wait: number }>`
    delete from pgboss.job where name = ${lookUpVatIdTask.name}
    returning data, extract(epoch from start_after - created_on)::float as wait`.execute(shop.database.db)
  return rows
}

it('a number is asked for eight times in a row, and then left to the clock', async () => {
  await companyWith()
  vies.answer(down)
  const waits: number[] = []
  await lookUp()
  for (let jobs = await queued(); jobs.length > 0; jobs = await queued()) {
    expect(jobs).toMatchObject([{ data: { vatId: BELGIAN } }])
    waits.push(...jobs.map(({ wait }) => wait))
    for (const { data } of jobs)
      await lookUpVatIdTask.run(shop.shop, lookUpVatIdTask.payload.parse(data), signal)
  }
  expect(vies.asked).toHaveLength(8)
  expect(waits.at(-1)).toBeGreaterThan(30)
})

describe('by the clock', () => {
  let idle: TestShop
  beforeAll(async () => {
    idle = await testShop({ settings: { vies: { url: vies.url, patienceMs: 10_000 } } })
  })
  afterAll(() => idle.close())

  it('a number comes when it is due, and once', async () => {
    const { db } = idle.database
    const due = () => lookUpDueTask.run(idle.shop, {}, signal)
    const count = () => idle.jobs.count(lookUpVatIdTask, { vatId: BELGIAN })
    const set = (dueAt: Date | null) =>
      sql`update companies set vat_id = ${BELGIAN}, vat_check_due_at = ${dueAt} where id = (
        select company_id from contacts where email = 'tweede@demo.example')`.execute(db)
    await set(null)
    await set(daysLater(30))
    await due()
    expect(await count()).toBe(0)
    idle.setNow(daysLater(30))
    await due()
    await due()
    expect(await count()).toBe(1)
  })

  it('the number of an open request comes each hour until it is answered', async () => {
    const { db } = idle.database
    const vatId = 'DE136695976'
    const due = () => lookUpDueTask.run(idle.shop, {}, signal)
    const count = () => idle.jobs.count(lookUpVatIdTask, { vatId })
    await sql`insert into account_requests (form, email) values (${JSON.stringify({ vatId })}, 'a@b.example')`.execute(
      db,
    )
    const answered = (status: string, at: Date) =>
      sql`insert into vat_checks (vat_id, status, asked_at, answered_at) values (${vatId}, ${status}, ${at}, ${at})`.execute(
        db,
      )
    idle.setNow(TEST_NOW)
    await answered('unavailable', TEST_NOW)
    await due()
    expect(await count()).toBe(0)
    idle.setNow(daysLater(1))
    await answered('invalid', TEST_NOW)
    await due()
    expect(await count()).toBe(0)
    await sql`delete from vat_checks where status = 'invalid'`.execute(db)
    await due()
    expect(await count()).toBe(1)
  })

  it('nothing is asked by a shop that has no VIES', async () => {
    const off = { ...idle.shop, settings: { ...idle.shop.settings, vies: null } }
    vies.asked.length = 0
    await lookUpDueTask.run(off, {}, signal)
    await lookUpVatIdTask.run(off, lookUpVatIdTask.payload.parse({ vatId: 'DE136695976' }), signal)
    expect(vies.asked).toEqual([])
  })
})

it('a number is tried again by the queue until VIES is back', LONG, async () => {
  const working = await testShop({ settings: { vies: { url: vies.url, patienceMs: 10_000 } } })
  try {
    const { db } = working.database
    let outages = 2
    vies.answer((reply, question) => ((outages -= 1) >= 0 ? down : isGivenOut)(reply, question))
    await sql`update companies set vat_id = ${BELGIAN} where id = (
      select company_id from contacts where email = 'tweede@demo.example')`.execute(db)
    await lookUpDueTask.run(working.shop, {}, signal)
    await working.jobs.work(working.shop, [lookUpVatIdTask])
    const found = () =>
      db.selectFrom('companies').select('vat_id_status').where('vat_id', '=', BELGIAN).execute()
    await vi.waitFor(async () => expect(await found()).toEqual([{ vat_id_status: 'valid' }]), {
      timeout: 30_000,
    })
    expect(vies.asked).toHaveLength(3)
  } finally {
    await working.close()
  }
})

/** A Belgian company whose account was asked for and approved, and who has logged in. */
async function belgianCustomer(): Promise<{ customer: TestBrowser; companyId: string }> {
  const email = `els-${visitors}@depers.example`
  await ask({ email })
  await approveRequest(shop.shop, SYSTEM, { name: email, joins: false })
  const mail = await shop.database.db
    .selectFrom('outbox')
    .select(sql<{ text: string }>`payload`.as('message'))
    .where('template', '=', 'account_invitation')
    .executeTakeFirstOrThrow()
  const link = new URL(/http:\/\/winkel\.example\/wachtwoord-reset\S+/.exec(mail.message.text)?.[0] ?? '')
  const body = { email, token: link.searchParams.get('token'), password: PASSWORD }
  await shop.browser().call('POST', '/api/customer/reset-password', { body })
  const customer = await shop.loggedIn(email, PASSWORD)
  const { json } = await customer.call('GET', '/api/customer')
  return { customer, companyId: json.company.id }
}

async function order(customer: TestBrowser, deliveryKind = 'ship') {
  await customer.call('POST', '/api/cart/items', {
    body: { cartItem: { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] } },
  })
  const cart = await deferFiles(customer)
  for (const { id } of cart.orderLineGroups.flatMap((group) => group.lines)) {
    await customer.call('POST', `/api/cart/items/${id}/delivery`, { body: { kind: deliveryKind } })
  }
  const { json: seen } = await customer.call('GET', '/api/cart')
  const placed = await customer.call('POST', '/api/cart/order', {
    body: { totalIncludingTaxInCents: seen.totalPrice.includingTaxInCents },
  })
  expect(placed.status).toBe(200)
  const row = await shop.database.db
    .selectFrom('orders')
    .select(['id', 'vat', 'vat_treatment', 'vat_reason', 'shifted_to_vat_id', 'vat_check_id', 'vat_cents'])
    .where('id', '=', placed.json.id)
    .executeTakeFirstOrThrow()
  return { ...row, seen }
}

const invoiceOf = (orderId: string) =>
  shop.database.db.transaction().execute((trx) => makeInvoice(shop.shop, trx, orderId))
/** The texts of every element of this name. */
function textsOf(xml: string, name: string): string[] {
  const within = (element: ReturnType<typeof readXml>): string[] => [
    ...(element.name === name ? [element.text.trim()] : []),
    ...element.children.flatMap(within),
  ]
  return within(readXml(xml))
}

describe('from the request to the invoice', () => {
  it('VIES away never holds an order up, and what was decided then stays', async () => {
    vies.answer(down)
    const { customer, companyId } = await belgianCustomer()
    await lookUp()
    const before = await order(customer)
    expect(before).toMatchObject({
      vat_treatment: 'taxed',
      vat_reason: 'number_unavailable',
      vat_check_id: null,
    })
    expect(before.vat_cents).toBeGreaterThan(0)

    vies.answer(isGivenOut)
    await lookUp()
    const { checkId } = await statusOf(companyId)
    const after = await order(customer)
    expect(after).toMatchObject({
      vat_treatment: 'reverse_charged',
      vat_reason: 'valid_number',
      shifted_to_vat_id: BELGIAN,
      vat_check_id: checkId,
      vat_cents: 0,
    })

    const taxed = await invoiceOf(before.id)
    expect(taxed.vat).toMatchObject([{ ratePercent: 21, category: 'S' }])

    // What becomes of the number afterwards changes nothing about the order.
    const { db } = shop.database
    await db.updateTable('companies').set({ vat_id: 'DE136695976' }).where('id', '=', companyId).execute()
    const shifted = await invoiceOf(after.id)
    expect(shifted).toMatchObject({
      buyer: { vatId: BELGIAN },
      vat: [{ ratePercent: 0, vatCents: 0, category: 'K' }],
      vatCents: 0,
    })
    const xml = writeUbl(shifted)
    expect(new Set(textsOf(xml, 'cbc:TaxExemptionReason'))).toEqual(new Set(['Intracommunautaire levering']))
    expect(textsOf(xml, 'cbc:TaxExemptionReasonCode')).toEqual(['VATEX-EU-IC'])
    expect(textsOf(xml, 'cbc:CompanyID')).toContain(BELGIAN)
  })

  it('a quote has the VAT of the day', async () => {
    const { customer } = await belgianCustomer()
    await customer.call('POST', '/api/cart/items', {
      body: { cartItem: { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] } },
    })
    const { json } = await customer.call('POST', '/api/cart/park', { body: { reference: 'Spanners' } })
    const rates = async () => {
      const quote = await customer.call('GET', `/api/customer/parked-carts/${json.id}`)
      return quote.json.cart.vat.map(({ ratePercent }: { ratePercent: number }) => ratePercent)
    }
    expect(await rates()).toEqual([21])
    await lookUp()
    expect(await rates()).toEqual([0])
  })

  it('what is fetched says on its invoice that the VAT is shifted', async () => {
    const { customer } = await belgianCustomer()
    await lookUp()
    const fetched = await order(customer, 'pickup')
    expect(fetched.seen.vat).toEqual([{ ratePercent: 0, baseCents: expect.any(Number), vatCents: 0 }])
    const xml = writeUbl(await invoiceOf(fetched.id))
    expect(textsOf(xml, 'cbc:TaxExemptionReasonCode')).toEqual(['VATEX-EU-AE'])
    expect(textsOf(xml, 'cbc:TaxExemptionReason')).toEqual(['Btw verlegd'])
  })

  it('a number that VIES does not know is taxed', async () => {
    vies.answer(says({ valid: false, userError: 'INVALID' }))
    const { customer } = await belgianCustomer()
    expect(await order(customer)).toMatchObject({ vat_reason: 'number_unchecked' })
    await lookUp()
    expect(await order(customer)).toMatchObject({ vat_treatment: 'taxed', vat_reason: 'number_invalid' })
  })

  it('an answer that comes between looking and ordering is shown before it counts', async () => {
    const { customer } = await belgianCustomer()
    await customer.call('POST', '/api/cart/items', {
      body: { cartItem: { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] } },
    })
    const { totalPrice } = await deferFiles(customer).then(
      async () => (await customer.call('GET', '/api/cart')).json,
    )
    await lookUp()
    const { status, json } = await customer.call('POST', '/api/cart/order', {
      body: { totalIncludingTaxInCents: totalPrice.includingTaxInCents },
    })
    expect([status, json.errors[0].code]).toEqual([409, 'cart_changed'])
  })
})
