import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InvoiceFilters } from '#contract/office/filters.ts'
import type { InvoiceQueue } from '#domain/documents/invoice-balance.ts'
import type { Answer, Reply } from '#test/support/answers.ts'
import { newOperator } from '#test/support/operators.ts'
import { planOf } from '#test/support/plan-of.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { writeRows } from '#test/support/write-rows.ts'
import { countInvoiceQueue, countInvoiceQueues, listInvoiceQueue } from './desk-invoice-store.ts'

let shop: TestShop
let finance: TestBrowser
const BOEI = crypto.randomUUID()
const ZUID = crypto.randomUUID()

const USUAL = { company: ZUID, issued: '2026-11-10', cents: 1210, paid: 0, kind: 'invoice' }
const INVOICES = {
  ander: { ...USUAL, company: BOEI },
  vroeg: { ...USUAL, issued: '2026-10-08' },
  laat: { ...USUAL, issued: '2026-11-16' },
  duur: { ...USUAL, cents: 41_000 },
  betaald: { ...USUAL, paid: 1210 },
  credit: { ...USUAL, kind: 'credit_note' },
}
type Name = keyof typeof INVOICES
const NAMES = Object.keys(INVOICES) as Name[]
const but = (...names: Name[]) => NAMES.filter((name) => !names.includes(name))

beforeAll(async () => {
  shop = await testShop()
  finance = await (await newOperator(shop, 'finance')).loggedIn()
  await writeRows(
    shop.database.db,
    sql`insert into companies (id, name) values (${BOEI}, 'De Boei'), (${ZUID}, 'De Boei Zuid')`,
    ...NAMES.map((name) => {
      const { company, issued, cents, paid, kind } = INVOICES[name]
      return sql`
        with placed as (
          insert into orders (number, company_id, contact_id, reference, state, subtotal_cents, net_cents, vat_cents, total_cents, vat,
            confirmation_email, placed_at)
          values (${`O-${name}`}, ${company}, gen_random_uuid(), 'Filter', 'closed', ${cents}, ${cents}, 0, ${cents}, '[]',
            'boei@filter.example', '2026-10-01') returning id)
        insert into invoices (kind, number, company_id, order_id, issued_on, due_on, net_cents, vat_cents, total_cents, paid_cents,
          credits_id, content, created_at)
        select ${kind}, ${name}, ${company}, id, ${issued}, case when ${kind} = 'invoice' then ${issued}::date + 30 end, ${cents}, 0,
          ${cents}, ${paid}, case when ${kind} <> 'invoice' then gen_random_uuid() end, '{}', now() from placed`
    }),
  )
})
afterAll(() => shop.close())

const ask = <Path extends string>(path: Path, query: Record<string, string>) =>
  finance.call('GET', `/beheer/api/${path}?${new URLSearchParams(query)}`)
const found = async (query: Record<string, string>) =>
  (await ask('invoices', { queue: 'all', ...query })).json.invoices
    .map(({ number }: { number: string }) => number)
    .filter((number): number is Name => NAMES.some((name) => name === number))
const counted = async (query: Record<string, string>) => (await ask('invoices/counts', query)).json
const start = (rows: object) =>
  finance.call('POST', '/beheer/api/bulk', {
    body: { id: crypto.randomUUID(), order: { kind: 'mailInvoices', rows } },
  })
const count = (rows: object) =>
  finance.call('POST', '/beheer/api/bulk/count', { body: { list: 'invoices', rows } })

describe('the filters of the desk of invoices', () => {
  it.each<[string, Record<string, string>, Name[]]>([
    ['a company, and none of which the name goes on', { company: BOEI }, ['ander']],
    ['from a day', { issuedFrom: '2026-11-10' }, but('vroeg')],
    ['until a day', { issuedUntil: '2026-11-10' }, but('laat')],
    ['one day', { issuedFrom: '2026-10-08', issuedUntil: '2026-10-08' }, ['vroeg']],
    ['from an amount with VAT', { totalFrom: '41000' }, ['duur']],
    ['until an amount', { totalUntil: '1210' }, but('duur')],
    ['one amount', { totalFrom: '1210', totalUntil: '1210', company: ZUID }, but('ander', 'duur')],
    ['what of a queue passes', { queue: 'paid', company: ZUID }, ['betaald']],
    ['what of a search passes', { search: 'boei', totalFrom: '1211' }, ['duur']],
    [
      'nothing of a period that ends before it begins',
      { issuedFrom: '2026-11-12', issuedUntil: '2026-11-11' },
      [],
    ],
  ])('leave %s', async (_what, filters, expected) => {
    expect(new Set(await found(filters))).toEqual(new Set(expected))
  })

  it('are what the queues count and what is open is summed by', async () => {
    expect(await counted({ company: BOEI })).toEqual({
      counts: { open: 1, overdue: 0, paid: 0, credits: 0, all: 1 },
      openInCents: 1210,
      overdueInCents: 0,
    })
    expect(await counted({ company: ZUID })).toEqual({
      counts: { open: 3, overdue: 1, paid: 1, credits: 1, all: 5 },
      openInCents: 43_420,
      overdueInCents: 1210,
    })
    expect(await counted({ company: ZUID, totalFrom: '41000' })).toMatchObject({
      counts: { open: 1, all: 1 },
      openInCents: 41_000,
    })
  })

  it.each(['company=1', 'company=%27%3B%20drop%20table%20invoices', 'company=null'])(
    'find nothing for %s',
    async (query) => {
      for (const list of ['invoices', 'invoices/counts'])
        expect((await finance.call('GET', `/beheer/api/${list}?${query}`)).status).toBe(404)
    },
  )

  it.each([
    `company=${BOEI}&company=${BOEI}`,
    'issuedFrom=2026-02-30',
    'issuedUntil=gisteren',
    'issuedFrom=-infinity',
    'totalFrom=-1',
    'totalUntil=9999999999',
    'totalUntil=12,50',
  ])('are refused as %s', async (query) => {
    for (const list of ['invoices', 'invoices/counts'])
      expect((await finance.call('GET', `/beheer/api/${list}?${query}`)).status).toBe(422)
  })

  it('are what is done with all of a list by, and nothing is where one of them is none', async () => {
    expect((await count({ queue: 'all', company: BOEI })).json).toEqual({ count: 1 })
    expect((await count({ queue: 'open', search: 'boei', totalFrom: '41000' })).json).toEqual({ count: 1 })
    expect((await count({ queue: 'all', klant: BOEI })).status).toBe(422)
    expect((await count({ queue: 'all', issuedFrom: 'gisteren' })).status).toBe(422)
    expect((await start({ queue: 'paid', company: BOEI })).json.errors[0].code).toBe('NothingChosen')
    expect((await start({ queue: 'all', company: BOEI, seen: 1 })).json).toMatchObject({
      total: 1,
      rows: [{ number: 'ander' }],
    })
  })
})

describe('among many invoices', () => {
  beforeAll(async () => {
    await writeRows(
      shop.database.db,
      sql`insert into companies (name) select 'Veelkoper ' || n from generate_series(1, 200) n`,
      sql`
        with numbered as (select id, row_number() over (order by name) - 1 as at from companies),
        placed as (
          insert into orders (number, company_id, contact_id, reference, state, subtotal_cents, net_cents, vat_cents, total_cents, vat,
            confirmation_email, placed_at)
          select 'V' || n, numbered.id, gen_random_uuid(), 'Veel', 'closed', n, n, 0, n, '[]', 'veel@filter.example',
            '2026-11-01'::timestamptz - n * interval '1 hour'
          from generate_series(1, 40000) n join numbered on numbered.at = n % 200 returning id, company_id, net_cents as n)
        insert into invoices (kind, number, company_id, order_id, issued_on, due_on, net_cents, vat_cents, total_cents, paid_cents,
          content, created_at)
        select 'invoice', 'V' || n, company_id, id, '2026-11-01'::date - (n / 20)::int, '2026-12-01'::date - (n / 20)::int, n, 0, n,
          case when n > 500 then n else 0 end, '{}', now() from placed`,
      sql`vacuum analyze invoices, orders, companies`,
    )
  })

  it.each<[string, InvoiceQueue, InvoiceFilters, RegExp]>([
    ['a company', 'all', { company: BOEI }, /invoices_company/],
    ['what a company has to pay', 'open', { company: BOEI }, /invoices_(company|standing|open)/],
    ['a week', 'all', { issuedFrom: '2024-01-01', issuedUntil: '2024-01-07' }, /invoices_by_day/],
    [
      'what was paid of a week',
      'paid',
      { issuedFrom: '2024-01-01', issuedUntil: '2024-01-07' },
      /invoices_settled/,
    ],
    ['what comes to much', 'all', { totalFrom: '40990' }, /invoices_by_amount/],
    ['what is paid and came to much', 'paid', { totalFrom: '40990' }, /invoices_by_amount/],
  ])('%s is found by its index', async (_what, queue, filters, index) => {
    const plan = await planOf(shop.database.url, (db) =>
      listInvoiceQueue(db, { queue, search: '', filters, after: null, limit: 101, today: '2026-11-18' }),
    )
    expect(plan).toMatch(index)
    expect(plan).not.toMatch(/Seq Scan on invoices/)
  })

  it('no queue is counted by walking along all invoices', async () => {
    const today = '2026-11-18'
    const plan = await planOf(shop.database.url, (db) =>
      countInvoiceQueues(db, { today, filters: {}, most: 1000 }),
    )
    const ofOne = await planOf(shop.database.url, (db) =>
      countInvoiceQueue(db, { queue: 'overdue', today, most: 1000 }),
    )
    expect(plan + ofOne).not.toMatch(/Seq Scan on invoices/)
  })

  it('a filter goes on where a page ended, without a gap or a double', async () => {
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const { json }: Answer<Reply<'listDeskInvoices'>> = await ask('invoices', {
        queue: 'all',
        totalFrom: '39801',
        totalUntil: '40000',
        ...(after && { after }),
      })
      seen.push(...json.invoices.map(({ number }: { number: string }) => number))
      after = json.next
    }
    expect([seen.length, new Set(seen).size]).toEqual([200, 200])
  })
})
