import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '#test/support/answers.ts'
import { deferFiles } from '#test/support/defer-files.ts'
import { newOperator, type TestOperator } from '#test/support/operators.ts'
import { pileInvoices } from '#test/support/pile-invoices.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { makeInvoice } from './make-invoice.ts'
import { sendRemindersTask } from './send-reminders.task.ts'

let shop: TestShop
let customer: TestBrowser
let keeper: TestOperator
let finance: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  keeper = await newOperator(shop, 'finance')
})
afterAll(() => shop.close())
beforeEach(() => daysOn(0))

const DAY_MS = 24 * 60 * 60_000
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const COMPANY = 'Bakkerij De Korenaar B.V.'

/** A session of staff lasts for half a day. */
async function daysOn(days: number): Promise<void> {
  shop.setNow(new Date(TEST_NOW.getTime() + days * DAY_MS))
  finance = await keeper.loggedIn()
}

/** An invoice that had to be paid so many days before the first day of the test. */
async function late(days: number) {
  customer = await shop.loggedIn()
  await customer.call('POST', '/api/cart/items', {
    body: { cartItem: { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] } },
  })
  await deferFiles(customer)
  const { json: order } = await customer.call('POST', '/api/cart/order', { body: {} })
  const past = new Date(TEST_NOW.getTime() - (days + 30) * DAY_MS)
  const { number, totalCents } = await shop.database.db
    .transaction()
    .execute((trx) => makeInvoice({ ...shop.shop, clock: () => past }, trx, order.id))
  const { rows } = await sql<{ id: string; companyId: string }>`
    select id, company_id as "companyId" from invoices where number = ${number}`.execute(shop.database.db)
  return { ...rows[0]!, number, cents: totalCents }
}

const due = async (query = '') => (await finance.call('GET', `/beheer/api/reminders?${query}`)).json
/** Which reminder the list has of an invoice. */
const stepOf = async (id: string) => (await due()).reminders.find((row) => row.id === id)?.step ?? null
const send = (id: string, step: unknown, by = finance) =>
  by.call('POST', `/beheer/api/invoices/${id}/reminders`, { body: { step } })
const remind = (companyId: string, isReminded: boolean, by = finance) =>
  by.call('PUT', `/beheer/api/companies/${companyId}/reminders`, { body: { isReminded } })
const desk = async (id: string) => (await finance.call('GET', `/beheer/api/invoices/${id}`)).json
const pay = (id: string, cents: number, seenOpenInCents: number) =>
  finance.call('POST', `/beheer/api/invoices/${id}/payments`, {
    body: { id: crypto.randomUUID(), cents, paidOn: '2026-11-18', seenOpenInCents },
  })
const credit = (id: string) =>
  finance.call('POST', `/beheer/api/invoices/${id}/credit`, { body: { reason: 'Retour' } })
const refusal = ({ status, json }: Answer) => [status, json.errors?.[0].code]
/** The mails that remind of an invoice, the first one first. */
const mailsOf = async (id: string) =>
  shop.database.db
    .selectFrom('outbox')
    .select(['template', 'recipient', 'payload', 'attachments'])
    .where('dedupe_key', 'like', `invoice:${id}:reminder:%`)
    .orderBy('dedupe_key')
    .execute()

describe('what is to be reminded today', () => {
  it('has an invoice a week after its due date, with what is open and how late it is', async () => {
    const [early, ripe] = [await late(6), await late(7)]
    await pay(ripe.id, 100, ripe.cents)
    const { reminders } = await due()
    expect(reminders.some(({ id }) => id === early.id)).toBe(false)
    expect(reminders.find(({ id }) => id === ripe.id)).toEqual({
      id: ripe.id,
      number: ripe.number,
      step: 1,
      company: { id: ripe.companyId, name: COMPANY },
      email: 'facturen@demo.example',
      dueOn: '2026-11-11',
      daysLate: 7,
      lastSentOn: null,
      openInCents: ripe.cents - 100,
    })
    await daysOn(1)
    expect(await stepOf(early.id)).toBe(1)
  })

  it('has none that was paid or taken back, and again one whose payment was', async () => {
    const [paid, credited] = [await late(20), await late(20)]
    await pay(paid.id, paid.cents, paid.cents)
    await credit(credited.id)
    expect([await stepOf(paid.id), await stepOf(credited.id)]).toEqual([null, null])
    expect(refusal(await send(paid.id, 1))).toEqual([409, 'ReminderNotDue'])
    expect(refusal(await send(credited.id, 1))).toEqual([409, 'ReminderNotDue'])
    const [payment] = (await desk(paid.id)).payments
    await finance.call('POST', `/beheer/api/payments/${payment.id}/reverse`, { body: { reason: 'Fout' } })
    expect(await stepOf(paid.id)).toBe(1)
    expect([...(await mailsOf(paid.id)), ...(await mailsOf(credited.id))]).toEqual([])
  })

  it('rises by three steps, each a week after the one before at the earliest', async () => {
    const { id } = await late(30)
    expect(await stepOf(id)).toBe(1)
    expect((await send(id, 1)).status).toBe(200)
    for (const [day, step] of [
      [0, null],
      [6, null],
      [7, 2],
    ] as const) {
      await daysOn(day)
      expect([day, await stepOf(id)]).toEqual([day, step])
    }
    expect(refusal(await send(id, 3))).toEqual([409, 'ReminderNotDue'])
    expect((await send(id, 2)).status).toBe(200)
    await daysOn(13)
    expect(await stepOf(id)).toBe(null)
    expect(refusal(await send(id, 3))).toEqual([409, 'ReminderNotDue'])
    await daysOn(14)
    const row = (await due()).reminders.find((one) => one.id === id)
    expect([row.step, row.lastSentOn, row.daysLate]).toEqual([3, '2026-11-25', 44])
    expect((await send(id, 3)).status).toBe(200)
    await daysOn(365)
    expect(await stepOf(id)).toBe(null)
    expect((await mailsOf(id)).map(({ template }) => template)).toEqual([
      'reminder',
      'second_reminder',
      'last_reminder',
    ])
  })
})

/** Takes the address off an invoice, which no call of the shop does. */
async function takeAddressOff(id: string): Promise<void> {
  await shop.database.db.transaction().execute(async (trx) => {
    await sql`alter table invoices disable trigger user`.execute(trx)
    await sql`update invoices set content = jsonb_set(content::jsonb, '{buyer,email}', 'null') where id = ${id}`.execute(
      trx,
    )
    await sql`alter table invoices enable trigger user`.execute(trx)
  })
}

describe('a reminder', () => {
  it('goes with its invoice to the address for invoices, says what is open, and stands on the desk', async () => {
    const { id, number, cents } = await late(10)
    await pay(id, 100, cents)
    expect((await send(id, 1)).json).toEqual({ ok: true })
    const [mail] = await mailsOf(id)
    expect(mail).toMatchObject({
      recipient: 'facturen@demo.example',
      attachments: [
        { document: 'invoice_pdf', id },
        { document: 'invoice_ubl', id },
      ],
    })
    const { subject, text } = mail!.payload as { subject: string; text: string }
    expect(subject).toContain(`Herinnering: factuur ${number}`)
    expect(text).toContain('uiterlijk 08-11-2026')
    expect(text).toMatch(/Al betaald:? +€\s1,00/)
    const invoice = await desk(id)
    expect(invoice.reminders).toEqual([
      { step: 1, at: TEST_NOW.toISOString(), by: expect.stringMatching(/^Sam /) },
    ])
    expect(invoice.mails).toHaveLength(1)
  })

  it('goes once when two send it at the same moment, and is written down with who did', async () => {
    const { id } = await late(10)
    const other = await (await newOperator(shop, 'finance')).loggedIn()
    const answers = await Promise.all([send(id, 1), send(id, 1, other), send(id, 1)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    expect(refusal(await send(id, 1))).toEqual([409, 'ReminderSent'])
    expect(await mailsOf(id)).toHaveLength(1)
    const { rows } = await sql<{ actor_kind: string; action: string }>`
      select actor_kind, action from audit_events
      where entity = 'invoice_reminders' and entity_id = ${id}`.execute(shop.database.db)
    expect(rows).toEqual([{ actor_kind: 'operator', action: 'insert' }])
  })

  it('is not sent too early, of what is no invoice, without an address, or by who books no payments', async () => {
    const [early, ripe, silent] = [await late(6), await late(7), await late(7)]
    await takeAddressOff(silent.id)
    expect(refusal(await send(early.id, 1))).toEqual([409, 'ReminderNotDue'])
    expect(refusal(await send(NOWHERE, 1))).toEqual([404, 'InvoiceNotFound'])
    for (const step of [0, 4, '1', null])
      expect([step, refusal(await send(ripe.id, step))]).toEqual([step, [422, 'InvalidInput']])
    const { json: credited } = await credit(early.id)
    expect(refusal(await send(credited.credit.id, 1))).toEqual([404, 'InvoiceNotFound'])
    const sales = await (await newOperator(shop, 'sales')).loggedIn()
    expect((await send(ripe.id, 1, sales)).status).toBe(403)
    expect((await remind(ripe.companyId, false, sales)).status).toBe(403)
    expect((await send(ripe.id, 1, customer)).status).toBe(404)
    expect((await due()).reminders.find(({ id }) => id === silent.id).email).toBe(null)
    expect(refusal(await send(silent.id, 1))).toEqual([409, 'InvoiceHasNoEmail'])
    for (const { id } of [early, ripe, silent]) {
      expect(await mailsOf(id)).toEqual([])
      expect((await desk(id)).reminders).toEqual([])
    }
  })

  it('goes to no company that was left out, until it is reminded again', async () => {
    const { id, companyId } = await late(10)
    expect((await remind(companyId, false)).json).toEqual({ ok: true })
    expect((await due()).leftOut).toEqual([{ id: companyId, name: COMPANY }])
    expect(await stepOf(id)).toBe(null)
    expect(refusal(await send(id, 1))).toEqual([409, 'CompanyNotReminded'])
    await remind(companyId, true)
    expect((await due()).leftOut).toEqual([])
    expect((await send(id, 1)).status).toBe(200)
    expect(refusal(await remind(NOWHERE, false))).toEqual([404, 'CompanyNotFound'])
    const { rows } = await sql<{ after: Record<string, unknown> }>`
      select after from audit_events where entity = 'companies' and entity_id = ${companyId}
        and after ? 'is_reminded' order by id`.execute(shop.database.db)
    expect(rows.map(({ after }) => after.is_reminded)).toEqual([false, true])
  })
})

it('the list comes in pages, the longest due first, without a gap', async () => {
  const { id } = await late(400)
  await pileInvoices(shop.database.db, id, 120)
  const first = await due()
  const second = await due(`after=${first.next}`)
  expect([first.reminders.length, second.next]).toEqual([100, null])
  const all = [...first.reminders, ...second.reminders]
  expect(new Set(all.map((row) => row.id)).size).toBe(all.length)
  expect(all.filter(({ number }) => number.startsWith('STAPEL'))).toHaveLength(120)
  const days = all.map(({ daysLate }) => daysLate)
  expect(days).toEqual(days.toSorted((one: number, other: number) => other - one))
  expect((await finance.call('GET', '/beheer/api/reminders?after=hier')).status).toBe(404)
})

const clock = () => sendRemindersTask.run(shop.shop, {}, AbortSignal.timeout(60_000))
const way = (to: string, seen: string, by = finance) =>
  by.call('PUT', '/beheer/api/reminders/way', { body: { way: to, seen } })
const dispute = (id: string, reason: string | null) =>
  finance.call('PUT', `/beheer/api/invoices/${id}/dispute`, { body: { reason } })

describe('reminders that go by themselves', () => {
  it('are only proposed until finance says otherwise', async () => {
    // Before all that were piled up, so that it is on the first page.
    const { id } = await late(500)
    expect((await due()).way).toBe('propose')
    await clock()
    expect(await mailsOf(id)).toEqual([])
    expect(await stepOf(id)).toBe(1)
  })

  it('go once on a working day, by the shop, and never on another day', async () => {
    const { id } = await late(8)
    expect((await way('send', 'propose')).status).toBe(200)
    expect(refusal(await way('send', 'propose'))).toEqual([409, 'ChangedMeanwhile'])
    // From the Wednesday of the test to the Saturday after it.
    await daysOn(3)
    await clock()
    expect(await mailsOf(id)).toEqual([])
    await daysOn(5)
    await clock()
    await clock()
    expect((await mailsOf(id)).map(({ template }) => template)).toEqual(['reminder'])
    expect((await desk(id)).reminders).toMatchObject([{ step: 1, by: null }])
  })

  it('leave alone what is disputed, and what is held', async () => {
    const [disputed, held, other] = [await late(9), await late(9), await late(9)]
    expect((await dispute(disputed.id, 'Verkeerde kleur')).status).toBe(200)
    expect((await desk(disputed.id)).dispute).toBe('Verkeerde kleur')
    const orderId = (await desk(held.id)).order.id
    const hold = { lineId: null, reason: 'Klacht' }
    expect((await finance.call('POST', `/beheer/api/orders/${orderId}/holds`, { body: hold })).status).toBe(
      200,
    )
    expect(refusal(await send(disputed.id, 1))).toEqual([409, 'InvoiceDisputed'])
    expect(refusal(await send(held.id, 1))).toEqual([409, 'InvoiceDisputed'])
    await clock()
    expect(await mailsOf(disputed.id)).toEqual([])
    expect(await mailsOf(held.id)).toEqual([])
    expect(await mailsOf(other.id)).toHaveLength(1)
    await dispute(disputed.id, null)
    await clock()
    expect(await mailsOf(disputed.id)).toHaveLength(1)
    expect((await dispute(NOWHERE, 'x')).status).toBe(404)
  })
})

const daysNow = async () => (await due()).days
const changeDays = (next: object, seen: object, by = finance) =>
  by.call('PATCH', '/beheer/api/reminders/days', { body: { change: next, seen } })
const USUAL = { first: 7, second: 21, last: 35, between: 7 }

describe('when reminders go', () => {
  it('is set in days, which count at once', async () => {
    const { id } = await late(10)
    expect([await daysNow(), await stepOf(id)]).toEqual([USUAL, 1])
    const { status, json } = await changeDays({ first: 14, between: 10 }, { first: 7, between: 7 })
    expect([status, json.days]).toEqual([200, { ...USUAL, first: 14, between: 10 }])
    expect(await stepOf(id)).toBeNull()
    expect(refusal(await send(id, 1))).toEqual([409, 'ReminderNotDue'])
    await daysOn(4)
    expect(await stepOf(id)).toBe(1)
    await changeDays({ first: 7, between: 7 }, { first: 14, between: 10 })
    expect(await daysNow()).toEqual(USUAL)
  })

  it.each([
    [{ first: 0 }, 'first'],
    [{ between: 366 }, 'between'],
    [{ second: 7.5 }, 'second'],
    [{ first: 21 }, 'second'],
    [{ second: 40 }, 'last'],
  ])('is refused as %j at %s, and stays as it was', async (next, field) => {
    const { status, json } = await changeDays(next, USUAL)
    expect([status, json.errors[0].field]).toEqual([422, `change.${field}`])
    expect(await daysNow()).toEqual(USUAL)
  })

  it('tells who set the same as a colleague, and is for who books payments', async () => {
    await changeDays({ first: 8 }, { first: 7 })
    expect(refusal(await changeDays({ first: 9 }, { first: 7 }))).toEqual([409, 'ChangedMeanwhile'])
    await changeDays({ first: 7 }, { first: 8 })
    const seller = await (await newOperator(shop, 'sales')).loggedIn()
    expect((await changeDays({ first: 9 }, { first: 7 }, seller)).status).toBe(403)
  })
})
