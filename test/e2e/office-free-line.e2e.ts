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
