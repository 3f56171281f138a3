import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestShop, testShop } from '#test/support/shop.ts'
import { mailKindLabel } from '#texts/nl/office/mails.ts'
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
    expect(Object.keys(mailPreviews).filter((name) => mailKindLabel(name) === mailKindLabel('none'))).toEqual(
      [],
    )
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
    const links = [...html.body.matchAll(/href="(?:mailto:)?([^"]+)"/g)].map(([, url]) =>
      (url ?? '').replaceAll('&amp;', '&'),
    )
    for (const link of links) expect(text.body).toContain(link)
    for (const [link] of text.body.matchAll(/https?:\S+/g)) expect(links).toContain(link)
  })

  it.each(Object.keys(mailPreviews))('%s is in the look of the shop', async (name) => {
    const { body } = await shop.app.inject(`/__mail/voorbeelden/${name}`)
    expect(body).toMatch(/<img src="data:image\/png;base64,[^"]+" width="44"[^>]*><\/td><td[^>]*>Paskruis</)
    expect([...body.matchAll(/<a class="pk-button"/g)].length, 'buttons').toBeLessThanOrEqual(1)
    const words = body.replaceAll(/<style>.*?<\/style>|<[^>]*>/gs, ' ')
    expect(words, 'bare addresses').not.toMatch(/https?:|www\.|localhost/)
    expect(body, 'pictures that are not there').not.toContain('cid:')
  })

  it.each(['order_confirmation', 'files_complete', 'order_shipped', 'order_ready_for_pickup'])(
    '%s shows the article',
    async (name) => {
      const { body } = await shop.app.inject(`/__mail/voorbeelden/${name}`)
      const [, picture = ''] =
        /<img src="data:image\/png;base64,([^"]+)" width="96" height="72"/.exec(body) ?? []
      const { channels } = await sharp(Buffer.from(picture, 'base64')).stats()
      expect(Math.max(...channels.map(({ stdev }) => stdev)), 'more than one colour').toBeGreaterThan(5)
    },
  )

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
