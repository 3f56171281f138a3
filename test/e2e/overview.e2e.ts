import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { fillCart } from './fill-cart.ts'
import { placeOrder } from './place-order.ts'
import { query } from './query.ts'

test('the overview tells what waits for the customer, and has the newest papers', async ({
  customerPage: page,
  databaseUrl,
}) => {
  await page.goto('/account')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Dit wacht op jou' })).toHaveCount(0)
  await expect(main.getByText('Bestellingen, facturen en bestanden die je uploadt')).toBeVisible()
  await placeOrder(page)
  await fillCart(page)
  const parked = await page.request.post('/api/cart/park', { data: { reference: 'Winterterras' } })
  const { id } = await parked.json()
  await query(databaseUrl, `update carts set valid_until = current_date + 3 where id = $1`, [id])
  await page.reload()
  await expect(main.getByText(/^Geldig tot en met .+ excl\. btw$/)).toBeVisible()
  await expect(main.getByRole('link', { name: /^Bevestiging/ })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await main.getByRole('link', { name: 'Bekijken: Offerte Winterterras verloopt' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winterterras')
})
