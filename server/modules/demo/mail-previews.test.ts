import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestShop, testShop } from '#test/support/shop.ts'
import { mailPreviews } from './mail-previews.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  const customer = await shop.loggedIn()
  const cartItem = { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] }
  await customer.call('POST', '/api/cart/items', { body: { cartItem } })
  expect((await customer.call('POST', '/api/cart/order')).status).toBe(200)
})
afterAll(() => shop.close())

const MODULES = join(import.meta.dirname, '..')
/** Mails to the shop itself that say what another page shows. */
const NOT_SHOWN = new Set(['studio_answer'])

describe('the mails of the demo', () => {
  it('are all to be seen: every template that a module makes has its example', () => {
    const sources = readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => readFileSync(join(MODULES, path), 'utf8'))
    const named = sources.flatMap((source) => [
      ...source.matchAll(/\btemplate: '([a-z_]+)'/g),
      ...source.matchAll(/^export const [A-Z_]+ = '([a-z]+_[a-z_]+)'$/gm),
    ])
    const templates = new Set(named.map(([, name]) => name ?? '').filter((name) => !NOT_SHOWN.has(name)))
    expect(Object.keys(mailPreviews).toSorted()).toEqual([...templates].toSorted())
  })

  it.each(Object.keys(mailPreviews))('%s says the same in HTML and in text', async (name) => {
    const html = await shop.app.inject(`/__mail/voorbeelden/${name}`)
    const text = await shop.app.inject(`/__mail/voorbeelden/${name}?vorm=tekst`)
    expect([html.statusCode, text.statusCode]).toEqual([200, 200])
    expect(html.body).toContain('prefers-color-scheme:dark')
    expect(html.body).not.toMatch(/undefined|\[object|<script/)
    expect(text.body).not.toMatch(/undefined|\[object|<\w/)
    const [, title = ''] = /<h1[^>]*>([^<]*)<\/h1>/.exec(html.body) ?? []
    expect(text.body.startsWith(title)).toBe(true)
    const links = [...html.body.matchAll(/href="([^"]+)"/g)].map(([, url]) =>
      (url ?? '').replaceAll('&amp;', '&'),
    )
    for (const link of links) expect(text.body).toContain(link)
  })

  it('are listed, and nothing else is found', async () => {
    const list = await shop.app.inject('/__mail/voorbeelden')
    for (const name of Object.keys(mailPreviews)) expect(list.body).toContain(`/__mail/voorbeelden/${name}`)
    expect((await shop.app.inject('/__mail/voorbeelden/constructor')).statusCode).toBe(404)
  })

  it('are not shown by a shop that is no demo', async () => {
    const live = await testShop({ settings: { demo: false } })
    expect((await live.app.inject('/__mail/voorbeelden')).statusCode).toBe(404)
    await live.close()
  })
})
