import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, runningShop, test as base } from './fixtures.ts'
import { LIVE_PAGES, makeOwnDatabase, startOwnShop } from './own-shop.ts'
import { query } from './query.ts'

// One theme: each test puts back what it changed.
base.describe.configure({ mode: 'serial' })

type Themed = { readonly url: string; readonly ownDatabaseUrl: string }

/** A shop of its own, or the pages of all other tests would get the owner's colours and scripts too. */
const test = base.extend<object, { readonly themed: Themed }>({
  themed: [
    async ({}, use) => {
      const database = await makeOwnDatabase(runningShop().databaseUrl)
      const shop = await startOwnShop({ settings: { ...LIVE_PAGES, E2E_DATABASE_URL: database.url } })
      await use({ url: shop.url, ownDatabaseUrl: database.url })
      await shop.end()
      await database.drop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ themed }, use) => use(themed.url),
  databaseUrl: async ({ themed }, use) => use(themed.ownDatabaseUrl),
})

type Part = 'colours' | 'headHtml'

const setTheme = (databaseUrl: string, part: Part, value: unknown) =>
  query(
    databaseUrl,
    `update shop_settings set value = jsonb_set(value, array[$1], $2::jsonb) where key = 'theme'`,
    [part, JSON.stringify(value)],
  )

/** The page at a path once the shop knows of a change, which it hears from the database. */
async function untilPageHas(page: Page, path: string, text: string, has = true) {
  await expect(async () => {
    const html = await (await page.request.get(path)).text()
    expect(html.includes(text)).toBe(has)
  }).toPass()
  await page.goto(path)
}

const policyOf = async (page: Page, path: string) =>
  (await page.request.get(path)).headers()['content-security-policy'] ?? ''

test.describe("the owner's colours", () => {
  test.afterEach(({ databaseUrl }) => setTheme(databaseUrl, 'colours', { action: null, actionDark: null }))

  for (const [kind, action, surface, onSurface] of [
    ['a deep colour', '#0b6640', 'rgb(11, 102, 64)', 'rgb(255, 255, 255)'],
    ['a light colour, on which white cannot be read', '#ffd900', 'rgb(255, 217, 0)', 'rgb(17, 20, 27)'],
  ] as const) {
    test(`${kind} is that of buttons, and all stays legible`, async ({ page, databaseUrl }) => {
      await setTheme(databaseUrl, 'colours', { action, actionDark: null })
      await untilPageHas(page, '/contact', `--actie:${action}`)
      const button = page.getByRole('button', { name: 'Versturen' })
      await expect(button).toHaveCSS('background-color', surface)
      await expect(button).toHaveCSS('color', onSurface)
      expect(await axe(page)).toEqual([])
      await page.goto('/spandoeken-en-doeken')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await axe(page)).toEqual([])
    })
  }

  test('what is no colour changes nothing', async ({ page, databaseUrl }) => {
    await setTheme(databaseUrl, 'colours', { action: 'red;}body{display:none', actionDark: null })
    await untilPageHas(page, '/contact', '--actie:#', false)
    await expect(page.getByRole('button', { name: 'Versturen' })).toHaveCSS(
      'background-color',
      'rgb(33, 48, 200)',
    )
  })
})

test.describe("the owner's head HTML", () => {
  const html = `<script>globalThis.metingen = 0
    void fetch('https://meting.example/tel').then(() => { globalThis.metingen += 1 })</script>`
  const headHtml = { loads: 'functional', html, hosts: ['meting.example', 'http://open.example'] }

  test.afterEach(({ databaseUrl }) => setTheme(databaseUrl, 'headHtml', null))

  test('calls the hosts that he names, and stays off where passwords are set and orders are placed', async ({
    page,
    databaseUrl,
  }) => {
    await page.route('https://meting.example/tel', (route) =>
      route.fulfill({ body: '', headers: { 'access-control-allow-origin': '*' } }),
    )
    await setTheme(databaseUrl, 'headHtml', headHtml)
    await untilPageHas(page, '/over-ons', 'https://meting.example')
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { metingen?: number }).metingen))
      .toBe(1)
    expect(await policyOf(page, '/over-ons')).toContain('https://meting.example')
    expect(await policyOf(page, '/over-ons')).not.toContain('open.example')
    for (const path of ['/wachtwoord-reset', '/uitgelogd', '/Uitgelogd/'])
      expect(await policyOf(page, path), path).not.toContain('meting.example')
  })
})
