import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Reply } from '#test/support/answers.ts'
import { deferFiles } from '#test/support/defer-files.ts'
import { newOperator, type TestOperator } from '#test/support/operators.ts'
import { pileInvoices } from '#test/support/pile-invoices.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { readXml, textsAt } from '#test/support/read-xml.ts'
import { leftForRules } from '#test/support/ubl-documents.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { fileInvoiceTask } from './file-invoice.task.ts'
import { makeInvoice } from './make-invoice.ts'
import { readDocument } from './read-document.ts'

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
beforeEach(() => moveTo(TEST_NOW))

/** A session of staff lasts for half a day. */
async function moveTo(now: Date): Promise<void> {
  shop.setNow(now)
  finance = await keeper.loggedIn()
}

const NOWHERE = '00000000-0000-4000-8000-000000000000'
const OVERDUE = new Date('2026-12-19T09:00:00Z')

/** An order that was invoiced, as the desk has it. */
async function invoiced(reference = 'Gevel', lineCount = 1) {
  for (let line = 0; line < lineCount; line += 1)
    await customer.call('POST', '/api/cart/items', {
      body: { cartItem: { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] }, asOwnLine: true },
    })
  await deferFiles(customer)
  const { json: order } = await customer.call('POST', '/api/cart/order', { body: { reference } })
  const { number } = await shop.database.db
    .transaction()
    .execute((trx) => makeInvoice(shop.shop, trx, order.id))
  const [row] = (await queue(`queue=all&search=${number}`)).invoices
  return desk(row.id)
}
const desk = async (id: string) => (await finance.call('GET', `/beheer/api/invoices/${id}`)).json
const queue = async (query: string) => (await finance.call('GET', `/beheer/api/invoices?${query}`)).json
const numbers = async (query: string) => (await queue(query)).invoices.map(({ number }) => number)
const counts = async () => (await finance.call('GET', '/beheer/api/invoices/counts')).json
const book = (invoice: Reply<'getDeskInvoice'>, cents: number, more: object = {}, by = finance) =>
  by.call('POST', `/beheer/api/invoices/${invoice.id}/payments`, {
    body: {
      id: randomUUID(),
      cents,
      paidOn: '2026-11-18',
      reference: 'Afschrift 12',
      seenOpenInCents: invoice.openInCents,
      ...more,
    },
  })
const reverse = (id: string, reason = 'Verkeerde factuur', by = finance) =>
  by.call('POST', `/beheer/api/payments/${id}/reverse`, { body: { reason } })
const credit = (id: string, reason = 'Retour', by = finance) =>
  by.call('POST', `/beheer/api/invoices/${id}/credit`, { body: { reason } })
const refusal = ({ status, json }: Answer) => [status, json.errors?.[0].code, json.errors?.[0].field]

describe('a payment', () => {
  it('makes less of an invoice open, and all of it makes it paid', async () => {
    const invoice = await invoiced()
    expect(invoice).toMatchObject({ state: 'open', openInCents: invoice.totalPrice.includingTaxInCents })
    const { json: part } = await book(invoice, 100)
    expect(part).toMatchObject({ state: 'open', openInCents: invoice.openInCents - 100 })
    expect(part.payments).toMatchObject([
      { cents: 100, paidOn: '2026-11-18', reference: 'Afschrift 12', reversal: null },
    ])
    expect(part.payments[0].bookedBy).toMatch(/^Sam /)
    const { json: paid } = await book(part, part.openInCents)
    expect(paid).toMatchObject({ state: 'paid', stateLabel: 'Betaald', openInCents: 0 })
    await moveTo(OVERDUE)
    expect((await desk(invoice.id)).state).toBe('paid')
  })

  it('that is asked for twice is booked once, and its id serves for nothing else', async () => {
    const [invoice, other] = [await invoiced(), await invoiced()]
    const id = randomUUID()
    const answers = await Promise.all([book(invoice, 100, { id }), book(invoice, 100, { id })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await desk(invoice.id)).toMatchObject({ openInCents: invoice.openInCents - 100, payments: [{}] })
    expect(refusal(await book(other, 100, { id }))[1]).toBe('IdempotencyKeyReused')
    for (const change of [{ cents: 200 }, { paidOn: '2026-11-17' }, { reference: 'Afschrift 13' }])
      expect(refusal(await book(invoice, 100, { id, ...change }))[1]).toBe('IdempotencyKeyReused')
    expect((await desk(other.id)).openInCents).toBe(other.openInCents)
  })

  it('is refused when a colleague booked meanwhile', async () => {
    const invoice = await invoiced()
    const answers = await Promise.all([
      book(invoice, invoice.openInCents),
      book(invoice, invoice.openInCents),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(refusal(answers.find(({ status }) => status === 409)!)[1]).toBe('InvoiceChanged')
    expect(await desk(invoice.id)).toMatchObject({ openInCents: 0, payments: [{}] })
  })

  it.each([
    ['more than is open', { more: 1 }, {}, [422, 'PaymentOverOpen', 'cents']],
    ['of a day to come', {}, { paidOn: '2026-11-19' }, [422, 'PaymentInFuture', 'paidOn']],
    ['of a day that is none', {}, { paidOn: '2026-02-30' }, [422, 'InvalidInput', 'paidOn']],
    ['of half a cent', {}, { cents: 0.5 }, [422, 'InvalidInput', 'cents']],
    ['of less than nothing', {}, { cents: -100 }, [422, 'InvalidInput', 'cents']],
  ])('is refused when it is %s', async (_case, { more = 0 }: { more?: number }, body, expected) => {
    const invoice = await invoiced()
    const answer = await book(invoice, invoice.openInCents + more, body)
    expect(refusal(answer).slice(0, 1)).toEqual(expected.slice(0, 1))
    expect(refusal(answer)[2]).toBe(expected[2])
    expect(await desk(invoice.id)).toMatchObject({ openInCents: invoice.openInCents, payments: [] })
  })

  it('can be taken back once, with a reason, and stays to be seen', async () => {
    const invoice = await invoiced()
    const { json: paid } = await book(invoice, invoice.openInCents)
    const [{ id }] = paid.payments
    const answers = await Promise.all([reverse(id), reverse(id)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const now = await desk(invoice.id)
    expect(now).toMatchObject({ state: 'open', openInCents: invoice.openInCents })
    expect(now.payments[0].reversal).toMatchObject({ reason: 'Verkeerde factuur' })
    expect(now.payments[0].reversal.by).toMatch(/^Sam /)
    expect(refusal(await reverse(NOWHERE))).toEqual([404, 'PaymentNotFound', undefined])
    expect((await reverse(id, ' ')).status).toBe(422)
  })

  it('is written down with who booked it, and never changes', async () => {
    const invoice = await invoiced()
    const { json } = await book(invoice, 100)
    const [{ id }] = json.payments
    const { db } = shop.database
    const { rows } = await sql<{ actor_kind: string; action: string }>`
      select actor_kind, action from audit_events where entity = 'payments' and entity_id = ${id}`.execute(db)
    expect(rows).toEqual([{ actor_kind: 'operator', action: 'insert' }])
    await expect(db.updateTable('payments').set({ cents: 1 }).where('id', '=', id).execute()).rejects.toThrow(
      'stays as it is',
    )
    const change = db
      .updateTable('invoices')
      .set({ paid_cents: 10 ** 9 })
      .where('id', '=', invoice.id)
    await expect(change.execute()).rejects.toThrow('invoices_paid')
  })
})

it('the customer sees what was paid, what should have been, and what was taken back', async () => {
  const state = async ({ number }: { number: string }) => {
    const { json } = await customer.call('GET', '/api/customer/downloads?kind=invoices')
    return json.sections[0].rows.find(({ title }) => title.includes(number)).invoiceState
  }
  const [paid, open, credited] = [await invoiced(), await invoiced(), await invoiced()]
  await book(paid, paid.openInCents)
  await credit(credited.id)
  expect([await state(paid), await state(open), await state(credited)]).toEqual(['paid', 'open', 'credited'])
  shop.setNow(OVERDUE)
  customer = await shop.loggedIn()
  expect([await state(paid), await state(open)]).toEqual(['paid', 'overdue'])
})

describe('a credit note of the desk', () => {
  it('takes back what is open; what was paid is to be given back', async () => {
    const invoice = await invoiced()
    await book(invoice, 100)
    const { json: credited } = await credit(invoice.id, 'Verkeerd aantal')
    expect(credited).toMatchObject({ state: 'credited', openInCents: 0, owedBackInCents: 100 })
    expect(credited.credit).toMatchObject({ reason: 'Verkeerd aantal' })
    const note = await desk(credited.credit.id)
    expect(note).toMatchObject({ kind: 'credit_note', state: 'credit_note', openInCents: 0 })
    expect(note.credit).toMatchObject({ id: invoice.id, number: invoice.number, reason: 'Verkeerd aantal' })
    expect(refusal(await book({ ...invoice, openInCents: 0 }, 1))).toEqual([
      409,
      'InvoiceCredited',
      undefined,
    ])
    expect(refusal(await book(note, 1))).toEqual([404, 'InvoiceNotFound', undefined])
    expect(refusal(await credit(invoice.id))).toEqual([409, 'InvoiceCredited', undefined])
    const [payment] = credited.payments
    await reverse(payment.id)
    expect(await desk(invoice.id)).toMatchObject({ openInCents: 0, owedBackInCents: 0 })
  })
})

describe('an invoice of the desk', () => {
  it('is mailed again as often as it is asked for, and each time once', async () => {
    const invoice = await invoiced()
    const again = (id: string) =>
      finance.call('POST', `/beheer/api/invoices/${invoice.id}/mail`, { body: { id } })
    const id = randomUUID()
    await again(id)
    await again(id)
    const { json } = await again(randomUUID())
    expect(json.mails.map(({ recipient }) => recipient)).toEqual([
      'facturen@demo.example',
      'facturen@demo.example',
    ])
  })

  it('has its files for staff who see invoices, and for nobody else', async () => {
    const { id, number } = await invoiced()
    const get = (by: TestBrowser, path = 'invoice-ubl') =>
      by.call('GET', `/beheer/api/documents/${path}/${id}`)
    const { status, headers } = await get(finance)
    expect([status, headers['content-disposition']]).toEqual([200, expect.stringContaining(number)])
    expect((await get(finance, 'invoice')).headers['content-type']).toBe('application/pdf')
    const production = await (await newOperator(shop, 'production')).loggedIn()
    expect((await get(production)).status).toBe(403)
    expect([(await get(customer)).status, (await get(shop.browser())).status]).toEqual([404, 404])
  })

  it('is looked at by sales, who book, credit and reverse nothing', async () => {
    const invoice = await invoiced()
    const { json } = await book(invoice, 100)
    const sales = await (await newOperator(shop, 'sales')).loggedIn()
    expect((await sales.call('GET', `/beheer/api/invoices/${invoice.id}`)).json).toEqual(json)
    const answers = [
      await book(json, 1, {}, sales),
      await reverse(json.payments[0].id, 'Zomaar', sales),
      await credit(invoice.id, 'Zomaar', sales),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(await desk(invoice.id)).toEqual(json)
  })
})

const has = async (name: string, { number }: { number: string }) =>
  (await numbers(`queue=${name}&search=${number}`)).includes(number)

describe('the queues of invoices', () => {
  it('hold each invoice where it waits, with what is open in all', async () => {
    const before = await counts()
    const [open, paid, credited] = [await invoiced(), await invoiced(), await invoiced()]
    await book(paid, paid.openInCents)
    await book(open, 100)
    await credit(credited.id)
    expect([await has('open', open), await has('paid', open), await has('overdue', open)]).toEqual([
      true,
      false,
      false,
    ])
    expect([await has('paid', paid), await has('open', paid)]).toEqual([true, false])
    expect([await has('open', credited), await has('paid', credited), await has('all', credited)]).toEqual([
      false,
      false,
      true,
    ])
    const after = await counts()
    expect(after.openInCents - before.openInCents).toBe(open.openInCents - 100)
    expect(after.counts.credits - before.counts.credits).toBe(1)
    await moveTo(OVERDUE)
    expect(await has('overdue', open)).toBe(true)
    const late = await counts()
    expect(late.overdueInCents).toBe(late.openInCents)
    expect((await desk(open.id)).stateLabel).toBe('Vervallen')
  })

  it.each(['korenaar', 'number', 'order'])(
    'find an invoice by part of its %s, and nothing by signs',
    async (by) => {
      const { number, order } = await invoiced()
      const typed = by === 'number' ? number.slice(4) : by === 'order' ? order.number : by
      expect(await numbers(`queue=all&search=${typed}`)).toContain(number)
      expect(await numbers('queue=all&search=__________')).toEqual([])
    },
  )

  it('go on where a page ended, without a gap or a double, in the order of the queue', async () => {
    const { id } = await invoiced()
    await pileInvoices(shop.database.db, id, 250)
    for (const name of ['open', 'all']) {
      const first = await queue(`queue=${name}&search=STAPEL`)
      const second = await queue(`queue=${name}&search=STAPEL&after=${first.next}`)
      const third = await queue(`queue=${name}&search=STAPEL&after=${second.next}`)
      const seen = [first, second, third].flatMap(({ invoices }) => invoices)
      expect([new Set(seen.map((one) => one.number)).size, seen.length, third.next]).toEqual([250, 250, null])
      const days = seen.map(({ dueOn, issuedOn }) => (name === 'open' ? dueOn : issuedOn))
      expect(days).toEqual(days.toSorted((one: string, other: string) => one.localeCompare(other)))
    }
    for (const after of ['iets', `2026-13-45_${NOWHERE}`, `2026-11-18_${'-'.repeat(36)}`])
      expect((await finance.call('GET', `/beheer/api/invoices?after=${after}`)).status).toBe(404)
  })
})

it('what a company has to pay is less what it paid', async () => {
  const invoice = await invoiced()
  const open = async () =>
    (await finance.call('GET', `/beheer/api/companies/${invoice.company.id}`)).json.open.invoicedInCents
  const before = await open()
  await book(invoice, 100)
  expect(await open()).toBe(before - 100)
})

const creditPart = (invoice: Reply<'getDeskInvoice'>, more: object = {}, by = finance) =>
  by.call('POST', `/beheer/api/invoices/${invoice.id}/part-credits`, {
    body: {
      line: 0,
      of: 'copies',
      amount: 1,
      reason: 'Beschadigd',
      seenCreditedInCents: invoice.creditedInCents,
      ...more,
    },
  })
const ofShipping = (invoice: Reply<'getDeskInvoice'>, amount: unknown, more: object = {}) =>
  creditPart(invoice, { in: 'charges', of: 'cents', amount, reason: 'Te laat', ...more })
const codeOf = ({ status, json }: Answer) => [status, json.errors?.[0].code]

describe('a part of an invoice', () => {
  it('is credited by copies, is open no longer, and its note passes as UBL', async () => {
    const invoice = await invoiced()
    const { status, json } = await creditPart(invoice)
    expect(status).toBe(200)
    const [note] = json.partCredits
    expect(json).toMatchObject({ state: 'open', credit: null, creditedInCents: note.totalInCents })
    expect(json.openInCents).toBe(invoice.openInCents - note.totalInCents)
    expect(json.lines[0].leftInCents).toBe(
      invoice.lines[0].netInCents - Math.round(invoice.lines[0].netInCents / 3),
    )
    const shown = await desk(note.id)
    expect(shown).toMatchObject({ state: 'credit_note', credit: { id: invoice.id, reason: 'Beschadigd' } })
    expect(shown.lines).toMatchObject([{ quantity: 1 }])
    const { content } = (await readDocument(shop.shop, 'invoice_ubl', note.id, null)) ?? {}
    const ubl = readXml(leftForRules(content?.toString('utf8') ?? ''))
    expect(textsAt(ubl, 'cac:LegalMonetaryTotal/cbc:PayableAmount')).toEqual([
      (note.totalInCents / 100).toFixed(2),
    ])
    expect(textsAt(ubl, 'cac:CreditNoteLine/cbc:CreditedQuantity')).toEqual(['1'])
    await fileInvoiceTask.run(shop.shop, { invoiceId: note.id }, new AbortController().signal)
    const mail = await shop.database.db
      .selectFrom('outbox')
      .select('payload')
      .where('dedupe_key', '=', `invoice:${note.id}`)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(mail.payload)).toContain(`Van factuur ${invoice.number} hoef je`)
  })

  it('is given back where the invoice was paid', async () => {
    const invoice = await invoiced()
    await book(invoice, invoice.openInCents)
    const { json } = await creditPart(await desk(invoice.id), { of: 'cents', amount: 100 })
    expect(json).toMatchObject({ state: 'paid', openInCents: 0, owedBackInCents: json.creditedInCents })
  })

  it('is never more than what is left, of two at once one is told, and the rest can be credited whole', async () => {
    const invoice = await invoiced()
    const net = invoice.lines[0].netInCents
    expect(codeOf(await creditPart(invoice, { of: 'cents', amount: net + 1 }))).toEqual([
      422,
      'CreditOverLeft',
    ])
    expect(codeOf(await creditPart(invoice, { amount: 4 }))).toEqual([422, 'CreditOverLeft'])
    expect(codeOf(await creditPart(invoice, { line: 7 }))).toEqual([422, 'CreditOverLeft'])
    const answers = await Promise.all([
      creditPart(invoice, { amount: 2 }),
      creditPart(invoice, { amount: 2 }),
    ])
    expect(answers.map(codeOf).toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
      [200, undefined],
      [409, 'InvoiceChanged'],
    ])
    const now = await desk(invoice.id)
    expect(codeOf(await creditPart(now, { amount: 2 }))).toEqual([422, 'CreditOverLeft'])
    const whole = await finance.call('POST', `/beheer/api/invoices/${invoice.id}/credit`, {
      body: { reason: 'Alles terug' },
    })
    expect(whole.json).toMatchObject({ state: 'credited', openInCents: 0 })
    const note = await desk(whole.json.credit.id)
    expect(note.totalPrice.includingTaxInCents + now.creditedInCents).toBe(
      invoice.totalPrice.includingTaxInCents,
    )
    const { content } = (await readDocument(shop.shop, 'invoice_ubl', note.id, null)) ?? {}
    leftForRules(content?.toString('utf8') ?? '')
    expect(codeOf(await creditPart(await desk(invoice.id)))).toEqual([409, 'InvoiceCredited'])
  })

  it('is of the shipping too, for an amount in its VAT, and the parts and the rest come to the whole', async () => {
    const invoice = await invoiced()
    const [shipping] = invoice.charges
    expect(shipping).toMatchObject({ kind: 'shipping', vatPercent: 21, leftInCents: shipping.netInCents })
    for (const [amount, more, code, field] of [
      [shipping.netInCents + 1, {}, 'CreditOverLeft', 'amount'],
      [0, {}, 'InvalidInput', 'amount'],
      ['veel', {}, 'InvalidInput', 'amount'],
      [1, { of: 'copies' }, 'InvalidInput', 'of'],
      [1, { line: 7 }, 'CreditOverLeft', 'amount'],
    ] as const)
      expect(refusal(await ofShipping(invoice, amount, more))).toEqual([422, code, field])

    const answers = await Promise.all([ofShipping(invoice, 101), ofShipping(invoice, 101)])
    expect(answers.map(codeOf).toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
      [200, undefined],
      [409, 'InvoiceChanged'],
    ])
    const after = await desk(invoice.id)
    const left = shipping.netInCents - 101
    expect(after).toMatchObject({ creditedInCents: 122, charges: [{ leftInCents: left }] })
    expect(after.lines[0].leftInCents).toBe(invoice.lines[0].netInCents)
    expect(refusal(await ofShipping(after, left + 1))[1]).toBe('CreditOverLeft')
    const note = await desk(after.partCredits[0].id)
    expect(note).toMatchObject({
      lines: [{ sku: '', title: 'Verzendkosten', quantity: 1, netInCents: 101 }],
      charges: [],
      vat: [{ ratePercent: 21, baseCents: 101, vatCents: 21 }],
    })
    const ofCustomer = await readDocument(shop.shop, 'invoice_ubl', note.id, note.company.id)
    expect(leftForRules(ofCustomer?.content.toString('utf8') ?? '')).toContain(
      '<cbc:Name>Verzendkosten</cbc:Name>',
    )
    const { rows } = await sql`
      select actor_kind, after->>'credited_cents' as credited from audit_events
      where entity = 'invoices' and entity_id = ${invoice.id} and action = 'update'`.execute(shop.database.db)
    expect(rows).toContainEqual({ actor_kind: 'operator', credited: '122' })

    const whole = await credit(invoice.id)
    const rest = await desk(whole.json.credit.id)
    expect(rest.charges).toMatchObject([{ kind: 'shipping', netInCents: left }])
    expect(rest.totalPrice.includingTaxInCents + 122).toBe(invoice.totalPrice.includingTaxInCents)
    expect((await desk(invoice.id)).charges).toMatchObject([{ leftInCents: 0 }])
  })

  it('is all of an invoice once lines and charges are credited one by one', async () => {
    const invoice = await invoiced()
    const credits = [
      ...invoice.lines.map(({ netInCents }, line: number) => ({
        in: 'lines',
        line,
        amount: netInCents,
      })),
      { in: 'charges', line: 0, amount: 100 },
      { in: 'charges', line: 0, amount: invoice.charges[0].netInCents - 100 },
    ]
    for (const one of credits) {
      const answer = await creditPart(await desk(invoice.id), { of: 'cents', ...one })
      expect(answer.status).toBe(200)
    }
    const after = await desk(invoice.id)
    expect(after).toMatchObject({
      state: 'credited',
      openInCents: 0,
      creditedInCents: invoice.totalPrice.includingTaxInCents,
    })
  })

  it('may be every line, after which the rest is a credit note of the shipping that passes as UBL', async () => {
    const invoice = await invoiced()
    await creditPart(invoice, { of: 'cents', amount: invoice.lines[0].netInCents })
    const { json } = await credit(invoice.id)
    const note = await desk(json.credit.id)
    expect(note).toMatchObject({ lines: [{ title: 'Verzendkosten' }], charges: [] })
    const { content } = (await readDocument(shop.shop, 'invoice_ubl', note.id, null)) ?? {}
    const ubl = readXml(leftForRules(content?.toString('utf8') ?? ''))
    expect(textsAt(ubl, 'cac:CreditNoteLine/cac:Item/cbc:Name')).toEqual(['Verzendkosten'])
  })

  it('keeps a line from being cancelled, for which the invoice would be made anew, and not the whole order', async () => {
    const invoice = await invoiced('Gevel', 2)
    await creditPart(invoice, { of: 'cents', amount: 100 })
    const path = `/beheer/api/orders/${invoice.order.id}` as const
    const { groups } = (await finance.call('GET', path)).json
    const [line] = groups.flatMap(({ lines }) => lines)
    const cancel = (lineId: string | null) =>
      finance.call('POST', `${path}/cancel`, {
        body: { lineId, reason: 'Niet leverbaar', isConfirmed: true },
      })
    expect(codeOf(await cancel(line.id))).toEqual([409, 'InvoicePartlyCredited'])
    const before = await desk(invoice.id)
    expect(before.state).toBe('open')

    expect((await cancel(null)).status).toBe(200)
    const after = await desk(invoice.id)
    expect(after).toMatchObject({ state: 'credited', openInCents: 0 })
    const note = await desk(after.credit.id)
    expect(note.totalPrice.includingTaxInCents + before.creditedInCents).toBe(
      invoice.totalPrice.includingTaxInCents,
    )
  })
})
