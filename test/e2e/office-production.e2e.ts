import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { fillCart } from './fill-cart.ts'

test('a job ticket opens from the order, and its code is scanned from step to step on a phone', async ({
  customerPage,
  browser,
  violations,
}) => {
  await fillCart(customerPage)
  const { id, number } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  const context = await browser.newContext({ viewport: { width: 375, height: 740 } })
  // Without news the page shows what is so no longer, as it does for a moment with it.
  await context.route('**/beheer/api/news', (route) => route.abort())
  const page = await context.newPage()
  await page.goto(`/beheer/orders/${id}`)
  await page.getByLabel('E-mailadres').fill('beheer@demo.example')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Paskruis-demo-3')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  const ticket = await page.getByRole('link', { name: 'Werkbon', exact: true }).getAttribute('href')
  const { headers } = { headers: (await page.request.get(ticket!)).headers() }
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['content-disposition']).toContain('inline')

  await page.goto('/beheer/scan')
  await page.getByLabel('Code van de werkbon').fill('8712345678906')
  await page.getByLabel('Code van de werkbon').press('Enter')
  await expect(page.getByText('Dit is geen code van een werkbon.', { exact: false })).toBeVisible()
  await page.getByLabel('Code van de werkbon').fill(`https://x.example/beheer/scan/${number}-1`)
  await page.getByLabel('Code van de werkbon').press('Enter')
  await expect(page.getByRole('button', { name: 'Start productie' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Start productie' }).press('Enter')
  await expect(page.getByText('Staat nu op in productie')).toBeVisible()

  await page.request.post(`/beheer/api/scan/${number}-1`, { data: { from: 'in_production' } })
  await page.request.post(`/beheer/api/scan/${number}-1`, { data: { from: 'ready' } })
  await page.getByRole('button', { name: 'Klaar', exact: true }).click()
  await expect(page.getByText('Hier hoeft nu niets te gebeuren.')).toBeVisible()
  await context.close()
  expect(violations).toEqual([])
})
