import { randomUUID } from 'node:crypto'
import { axe } from './axe.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'
import { query } from './query.ts'
import { addStaff, logInStaff, staffPage } from './staff-page.ts'

for (const width of [768, 1440])
  test(`what waits the longest stands in front, and is walked through by keyboard at ${width} px`, async ({
    customerPage,
    browser,
    databaseUrl,
    violations,
  }) => {
    await fillCart(customerPage)
    const reference = `Gevel ${randomUUID().slice(0, 8)}`
    const { id, number } = await (
      await customerPage.request.post('/api/cart/order', { data: { reference } })
    ).json()
    // Longer ago than anything that another test leaves.
    await query(
      databaseUrl,
      `update order_lines set state = 'released', delivery_date = $2 where order_id = $1`,
      [id, width === 768 ? '2020-01-07' : '2020-01-06'],
    )
    const page = await staffPage(browser, '')
    await page.setViewportSize({ width, height: 900 })
    const block = page.getByRole('region', { name: 'Orders te laat' })
    const row = block.getByRole('listitem').filter({ hasText: reference })
    await expect(row).toContainText(/\d werkdagen te laat/)
    await expect(row).toContainText(/Testbedrijf .*, toegezegd voor/)
    await expect(page.getByRole('list', { name: 'Wat er wacht' })).toContainText('Orders te laat')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axe(page)).toEqual([])

    const links = block.getByRole('listitem').getByRole('link')
    await page.keyboard.press('j')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await expect(links.first()).toBeFocused()

    await block.getByRole('link', { name: 'Alles bekijken: Orders te laat' }).press('Enter')
    await expect(page.getByRole('combobox', { name: 'Volgorde' })).toHaveValue('urgent')
    const inList = page.getByRole('row').filter({ hasText: number })
    await expect(inList).toContainText(/werkdagen te laat/)
    await page.goto('/beheer')
    await row.getByRole('link').press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
    await page.context().close()
    await query(databaseUrl, `update order_lines set delivery_date = '2099-01-01' where order_id = $1`, [id])
    expect(violations).toEqual([])
  })

test('an order that is held for credit shows by itself, and goes when it is let go', async ({
  customerPage,
  browser,
  databaseUrl,
}) => {
  await fillCart(customerPage)
  const { id, number } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  const page = await staffPage(browser, '')
  const block = page.getByRole('region', { name: 'Orders vrij te geven' })
  const row = block.getByRole('listitem').filter({ hasText: number })
  await expect(page.getByRole('heading', { level: 1, name: 'Vandaag' })).toBeVisible()
  const [hold] = await query<{ id: string }>(
    databaseUrl,
    `insert into order_holds (order_id, reason, held_at, is_for_credit)
     values ($1, 'Boven de kredietlimiet', now() - interval '2000 days', true) returning id`,
    [id],
  )
  await expect(row).toContainText('Boven de kredietlimiet')
  await expect(row).toContainText('wacht 2.000 dagen')
  await expect(
    page.getByRole('navigation', { name: 'Beheer' }).getByRole('link', { name: /^Vandaag/ }),
  ).toHaveAccessibleName(/^Vandaag \d+ vrij te geven door de kredietlimiet$/)
  await page.request.post(`/beheer/api/orders/${id}/holds/${hold?.id}/release`)
  await expect(row).toHaveCount(0)
  await page.context().close()
})

test('who writes the shop reads what is to be published, or why there is nothing', async ({
  browser,
  databaseUrl,
}) => {
  const email = await addStaff(databaseUrl, 'content', 'Iris Inhoud')
  const page = await (await browser.newContext()).newPage()
  await page.route('**/beheer/api/today', (route) =>
    route.fulfill({ json: { waiting: [{ kind: 'products', count: 0, items: [] }] } }),
  )
  await page.goto('/beheer')
  await logInStaff(page, email)
  await expect(page.getByRole('heading', { name: 'Er wacht nu niets op jou' })).toBeVisible()
  await expect(page.getByText('nog niet in de winkel staan')).toBeVisible()
  await expect(page.getByText('Orders open')).toHaveCount(0)
  expect(await axe(page)).toEqual([])

  await page.unroute('**/beheer/api/today')
  const [product] = await query<{ id: string; title: string; version: number }>(
    databaseUrl,
    `select id, title from products where status = 'active' order by sku desc limit 1`,
    [],
  )
  await query(
    databaseUrl,
    `insert into product_drafts (product_id, edit, changed_at, changed_by)
     select $1, '{}'::jsonb, now() - interval '3 hours 5 minutes', id from operators where email = $2
     on conflict do nothing`,
    [product?.id, email],
  )
  const row = page
    .getByRole('region', { name: 'Producten te publiceren' })
    .getByRole('listitem')
    .filter({ hasText: product?.title ?? '' })
  await expect(row).toContainText('gewijzigd door Iris Inhoud')
  await expect(row).toContainText('wacht 3 uur')
  expect(await axe(page)).toEqual([])
  await query(databaseUrl, `delete from product_drafts where product_id = $1`, [product?.id])
  await page.context().close()
})
