import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { orderWithoutBleed } from './order-without-bleed.ts'
import { addStaff, staffPage } from './staff-page.ts'

const invoicesOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Facturen' }) })
const toPrepress = (page: Page) => page.getByRole('link', { name: /^Bekijken bij prepress/ })

test('an order leads to its invoice and to its file at prepress, and both lead back, by keyboard', async ({
  customerPage,
  browser,
  databaseUrl,
  violations,
}) => {
  const { id, number } = await orderWithoutBleed(customerPage, 'gevel.pdf')
  const page = await staffPage(browser, `/orders/${id}`)
  await expect(invoicesOf(page)).toHaveCount(0)
  // It is there by itself, for who looks at the order.
  const answer = await page.request.post(`/beheer/api/orders/${id}/invoice`)
  const { number: invoice } = await answer.json()
  await expect(invoicesOf(page)).toContainText(/Nog open: €/)
  await expect(invoicesOf(page)).toContainText('Open')
  expect(await axe(page)).toEqual([])
  await invoicesOf(page).getByRole('link', { name: invoice }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Factuur ${invoice}` })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: number, exact: true }).press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  await page
    .getByRole('link', { name: /^Bekijken bij prepress: gevel\.pdf, Spandoek 510 g, 1\sstuk$/ })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'gevel.pdf' })).toBeVisible()
  await page.getByRole('link', { name: new RegExp(`^${number}`) }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()

  const finance = await staffPage(browser, `/orders/${id}`, {
    email: await addStaff(databaseUrl, 'finance', 'Frits Facturen'),
  })
  await expect(invoicesOf(finance).getByRole('link', { name: invoice })).toBeVisible()
  await expect(finance.getByRole('link', { name: 'gevel.pdf', exact: true })).toBeVisible()
  await expect(toPrepress(finance)).toHaveCount(0)
  const prepress = await staffPage(browser, `/orders/${id}`, {
    email: await addStaff(databaseUrl, 'prepress', 'Petra Prepress'),
  })
  await expect(toPrepress(prepress)).toHaveCount(1)
  await expect(invoicesOf(prepress)).toHaveCount(0)
  expect(violations).toEqual([])
})
