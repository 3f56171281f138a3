import type { Page } from '@playwright/test'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'
import { staffPage } from './staff-page.ts'

declare global {
  interface Window {
    readonly streams: EventTarget[]
  }
}

/** Streams that open and tell when the test says so: other tests make news all the time. */
const holdStreams = (page: Page) =>
  page.addInitScript(() => {
    const streams: EventTarget[] = []
    class HeldStream extends EventTarget {
      constructor() {
        super()
        streams.push(this)
      }
      close() {
        streams.splice(streams.indexOf(this), 1)
      }
    }
    Object.assign(window, { streams, EventSource: HeldStream })
  })

const tell = (page: Page, name: 'open' | 'message', news?: object) =>
  page.evaluate(
    ([type, data]) => {
      if (window.streams.length !== 1) throw new Error(`${window.streams.length} streams`)
      window.streams[0]?.dispatchEvent(new MessageEvent(type, { data }))
    },
    [name, JSON.stringify(news ?? {})] as const,
  )

const streamIsThere = (page: Page) => page.waitForFunction(() => window.streams.length === 1)

/** How often each path of the back office is asked for from here on. */
function countAsked(page: Page): Map<string, number> {
  const asked = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/beheer/api/')) asked.set(pathname, (asked.get(pathname) ?? 0) + 1)
  })
  return asked
}

test.describe('a screen of the back office', () => {
  let page: Page
  test.beforeEach(async ({ browser }) => {
    page = await staffPage(browser, '')
    await holdStreams(page)
  })
  test.afterEach(() => page.context().close())

  test('asks everything once while it loads, and again what news is of', async () => {
    const asked = countAsked(page)
    await page.goto('/beheer/orders')
    await streamIsThere(page)
    await tell(page, 'open')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect.poll(() => asked.get('/beheer/api/quotes/counts')).toBe(1)
    await tell(page, 'message', { stale: ['quotes'] })
    await expect.poll(() => asked.get('/beheer/api/quotes/counts')).toBe(2)
    asked.delete('/beheer/api/quotes/counts')
    asked.delete('/beheer/api/today')
    expect(asked.size).toBeGreaterThan(8)
    expect([...asked].filter(([, times]) => times > 1)).toEqual([])
  })

  test('shows what changed before the stream was open', async ({ customerPage }) => {
    await page.goto('/beheer/orders')
    await streamIsThere(page)
    await fillCart(customerPage)
    const reference = `Ertussen ${crypto.randomUUID().slice(0, 8)}`
    await customerPage.request.post('/api/cart/order', { data: { reference } })
    await tell(page, 'open')
    await expect(page.getByRole('row').filter({ hasText: reference })).toBeVisible()
  })

  test('does not wait for a stream that does not open, and asks again once it does', async ({
    customerPage,
  }) => {
    await page.goto('/beheer/orders')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await fillCart(customerPage)
    const reference = `Later ${crypto.randomUUID().slice(0, 8)}`
    await customerPage.request.post('/api/cart/order', { data: { reference } })
    await tell(page, 'open')
    await expect(page.getByRole('row').filter({ hasText: reference })).toBeVisible({ timeout: 5_000 })
  })
})
