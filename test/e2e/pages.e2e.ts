import type { Locator, Page } from '@playwright/test'
import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'

const VISITOR_PAGES = [
  '/',
  '/spandoeken-en-doeken',
  '/spandoeken-en-doeken/spandoeken/spandoek-510-g',
  '/over-ons',
  '/zoeken?query=spandoek',
  '/zoeken?query=xyzxyz',
  '/aanvraagformulier',
  '/contact',
  '/uitgelogd',
  '/uitschrijven-nieuwsbrief',
  '/wachtwoord-reset?token=x&email=a%40b.nl',
  '/bestaat-niet',
  '/__ui',
]
const CUSTOMER_PAGES = [
  '/winkelwagen',
  '/account',
  '/account/bestellingen',
  '/account/offertes',
  '/account/gegevens',
  '/account/leveringsadressen',
  '/account/leveringsadressen/new',
  '/account/downloads',
  '/account/wachtwoord-wijzigen',
]

const isScript = (url: string) => /\/assets\/[^/]+\.js$/.test(url)
const loginButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Login' })
const hasCome = (picture: Locator) =>
  picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)

/** The page as it stands is accessible, and no wider than a desktop or a telephone. */
async function expectAccessible(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await awake(page.getByRole('heading', { level: 1 }))
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 850 })
    expect(await axe(page), `at ${width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}

for (const path of VISITOR_PAGES) {
  test(`${path} is accessible and never wider than the screen`, async ({ page }) => {
    await page.goto(path)
    await expectAccessible(page)
  })
}
for (const path of CUSTOMER_PAGES) {
  test(`${path} is accessible for a customer and never wider than the screen`, async ({
    customerPage: page,
  }) => {
    await page.goto(path)
    await expectAccessible(page)
  })
}
test('a filled cart and the checkout are accessible', async ({ customerPage: page }) => {
  await fillCart(page)
  for (const path of ['/winkelwagen', '/bestelling-details', '/bestelling-bevestigen']) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await expectAccessible(page)
  }
})

test.describe('the first page', () => {
  test('of a product is complete in HTML: title, description, canonical, Open Graph and structured data', async ({
    request,
    baseURL,
  }) => {
    const path = '/spandoeken-en-doeken/spandoeken/spandoek-510-g'
    const html = await (await request.get(path)).text()
    expect(html).toMatch(/<title>Spandoek 510 gram[^<]* \| Paskruis<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/)
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"`)
    expect(html).toMatch(/<meta property="og:title" content="Spandoek 510/)
    const facts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json ?? ''),
    )
    const flat = facts.flatMap((fact) => fact['@graph'] ?? [fact]).flat()
    expect(flat.map((fact) => fact['@type'])).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']))
    expect(html).toContain('<h1')
    expect(html).toContain('Staffelprijzen')
  })

  for (const [path, status] of [
    ['/', 200],
    ['/bestaat-niet', 404],
    ['/spandoeken-en-doeken/bestaat-niet', 404],
    ['/beheer', 200],
    ['/beheer/orders', 200],
    ['/beheerd', 404],
    ['/account/bestellingen', 302],
  ] as const) {
    test(`${path} has status ${status}`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 })
      expect(answer.status()).toBe(status)
      expect(answer.headers()['etag']).toBeUndefined()
    })
  }

  test('of an unknown path has the texts of the specification', async ({ page }) => {
    await page.goto('/bestaat-niet')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/404 Pagina\s*niet gevonden/)
    await expect(page.getByText('De door u opgevraagde pagina is helaas niet gevonden.')).toBeVisible()
    await page.getByRole('link', { name: 'Terug naar de homepagina' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('on a slow line', () => {
  test('the first picture comes before the letters, and those before the scripts', async ({ page }) => {
    const { promise: pictureIsWanted, resolve: release } = Promise.withResolvers<void>()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.route('**/images/*', async (route) => {
      await pictureIsWanted
      asked.push('the picture has come')
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    expect(asked.filter((url) => isScript(url) || url.endsWith('.woff2'))).toEqual([])
    release()
    await expect(loginButton(page)).toBeVisible()
    const order = [
      asked.indexOf('the picture has come'),
      asked.findIndex((url) => url.endsWith('.woff2')),
      asked.findIndex(isScript),
    ]
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order).not.toContain(-1)
  })

  test('the words are painted before the letters are asked for', async ({ page }) => {
    await page.goto('/algemene-voorwaarden')
    await expect(loginButton(page)).toBeVisible()
    const [paintedMs, askedMs] = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const letters = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))
      return [paint?.startTime, letters?.startTime]
    })
    expect(paintedMs).toBeGreaterThan(0)
    expect(askedMs).toBeGreaterThan(paintedMs ?? Infinity)
  })

  test('the scripts come at once to who presses a key, also when a picture never does', async ({ page }) => {
    await page.route('**/images/*', () => undefined)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.keyboard.press('Tab')
    await expect(loginButton(page)).toBeVisible()
  })

  test('pictures far below are asked for when they come near', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/', { waitUntil: 'networkidle' })
    const pictures = page.getByRole('main').locator('img[loading="lazy"]')
    const card = page.getByRole('main').locator('.picture-frame img').last()
    await expect.poll(() => hasCome(pictures.first())).toBe(true)
    expect(await hasCome(card)).toBe(false)
    await card.locator('xpath=ancestor::li').scrollIntoViewIfNeeded()
    await expect.poll(() => hasCome(card)).toBe(true)
    await expect(card).toBeInViewport()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('reading, search and the menu work, and Login leads to /uitgelogd', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Stickers en folies' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stickers en folies')
    await page.getByPlaceholder('Zoek product...').fill('dibond')
    await page.getByPlaceholder('Zoek product...').press('Enter')
    await expect(page).toHaveURL(/\/zoeken\?query=dibond/)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', /^\/uitgelogd/)
  })

  test('a table that scrolls is reached by key', async ({ page }) => {
    await page.goto('/spandoeken-en-doeken/spandoeken/spandoek-510-g')
    await expect(page.getByRole('region', { name: 'Staffelprijzen' })).toHaveAttribute('tabindex', '0')
  })

  test('a page says what does not work', async ({ page }) => {
    for (const path of ['/', '/contact', '/bestaat-niet']) {
      await page.goto(path)
      await expect(page.getByText('In je browser staat JavaScript uit.')).toBeVisible()
    }
  })

  test('nothing offers to order', async ({ page }) => {
    for (const path of [
      '/spandoeken-en-doeken/spandoeken/spandoek-op-maat',
      '/vlaggen-en-masten/mastvlaggen/mastvlag-150-x-100-cm',
      '/vlaggen-en-masten/mastvlaggen',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: 'In winkelwagen' })).toHaveCount(0)
    }
  })

  test('the letters come all the same', async ({ page }) => {
    const letters = page.waitForRequest(/\.woff2$/)
    await page.goto('/')
    await letters
  })
})

test('after the first page only calls of the specification are made', async ({ page }) => {
  await page.goto('/')
  const asked: string[] = []
  page.on('request', (request) => {
    if (['document', 'fetch', 'xhr'].includes(request.resourceType()))
      asked.push(new URL(request.url()).pathname)
  })
  const category = page
    .getByRole('main')
    .getByRole('link', { name: /Vlaggen en masten/ })
    .first()
  // Until the scripts run a link is followed by the browser itself.
  await awake(category)
  await category.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vlaggen en masten')
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((path) => !path.startsWith('/api/'))).toEqual([])
})
