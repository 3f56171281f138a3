import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Answer } from '#test/support/answers.ts'
import { type SampleEntry, sampleCamt } from '#test/support/camt.ts'
import { deferFiles } from '#test/support/defer-files.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { splitOverpaid } from '../../db/migrations/0116-rests-of-payments.ts'
import { makeInvoice } from '../documents/make-invoice.ts'

let shop: TestShop
let customer: TestBrowser
let finance: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  finance = await (await newOperator(shop, 'finance')).loggedIn()
})
afterAll(() => shop.close())

async function invoiced(quantity = 3) {
  await customer.call('POST', '/api/cart/items', {
    body: { cartItem: { sku: 'TOE-SPANNER', quantity, customOptions: [] } },
  })
  await deferFiles(customer)
  const { json: order } = await customer.call('POST', '/api/cart/order', { body: {} })
  const { number } = await shop.database.db
    .transaction()
    .execute((trx) => makeInvoice(shop.shop, trx, order.id))
  const { json } = await finance.call('GET', `/beheer/api/invoices?queue=all&search=${number}`)
  return json.invoices[0]
}

let files = 0
const send = (xml: string, by = finance) => {
  files += 1
  return by.call('POST', '/beheer/api/bank/files', { body: { name: `afschrift-${files}.xml`, xml } })
}
/** Reads a file of these entries, each told from those of other tests by its reference. */
const read = (...entries: SampleEntry[]) =>
  send(sampleCamt(entries.map((entry, index) => ({ reference: `R${files}-${index}`, ...entry }))))
const queue = async (name = 'waits') =>
  (await finance.call('GET', `/beheer/api/bank/entries?queue=${name}`)).json.entries
const waiting = async (text: string) => (await queue()).find(({ remittance }) => remittance.includes(text))
const invoice = async (id: string) => (await finance.call('GET', `/beheer/api/invoices/${id}`)).json
type Booking = {
  readonly id: string
  readonly parts: readonly {
    readonly invoiceId: string
    readonly cents: number
    readonly openInCents: number
  }[]
}
const book = async (...entries: Booking[]) =>
  (
    await finance.call('POST', '/beheer/api/bank/bookings', {
      body: {
        entries: entries.map(({ id, parts }) => ({
          id,
          parts: parts.map(({ invoiceId, cents, openInCents }) => ({
            invoiceId,
            cents,
            seenOpenInCents: openInCents,
          })),
        })),
      },
    })
  ).json.results as { id: string; refusal: string | null; restInCents: number }[]
const said = ({ status, json }: Answer) => [status, json.errors?.[0].code, json.errors?.[0].message]

const decide = (id: string, fate: string) =>
  finance.call('PUT', `/beheer/api/bank/entries/${id}/fate`, { body: { fate } })

describe('a file of the bank', () => {
  it('proposes what is sure, books nothing by itself, and then once', async () => {
    const [one, two] = [await invoiced(), await invoiced(5)]
    const cents = one.openInCents + two.openInCents
    const { json } = await read({ cents, text: `${one.number} en ${two.number}`, name: 'Bakkerij' })
    expect(json).toEqual({ newCount: 1, knownCount: 0, paidOutCount: 0 })
    const entry = await waiting(one.number)
    expect(entry).toMatchObject({ cents, doubt: null, statementInCents: cents, payerName: 'Bakkerij' })
    expect((await invoice(one.id)).openInCents).toBe(one.openInCents)

    const answers = await Promise.all([book(entry), book(entry)])
    expect(answers.flat().map(({ refusal }) => refusal)).toEqual([null, null])
    expect(await invoice(one.id)).toMatchObject({ state: 'paid', payments: [{ paidOn: '2026-11-17' }] })
    expect(await invoice(two.id)).toMatchObject({ state: 'paid', payments: [{ cents: two.openInCents }] })
    expect(await waiting(one.number)).toBeUndefined()
    const done = (await queue('booked')).find(({ id }) => id === entry.id)
    expect(done.parts.map(({ number }) => number)).toEqual([one.number, two.number])
  })

  it('that comes twice is told; an entry that comes in another file is known', async () => {
    const { number, openInCents } = await invoiced()
    const entry = { cents: openInCents, text: number, reference: `TWICE-${number}` }
    const xml = sampleCamt([entry])
    await send(xml)
    expect(said(await send(xml))).toEqual([
      409,
      'BankFileKnown',
      expect.stringMatching(/^Dit bankbestand is al ingelezen door Sam \d+, op .*Er is niets veranderd\.$/),
    ])
    const other = { ...entry, cents: 1, reference: `OTHER-${number}` }
    expect((await send(sampleCamt([entry, other]))).json).toMatchObject({ newCount: 1, knownCount: 1 })
    expect((await queue()).filter(({ remittance }) => remittance === number)).toHaveLength(2)
  })

  it('read twice at the same moment is read once', async () => {
    const xml = sampleCamt([{ cents: 77, text: 'tegelijk', reference: 'SAME' }])
    const answers = await Promise.all([send(xml), send(xml)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await queue()).filter(({ remittance }) => remittance === 'tegelijk')).toHaveLength(1)
  })

  it('of another account is refused, and names it', async () => {
    const before = await queue()
    const foreign = `<Stmt><Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></Acct></Stmt>`
    const answer = await send(sampleCamt([{ cents: 5, text: 'vreemd' }], { more: foreign }))
    expect(said(answer).slice(0, 2)).toEqual([422, 'BankAccountForeign'])
    expect(said(answer)[2]).toContain('NL91ABNA0417164300')
    expect(said(answer)[2]).toContain('NL24PSKR0123456789')
    expect(await queue()).toEqual(before)
  })

  it.each([
    ['is broken', sampleCamt([]).slice(0, -30), /het gaat mis op regel \d+, teken \d+/],
    [
      'brings entities',
      `<!DOCTYPE a [<!ENTITY b "${'c'.repeat(50)}">]>${sampleCamt([])}`,
      /DOCTYPE of eigen entiteiten/,
    ],
    ['is something else', '<html></html>', /geen bankafschrift in CAMT\.053/],
    ['lacks an amount', sampleCamt([{ cents: 0 }]), /Afschrift 1, boeking 1: het bedrag ontbreekt/],
    [
      'has an entry with nothing in it',
      sampleCamt([{ cents: 5 }]).replace('</Stmt>', '<Ntry/></Stmt>'),
      /Afschrift 1, boeking 2: het bedrag ontbreekt/,
    ],
    ['nests without end', '<a>'.repeat(200_000) + '</a>'.repeat(200_000), /CAMT\.053/],
  ])('that %s is refused, and says where', async (_case, xml, sentence) => {
    const [status, code, message] = said(await send(xml))
    expect([status, code]).toEqual([422, 'BankFileUnreadable'])
    expect(message).toMatch(sentence)
  })

  it('larger than it may be is refused', async () => {
    expect((await send('x'.repeat(8_000_001))).status).toBe(422)
    expect((await send('x'.repeat(17_000_000))).status).toBe(413)
  })
})

describe('an entry that is in doubt', () => {
  it('is booked as far as somebody says, never more', async () => {
    const { id, number, openInCents } = await invoiced()
    await read({ cents: openInCents + 250, text: number })
    const entry = await waiting(number)
    expect(entry).toMatchObject({ doubt: 'more', statementInCents: openInCents + 250 })
    const tooMuch = { ...entry, parts: [{ ...entry.parts[0], cents: openInCents + 251 }] }
    expect((await book(tooMuch))[0]).toMatchObject({ refusal: 'Je boekt meer dan er is bijgeschreven.' })
    expect((await book(entry))[0]).toEqual({ id: entry.id, refusal: null, restInCents: 250 })
    expect((await invoice(id)).state).toBe('paid')
    // The same once more, as after an answer that was lost.
    expect((await book(entry))[0]?.refusal).toBeNull()
    expect((await queue('booked')).find((one) => one.id === entry.id)).toMatchObject({
      cents: openInCents,
      statementInCents: openInCents + 250,
    })
  })

  it('knows by its account who paid before', async () => {
    const iban = 'NL02ABNA0123456789'
    const [first, second] = [await invoiced(), await invoiced(7)]
    await read({ cents: second.openInCents, text: 'zonder nummer', iban })
    expect(await waiting('zonder nummer')).toMatchObject({ doubt: 'only_amount' })
    await read({ cents: first.openInCents, text: first.number, iban })
    await book(await waiting(first.number))
    expect(await waiting('zonder nummer')).toMatchObject({
      doubt: null,
      parts: [{ number: second.number, cents: second.openInCents }],
    })
  })

  it('is none of ours, until that is taken back', async () => {
    await read({ cents: 1999, text: 'huur' })
    const { id } = await waiting('huur')
    await decide(id, 'not_ours')
    expect(await waiting('huur')).toBeUndefined()
    expect((await queue('not_ours')).map((one) => one.id)).toContain(id)
    await decide(id, 'waits')
    expect(await waiting('huur')).toMatchObject({ id })
  })

  it('is refused when a colleague booked its invoice meanwhile, and holds up no other', async () => {
    const [one, two] = [await invoiced(), await invoiced()]
    await read({ cents: one.openInCents, text: one.number }, { cents: two.openInCents, text: two.number })
    const [first, second] = [await waiting(one.number), await waiting(two.number)]
    await finance.call('POST', `/beheer/api/invoices/${one.id}/payments`, {
      body: {
        id: crypto.randomUUID(),
        cents: 1,
        paidOn: '2026-11-18',
        seenOpenInCents: one.openInCents,
      },
    })
    const [refused, booked] = await book(first, second)
    expect(refused?.refusal).toMatch(/\S/)
    expect(booked?.refusal).toBeNull()
    expect(await waiting(one.number)).toMatchObject({ doubt: 'more' })
  })

  it('gets its own result when something unforeseen goes wrong with it, and holds up no other', async () => {
    const [one, two] = [await invoiced(), await invoiced()]
    await read({ cents: one.openInCents, text: one.number }, { cents: two.openInCents, text: two.number })
    const [first, second] = [await waiting(one.number), await waiting(two.number)]
    const { db } = shop.database
    await sql`create function test_fail() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`.execute(
      db,
    )
    await sql`create trigger test_fail before update on bank_entries for each row
      when (old.id = ${sql.lit(first.id)}::uuid) execute function test_fail()`.execute(db)
    onTestFinished(async () => {
      await sql`drop trigger test_fail on bank_entries`.execute(db)
      await sql`drop function test_fail`.execute(db)
    })
    const [failed, booked] = await book(first, second)
    expect(failed?.refusal).toBe(
      'Deze bijschrijving is niet geboekt door een fout in de winkel. Probeer het later opnieuw.',
    )
    expect(booked?.refusal).toBeNull()
    expect((await invoice(one.id)).openInCents).toBe(one.openInCents)
    expect((await invoice(two.id)).state).toBe('paid')
  })

  it('waits again when its payment is taken back, and only one of two colleagues decides', async () => {
    const { id, number, openInCents } = await invoiced()
    await read({ cents: openInCents, text: number })
    const entry = await waiting(number)
    await book(entry)
    const { payments } = await invoice(id)
    expect(said(await decide(entry.id, 'not_ours')).slice(0, 2)).toEqual([409, 'BankEntryDecided'])
    await finance.call('POST', `/beheer/api/payments/${payments[0].id}/reverse`, { body: { reason: 'Fout' } })
    expect(await waiting(number)).toMatchObject({ id: entry.id, doubt: null })
    expect((await book(entry))[0]?.refusal).toBeNull()
    expect((await invoice(id)).state).toBe('paid')
  })
})

/** An invoice that was paid with more than was open, booked; answers what is left and who paid. */
async function overpaid(restInCents: number, iban: string) {
  const { id, number, openInCents } = await invoiced()
  const companyId: string = (await invoice(id)).company.id
  await read({ cents: openInCents + restInCents, text: number, iban })
  const whole = await waiting(number)
  await book(whole)
  return { whole, companyId, number, rest: await waiting(number) }
}
const tooMuchOf = async (id: string) =>
  (await finance.call('GET', `/beheer/api/companies/${id}/papers`)).json.invoices.paidTooMuchInCents

describe('what is left of an entry', () => {
  it('waits by itself, and is of who paid', async () => {
    const before = await tooMuchOf((await invoice((await invoiced()).id)).company.id)
    const { whole, rest, companyId } = await overpaid(321, 'NL02ABNA0123456780')
    expect(rest).toMatchObject({
      cents: 321,
      statementInCents: whole.cents,
      doubt: 'rest',
      parts: [],
      bookedOn: whole.bookedOn,
      payerIban: 'NL02ABNA0123456780',
    })
    expect(await tooMuchOf(companyId)).toBe(before + 321)
    await decide(rest.id, 'paid_back')
    expect(await tooMuchOf(companyId)).toBe(before)
    expect((await queue('paid_back')).map(({ id }) => id)).toContain(rest.id)
    expect((await book({ ...rest, parts: whole.parts }))[0]?.refusal).toMatch(/\S/)
    await decide(rest.id, 'waits')
    expect(await waiting(rest.remittance)).toMatchObject({ id: rest.id, doubt: 'rest' })
  })

  it('pays another invoice of who paid, which is proposed where its amount is the same, and asked', async () => {
    const other = await invoiced(11)
    const { rest } = await overpaid(other.openInCents, 'NL02ABNA0123456781')
    expect(rest).toMatchObject({
      doubt: 'rest',
      parts: [{ number: other.number, cents: other.openInCents }],
    })
    expect((await book(rest))[0]).toEqual({ id: rest.id, refusal: null, restInCents: 0 })
    expect((await invoice(other.id)).state).toBe('paid')
  })

  it('of a rest waits too', async () => {
    const other = await invoiced(13)
    const { rest, whole, number } = await overpaid(other.openInCents + 9, 'NL02ABNA0123456782')
    const part = { invoiceId: other.id, cents: other.openInCents, openInCents: other.openInCents }
    expect((await book({ ...rest, parts: [part] }))[0]?.restInCents).toBe(9)
    expect(await waiting(number)).toMatchObject({ cents: 9, statementInCents: whole.cents, doubt: 'rest' })
  })

  it('stays what it is when the payment is taken back, and nothing is there twice', async () => {
    const { whole, rest, number } = await overpaid(444, 'NL02ABNA0123456783')
    const { payments } = await invoice(whole.parts[0].invoiceId)
    await finance.call('POST', `/beheer/api/payments/${payments[0].id}/reverse`, { body: { reason: 'Fout' } })
    const both = (await queue()).filter(({ remittance }) => remittance.includes(number))
    expect(new Map(both.map(({ id, cents, doubt }) => [id, [cents, doubt]]))).toEqual(
      new Map([
        [whole.id, [whole.cents - 444, null]],
        [rest.id, [444, 'rest']],
      ]),
    )
  })

  it('is made once, by two who book the same at once', async () => {
    const { number, openInCents } = await invoiced()
    await read({ cents: openInCents + 7, text: number })
    const entry = await waiting(number)
    const answers = await Promise.all([book(entry), book(entry)])
    expect(answers.map(([one]) => one?.refusal)).toEqual([null, null])
    expect((await queue()).filter(({ remittance }) => remittance.includes(number))).toHaveLength(1)
  })

  it('came from before there were rests: what was booked with more than its invoice waits now', async () => {
    const { db } = shop.database
    const { number, openInCents } = await invoiced()
    await read({ cents: openInCents, text: number })
    const entry = await waiting(number)
    await book(entry)
    await sql`update bank_entries set cents = cents + 55 where id = ${entry.id}`.execute(db)
    await splitOverpaid(db)
    await splitOverpaid(db)
    expect(await waiting(number)).toMatchObject({
      cents: 55,
      statementInCents: openInCents + 55,
      doubt: 'rest',
    })
    expect((await queue('booked')).find(({ id }) => id === entry.id).cents).toBe(openInCents)
  })
})

it('what went out waits for nobody', async () => {
  const before = await queue()
  await read({ cents: 4200, text: 'salaris', isOut: true })
  expect(await queue()).toEqual(before)
  const [out] = await queue('paid_out')
  expect(out).toMatchObject({ remittance: 'salaris', parts: [], doubt: null })
  expect(
    (await book({ id: out.id, parts: [{ invoiceId: out.id, cents: 1, openInCents: 1 }] }))[0]?.refusal,
  ).toBe('Deze bijschrijving bestaat niet (meer).')
})
