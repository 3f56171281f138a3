import type { APIRequestContext } from '@playwright/test'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'
import { query } from './query.ts'

async function headingAt(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0 })
  expect(answer.status(), path).toBe(200)
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text()) ?? []
  return heading.replaceAll(/<[^>]+>/g, '')
}

test.describe('each path has its page', () => {
  for (const [path, heading] of [
    ['/aanvraagformulier', 'Account aanvragen'],
    ['/contact', 'Contact'],
    ['/uitgelogd', 'Log in om verder te gaan'],
    ['/uitschrijven-nieuwsbrief', 'Uitschrijven voor de nieuwsbrief'],
    ['/wachtwoord-reset?token=x&email=a%40b.nl', 'Nieuw wachtwoord kiezen'],
    ['/vlaggen-en-masten', 'Vlaggen en masten'],
    ['/vlaggen-en-masten/baniers', 'Baniers'],
    ['/spandoeken-en-doeken/spandoeken/spandoek-510-g', 'Spandoek 510 g'],
    ['/over-ons', 'Over ons'],
  ] as const) {
    test(`${path} for a visitor`, async ({ request }) => {
      expect(await headingAt(request, path)).toBe(heading)
    })
  }

  for (const [path, heading] of [
    ['/winkelwagen', 'Winkelwagen'],
    ['/bestelling-details', 'Bestelgegevens'],
    ['/bestelling-bevestigen', 'Bestelling bevestigen'],
    ['/account', 'Dag Test'],
    ['/account/bestellingen', 'Bestellingen'],
    ['/account/downloads', 'Downloads'],
    ['/account/gegevens', 'Gegevens'],
    ['/account/leveringsadressen', 'Leveringsadressen'],
    ['/account/leveringsadressen/new', 'Leveringsadres toevoegen'],
    ['/account/offertes', 'Offertes'],
    ['/account/wachtwoord-wijzigen', 'Wachtwoord wijzigen'],
  ] as const) {
    test(`${path} for a customer`, async ({ customerPage: page }) => {
      await fillCart(page)
      expect(await headingAt(page.request, path)).toContain(heading)
    })
  }
})

test('a path that the owner moved leads to its page', async ({ page, databaseUrl }) => {
  await query(
    databaseUrl,
    `insert into redirects (from_path, to_path) values ('/wie-wij-zijn', '/over-ons') on conflict do nothing`,
  )
  await expect(async () => {
    await page.goto('/wie-wij-zijn')
    await expect(page).toHaveURL('/over-ons', { timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Over ons')
})

test('the checkout has a header with the logo only, other pages have all', async ({ customerPage: page }) => {
  await fillCart(page)
  const banner = page.getByRole('banner')
  const newsletter = page.getByRole('region', { name: 'Blijf op de hoogte' })
  for (const path of ['/bestelling-details', '/bestelling-bevestigen']) {
    await page.goto(path)
    await expect(banner.getByRole('link')).toHaveCount(1)
    await expect(banner.getByRole('link', { name: 'Paskruis, naar de homepagina' })).toBeVisible()
    await expect(banner.getByRole('button').or(banner.getByRole('combobox'))).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toHaveCount(0)
    await expect(page.getByRole('contentinfo').or(newsletter)).toHaveCount(0)
  }
  await page.goto('/winkelwagen')
  await expect(banner.getByRole('combobox', { name: 'Zoek product' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeVisible()
  await expect(newsletter).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
