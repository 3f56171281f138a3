import { axe } from './axe.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'
import { query } from './query.ts'
import { staffPage } from './staff-page.ts'

test('staff offer what is no product by keyboard, change it, and the customer orders it so', async ({
  customerPage,
  browser,
  databaseUrl,
  violations,
}) => {
  await fillCart(customerPage, 20)
  const { id } = await (
    await customerPage.request.post('/api/cart/park', { data: { reference: 'Gevel' } })
  ).json()
  const page = await staffPage(browser, `/offertes/${id}`)
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  const dialog = page.getByRole('dialog')
  const send = page.getByRole('button', { name: 'Aanbod versturen' })

  await page.getByRole('button', { name: 'Vrije regel toevoegen' }).press('Enter')
  await dialog.getByRole('button', { name: 'Toevoegen' }).press('Enter')
  await expect(dialog.getByLabel('Omschrijving')).toBeFocused()
  await expect(dialog.getByText('Vul dit veld in')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Omschrijving').fill('Montage op <b>locatie</b>')
  await dialog.getByLabel('Omschrijving').press('Enter')
  await expect(dialog.getByLabel('Bedrag excl. btw')).toBeFocused()
  await dialog.getByLabel('Aantal').fill('2')
  await dialog.getByLabel('Bedrag excl. btw').fill('300')
  await dialog.getByLabel('Btw', { exact: true }).selectOption('9%')
  await dialog.getByLabel('Levertijd werkdagen').fill('8')
  await dialog.getByLabel('Levertijd werkdagen').press('Enter')
  await expect(dialog).toBeHidden()
  const line = page.getByRole('group', { name: 'Montage op <b>locatie</b>' })
  await expect(line).toContainText('9% btw, 8 werkdagen')
  await expect(line.getByLabel('Nieuw bedrag')).toHaveValue('300,00')
  await line.getByRole('button', { name: 'Regel wijzigen' }).press('Enter')
  await dialog.getByLabel('Omschrijving').fill('Montage en afvoer')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Overnemen' }).press('Enter')
  await page.getByLabel('Bericht').fill('Met montage erbij.')
  await expect(send).toBeEnabled()
  await send.press('Enter')
  await expect(page.getByText(/^Het aanbod voor .* is verstuurd$/)).toBeVisible()

  // Of another number it costs what a piece did, and keeps that name and rate.
  const kept = page.getByRole('group', { name: 'Montage en afvoer' })
  await kept.getByLabel('Aantal').fill('3')
  await expect(kept.getByLabel('Nieuw bedrag')).toHaveValue('450,00')
  await expect(send).toBeEnabled()
  await page.getByLabel('Bericht').fill('Drie keer dan.')
  await send.press('Enter')
  const compared = page.getByRole('table', { name: 'Verschillen van versie 2 naar versie 3' })
  await expect(compared.getByRole('row', { name: /Montage en afvoer/ })).toContainText('€ 450,00')
  expect(await axe(page)).toEqual([])

  // In a cart there is nothing of it to choose, and no way to have it twice.
  await customerPage.request.post(`/api/cart/activate/${id}`, { data: {} })
  await customerPage.goto('/winkelwagen')
  const inCart = customerPage.getByRole('article', { name: 'Montage en afvoer' })
  await expect(inCart.getByRole('option').filter({ hasText: 'stuk' })).toHaveText(['3 stuks'])
  await expect(inCart.getByRole('button', { name: /verwijderen$/ })).toBeVisible()
  await expect(inCart.getByRole('button', { name: /dupliceren$/ })).toBeHidden()
  const { id: again } = await (
    await customerPage.request.post('/api/cart/park', { data: { reference: 'Gevel' } })
  ).json()
  await customerPage.goto(`/account/offertes/${again}`)
  await expect(customerPage.getByRole('main')).toContainText('Montage en afvoer')
  await customerPage.getByRole('button', { name: 'Akkoord en bestellen' }).click()
  await customerPage.getByLabel('Ik ga akkoord met de algemene voorwaarden').check()
  await customerPage.getByRole('button', { name: 'Bestelling plaatsen' }).click()
  await expect
    .poll(() =>
      query<object>(
        databaseUrl,
        `select l.title, l.quantity, l.line_cents::int as cents, l.vat_percent::int as vat from order_lines l
          join orders o on o.id = l.order_id where o.cart_id = $1 and l.product_id is null`,
        [again],
      ),
    )
    .toEqual([{ title: 'Montage en afvoer', quantity: 3, cents: 45_000, vat: 9 }])
  expect(broken).toEqual([])
  await page.context().close()
  expect(violations).toEqual([])
})

test('staff add what is no product to an order by keyboard; the customer sees it at once and gets a new confirmation', async ({
  customerPage,
  browser,
  databaseUrl,
  violations,
}) => {
  await fillCart(customerPage, 20)
  const { id } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  const heard = customerPage.waitForResponse('**/api/customer/orders/news')
  await customerPage.goto(`/account/bestellingen/${id}`)
  await heard
  const page = await staffPage(browser, `/orders/${id}`)
  await page.getByRole('button', { name: 'Order wijzigen' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Order \d+ wijzigen$/ })
  const add = dialog.getByRole('button', { name: 'Vrije regel toevoegen' })
  await add.press('Enter')
  const giving = page.getByRole('dialog', { name: 'Vrije regel toevoegen' })
  await giving.getByRole('button', { name: 'Toevoegen' }).press('Enter')
  await expect(giving.getByLabel('Omschrijving')).toBeFocused()
  await expect(giving.getByText('Vul dit veld in')).toBeVisible()
  await giving.getByLabel('Omschrijving').fill('Montage op <b>locatie</b>')
  await giving.getByLabel('Omschrijving').press('Enter')
  await expect(giving.getByLabel('Bedrag excl. btw')).toBeFocused()
  expect(await axe(page)).toEqual([])
  await giving.getByLabel('Aantal').fill('2')
  await giving.getByLabel('Bedrag excl. btw').fill('300')
  await giving.getByLabel('Btw', { exact: true }).selectOption('9%')
  await giving.getByLabel('Levertijd werkdagen').fill('8')
  await giving.getByLabel('Levertijd werkdagen').press('Enter')
  await expect(giving).toHaveCount(0)
  await expect(add).toBeFocused()
  await expect(dialog.getByText(/^2\s×\sMontage op <b>locatie<\/b>$/)).toBeVisible()
  await expect(dialog.getByText('9% btw, 8 werkdagen')).toBeVisible()

  // It is changed in the same dialog, and has a price of its own or none.
  const change = dialog.getByRole('button', { name: 'Montage op <b>locatie</b> wijzigen' })
  await change.press('Enter')
  const changing = page.getByRole('dialog', { name: 'Vrije regel wijzigen' })
  await expect(changing.getByLabel('Bedrag excl. btw')).toHaveValue(/^300/)
  await changing.getByLabel('Omschrijving').fill('Montage en afvoer')
  await changing.getByRole('button', { name: 'Overnemen' }).press('Enter')
  await expect(changing).toHaveCount(0)
  const price = dialog.getByLabel('Afgesproken prijs van Montage en afvoer, excl. btw')
  await price.fill('')
  await dialog.getByRole('button', { name: 'Wijziging bekijken' }).press('Enter')
  await expect(price).toHaveAccessibleDescription(/Vul een bedrag in/)
  await expect(price).toBeFocused()
  await price.fill('450')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Wijziging bekijken' }).press('Enter')
  await expect(dialog.getByText(/^Aantal van Montage en afvoer: eerst geen, nu 2\sstuks$/)).toBeVisible()
  await expect(dialog.getByText(/^Prijs excl\. btw van Montage en afvoer.*nu €\s450,00$/)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Reden').fill('Met montage erbij')
  await dialog.getByRole('button', { name: 'Wijzigen en bevestigen' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Montage en afvoer').first()).toBeVisible()

  await expect(customerPage.getByRole('heading', { name: 'Montage en afvoer' }).first()).toBeVisible()
  await expect(customerPage.getByText('Reden: Met montage erbij')).toBeVisible()
  await customerPage.setViewportSize({ width: 375, height: 800 })
  expect(await axe(customerPage)).toEqual([])
  const mails = await query(
    databaseUrl,
    `select payload->>'text' as text from outbox where dedupe_key like 'order_changed:${id}:%'`,
  )
  expect(mails).toEqual([{ text: expect.stringContaining('Montage en afvoer') }])
  const lines = await query<object>(
    databaseUrl,
    `select title, quantity, line_cents::int as cents, vat_percent::int as vat, state from order_lines
      where order_id = $1 and product_id is null`,
    [id],
  )
  expect(lines).toEqual([
    { title: 'Montage en afvoer', quantity: 2, cents: 45_000, vat: 9, state: 'released' },
  ])

  // It stands, and is still changed in the same way; its day has a field of its own by now.
  await page.getByRole('button', { name: 'Order wijzigen' }).press('Enter')
  await expect(dialog.getByText(/^2\s×\sMontage en afvoer$/)).toBeVisible()
  await expect(dialog.getByLabel('Aantal van Montage en afvoer')).toHaveCount(0)
  const again = dialog.getByRole('button', { name: 'Montage en afvoer wijzigen' })
  await again.press('Enter')
  await expect(changing.getByLabel('Levertijd werkdagen')).toHaveCount(0)
  await expect(changing.getByLabel('Bedrag excl. btw')).toHaveValue('450,00')
  await changing.getByLabel('Omschrijving').fill('Montage, afvoer en steiger')
  await changing.getByLabel('Bedrag excl. btw').fill('600')
  expect(await axe(page)).toEqual([])
  await changing.getByLabel('Bedrag excl. btw').press('Enter')
  await expect(changing).toHaveCount(0)
  await expect(again).toBeFocused()
  await expect(dialog.getByText('wordt 2 stuks, 9% btw')).toBeVisible()
  await dialog.getByRole('button', { name: 'Wijziging bekijken' }).press('Enter')
  await expect(dialog.getByText(/eerst Montage en afvoer; nu Montage, afvoer en steiger$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Wijzigen en bevestigen' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(
    customerPage.getByRole('heading', { name: 'Montage, afvoer en steiger' }).first(),
  ).toBeVisible()
  await page.context().close()
  expect(violations).toEqual([])
})
