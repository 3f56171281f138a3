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

for (const width of [1440, 375]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 850 } })
    for (const path of VISITOR_PAGES) {
      test(`${path} is accessible and never wider than the screen`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        expect(await axe(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      })
    }
    for (const path of CUSTOMER_PAGES) {
      test(`${path} is accessible for a customer and never wider than the screen`, async ({
        customerPage: page,
      }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        expect(await axe(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      })
    }
    test('a filled cart and the checkout are accessible', async ({ customerPage: page }) => {
      await fillCart(page)
      for (const path of ['/winkelwagen', '/bestelling-details', '/bestelling-bevestigen']) {
        await page.goto(path)
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        expect(await axe(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    })
  })
}

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
})

test('after the first page only calls of the specification are made', async ({ page }) => {
  await page.goto('/')
  const asked: string[] = []
  page.on('request', (request) => {
    if (['document', 'fetch', 'xhr'].includes(request.resourceType()))
      asked.push(new URL(request.url()).pathname)
  })
  await page
    .getByRole('main')
    .getByRole('link', { name: /Vlaggen en masten/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vlaggen en masten')
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((path) => !path.startsWith('/api/'))).toEqual([])
})
