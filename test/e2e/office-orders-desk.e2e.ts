import { axe } from './axe.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'
import { staffPage } from './staff-page.ts'

test('a line in production is cancelled after a question, and the customer sees what is left', async ({
  customerPage,
  browser,
  violations,
}) => {
  await fillCart(customerPage)
  const { id } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  const page = await staffPage(browser, `/orders/${id}`)
  await page.request.post(`/beheer/api/orders/${id}/move`, { data: { state: 'in_production' } })
  await page.reload()
  await page.getByRole('button', { name: 'Order annuleren' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('list', { name: 'Wat er gebeurt' })).toContainText('Er is nog geen factuur.')
  expect(await axe(page)).toEqual([])
  const confirm = dialog.getByRole('button', { name: 'Order annuleren' })
  await confirm.press('Enter')
  await expect(dialog.getByLabel('Reden')).toBeFocused()
  await dialog.getByLabel('Reden').fill('Materiaal niet leverbaar')
  await confirm.press('Enter')
  await expect(dialog.getByText('Vink aan dat je het toch wilt annuleren.')).toBeVisible()
  await dialog.getByRole('checkbox').press('Space')
  await confirm.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Order annuleren' })).toHaveCount(0)
  await page.context().close()

  await customerPage.goto(`/account/bestellingen/${id}`)
  await expect(customerPage.getByText('Geannuleerd').first()).toBeVisible()
  await expect(customerPage.getByRole('main').getByText('€ 0,00').first()).toBeVisible()
  expect(violations).toEqual([])
})
