import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { subscribe, unsubscribe } from './newsletter.ts'

let shop: TestShop
let sales: TestBrowser
let prepress: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  sales = await (await newOperator(shop, 'sales')).loggedIn()
  prepress = await (await newOperator(shop, 'prepress')).loggedIn()
})
afterAll(() => shop.close())
beforeEach(() => sql`delete from newsletter_subscriptions`.execute(shop.database.db))

const WEBSITE = { ip: '192.0.2.7', source: 'website' } as const
const ask = (email: string) => subscribe(shop.shop, email, WEBSITE)
const list = async (query = '') => (await sales.call('GET', `/beheer/api/newsletter?${query}`)).json
const emails = async (query = '') => (await list(query)).subscriptions.map(({ email }) => email)
const file = (query = '', by = sales) => by.call('GET', `/beheer/api/newsletter/addresses.csv?${query}`)
/** Puts addresses on the list, each a minute older than the one before. */
const pile = (count: number) =>
  sql`insert into newsletter_subscriptions (email, state, proof, changed_at)
    select 'stapel_' || n || '@test.example', 'confirmed', '{"v":1}', now() - n * interval '1 minute'
    from generate_series(1, ${count}::int) n`.execute(shop.database.db)
const written = async () =>
  (
    await sql<{ after: Record<string, unknown> }>`
      select after from audit_events where entity = 'newsletter_exports' order by id`.execute(
      shop.database.db,
    )
  ).rows.map(({ after }) => after)

describe('the newsletter at its desk', () => {
  it('shows when, where and by which words somebody asked, and ended it', async () => {
    await ask('Zus@Test.example')
    const [asked] = (await list('queue=pending')).subscriptions
    expect(asked).toMatchObject({
      email: 'zus@test.example',
      state: 'pending',
      asked: {
        ip: '192.0.2.7',
        source: 'website',
        text: 'Blijf op de hoogte. Aanmelden voor de nieuwsbrief, eens per maand.',
      },
      confirmed: null,
      ended: null,
    })
    expect(await emails()).toEqual([])
    await unsubscribe(shop.shop, 'zus@test.example', { ip: '192.0.2.8', source: 'mail' })
    const [ended] = (await list('queue=ended')).subscriptions
    expect(ended).toMatchObject({
      state: 'unsubscribed',
      asked: { ip: '192.0.2.7' },
      ended: { ip: '192.0.2.8' },
    })
    const { counts } = (await sales.call('GET', '/beheer/api/newsletter/counts')).json
    expect(counts).toEqual({ confirmed: 0, pending: 0, ended: 1, all: 1 })
  })

  it('is searched by part of an address, in which no sign stands for others', async () => {
    await ask('jan_de.wit@test.example')
    await ask('janxde.wit@test.example')
    expect(await emails('queue=all&search=JAN_')).toEqual(['jan_de.wit@test.example'])
    expect(await emails('queue=all&search=%25')).toEqual([])
  })

  it('goes on where a page ended, without a gap or a double', async () => {
    await pile(230)
    const seen: string[] = []
    for (let after = ''; ;) {
      const page = await list(after && `after=${encodeURIComponent(after)}`)
      seen.push(...page.subscriptions.map(({ email }) => email))
      if (page.next === null) break
      after = page.next
    }
    expect(seen).toHaveLength(230)
    expect(new Set(seen).size).toBe(230)
    expect((await sales.call('GET', '/beheer/api/newsletter?after=gisteren_x')).status).toBe(404)
  })

  it('leaves the house as a file without formulas, which is written down', async () => {
    await ask('=1+1@test.example')
    await pile(101)
    const before = (await written()).length
    const { status, headers, text } = await file('queue=all')
    expect(status).toBe(200)
    expect(headers['content-disposition']).toContain('nieuwsbrief-')
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(103)
    expect(lines[0]).toContain('E-mailadres;Status;Aangemeld op')
    expect(text).toContain("'=1+1@test.example;Nog niet bevestigd")
    expect(text).toContain('Onder aan de website')
    expect((await written()).slice(before)).toMatchObject([{ queue: 'all', row_count: 102 }])
  })

  it('is neither seen nor taken by who does not write it', async () => {
    const before = (await written()).length
    for (const path of ['', '/counts', '/addresses.csv'])
      expect((await prepress.call('GET', `/beheer/api/newsletter${path}`)).status).toBe(403)
    expect((await file('', shop.browser())).status).toBe(404)
    expect((await file('queue=alles')).status).toBe(404)
    expect(await written()).toHaveLength(before)
  })
})
