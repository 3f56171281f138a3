import type { Page } from '@playwright/test'
import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { stayOnPage } from './stay-on-page.ts'

/** The file with the code of a page. */
const codeOf = (page: Page, path: string): Promise<string> =>
  page.evaluate((wanted) => {
    const { __reactRouterManifest: manifest } = globalThis as unknown as {
      __reactRouterManifest: { routes: Record<string, { path?: string; module: string }> }
    }
    return Object.values(manifest.routes).find((route) => route.path === wanted)?.module ?? 'none'
  }, path)

function countPages(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

test('code of a page that stays away is told in words, and can be tried again', async ({
  page,
  violations,
}) => {
  await page.goto('/over-ons')
  const login = page.getByRole('button', { name: 'Login' })
  await awake(login)
  const code = await codeOf(page, 'aanvraagformulier')
  await page.route(`**${code}`, (route) => route.fulfill({ status: 404, body: '' }))
  await stayOnPage(page)
  const pages = countPages(page)
  await login.click()
  await page.getByRole('dialog').getByRole('link', { name: 'Account aanvragen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'Een deel van de winkel kon niet worden geladen.',
  )
  await expect(page.getByText('assets/')).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  expect(pages()).toBe(0)

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account aanvragen' })).toBeVisible()
  expect(pages()).toBe(1)
  expect(violations.splice(0).every((text) => /dynamically imported|route module/.test(text))).toBe(true)
})

test('code that a page can do without never loads it anew', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact')
  const message = page.getByLabel('Bericht', { exact: true })
  await awake(message)
  await message.fill('Mijn vraag')
  let asked = 0
  await page.route('**/assets/*.js', (route) => {
    asked += 1
    return route.abort()
  })
  const pages = countPages(page)
  await page.clock.runFor(4_000)
  await expect.poll(() => asked).toBeGreaterThan(0)
  await page.unrouteAll()
  await message.press('End')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('button', { name: 'Hulp nodig?' })).toBeVisible()
  await expect(message).toHaveValue('Mijn vraag')
  expect(pages()).toBe(0)
})

test('code of a page that stays away with the shop leaves what was typed, and is fetched at the next press', async ({
  page,
  violations,
}) => {
  await page.goto('/over-ons')
  const email = page.getByRole('region', { name: 'Blijf op de hoogte' }).getByLabel('E-mailadres')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Account aanvragen' })
  await awake(link)
  await email.fill('inkoop@')
  await page.route(`**${await codeOf(page, 'aanvraagformulier')}`, (route) => route.abort())
  await page.route('**/aanvraagformulier', (route) => route.fulfill({ status: 502 }))
  const pages = countPages(page)
  await link.click()
  const alert = page.getByRole('region', { name: 'Meldingen', exact: true }).getByRole('alert')
  await expect(alert).toContainText('Er is iets mis gegaan')
  await expect(alert).toContainText('De winkel gaf geen antwoord.')
  await expect(email).toHaveValue('inkoop@')
  await page.unrouteAll()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account aanvragen' })).toBeVisible()
  expect(pages()).toBe(0)
  violations.length = 0
})

test('a part that fails leaves the page in place, and comes back when it is tried again', async ({
  page,
  violations,
}) => {
  await page.goto('/spandoeken-en-doeken/spandoeken')
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /Spandoek 510 g/ })
    .first()
  await awake(card)
  await page.route('**/api/products/*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), related: [null] } })
  })
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Spandoek 510 g/)
  await expect(page.getByText('Dit onderdeel kon niet worden geladen.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'In winkelwagen' }).first()).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByText('Dit onderdeel kon niet worden geladen.')).toBeHidden()
  await expect(
    page.getByRole('region', { name: 'Hoort hierbij' }).getByRole('listitem').first(),
  ).toBeVisible()
  violations.length = 0
})

test('search that fails can be tried again', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'Zoek product' })
  await awake(field)
  await page.route('**/api/search?*', (route) => route.abort())
  await field.fill('spandoek')
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(field).toBeFocused()
})

test('a list of the account that fails leaves the account in place, and can be tried again', async ({
  customerPage: page,
}) => {
  await page.goto('/account')
  const orders = page
    .getByRole('navigation', { name: 'Mijn account' })
    .getByRole('link', { name: 'Bestellingen' })
  await awake(orders)
  const errors = [{ code: 'Unexpected', message: 'Er ging iets mis.' }]
  await page.route('**/api/customer/orders*', (route) =>
    route.fulfill({ status: 500, json: { errors }, headers: { 'x-request-id': '3f2a9c1e-0000-4000' } }),
  )
  await orders.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Er ging iets mis.')
  await expect(page.getByText('Noem dit nummer als je ons belt of mailt: 3f2a9c1e.')).toBeVisible()
  await expect(orders).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellingen' })).toBeVisible()
})
