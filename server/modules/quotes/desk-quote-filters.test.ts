import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QuoteFilters } from '#contract/office/filters.ts'
import type { QuoteQueue } from '#domain/quotes/desk-queues.ts'
import type { Answer, Reply } from '#test/support/answers.ts'
import { newOperator } from '#test/support/operators.ts'
import { planOf } from '#test/support/plan-of.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { writeRows } from '#test/support/write-rows.ts'
import { listQuoteQueue } from './desk-quote-store.ts'

let shop: TestShop
let seller: TestBrowser
const BOEI = crypto.randomUUID()
const ZUID = crypto.randomUUID()

const USUAL = { company: ZUID, parkedAt: '2026-11-10T12:00:00Z', cents: 1000, state: 'parked', asked: false }
const QUOTES = {
  ander: { ...USUAL, company: BOEI },
  vroeg: { ...USUAL, parkedAt: '2026-11-08T22:59:59Z' },
  // A day begins at midnight in Amsterdam, an hour before that of Greenwich.
  erna: { ...USUAL, parkedAt: '2026-11-08T23:00:00Z' },
  duur: { ...USUAL, cents: 41_000 },
  gevraagd: { ...USUAL, asked: true },
  besteld: { ...USUAL, state: 'ordered' },
}
type Name = keyof typeof QUOTES
const NAMES = Object.keys(QUOTES) as Name[]
const open = (...without: Name[]) => NAMES.filter((name) => name !== 'besteld' && !without.includes(name))

beforeAll(async () => {
  shop = await testShop()
  seller = await (await newOperator(shop, 'sales')).loggedIn()
  await writeRows(
    shop.database.db,
    sql`insert into companies (id, name) values (${BOEI}, 'De Boei'), (${ZUID}, 'De Boei Zuid')`,
    ...NAMES.map((name) => {
      const { company, parkedAt, cents, state, asked } = QUOTES[name]
      return sql`
        with parked as (
          insert into carts (company_id, contact_id, state, reference, parked_at, valid_until, quote_number, quoted_net_cents,
            quoted_total_cents, quoted_item_count)
          values (${company}, gen_random_uuid(), ${state}, 'Gevel', ${parkedAt}, '2026-12-10', ${name}, ${cents}, ${cents}, 1)
          returning id)
        insert into price_requests (cart_id, contact_id, state, created_at, changed_at)
        select id, gen_random_uuid(), 'requested', now(), now() from parked where ${asked}`
    }),
  )
})
afterAll(() => shop.close())

const ask = <Path extends string>(path: Path, query: Record<string, string>) =>
  seller.call('GET', `/beheer/api/${path}?${new URLSearchParams(query)}`)
const found = async (query: Record<string, string>) =>
  (await ask('quotes', query)).json.quotes
    .map(({ number }: { number: string }) => number)
    .filter((number): number is Name => NAMES.some((name) => name === number))
const counted = async (query: Record<string, string>) => (await ask('quotes/counts', query)).json.counts

describe('the filters of the desk of quotes', () => {
  it.each<[string, Record<string, string>, Name[]]>([
    ['a company, and none of which the name goes on', { company: BOEI }, ['ander']],
    ['from a day in Amsterdam', { savedFrom: '2026-11-09' }, open('vroeg')],
    ['until a day in Amsterdam', { savedUntil: '2026-11-08' }, ['vroeg']],
    ['one day', { savedFrom: '2026-11-09', savedUntil: '2026-11-09' }, ['erna']],
    ['from an amount', { netFrom: '1001' }, ['duur']],
    ['until an amount', { netUntil: '1000' }, open('duur')],
    ['what of a queue passes', { queue: 'answer', company: ZUID }, ['gevraagd']],
    ['nothing of a queue where nothing passes', { queue: 'answer', company: BOEI }, []],
    ['what was ordered of a company', { queue: 'ordered', company: ZUID }, ['besteld']],
    ['what of a search passes', { search: 'boei', netFrom: '1001' }, ['duur']],
  ])('leave %s', async (_what, filters, expected) => {
    expect(new Set(await found(filters))).toEqual(new Set(expected))
  })

  it('are what the queues count by', async () => {
    expect(await counted({ company: BOEI })).toMatchObject({ open: 1, answer: 0, ordered: 0 })
    expect(await counted({ company: ZUID })).toMatchObject({ open: 4, answer: 1, ordered: 1 })
    expect(await counted({ company: ZUID, netFrom: '1001' })).toMatchObject({ open: 1, answer: 0 })
  })

  it.each([
    ['company=1', 404],
    [`company=${BOEI}&company=${BOEI}`, 422],
    ['savedFrom=2026-02-30', 422],
    ['savedUntil=gisteren', 422],
    ['netFrom=-1', 422],
    ['netUntil=12,50', 422],
  ])('are refused as %s', async (query, status) => {
    for (const list of ['quotes', 'quotes/counts'])
      expect((await seller.call('GET', `/beheer/api/${list}?${query}`)).status).toBe(status)
  })
})

describe('among many quotes', () => {
  beforeAll(() =>
    writeRows(
      shop.database.db,
      sql`insert into companies (name) select 'Veelkoper ' || n from generate_series(1, 200) n`,
      sql`
        with numbered as (select id, row_number() over (order by name) - 1 as at from companies)
        insert into carts (company_id, contact_id, state, reference, parked_at, valid_until, quote_number, quoted_net_cents,
          quoted_total_cents, quoted_item_count)
        select numbered.id, gen_random_uuid(), case when n % 2 = 0 then 'ordered' else 'parked' end, 'Veel',
          '2026-11-01'::timestamptz - n * interval '1 hour', ('2026-12-01'::timestamptz - n * interval '1 hour')::date, 'V' || n, n, n, 1
        from generate_series(1, 40000) n join numbered on numbered.at = n % 200`,
      sql`vacuum analyze carts, price_requests, companies`,
    ),
  )

  it.each<[string, QuoteQueue, QuoteFilters, RegExp]>([
    ['what a company ordered', 'ordered', { company: BOEI }, /quotes_of_company/],
    ['what is open of a company', 'open', { company: BOEI }, /quotes_of_company|carts_parked/],
    ['a week', 'over', { savedFrom: '2024-01-01', savedUntil: '2024-01-07' }, /quotes_by_moment/],
    ['what comes to much', 'ordered', { netFrom: '40990' }, /quotes_by_amount/],
  ])('%s is found by its index', async (_what, queue, filters, index) => {
    const plan = await planOf(shop.database.url, (db) =>
      listQuoteQueue(db, { queue, search: '', filters, after: null, limit: 101, today: '2026-11-18' }),
    )
    expect(plan).toMatch(index)
    expect(plan).not.toMatch(/Seq Scan on carts/)
  })

  it('a filter goes on where a page ended, without a gap or a double', async () => {
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const { json }: Answer<Reply<'listDeskQuotes'>> = await ask('quotes', {
        queue: 'ordered',
        netFrom: '39601',
        netUntil: '40000',
        ...(after && { after }),
      })
      seen.push(...json.quotes.map(({ number }: { number: string }) => number))
      after = json.next
    }
    expect([seen.length, new Set(seen).size]).toEqual([200, 200])
  })
})
