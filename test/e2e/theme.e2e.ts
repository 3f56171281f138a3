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

type Part = 'colours' | 'headHtml' | 'chat'

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
  const measuring = `<script>globalThis.metingen = 0
    void fetch('https://meting.example/tel').then(() => { globalThis.metingen += 1 })</script>`
  const headHtml = {
    loads: 'functional',
    html: measuring,
    hosts: ['meting.example', 'http://open.example'],
  }

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

  test('stands in the head that the server sends, as far as it needs no consent', async ({
    page,
    databaseUrl,
  }) => {
    const metas =
      '<meta name="eigenaar" content="bewezen"><noscript><link rel="stylesheet" href="/x.css"></noscript>'
    const script = '<script>globalThis.gemeten = document.body === null</script>'
    await setTheme(databaseUrl, 'headHtml', { loads: 'functional', html: metas + script, hosts: [] })
    await untilPageHas(page, '/over-ons', '<meta name="eigenaar" content="bewezen"/>')
    // It ran before the page had a body.
    expect(await page.evaluate('globalThis.gemeten')).toBe(true)
    const html = await (await page.request.get('/over-ons')).text()
    expect(html).toContain('<noscript><link rel="stylesheet" href="/x.css" /></noscript>')
    for (const path of ['/wachtwoord-reset', '/uitgelogd']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate('globalThis.gemeten')).toBeUndefined()
      await expect(page.locator('meta[name=eigenaar]')).toHaveCount(0)
    }
    await page.goto('/over-ons')
    await page.getByRole('link', { name: 'Winkelwagen' }).click()
    await expect(page).toHaveURL(/uitgelogd/)
    // The page may be on its way at that moment, and its policy allows no words that are evaluated within it.
    await expect(async () => expect(await page.evaluate('globalThis.gemeten')).toBeUndefined()).toPass()
  })

  test('waits for consent where it needs that, and then comes at once', async ({ page, databaseUrl }) => {
    const html = '<meta name="eigenaar" content="bewezen"><script>globalThis.gemeten = true</script>'
    await setTheme(databaseUrl, 'headHtml', { loads: 'consent', html, hosts: [] })
    await untilPageHas(page, '/over-ons', '<meta name="eigenaar" content="bewezen"/>')
    await page.getByRole('button', { name: 'Accepteren' }).waitFor()
    expect(await page.evaluate('globalThis.gemeten')).toBeUndefined()
    await page.getByRole('button', { name: 'Accepteren' }).click()
    await expect.poll(() => page.evaluate('globalThis.gemeten')).toBe(true)
    const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' })
    await settings.click()
    await expect(page.getByText('Nu sta je cookies toe.')).toBeVisible()
    await page.getByRole('button', { name: 'Accepteren' }).click()
    await expect(settings).toBeFocused()
    await page.clock.install()
    await page.reload()
    // No time passes on this page's clock: nothing waits for it.
    await expect.poll(() => page.evaluate('globalThis.gemeten')).toBe(true)
  })
})

test.describe("the owner's chat widget", () => {
  const own = { loads: 'functional', name: 'Hulp', hours: '', email: '', phone: '' }

  test.afterEach(({ databaseUrl }) => setTheme(databaseUrl, 'chat', own))

  test('comes with the page instead of the card, may call its host, and stays off where it has to', async ({
    page,
    databaseUrl,
  }) => {
    await page.route('https://chat.example/widget.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `addEventListener('load', () => {
          const button = document.createElement('button')
          button.textContent = 'Chat met ons'
          document.body.append(button)
        })`,
      }),
    )
    const script = { url: 'https://chat.example/widget.js', hosts: ['api.chat.example'] }
    await setTheme(databaseUrl, 'chat', { ...own, script })
    await untilPageHas(page, '/over-ons', 'https://chat.example/widget.js')
    await expect(page.getByRole('button', { name: 'Chat met ons' })).toBeVisible()
    expect(await policyOf(page, '/over-ons')).toContain('https://chat.example https://api.chat.example')
    await page.goto('/uitgelogd')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('script[src*="chat.example"]')).toHaveCount(0)
    expect(await policyOf(page, '/uitgelogd')).not.toContain('chat.example')
  })
})
