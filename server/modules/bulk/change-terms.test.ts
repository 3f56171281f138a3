import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { workThrough } from '#test/support/bulk-runs.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { writeRows } from '#test/support/write-rows.ts'

const GROUP = crypto.randomUUID()
const CONTRACT = crypto.randomUUID()

let shop: TestShop
let seller: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  seller = await (await newOperator(shop, 'sales')).loggedIn()
})
afterAll(() => shop.close())
beforeEach(() =>
  writeRows(
    shop.database.db,
    sql`insert into price_lists (id, code, kind, title) values (${GROUP}, 'wederverkopers', 'group', 'Wederverkopers'),
      (${CONTRACT}, 'afspraak', 'contract', 'Afspraak') on conflict do nothing`,
  ),
)

type Company = { readonly id: string; readonly name: string }

async function company(terms: { readonly days?: number; readonly group?: string } = {}): Promise<Company> {
  const name = `Bedrijf ${crypto.randomUUID().slice(0, 8)}`
  const { rows } = await sql<{ id: string }>`
    insert into companies (name, payment_term_days, group_price_list_id)
    values (${name}, ${terms.days ?? 14}, ${terms.group ?? null}) returning id`.execute(shop.database.db)
  return { id: rows[0]!.id, name }
}

const termsOf = async ({ id }: Company) =>
  (await seller.call('GET', `/beheer/api/companies/${id}`)).json.terms
const start = (order: object, by = seller) =>
  by.call('POST', '/beheer/api/bulk', { body: { id: crypto.randomUUID(), order } })
const idsOf = (...companies: readonly Company[]) => ({ ids: companies.map(({ id }) => id) })
const giveDays = (paymentTermDays: number, rows: object, by = seller) =>
  start({ kind: 'changePaymentTerms', paymentTermDays, rows }, by)
const giveLists = (lists: object, rows: object, by = seller) =>
  start({ kind: 'changePriceLists', ...lists, rows }, by)
const giveLimits = (limits: object, rows: object, by = seller) =>
  start({ kind: 'changeCreditLimits', ...limits, rows }, by)
const change = ({ id }: Company, one: object, seen: object) =>
  seller.call('PATCH', `/beheer/api/companies/${id}/terms`, { body: { change: one, seen } })
const outcome = async (id: string) => {
  const { runs } = (await seller.call('GET', '/beheer/api/bulk?list=companies')).json
  const run = runs.find((one) => one.id === id)
  return Object.fromEntries(run.rows.map((row) => [row.number, row.fault]))
}
const changesOf = async ({ id }: Company, column: string) =>
  (
    await sql<{ kind: string; was: unknown; is: unknown }>`
      select actor_kind as kind, before->${column} as was, after->${column} as is from audit_events
      where entity = 'companies' and entity_id = ${id} and before is not null and after ? ${column}`.execute(
      shop.database.db,
    )
  ).rows

describe('the terms of many companies at once', () => {
  it('gives each the same payment term, and nothing else', async () => {
    const [first, second, same] = [
      await company({ group: GROUP }),
      await company(),
      await company({ days: 30 }),
    ]
    const { json: run } = await giveDays(30, idsOf(first, second, same))
    expect([run.kind, run.total]).toEqual(['changePaymentTerms', 3])
    await workThrough(shop, run.id)
    expect(await outcome(run.id)).toEqual({
      [first.name]: null,
      [second.name]: null,
      [same.name]: 'Dit stond al zo bij dit bedrijf.',
    })
    expect(await termsOf(first)).toMatchObject({ paymentTermDays: 30, groupPriceListId: GROUP })
    expect(await termsOf(second)).toMatchObject({ paymentTermDays: 30 })
    expect(await changesOf(first, 'payment_term_days')).toEqual([{ kind: 'operator', was: 14, is: 30 }])
    expect(await changesOf(same, 'payment_term_days')).toEqual([])
  })

  it('gives each one list, takes another away, and leaves the one that nobody spoke of', async () => {
    const [first, second] = [await company({ group: GROUP }), await company()]
    const lists = { contractPriceListId: CONTRACT }
    const { json: run } = await giveLists(lists, idsOf(first, second))
    await workThrough(shop, run.id)
    expect(await outcome(run.id)).toEqual({ [first.name]: null, [second.name]: null })
    expect(await termsOf(first)).toMatchObject({ contractPriceListId: CONTRACT, groupPriceListId: GROUP })
    const { json: taking } = await giveLists({ groupPriceListId: null }, idsOf(first))
    await workThrough(shop, taking.id)
    expect(await termsOf(first)).toMatchObject({ contractPriceListId: CONTRACT, groupPriceListId: null })
    expect(await changesOf(first, 'group_price_list_id')).toEqual([
      { kind: 'operator', was: GROUP, is: null },
    ])
  })

  it('gives each a credit limit and what an order over it meets, or one of both, or takes it away', async () => {
    const [first, second] = [await company(), await company({ group: GROUP })]
    const { json: run } = await giveLimits(
      { creditLimitInCents: 250_000, overLimit: 'stop' },
      idsOf(first, second),
    )
    expect([run.kind, run.total]).toEqual(['changeCreditLimits', 2])
    await workThrough(shop, run.id)
    expect(await outcome(run.id)).toEqual({ [first.name]: null, [second.name]: null })
    const limited = { creditLimitInCents: 250_000, overLimit: 'stop' }
    expect(await termsOf(first)).toMatchObject({ ...limited, paymentTermDays: 14 })
    expect(await termsOf(second)).toMatchObject({ ...limited, groupPriceListId: GROUP })
    expect(await changesOf(first, 'credit_limit_cents')).toEqual([
      { kind: 'operator', was: null, is: 250_000 },
    ])
    expect(await changesOf(first, 'over_limit')).toEqual([{ kind: 'operator', was: 'warn', is: 'stop' }])

    const { json: warning } = await giveLimits({ overLimit: 'warn' }, idsOf(first))
    await workThrough(shop, warning.id)
    expect(await termsOf(first)).toMatchObject({ creditLimitInCents: 250_000, overLimit: 'warn' })
    const { json: taking } = await giveLimits({ creditLimitInCents: null }, idsOf(first, second))
    await change(second, { creditLimitInCents: 100 }, { creditLimitInCents: 250_000 })
    await workThrough(shop, taking.id)
    expect(await termsOf(first)).toMatchObject({ creditLimitInCents: null, overLimit: 'warn' })
    expect(await outcome(taking.id)).toEqual({
      [first.name]: null,
      [second.name]: 'Een collega heeft dit bij dit bedrijf intussen gewijzigd. Bekijk wat er nu staat.',
    })
  })

  it('leaves a company of which a colleague changed that after the press, and no other', async () => {
    const [stale, other] = [await company(), await company()]
    const { json: run } = await giveDays(30, idsOf(stale, other))
    await change(stale, { paymentTermDays: 60 }, { paymentTermDays: 14 })
    await change(other, { groupPriceListId: GROUP }, { groupPriceListId: null })
    await workThrough(shop, run.id)
    expect(await outcome(run.id)).toEqual({
      [stale.name]: 'Een collega heeft dit bij dit bedrijf intussen gewijzigd. Bekijk wat er nu staat.',
      [other.name]: null,
    })
    expect(await termsOf(stale)).toMatchObject({ paymentTermDays: 60 })
    expect(await termsOf(other)).toMatchObject({ paymentTermDays: 30, groupPriceListId: GROUP })
  })

  it('gives no list that was removed after the press', async () => {
    const one = await company()
    const { json: run } = await giveLists({ contractPriceListId: CONTRACT }, idsOf(one))
    await writeRows(
      shop.database.db,
      sql`update companies set contract_price_list_id = null where contract_price_list_id = ${CONTRACT}`,
      sql`delete from price_lists where id = ${CONTRACT}`,
    )
    await workThrough(shop, run.id)
    expect(await outcome(run.id)).toEqual({ [one.name]: 'Deze prijslijst bestaat niet meer.' })
    expect(await termsOf(one)).toMatchObject({ contractPriceListId: null })
  })

  it('means all that the list shows, and no more than were seen', async () => {
    const [first, second] = [await company({ group: GROUP }), await company({ group: GROUP })]
    const view = { queue: 'active', search: 'Bedrijf', priceList: GROUP }
    const counted = await seller.call('POST', '/beheer/api/bulk/count', {
      body: { list: 'companies', rows: view },
    })
    expect((await giveDays(45, { ...view, seen: 1 })).json.errors[0].code).toBe('MoreThanSeen')
    const { json: run } = await giveDays(45, { ...view, seen: counted.json.count })
    await workThrough(shop, run.id)
    expect(await outcome(run.id)).toMatchObject({ [first.name]: null, [second.name]: null })
  })

  it('counts for done what a process did that ended before it could say so', async () => {
    const one = await company()
    const { json: run } = await giveDays(30, idsOf(one))
    await workThrough(shop, run.id)
    await sql`update bulk_runs set ended_at = null where id = ${run.id}`.execute(shop.database.db)
    await sql`update bulk_rows set outcome = 'waiting' where run_id = ${run.id}`.execute(shop.database.db)
    await workThrough(shop, run.id)
    expect(await outcome(run.id)).toEqual({ [one.name]: null })
    expect(await changesOf(one, 'payment_term_days')).toHaveLength(1)
  })

  it.each([
    ['a term of too many days', { kind: 'changePaymentTerms', paymentTermDays: 91 }, 'paymentTermDays'],
    ['no amount', { kind: 'changeCreditLimits', creditLimitInCents: -1 }, 'creditLimitInCents'],
    ['neither a limit nor a way', { kind: 'changeCreditLimits' }, 'creditLimitInCents'],
    ['half a day', { kind: 'changePaymentTerms', paymentTermDays: 1.5 }, 'paymentTermDays'],
    ['no change of lists', { kind: 'changePriceLists' }, 'contractPriceListId'],
    [
      'a list of the other kind',
      { kind: 'changePriceLists', contractPriceListId: GROUP },
      'contractPriceListId',
    ],
    [
      'a list that is none',
      { kind: 'changePriceLists', groupPriceListId: crypto.randomUUID() },
      'groupPriceListId',
    ],
  ])('refuses %s before it begins, at its field', async (_what, order, field) => {
    const { status, json } = await start({ ...order, rows: idsOf(await company()) })
    expect([status, json.errors[0].field]).toEqual([422, `order.${field}`])
  })

  it('is not for who may not change companies', async () => {
    const one = await company()
    const maker = await (await newOperator(shop, 'production')).loggedIn()
    expect((await giveDays(30, idsOf(one), maker)).status).toBe(403)
    expect((await giveLists({ groupPriceListId: null }, idsOf(one), maker)).status).toBe(403)
    expect(await termsOf(one)).toMatchObject({ paymentTermDays: 14 })
  })
})
