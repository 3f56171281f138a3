import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { placeOrder } from './place-order.ts'
import { staffPage } from './staff-page.ts'

/** Where a page says that its order is being made. */
const stateOf = (page: Page) => page.getByRole('main').getByText('In productie', { exact: true }).first()

test('an order page and the list of orders show by themselves what is pressed in the back office', async ({
  customerPage: page,
  browser,
}) => {
  const id = await placeOrder(page)
  const list = await page.context().newPage()
  const heard = [page, list].map((each) => each.waitForResponse('**/api/customer/orders/news'))
  await page.goto(`/account/bestellingen/${id}`)
  await list.goto('/account/bestellingen')
  await Promise.all(heard)
  const rowInProduction = list.getByRole('row').filter({ hasText: 'In productie' })
  await expect(rowInProduction).toHaveCount(0)
  await expect(stateOf(page)).toHaveCount(0)

  const staff = await staffPage(browser, `/orders/${id}`)
  await staff.getByRole('button', { name: 'Status wijzigen', exact: true }).click()
  await staff.getByRole('button', { name: 'Opslaan' }).click()
  await expect(staff.getByText('Staat nu op in productie')).toBeVisible()
  await expect(stateOf(page)).toBeVisible()
  await expect(rowInProduction).toBeVisible()
  await staff.context().close()
})

test('an order page without the stream stays as it is, and is read again by its reader', async ({
  customerPage: page,
  browser,
}) => {
  await page.route('**/api/customer/orders/news', (route) => route.abort())
  const id = await placeOrder(page)
  await page.goto(`/account/bestellingen/${id}`)
  const staff = await staffPage(browser, `/orders/${id}`)
  const moved = await staff.request.post(`/beheer/api/orders/${id}/move`, {
    data: { state: 'in_production' },
  })
  expect(moved.status()).toBe(200)
  await page.reload()
  await expect(stateOf(page)).toBeVisible()
  await staff.context().close()
})
