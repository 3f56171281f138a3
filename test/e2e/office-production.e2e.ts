import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { fillCart } from './fill-cart.ts'
import { staffPage } from './staff-page.ts'

test('a job ticket opens from the order, and its code is scanned from step to step on a phone', async ({
  customerPage,
  browser,
  violations,
}) => {
  await fillCart(customerPage)
  const { id, number } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  const page = await staffPage(browser, `/orders/${id}`, { hearsNews: false })
  await page.setViewportSize({ width: 375, height: 740 })
  const ticket = await page.getByRole('link', { name: 'Werkbon', exact: true }).getAttribute('href')
  const headers = (await page.request.get(ticket!)).headers()
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['content-disposition']).toContain('inline')

  await page.goto('/beheer/scan')
  await page.getByLabel('Code van de werkbon').fill('8712345678906')
  await page.getByLabel('Code van de werkbon').press('Enter')
  await expect(page.getByText('Dit is geen code van een werkbon.', { exact: false })).toBeVisible()
  // A hand scanner types, wherever the focus is.
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.type(`https://x.example/beheer/scan/${number}-1`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Start productie' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Start productie' }).press('Enter')
  await expect(page.getByText('Staat nu op in productie')).toBeVisible()

  await page.request.post(`/beheer/api/scan/${number}-1`, { data: { from: 'in_production' } })
  await page.request.post(`/beheer/api/scan/${number}-1`, { data: { from: 'ready' } })
  await page.getByRole('button', { name: 'Markeer als ingepakt' }).click()
  await expect(page.getByText('Hier hoeft nu niets te gebeuren.')).toBeVisible()
  await page.context().close()
  expect(violations).toEqual([])
})

test('a step that news shows before the press that led to it is answered, can be taken', async ({
  customerPage,
  browser,
}) => {
  await fillCart(customerPage)
  const { number } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  const page = await staffPage(browser, `/scan/${number}-1`)
  const held: (() => void)[] = []
  await page.route(`**/beheer/api/scan/${number}-1`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    await new Promise<void>((resolve) => {
      held.push(resolve)
    })
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Start productie' }).press('Enter')
  await page.getByRole('button', { name: 'Markeer als ingepakt' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Verzonden' })).toBeVisible()
  for (const answer of held) answer()
  await page.context().close()
})
