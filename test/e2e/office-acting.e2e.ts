import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { fillCart } from './fill-cart.ts'
import { staffPage } from './staff-page.ts'

test('staff order for a customer, who reads who did it', async ({ customerPage, customer, browser }) => {
  test.slow()
  const page = await staffPage(browser, `/bedrijven/${customer.companyId}`)
  await page.getByRole('button', { name: 'Bestellen namens Test Klant' }).press('Enter')
  const bar = page.getByRole('complementary', { name: 'Werken namens een klant' })
  await expect(bar).toContainText('Je werkt namens Test Klant van Testbedrijf')
  expect(await axe(page)).toEqual([])

  await fillCart(page)
  await page.goto('/winkelwagen')
  await expect(bar).toBeVisible()
  await page.goto('/bestelling-details')
  await expect(bar).toBeVisible()
  const { id } = await (await page.request.post('/api/cart/order', { data: {} })).json()
  for (const path of ['/account/gegevens', '/account/wachtwoord-wijzigen', '/account/privacy']) {
    await page.goto(path)
    await expect(page.getByText('Dit kan alleen de klant zelf')).toBeVisible()
  }
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/')
  await expect(bar.getByRole('button', { name: 'Stoppen' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await bar.getByRole('button', { name: 'Stoppen' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Testbedrijf/ })).toBeVisible()
  expect((await page.request.get('/api/customer')).status()).toBe(401)

  await customerPage.goto(`/account/bestellingen/${id}`)
  await expect(customerPage.getByText(/ van Paskruis namens jou$/)).toBeVisible()
  await expect(customerPage.getByRole('complementary', { name: 'Werken namens een klant' })).toHaveCount(0)
  await page.context().close()
})
