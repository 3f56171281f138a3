import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { staffPage } from './staff-page.ts'

test('a draft is seen with the prices of a customer, of whom nothing else is seen, until that is closed', async ({
  browser,
  violations,
}) => {
  const page = await staffPage(browser, '/producten')
  const product = await page.request.get('/beheer/api/products?search=ALP-3')
  const { products } = await product.json()
  const { id } = products.find(({ sku }: { sku: string }) => sku === 'ALP-3')
  const { live, draft: before } = await (await page.request.get(`/beheer/api/products/${id}`)).json()
  expect(before).toBeNull()
  const seen = { shortDescription: live.shortDescription }
  const change = { shortDescription: 'Zoals het straks wordt gezegd' }
  await page.request.patch(`/beheer/api/products/${id}`, { data: { change, seen } })

  await page.goto(`/beheer/producten/${id}`)
  await page.getByRole('button', { name: 'Voorbeeld als klant' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Voorbeeld bekijken' })
  await expect(dialog.getByRole('radio', { name: /^Bezoeker/ })).toBeChecked()
  await dialog.getByRole('searchbox').fill('Bestaat niet')
  await expect(dialog.getByText('Geen bedrijven gevonden')).toBeVisible()
  await dialog.getByRole('searchbox').fill('Noordbouw')
  await dialog.getByRole('radio', { name: /^Noordbouw Projecten/ }).press('Space')
  expect(await axe(page)).toEqual([])
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Voorbeeld openen' }).press('Enter')
  const shop = await opened
  await expect(dialog).toHaveCount(0)
  const banner = shop.getByRole('complementary', { name: 'Voorbeeld van de winkel' })
  await expect(shop.getByText(/^Voorbeeld als Noordbouw Projecten/)).toBeVisible()
  await expect(shop.getByText('Zoals het straks wordt gezegd').first()).toBeVisible()
  expect(await axe(shop)).toEqual([])
  await expect(banner).toBeVisible()
  await shop.getByRole('button', { name: 'In winkelwagen' }).first().press('Enter')
  await expect(
    shop.getByText('Dit is een voorbeeld van de winkel. Hier verandert niets en kun je niets bestellen.'),
  ).toBeVisible()

  await shop.goto('/account/bestellingen')
  await expect(shop.getByRole('heading', { level: 1, name: 'Niet in een voorbeeld' })).toBeVisible()
  await expect(shop.getByText(/^In een voorbeeld zie je alleen de prijzen van deze klant/)).toBeVisible()
  expect(await axe(shop)).toEqual([])
  await shop.getByRole('button', { name: 'Voorbeeld sluiten' }).press('Enter')
  await expect(shop.getByRole('heading', { level: 1, name: 'Niet in een voorbeeld' })).toHaveCount(0)
  await expect(shop.getByRole('button', { name: 'Voorbeeld sluiten' })).toHaveCount(0)

  const { draft } = await (await page.request.get(`/beheer/api/products/${id}`)).json()
  await page.request.post(`/beheer/api/products/${id}/discard`, { data: { version: draft.version } })
  expect(violations).toEqual([])
})
