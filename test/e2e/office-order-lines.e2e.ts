import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { query } from './query.ts'
import { staffPage } from './staff-page.ts'

test('staff change the sizes of a line and add another one; the customer sees it at once and gets a new confirmation', async ({
  customerPage,
  browser,
  databaseUrl,
  violations,
}) => {
  const cartItem = {
    sku: 'SPD-510',
    quantity: 2,
    customOptions: [
      { id: 'SPD-510-W', values: ['3000'] },
      { id: 'SPD-510-H', values: ['1000'] },
    ],
  }
  const added = await customerPage.request.post('/api/cart/items', { data: { cartItem } })
  const [line] = (await added.json()).orderLineGroups[0].lines
  await customerPage.request.put('/api/cart/items/design/status', {
    data: { itemId: line.id, status: 'later' },
  })
  const { id } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  const heard = customerPage.waitForResponse('**/api/customer/orders/news')
  await customerPage.goto(`/account/bestellingen/${id}`)
  await heard
  const page = await staffPage(browser, `/orders/${id}`)
  const stale = await staffPage(browser, `/orders/${id}`, { hearsNews: false })
  await stale.getByRole('button', { name: 'Order wijzigen' }).press('Enter')
  const late = stale.getByRole('dialog', { name: /wijzigen$/ })

  await page.getByRole('button', { name: 'Order wijzigen' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Order \d+ wijzigen$/ })
  const choices = dialog.getByRole('button', { name: /^Keuzes van Spandoek.* wijzigen$/ })
  await choices.press('Enter')
  const composer = page.getByRole('dialog', { name: /^Keuzes van Spandoek/ })
  await composer.getByLabel(/^Breedte/).fill('2000')
  await composer.getByLabel(/^Aantal/).fill('3')
  await expect(composer.getByText(/^Lijstprijs van deze klant/)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await composer.getByRole('button', { name: 'Keuzes overnemen' }).click()
  await expect(composer).toHaveCount(0)
  await expect(choices).toBeFocused()
  await expect(dialog.getByText('wordt 3 stuks, 2.000 × 1.000 mm')).toBeVisible()
  await expect(dialog.getByLabel(/^Aantal van Spandoek/)).toHaveCount(0)

  // Put back it is as it was, for who changes his mind.
  await dialog.getByRole('button', { name: /^Keuzes van Spandoek.* terugzetten$/ }).press('Enter')
  await expect(choices).toBeFocused()
  await expect(dialog.getByLabel(/^Aantal van Spandoek/)).toHaveValue('2')
  await choices.press('Enter')
  await expect(composer.getByLabel(/^Breedte/)).toHaveValue(/3\.?000/)
  await page.keyboard.press('Escape')
  await expect(composer).toHaveCount(0)
  await expect(choices).toBeFocused()
  await choices.press('Enter')
  await composer.getByLabel(/^Breedte/).fill('2000')
  await composer.getByRole('button', { name: 'Keuzes overnemen' }).click()

  await dialog.getByRole('button', { name: 'Regel toevoegen', exact: true }).press('Enter')
  const adding = page.getByRole('dialog', { name: 'Artikel toevoegen' })
  await adding.getByRole('searchbox').fill('TOE-SPANNER')
  await adding.getByRole('radio', { name: /TOE-SPANNER/ }).check()
  await adding.getByLabel(/^Aantal/).fill('4')
  await adding.getByRole('button', { name: 'Toevoegen' }).click()
  await expect(adding).toHaveCount(0)
  await expect(dialog.getByText(/^4\s×\sDoekspanner/)).toBeVisible()
  const price = dialog.getByLabel(/^Afgesproken prijs van Doekspanner/)
  await price.fill('tien')
  await dialog.getByRole('button', { name: 'Wijziging bekijken' }).press('Enter')
  await expect(price).toHaveAccessibleDescription(/Vul een bedrag in/)
  await expect(price).toBeFocused()
  await price.fill('10')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Wijziging bekijken' }).press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Dit verandert er' })).toBeFocused()
  await expect(
    dialog.getByText(/^Uitvoering van Spandoek.*: eerst 300\s×\s100\scm, nu 200\s×\s100\scm$/),
  ).toBeVisible()
  await expect(dialog.getByText(/^Aantal van Doekspanner.*: eerst geen, nu 4\s×\s10\sstuks$/)).toBeVisible()
  await expect(dialog.getByText(/^Prijs excl\. btw van Doekspanner.*nu €\s10,00$/)).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^Totaal excl\. btw/ })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^Totaal incl\. btw/ })).toBeVisible()
  await expect(dialog.getByRole('columnheader', { name: 'Verschil' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(widths[0]).toBeLessThanOrEqual(widths[1]!)
  }
  await dialog.getByLabel('Reden').fill('Op verzoek per telefoon')
  await dialog.getByRole('button', { name: 'Wijzigen en bevestigen' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(/200\s×\s100\scm/).first()).toBeVisible()

  await expect(customerPage.getByText(/200\s×\s100\scm/).first()).toBeVisible()
  await expect(customerPage.getByRole('heading', { name: /Doekspanner/ }).first()).toBeVisible()
  await expect(customerPage.getByText('Reden: Op verzoek per telefoon')).toBeVisible()
  await customerPage.setViewportSize({ width: 375, height: 800 })
  expect(await axe(customerPage)).toEqual([])
  const mails = await query(
    databaseUrl,
    `select payload->>'text' as text from outbox where dedupe_key like 'order_changed:${id}:%'`,
  )
  expect(mails).toEqual([{ text: expect.stringContaining('Op verzoek per telefoon') }])

  // Who had it open all the while is told what became different, and chooses with what he had put together in hand.
  await late.getByRole('button', { name: 'Regel toevoegen', exact: true }).press('Enter')
  const second = stale.getByRole('dialog', { name: 'Artikel toevoegen' })
  await second.getByRole('searchbox').fill('TOE-TIEWRAP')
  await second.getByRole('radio', { name: /TOE-TIEWRAP/ }).check()
  await second.getByRole('button', { name: 'Toevoegen' }).click()
  await late.getByRole('button', { name: 'Wijziging bekijken' }).press('Enter')
  await expect(late.getByText('De order is intussen gewijzigd')).toBeVisible()
  await expect(late.getByText(/^Uitvoering van Spandoek.+: was 300\s×\s100\scm/)).toBeVisible()
  await expect(late.getByText(/^Aantal van Doekspanner.+: was leeg, is nu 4\s×\s10\sstuks$/)).toBeVisible()
  await expect(late.getByText(/^1\s×\sBindstrip/)).toBeVisible()
  await late.getByRole('button', { name: 'Wijziging bekijken' }).press('Enter')
  await expect(late.getByRole('heading', { name: 'Dit verandert er' })).toBeVisible()
  expect(violations).toEqual([])
})

test('staff leave a part out of a set by key; the customer sees what it is now, and the part as cancelled', async ({
  customerPage,
  browser,
  violations,
}) => {
  const configuration = {
    key: 'beachvlag',
    quantity: 2,
    options: {
      doek: { id: 'doek-drop-m' },
      richting: { id: 'richting-rechts' },
      'stok-m': { id: 'stok-m-std' },
      voet: { id: 'voet-kruis' },
      ring: { id: 'ring-1' },
      tas: { id: 'tas-1' },
    },
    fields: {},
  }
  const added = await customerPage.request.post('/api/cart/items', { data: { cartItem: { configuration } } })
  const [main] = (await added.json()).orderLineGroups[0].lines
  await customerPage.request.put('/api/cart/items/design/status', {
    data: { itemId: main.id, status: 'later' },
  })
  const { id } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  const page = await staffPage(browser, `/orders/${id}`)
  await page.getByRole('button', { name: 'Order wijzigen' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Order \d+ wijzigen$/ })
  await dialog.getByRole('button', { name: 'Keuzes van Beachvlag compleet wijzigen' }).press('Enter')
  const composer = page.getByRole('dialog', { name: 'Keuzes van Beachvlag compleet' })
  await composer.getByRole('combobox', { name: 'Tas', exact: true }).selectOption('Geen tas')
  await composer.getByRole('button', { name: 'Keuzes overnemen' }).press('Enter')
  await expect(composer).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Wijziging bekijken' }).press('Enter')
  await expect(
    dialog.getByText('Uitvoering van Beachvlag compleet: eerst Tas: Transporttas, nu geen'),
  ).toBeVisible()
  await expect(dialog.getByText(/^Aantal van Transporttas.*: eerst 2\sstuks, nu geen$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Wijzigen en bevestigen' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await customerPage.goto(`/account/bestellingen/${id}`)
  await expect(
    customerPage
      .getByRole('listitem')
      .filter({ hasText: /Geannuleerd/ })
      .last(),
  ).toBeVisible()
  await expect(
    customerPage.getByText(/Uitvoering van Beachvlag compleet: eerst Tas: Transporttas, nu geen/),
  ).toBeVisible()
  await expect(customerPage.getByText(/Waterring: Waterring 10\sl/)).toBeVisible()
  expect(await axe(customerPage)).toEqual([])
  expect(violations).toEqual([])
})
