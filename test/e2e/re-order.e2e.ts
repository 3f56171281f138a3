import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { placeOrder } from './place-order.ts'
import { query } from './query.ts'

test('an order is ordered again from its page, without what was left out', async ({ customerPage: page }) => {
  const id = await placeOrder(page)
  await page.goto(`/account/bestellingen/${id}`)
  const open = page.getByRole('button', { name: 'Opnieuw bestellen' })
  await awake(open)
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Opnieuw bestellen' })
  await expect(dialog).toContainText('Alles is nog te bestellen voor dezelfde prijs.')
  await expect(dialog.getByText('Ongewijzigd')).toHaveCount(2)
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('checkbox').first().uncheck()
  await dialog.getByRole('button', { name: '1 artikel in winkelwagen' }).click()
  await expect(page).toHaveURL('/winkelwagen')
  await expect(page.getByText('1 artikel staat in je winkelwagen')).toBeVisible()
  await expect(page.getByRole('main').getByText('1 artikel, prijzen excl. btw')).toBeVisible()
})

test('more of an article joins its line, which is said', async ({ customerPage: page }) => {
  const id = await placeOrder(page)
  for (const isRepeated of [false, true]) {
    await page.goto(`/account/bestellingen/${id}`)
    const open = page.getByRole('button', { name: 'Opnieuw bestellen' })
    await awake(open)
    await open.click()
    const dialog = page.getByRole('dialog', { name: 'Opnieuw bestellen' })
    await dialog.getByRole('button', { name: '2 artikelen in winkelwagen' }).click()
    await expect(page).toHaveURL('/winkelwagen')
    await expect(page.getByText('2 artikelen zijn bij regels gevoegd die er al waren.')).toHaveCount(
      isRepeated ? 1 : 0,
    )
  }
})

test('nothing is added without a choice, or when it is called off', async ({ customerPage: page }) => {
  await placeOrder(page)
  await page.goto('/account/bestellingen')
  const open = page.getByRole('button', { name: /^Order \d+ opnieuw bestellen$/ })
  await awake(open)
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Opnieuw bestellen' })
  await expect(dialog.getByRole('checkbox')).toHaveCount(2)
  for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck()
  const refusing = dialog.getByRole('button', { name: 'Kies minstens één artikel.' })
  await expect(refusing).toHaveAttribute('aria-disabled', 'true')
  await refusing.press('Enter')
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await expect(dialog).toBeHidden()
  expect((await (await page.request.get('/api/cart/totals')).json()).totalItemCount).toBe(0)
})

test('what became dearer, and what is gone, is told before anything is added', async ({
  customerPage: page,
  databaseUrl,
}) => {
  const id = await placeOrder(page)
  await query(
    databaseUrl,
    `with kept as (select id from order_lines where order_id = $1 order by position limit 1)
      update order_lines set line_cents = line_cents - 40 from kept where order_lines.id = kept.id`,
    [id],
  )
  await query(
    databaseUrl,
    `update order_lines set sku = 'BESTAAT-NIET-MEER' where order_id = $1 and position = 1`,
    [id],
  )
  await page.goto(`/account/bestellingen/${id}`)
  const open = page.getByRole('button', { name: 'Opnieuw bestellen' })
  await awake(open)
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Opnieuw bestellen' })
  await expect(dialog).toContainText('Er is iets veranderd sinds deze bestelling.')
  await expect(dialog.getByText('Prijs gewijzigd')).toBeVisible()
  await expect(dialog.getByText('€ 0,40 duurder')).toBeVisible()
  await expect(dialog.getByText('Niet meer leverbaar')).toBeVisible()
  await expect(dialog.getByRole('checkbox').last()).toBeDisabled()
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: '1 artikel in winkelwagen' }).click()
  await expect(page).toHaveURL('/winkelwagen')
})

test('an order that went meanwhile is told in a toast', async ({ customerPage: page }) => {
  const id = await placeOrder(page)
  await page.route('**/re-order?*', (route) =>
    route.fulfill({
      status: 404,
      json: { errors: [{ code: 'OrderNotFound', message: 'Deze bestelling bestaat niet.' }] },
    }),
  )
  await page.goto(`/account/bestellingen/${id}`)
  const open = page.getByRole('button', { name: 'Opnieuw bestellen' })
  await awake(open)
  await open.click()
  await expect(page.getByRole('alert').getByText('Deze bestelling bestaat niet.')).toBeVisible()
})
