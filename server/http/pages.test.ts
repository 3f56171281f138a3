import { createContext, type RouterContextProvider, type ServerBuild } from 'react-router'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { isApiError } from '#contract/api-error.ts'
import { CALCULATIONS_PER_SECOND } from '#contract/shared.ts'
import type { RenderContext } from '#contract/render-context.ts'
import { createServer, registerShop } from '#server/app.ts'
import { roundTripsOf } from '#test/support/round-trips.ts'
import { type TestShop, testShop } from '#test/support/shop.ts'
import { officePages } from './office-pages.ts'
import { createCachedPages } from './cached-pages.ts'
import { servePages } from './pages.ts'

const renderContext = createContext<RenderContext>()

/** One page at every address: it asks what so many of a product cost, and tells the status of the answer. That at /name tells who asks. */
const build = {
  entry: { module: { renderContext, default: () => new Response(null) } },
  routes: {
    page: {
      id: 'page',
      path: '*',
      module: {
        async loader({
          context,
          params,
        }: {
          context: RouterContextProvider
          params: Record<string, string>
        }) {
          made.push(params['*'] ?? '')
          const { api } = context.get(renderContext)
          if (params['*'] === 'name') {
            const [{ contact }, again] = await Promise.all([api.getCustomer(), api.getCustomer()])
            return new Response(`${contact.firstName} ${again.contact.firstName}`)
          }
          const body = { sku: 'AUT-MAG60', quantity: Number(params['*']), customOptions: [] }
          const status = await api.calculateProduct({ body }).then(
            () => 200,
            (error: unknown) => (isApiError(error) ? error.status : 500),
          )
          return new Response(String(status))
        },
      },
    },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  publicPath: '/',
  assetsBuildDirectory: '',
} as unknown as ServerBuild

/** The addresses of which a page of the shop was made. */
const made: string[] = []

let shop: TestShop
let app: FastifyInstance
/** What calls are answered with instead, when there is something. */
let refusal: number | null = null
beforeAll(async () => {
  shop = await testShop()
  app = createServer(shop.shop.settings)
  app.addHook('onRequest', async ({ url }, reply) => {
    if (refusal !== null && url.startsWith('/api/')) return reply.code(refusal).send({ errors: [] })
  })
  await registerShop(app, shop.shop)
  await servePages(app, {
    publicUrl: null,
    getBuild: async () => build,
    isDev: false,
    isPreview: false,
    previewAs: { kind: 'visitor' },
    cachedPages: createCachedPages(shop.shop.news),
    office: officePages(app, async () => '<script nonce="NONCE-OF-THIS-ANSWER">'),
    period: async () => 'today',
  })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await shop.close()
})
beforeEach(() => {
  refusal = null
})
const page = async (path: string) => (await app.inject({ url: path })).body

describe('a page of who comes for the first time', () => {
  it('has its price, however many pages one network asks for', async () => {
    const pages = await Promise.all(
      Array.from({ length: 2 * CALCULATIONS_PER_SECOND }, (_, at) => page(`/${100 + at}`)),
    )
    expect(new Set(pages)).toEqual(new Set(['200']))
  })

  it.each([403, 408, 429, 500, 503])('is made anew after a call was answered with %i', async (status) => {
    refusal = status
    expect(await page(`/${status}`)).toBe(String(status))
    refusal = null
    expect(await page(`/${status}`)).toBe('200')
  })

  it.each([404, 422])('is kept when a call was answered with %i', async (status) => {
    refusal = status
    await page(`/${status}`)
    refusal = null
    expect(await page(`/${status}`)).toBe(String(status))
  })
})

describe('a page of a customer', () => {
  it('is made with who asks looked up once, and each question asked once', async () => {
    const browser = await shop.loggedIn()
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const asked: string[] = []
    const sent = await roundTripsOf(async () => {
      const { body } = await app.inject({ url: '/name', headers: { cookie } })
      asked.push(body)
    })
    expect(asked).toEqual(['Marloes Marloes'])
    expect(sent.filter((text) => text.includes('from sessions'))).toHaveLength(1)
    expect(sent.filter((text) => text.includes('from companies c where c.id'))).toHaveLength(1)
  })
})

describe('the back office', () => {
  it('is answered with its own page alone', async () => {
    made.length = 0
    expect(await page('/beheer/orders')).toContain('<script')
    await page('/7000')
    expect(made).toEqual(['7000'])
  })
})
