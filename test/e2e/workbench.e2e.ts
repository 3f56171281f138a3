import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'
import { placeOrder } from './place-order.ts'
import { query } from './query.ts'

test('home of a customer is a workbench, and that of a visitor stays what it was', async ({
  customerPage: page,
  customer,
  databaseUrl,
}) => {
  await placeOrder(page)
  await fillCart(page)
  const parked = await page.request.post('/api/cart/park', { data: { reference: 'Winterterras' } })
  await query(databaseUrl, `update carts set valid_until = current_date + 3 where id = $1`, [
    (await parked.json()).id,
  ])
  await query(
    databaseUrl,
    `update order_lines set width_mm = 3000, height_mm = 1000, url_path = '/spandoeken-en-doeken/spandoeken/spandoek-510-g'
       where order_id in (select id from orders where company_id = $1)`,
    [customer.companyId],
  )
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: 'Dag Test' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Dit wacht op jou' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Bekijken: Offerte Winterterras verloopt' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Vandaag' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Alle categorieën' })).toBeVisible()
  // No hero, no newsletter and nothing about an account that there is.
  await expect(main.getByRole('link', { name: 'Stel je product samen' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Blijf op de hoogte' })).toHaveCount(0)
  await expect(page.getByText('Account aanvragen')).toHaveCount(0)
  expect(await axe(page)).toEqual([])

  const again = main.getByRole('button', { name: /opnieuw bestellen/i }).first()
  await awake(again)
  await again.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await main
    .getByRole('link', { name: /300.×.100.cm/ })
    .first()
    .click()
  await expect(page).toHaveURL(/breedte=3000&hoogte=1000/)

  await page.goto('/')
  await page.getByRole('banner').getByText('Mijn account').click()
  await page.getByRole('banner').getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Groot drukwerk, op de millimeter passend.',
  )
  await expect(page.getByRole('heading', { name: 'Blijf op de hoogte' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Account aanvragen' })).toBeVisible()
})
