import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newOperator } from '#test/support/operators.ts'
import { openProductDesk, type ProductDesk, refusal } from '#test/support/product-desk.ts'
import type { TestBrowser } from '#test/support/shop.ts'
import { isPreviewed, previewDrafts } from './preview.ts'
import { securityHeaders } from './security-headers.ts'

let desk: ProductDesk
beforeAll(async () => {
  desk = await openProductDesk('shop_few')
})
afterAll(() => desk.shop.close())

/** The same browser with the mark by which staff see it. */
const previewing = async (role: 'content' | 'production' = 'content') => {
  const one = await (await newOperator(desk.shop, role)).loggedIn()
  one.cookies.set('Preview', '1')
  return one
}

const titleFor = async (by: TestBrowser, sku: string) => {
  const { status, json } = await by.call('GET', `/api/products/${sku}`)
  return status === 200 ? json.title : status
}

const pageTitleFor = async (by: TestBrowser, path: string) => {
  const { status, json } = await by.call('GET', `/api/content/page/${path.slice(1)}`)
  return status === 200 ? json.pageInfo.title : status
}

describe('the shop as it becomes', () => {
  it('has every draft, for who prepares it and nobody else', async () => {
    const { id, sku } = await desk.newProduct()
    const previewer = await previewing()
    expect(await titleFor(previewer, sku)).toMatch(/^Nieuw/)
    expect(await titleFor(desk.visitor, sku)).toBe(404)
    expect(await titleFor(await previewing('production'), sku)).toBe(404)
    const stranger = desk.shop.browser()
    stranger.cookies.set('Preview', '1')
    expect(await titleFor(stranger, sku)).toBe(404)

    await desk.publish(id)
    await desk.edit(id, { title: 'Straks zo' })
    desk.shop.heardCatalogueChange()
    expect(await Promise.all([titleFor(previewer, sku), titleFor(desk.visitor, sku)])).toEqual([
      'Straks zo',
      expect.stringMatching(/^Nieuw/),
    ])
    // The answer for visitors was kept meanwhile.
    expect(await titleFor(previewer, sku)).toBe('Straks zo')
  })

  it('stands in a frame of the back office without a mark, which leaves the other pages of that browser alone', async () => {
    const { id, sku } = await desk.newProduct()
    await desk.publish(id)
    await desk.edit(id, { title: 'In een kader' })
    const staff = await (await newOperator(desk.shop, 'content')).loggedIn()
    const titleIn = async (by: TestBrowser, headers: Record<string, string>) =>
      (await by.call('GET', `/api/products/${sku}`, { headers })).json.title
    desk.shop.heardCatalogueChange()
    // By now the answer for visitors is kept.
    expect(await titleIn(desk.visitor, {})).toMatch(/^Nieuw/)
    expect(await titleIn(staff, { 'x-framed': '1' })).toBe('In een kader')
    expect(await titleIn(staff, { 'sec-fetch-dest': 'iframe' })).toBe('In een kader')
    expect(await titleIn(staff, {})).toMatch(/^Nieuw/)
    expect(await titleIn(desk.visitor, { 'x-framed': '1' })).toMatch(/^Nieuw/)
  })

  it('costs what it will cost', async () => {
    const { id, sku } = await desk.newProduct()
    const { fields } = await desk.shown(id)
    const price = {
      ...fields.prices[0]!.price,
      model: 'piece' as const,
      rateE4: 990_000,
      tiers: null,
      setupCents: 0,
      minimumLineCents: null,
      minAreaMm2: null,
    }
    await desk.edit(id, { prices: [{ validFrom: '2000-01-01', validTo: null, price }] })
    const { status, json } = await (
      await previewing()
    ).call('POST', '/api/products/calculate', {
      body: { sku, quantity: 2, customOptions: [] },
    })
    expect([status, json.price.excludingTaxInCents]).toEqual([200, 19_800])
  })

  it('has a page and a category that customers do not see yet, at their addresses and in no menu', async () => {
    const page = await desk.editor.call('POST', '/beheer/api/content/pages', {
      body: { title: 'Tussen kerst en nieuwjaar' },
    })
    const category = await desk.editor.call('POST', '/beheer/api/categories', {
      body: { title: 'Kerstversiering', parentId: null },
    })
    desk.shop.heardCatalogueChange()
    const previewer = await previewing()
    const named = async (by: TestBrowser) => {
      const { status, json } = await by.call('GET', `/api/categories/${category.json.id}`)
      return status === 200 ? json.title : status
    }
    const seen = async (by: TestBrowser) => [
      await pageTitleFor(by, page.json.fields.urlPath),
      await pageTitleFor(by, category.json.fields.urlPath),
      await named(by),
    ]
    expect(await seen(previewer)).toEqual(['Tussen kerst en nieuwjaar', 'Kerstversiering', 'Kerstversiering'])
    expect(await seen(desk.visitor)).toEqual([404, 404, 404])
    const menu = await previewer.call('GET', '/api/navigation/main-menu')
    expect(menu.json.items.length).toBeGreaterThan(1)
    expect(menu.text).not.toContain('Kerstversiering')
  })

  it('leaves a draft out that cannot be there, and shows the others', async () => {
    const taken = await desk.newProduct({ urlPath: '/spandoeken-en-doeken/spandoeken/spandoek-510-g' })
    const good = await desk.newProduct()
    const previewer = await previewing()
    expect(await titleFor(previewer, taken.sku)).toBe(404)
    expect(await titleFor(previewer, good.sku)).toMatch(/^Nieuw/)
    await desk.post(taken.id, '/discard', { version: await desk.versionOf(taken.id) })
  })

  it('lets nobody order, and changes nothing', async () => {
    const before = await desk.shop.database.db
      .selectFrom('audit_events')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirst()
    const previewer = await previewing()
    const login = { body: { username: 'klant@demo.example', password: 'Paskruis-demo-1' } }
    expect(refusal(await previewer.call('POST', '/api/customer/login', login))).toEqual([403, 'OnlyPreview'])
    await titleFor(previewer, 'SPD-510')
    const after = await desk.shop.database.db
      .selectFrom('audit_events')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirst()
    // Only the operator, who is new.
    expect(Number(after?.n) - Number(before?.n)).toBeLessThanOrEqual(2)
  })
})

/** A shop of one page and one call, which staff see as it becomes. */
async function answers() {
  const { shop } = desk.shop
  const open = async () => {
    const app = Fastify()
    await app.register(cookie)
    await securityHeaders(app, shop.settings, false)
    app.get('/', { helmet: { enableCSPNonces: true } }, (_request, reply) =>
      reply.type('text/html').send('<p>'),
    )
    app.get('/api/x', async () => ({}))
    return app
  }
  const app = await open()
  app.decorate('findOperator', async () => ({
    kind: 'operator',
    operatorId: '',
    role: 'content',
    email: '',
    name: '',
    sessionIdHash: Buffer.of(),
  }))
  previewDrafts(app, shop, {
    prepare: async () => async () => undefined,
    previewAs: async () => ({ kind: 'visitor' }),
    open,
    questions: new Set(),
  })
  const ask = async (url: string, cookies: Record<string, string>, sent: Record<string, string> = {}) => {
    const { headers } = await app.inject({ url, cookies, headers: sent })
    const policy = /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1]
    return [policy, headers['x-frame-options']]
  }
  return { app, ask }
}

describe('a page of a preview', () => {
  it('may stand in a frame of the shop itself, and nothing else may in any', async () => {
    const { app, ask } = await answers()
    try {
      expect(await ask('/', { Preview: '1' })).toEqual(["'self'", 'SAMEORIGIN'])
      expect(await ask('/', {}, { 'sec-fetch-dest': 'iframe' })).toEqual(["'self'", 'SAMEORIGIN'])
      expect((await ask('/', {}))[0]).toBe("'none'")
      expect(await ask('/api/x', { Preview: '1' })).toEqual(["'none'", 'DENY'])
      expect(await ask('/api/x', {})).toEqual(["'none'", 'DENY'])
    } finally {
      await app.close()
    }
  })
})

describe('what a preview answers', () => {
  it.each([
    '/',
    '/posters/poster-a1',
    '/posters/poster-a1.data?_routes=x',
    '/api/products/PST-A1',
    '/api/customer/orders?page=2',
    '/beheerders',
    '/zoeken?query=a.b',
  ])('is %s', (url) => expect(isPreviewed(url)).toBe(true))

  it.each([
    '/beheer',
    '/beheer?x=1',
    '/beheer/api/products',
    '/assets/entry.js',
    '/images/abc-640.avif',
    '/files/abc',
    '/favicon.svg',
    '/api/documents/1',
    // It never ends.
    '/api/customer/orders/news',
    '/api/customer/orders/news?x=1',
  ])('is not %s', (url) => expect(isPreviewed(url)).toBe(false))
})
