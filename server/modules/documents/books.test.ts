import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { SYSTEM } from '#test/support/actors.ts'
import type { Answer } from '#test/support/answers.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { creditInvoiceNumbered } from './credit-invoice.ts'
import { invoiceOrderNamed } from './invoice-order.ts'

let shop: TestShop
let customer: TestBrowser
let finance: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  finance = await (await newOperator(shop, 'finance')).loggedIn()
})
afterAll(() => shop.close())

const DAY = TEST_NOW.toISOString().slice(0, 10)
const PERIOD = `from=${DAY}&until=${DAY}`
const refusalOf = ({ status, json }: Answer) => [status, json.errors?.[0].code]

async function invoiced() {
  const cartItem = { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] }
  await customer.call('POST', '/api/cart/items', { body: { cartItem } })
  const { json } = await customer.call('POST', '/api/cart/order', { body: {} })
  return invoiceOrderNamed(shop.shop, SYSTEM, json.number)
}

async function fetched(
  path: string,
  by = finance,
): Promise<{ status: number; content: Buffer; headers: Record<string, unknown> }> {
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { statusCode, rawPayload, headers } = await shop.app.inject({ url: path, headers: { cookie } })
  return { status: statusCode, content: rawPayload, headers }
}
const change = (body: object) => finance.call('PATCH', '/beheer/api/books/ledgers', { body })
const rowsOf = (content: Buffer) =>
  content
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .filter(Boolean)
    .map((row) => row.split(';'))
const centsOf = (amount = '') => Number(amount.replace(',', ''))

describe('the sales ledger', () => {
  it('has the lines and VAT of each invoice, which add up, and a credit note below zero', async () => {
    const { number, totalCents } = await invoiced()
    const { number: note } = await creditInvoiceNumbered(shop.shop, SYSTEM, { number, reason: 'Dubbel' })
    const { status, content, headers } = await fetched(`/beheer/api/books/sales.csv?${PERIOD}`)
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      expect.stringContaining(`verkoopboek-${DAY}-${DAY}.csv`),
    ])
    expect(content.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const rows = rowsOf(content)
    const of = (one: string) => rows.filter((row) => row[2] === one)
    const sum = (one: string) => of(one).reduce((cents, row) => cents + centsOf(row[11]), 0)
    expect([sum(number), sum(note)]).toEqual([totalCents, -totalCents])
    expect(new Set(of(number).map((row) => `${row[7]} ${row[9]} ${row[10]}`))).toEqual(
      new Set(['8000 1a 21', '1500 1a 21']),
    )
  })

  it('has a part of the shipping that was credited as what it is, in its own box', async () => {
    const { number } = await invoiced()
    const { json } = await finance.call('GET', `/beheer/api/invoices?queue=all&search=${number}`)
    const body = {
      in: 'charges',
      line: 0,
      of: 'cents',
      amount: 200,
      reason: 'Te laat',
      seenCreditedInCents: 0,
    }
    const path = `/beheer/api/invoices/${json.invoices[0].id}/part-credits` as const
    const [note] = (await finance.call('POST', path, { body })).json.partCredits
    const { content } = await fetched(`/beheer/api/books/sales.csv?${PERIOD}`)
    const rows = rowsOf(content).filter((row) => row[2] === note.number)
    expect(rows.map((row) => row.slice(7, 12))).toEqual([
      ['8000', 'Verzendkosten', '1a', '21', '-2,00'],
      ['1500', 'Btw', '1a', '21', '-0,42'],
    ])
  })

  it('writes no formula of a customer', async () => {
    const { number } = await invoiced()
    await sql`alter table invoices disable trigger invoices_stay`.execute(shop.database.db)
    await sql`update invoices set content = jsonb_set(content, '{buyer,name}', '"=HYPERLINK(1)"') where number = ${number}`.execute(
      shop.database.db,
    )
    await sql`alter table invoices enable trigger invoices_stay`.execute(shop.database.db)
    const { content } = await fetched(`/beheer/api/books/sales.csv?${PERIOD}`)
    expect(rowsOf(content).find((row) => row[2] === number)?.[5]).toBe("'=HYPERLINK(1)")
  })

  it('holds every invoice of the period however many there are, and none of another day', async () => {
    const { rows } = await sql<{ count: number }>`
      with source as (select * from invoices where kind = 'invoice' limit 1)
      insert into invoices (kind, number, company_id, order_id, is_credited, issued_on, due_on, net_cents, vat_cents, total_cents, content, created_at)
      select 'invoice', 'FAC-1999-' || n, company_id, order_id, true, '1999-05-05', '1999-06-05', net_cents, vat_cents, total_cents,
        content || jsonb_build_object('number', 'FAC-1999-' || n), created_at from source, generate_series(10001, 10450) n
      returning 1 as count`.execute(shop.database.db)
    expect(rows).toHaveLength(450)
    const { content } = await fetched('/beheer/api/books/sales.csv?from=1999-05-05&until=1999-05-05')
    expect(
      new Set(
        rowsOf(content)
          .slice(1)
          .map((row) => row[2]),
      ).size,
    ).toBe(450)
    const before = await fetched('/beheer/api/books/sales.csv?from=1999-05-04&until=1999-05-04')
    expect(rowsOf(before.content)).toHaveLength(1)
  })
})

describe('payments', () => {
  it('stand with their invoice, and once more below zero when taken back', async () => {
    const { number, totalCents } = await invoiced()
    const { json } = await finance.call('GET', `/beheer/api/invoices?queue=all&search=${number}`)
    const id = crypto.randomUUID()
    const body = { id, cents: totalCents, paidOn: DAY, reference: '+bank', seenOpenInCents: totalCents }
    await finance.call('POST', `/beheer/api/invoices/${json.invoices[0].id}/payments`, { body })
    await finance.call('POST', `/beheer/api/payments/${id}/reverse`, { body: { reason: 'Storno' } })
    const { content } = await fetched(`/beheer/api/books/payments.csv?${PERIOD}`)
    const rows = rowsOf(content).filter((row) => row[2] === number)
    expect(rows.map((row) => [centsOf(row[1]), row[4], row[6]])).toEqual([
      [totalCents, "'+bank", ''],
      [-totalCents, "'+bank", 'Storno'],
    ])
    const books = (await finance.call('GET', `/beheer/api/books?${PERIOD}`)).json
    expect(books).toMatchObject({ payments: 2, paidInCents: 0 })
  })

  it('stand there once each however many there are, by their day', async () => {
    const { number } = await invoiced()
    await sql`
      with source as (select id, company_id from invoices where number = ${number}), made as (
        insert into payments (id, company_id, cents, paid_on, reference, booked_at, reversed_at, reason)
        select gen_random_uuid(), company_id, n, date '1999-05-01' + n % 3, 'Stapel ' || n, '1999-05-01',
          case when n % 2 = 0 then timestamptz '1999-05-03 12:00Z' end, case when n % 2 = 0 then 'Terug' end
        from source, generate_series(1, 300) n returning id, cents)
      insert into payment_parts (payment_id, invoice_id, cents) select made.id, source.id, made.cents from made, source`.execute(
      shop.database.db,
    )
    const { content } = await fetched('/beheer/api/books/payments.csv?from=1999-05-01&until=1999-05-31')
    const rows = rowsOf(content).slice(1)
    expect([rows.length, new Set(rows.map((row) => row.join(';'))).size]).toEqual([450, 450])
    expect(rows.map((row) => row[0])).toEqual(
      rows.map((row) => row[0]).toSorted((one = '', other = '') => (one < other ? -1 : Number(one > other))),
    )
  })
})

describe('the journal', () => {
  it('debits and credits each invoice and payment alike, by the accounts of the bookkeeper', async () => {
    const { number, totalCents } = await invoiced()
    const { json } = await finance.call('GET', `/beheer/api/invoices?queue=all&search=${number}`)
    const body = {
      id: crypto.randomUUID(),
      cents: 500,
      paidOn: DAY,
      reference: 'bank',
      seenOpenInCents: totalCents,
    }
    await finance.call('POST', `/beheer/api/invoices/${json.invoices[0].id}/payments`, { body })
    const { json: books } = await finance.call('GET', `/beheer/api/books?${PERIOD}`)
    await change({ change: { debtors: '1310' }, seen: { debtors: books.accounts.debtors } })
    const { status, content, headers } = await fetched(`/beheer/api/books/journal.csv?${PERIOD}`)
    expect([status, headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining(`journaalposten-${DAY}-${DAY}.csv`),
    ])
    const rows = rowsOf(content).filter((row) => row[2] === number)
    const sums = (journal: string) => {
      const own = rows.filter((row) => row[1] === journal)
      return [5, 6].map((side) => own.reduce((cents, row) => cents + centsOf(row[side] || '0'), 0))
    }
    expect([sums('Verkoop'), sums('Bank')]).toEqual([
      [totalCents, totalCents],
      [500, 500],
    ])
    expect(rows.map((row) => [row[1], row[3]]).filter(([, account]) => account === '1310')).toEqual([
      ['Verkoop', '1310'],
      ['Bank', '1310'],
    ])
    await change({ change: { debtors: '1300' }, seen: { debtors: '1310' } })
    const all = rowsOf(content).slice(1)
    const whole = (side: number) => all.reduce((cents, row) => cents + centsOf(row[side] || '0'), 0)
    expect(whole(5)).toBe(whole(6))
    const sales = await (await newOperator(shop, 'sales')).loggedIn()
    expect((await fetched(`/beheer/api/books/journal.csv?${PERIOD}`, sales)).status).toBe(403)
  })
})

describe('the documents of a period', () => {
  it('come as a ZIP with PDF and UBL of each', async () => {
    const { number } = await invoiced()
    const { status, content, headers } = await fetched(`/beheer/api/books/documents.zip?${PERIOD}`)
    expect([status, headers['content-type']]).toEqual([200, 'application/zip'])
    expect(content.subarray(0, 2).toString()).toBe('PK')
    const listed = content.toString('latin1')
    for (const ending of ['pdf', 'xml'])
      expect(listed).toMatch(new RegExp(`${number}[^\\0]{0,40}\\.${ending}`, 'i'))
  })
})

describe('what the bookkeeper gets', () => {
  it.each(['sales.csv', 'payments.csv', 'documents.zip'])('as %s is for finance', async (file) => {
    const path = `/beheer/api/books/${file}?${PERIOD}` as const
    expect((await fetched(path, customer)).status).toBe(404)
    for (const role of ['sales', 'production', 'prepress', 'content'] as const) {
      const other = await (await newOperator(shop, role)).loggedIn()
      expect((await fetched(path, other)).status).toBe(403)
    }
    expect((await fetched(`/beheer/api/books/${file}?from=2026-02-30&until=${DAY}`)).status).toBe(422)
    expect((await fetched(`/beheer/api/books/${file}?from=0000-01-01&until=${DAY}`)).status).toBe(422)
    expect((await fetched(`/beheer/api/books/${file}?from=2026-12-31&until=2026-01-01`)).status).toBe(422)
  })

  it('goes by the accounts that finance names, of which nobody writes over another’s', async () => {
    const first = await change({ change: { '1a': '8100' }, seen: { '1a': '8000' } })
    expect([first.status, first.json.accounts['1a'], first.json.accounts['1b']]).toEqual([
      200,
      '8100',
      '8010',
    ])
    const late = await change({ change: { '1a': '8200' }, seen: { '1a': '8000' } })
    expect(refusalOf(late)).toEqual([409, 'ChangedMeanwhile'])
    expect((await change({ change: { vat: '=1' }, seen: { vat: '1500' } })).status).toBe(422)
    const { content } = await fetched(`/beheer/api/books/sales.csv?${PERIOD}`)
    expect(rowsOf(content).some((row) => row[7] === '8100')).toBe(true)
  })
})
