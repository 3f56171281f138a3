import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompanyFilters } from '#contract/office/filters.ts'
import { newOperator } from '#test/support/operators.ts'
import { planOf } from '#test/support/plan-of.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { writeRows } from '#test/support/write-rows.ts'
import { listCompanies } from './desk-company-store.ts'

let shop: TestShop
let seller: TestBrowser
const GROUP = crypto.randomUUID()
const CONTRACT = crypto.randomUUID()

const NONE = {
  vatId: null as string | null,
  vat: 'unchecked',
  limit: null as number | null,
  ordered: [] as string[],
}
const COMPANIES = {
  groep: { ...NONE, group: GROUP },
  contract: { ...NONE, contract: CONTRACT },
  beide: { ...NONE, group: GROUP, contract: CONTRACT },
  geldig: { ...NONE, vatId: 'NL001', vat: 'valid' },
  ongeldig: { ...NONE, vatId: 'NL002', vat: 'invalid' },
  ongetoetst: { ...NONE, vatId: 'NL003' },
  limiet: { ...NONE, limit: 0 },
  // A day begins at midnight in Amsterdam, an hour before that of Greenwich.
  slapend: { ...NONE, ordered: ['2025-01-01T12:00:00Z', '2026-05-17T21:59:59Z'] },
  wakker: { ...NONE, ordered: ['2026-01-01T12:00:00Z', '2026-05-17T22:00:00Z'] },
}
type Name = keyof typeof COMPANIES
const NAMES = Object.keys(COMPANIES) as Name[]
const but = (...names: Name[]) => NAMES.filter((name) => !names.includes(name))

/** What the trigger keeps that rows as they are go past. */
const lastOrders = sql`insert into last_orders select company_id, max(placed_at) from orders group by company_id
  on conflict (company_id) do update set placed_at = excluded.placed_at`

beforeAll(async () => {
  shop = await testShop()
  seller = await (await newOperator(shop, 'sales')).loggedIn()
  await writeRows(
    shop.database.db,
    sql`insert into price_lists (id, code, kind, title) values (${GROUP}, 'wederverkopers', 'group', 'Wederverkopers'),
      (${CONTRACT}, 'afspraak', 'contract', 'Afspraak De Boei')`,
    ...NAMES.map((name) => {
      const company: (typeof COMPANIES)[Name] & { group?: string; contract?: string } = COMPANIES[name]
      return sql`
        with made as (
          insert into companies (name, vat_id, vat_id_status, credit_limit_cents, group_price_list_id, contract_price_list_id)
          values (${name}, ${company.vatId}, ${company.vat}, ${company.limit}, ${company.group ?? null}, ${company.contract ?? null})
          returning id)
        insert into orders (number, company_id, contact_id, reference, state, subtotal_cents, net_cents, vat_cents, total_cents, vat,
          confirmation_email, placed_at)
        select ${name} || at, made.id, gen_random_uuid(), 'Filter', 'closed', 1, 1, 0, 1, '[]', 'boei@filter.example', at
        from made, unnest(${company.ordered}::timestamptz[]) at`
    }),
    lastOrders,
  )
})
afterAll(() => shop.close())

const ask = (query: Record<string, string>) =>
  seller.call('GET', `/beheer/api/companies?${new URLSearchParams(query)}`)
const found = async (query: Record<string, string>) =>
  (await ask(query)).json.companies
    .map(({ name }: { name: string }) => name)
    .filter((name): name is Name => NAMES.some((one) => one === name))
const count = (rows: object) =>
  seller.call('POST', '/beheer/api/bulk/count', { body: { list: 'companies', rows } })

describe('the filters of the companies', () => {
  it.each<[string, Record<string, string>, Name[]]>([
    ['the price list of a group', { priceList: GROUP }, ['groep', 'beide']],
    ['a price list by contract', { priceList: CONTRACT }, ['contract', 'beide']],
    ['a price list that is none', { priceList: crypto.randomUUID() }, []],
    ['a valid VAT number', { vat: 'valid' }, ['geldig']],
    ['an invalid VAT number', { vat: 'invalid' }, ['ongeldig']],
    ['a VAT number that nobody looked up', { vat: 'unchecked' }, ['ongetoetst']],
    ['no VAT number', { vat: 'none' }, but('geldig', 'ongeldig', 'ongetoetst')],
    ['a credit limit, also one of nothing', { limit: 'yes' }, ['limiet']],
    ['no credit limit', { limit: 'no' }, but('limiet')],
    ['who ordered last until a day in Amsterdam', { orderedUntil: '2026-05-17' }, ['slapend']],
    ['who ordered last from a day in Amsterdam', { orderedFrom: '2026-05-18' }, ['wakker']],
    ['who ordered last on one day', { orderedFrom: '2026-05-17', orderedUntil: '2026-05-17' }, ['slapend']],
    ['nobody who ordered before and after', { orderedFrom: '2025-12-01', orderedUntil: '2026-02-01' }, []],
    ['what of a search passes', { search: 'ongel', vat: 'invalid' }, ['ongeldig']],
    ['nothing of a search where nothing passes', { search: 'ongel', vat: 'valid' }, []],
    ['nothing of what is blocked', { show: 'blocked', limit: 'no' }, []],
  ])('leave %s', async (_what, filters, expected) => {
    expect(new Set(await found(filters))).toEqual(new Set(expected))
  })

  it.each([
    ['priceList=1', 404],
    ['vat=maybe', 422],
    ['vat=constructor', 422],
    ['limit=ja', 422],
    ['orderedUntil=2026-02-30', 422],
    ['orderedFrom=-infinity', 422],
  ])('are refused as %s', async (query, status) => {
    expect((await seller.call('GET', `/beheer/api/companies?${query}`)).status).toBe(status)
  })

  it('are what is done with all of a list by, and nothing is where one of them is none', async () => {
    expect((await count({ queue: 'active', priceList: GROUP })).json).toEqual({ count: 2 })
    expect((await count({ queue: 'active', orderedUntil: '2026-05-17', limit: 'no' })).json).toEqual({
      count: 1,
    })
    expect((await count({ queue: 'active', btw: 'valid' })).status).toBe(422)
    expect((await count({ queue: 'active', vat: 'maybe' })).status).toBe(422)
  })

  it('name the price lists of groups and contracts to who sees companies', async () => {
    const { json } = await seller.call('GET', '/beheer/api/own-price-lists')
    expect(json.lists).toContainEqual({ id: GROUP, title: 'Wederverkopers', kind: 'group' })
    expect(json.lists).toContainEqual({ id: CONTRACT, title: 'Afspraak De Boei', kind: 'contract' })
    const writer = await (await newOperator(shop, 'content')).loggedIn()
    expect((await writer.call('GET', '/beheer/api/own-price-lists')).status).toBe(403)
  })
})

describe('among many companies', () => {
  beforeAll(() =>
    writeRows(
      shop.database.db,
      sql`
        insert into companies (name, vat_id, vat_id_status, credit_limit_cents, group_price_list_id)
        select 'Veelkoper ' || n, 'NL' || n, case when n % 1000 = 0 then 'invalid' else 'valid' end,
          case when n % 1000 = 1 then 100 end, case when n % 1000 = 2 then ${GROUP}::uuid end
        from generate_series(1, 20000) n`,
      sql`
        with numbered as (select id, row_number() over (order by name) - 1 as at from companies)
        insert into orders (number, company_id, contact_id, reference, state, subtotal_cents, net_cents, vat_cents, total_cents, vat,
          confirmation_email, placed_at)
        select 'V' || n, numbered.id, gen_random_uuid(), 'Veel', 'closed', 1, 1, 0, 1, '[]', 'veel@filter.example',
          '2026-11-01'::timestamptz - n * interval '15 minutes'
        from generate_series(1, 60000) n join numbered on numbered.at = n % 20000`,
      lastOrders,
      sql`vacuum analyze companies, orders, last_orders`,
    ),
  )

  it.each<[string, CompanyFilters, RegExp]>([
    ['a price list', { priceList: GROUP }, /companies_of_group_list/],
    ['a VAT number that is wrong', { vat: 'invalid' }, /companies_by_vat_status/],
    ['no VAT number', { vat: 'none' }, /companies_without_vat_id/],
    ['a credit limit', { limit: 'yes' }, /companies_with_limit/],
    ['no order since long ago', { orderedUntil: '2025-02-20' }, /last_orders_by_moment/],
    [
      'a last order on a day when nobody had',
      { orderedFrom: '2025-07-01', orderedUntil: '2025-12-31' },
      /last_orders_by_moment/,
    ],
    ['a first order this week', { orderedFrom: '2026-10-31' }, /last_orders_by_moment/],
    ['no order for a day, which nearly all have', { orderedUntil: '2026-10-30' }, /companies_by_name/],
  ])('%s is found by its index', async (_what, filters, index) => {
    const plan = await planOf(shop.database.url, (db) =>
      listCompanies(db, { isBlocked: false, search: '', filters, after: null, limit: 101 }),
    )
    expect(plan).toMatch(index)
    expect(plan).not.toMatch(/ on orders/)
  })

  it('a filter goes on where a page ended, without a gap or a double', async () => {
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const { json } = await ask({
        search: 'veelkoper 19',
        orderedUntil: '2026-10-25',
        ...(after && { after }),
      })
      seen.push(...json.companies.map(({ name }: { name: string }) => name))
      after = json.next
    }
    expect(seen.length).toBeGreaterThan(200)
    expect(new Set(seen).size).toBe(seen.length)
  })
})
