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
  test.slow()
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

test('staff say by key where an added line goes, in the change that adds it; customer and colleague see it', async ({
  customerPage,
  browser,
  databaseUrl,
  violations,
}) => {
  const cartItem = { sku: 'TOE-TIEWRAP', quantity: 1, customOptions: [] }
  await customerPage.request.post('/api/cart/items', { data: { cartItem } })
  const { id } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  await customerPage.goto(`/account/bestellingen/${id}`)
  const page = await staffPage(browser, `/orders/${id}`)
  const stale = await staffPage(browser, `/orders/${id}`, { hearsNews: false })
  await stale.getByRole('button', { name: 'Order wijzigen' }).press('Enter')
  const late = stale.getByRole('dialog', { name: /wijzigen$/ })

  await page.getByRole('button', { name: 'Order wijzigen' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Order \d+ wijzigen$/ })
  const look = dialog.getByRole('button', { name: 'Wijziging bekijken' })
  const add = async (sku: string) => {
    await dialog.getByRole('button', { name: 'Regel toevoegen', exact: true }).press('Enter')
    const adding = page.getByRole('dialog', { name: 'Artikel toevoegen' })
    await adding.getByRole('searchbox').fill(sku)
    await adding.getByRole('radio', { name: new RegExp(sku) }).press('Space')
    await adding.getByRole('button', { name: 'Toevoegen' }).press('Enter')
    await expect(adding).toHaveCount(0)
  }

  // What can only be fetched is offered no other way; taken out again nothing of it is left.
  await add('MST-ALU8')
  const wayOfMast = dialog.getByRole('combobox', { name: /^Levering van Vlaggenmast/ })
  await expect(wayOfMast.getByRole('option')).toHaveText(['Afhalen'])
  await expect(wayOfMast).toHaveValue('pickup')
  await dialog.getByRole('button', { name: /^Vlaggenmast.* weglaten$/ }).press('Enter')
  await expect(wayOfMast).toHaveCount(0)
  await look.press('Enter')
  await expect(dialog.getByText(/Er is niets gewijzigd/)).toBeVisible()

  await add('TOE-SPANNER')
  const way = dialog.getByRole('combobox', { name: /^Levering van Doekspanner/ })
  await expect(way).toHaveValue('ship')
  await expect(way).toHaveAccessibleDescription(/^Naar .+\d{4} ?[A-Z]{2} .+\.$/)
  await expect(dialog.getByRole('checkbox', { name: /^Doekspanner.* met spoed$/ })).toHaveCount(0)
  // It goes as the rest does as long as nobody says otherwise.
  const wayOfRest = dialog.getByRole('combobox', { name: /^Levering van Bindstrip/ })
  await wayOfRest.press('ArrowDown')
  await expect(wayOfRest).toHaveValue('pickup')
  await expect(way).toHaveValue('pickup')
  await wayOfRest.press('ArrowUp')
  await expect(way).toHaveValue('ship')
  const day = dialog.getByLabel(/^Leverdag van Doekspanner/)
  await day.fill('2020-01-06')
  await look.press('Enter')
  await expect(day).toHaveAccessibleDescription(/Kies een werkdag/)
  await expect(day).toBeFocused()
  await day.fill('')

  await dialog.getByRole('combobox', { name: 'Leveringsadres' }).selectOption('Ander adres')
  await expect(way).toHaveAccessibleDescription('Het adres kies je hieronder.')
  const going = dialog.getByRole('group', { name: 'Wat gaat ernaartoe' })
  await going.getByRole('checkbox', { name: /^Bindstrip/ }).press('Space')
  await going.getByRole('checkbox', { name: /^Doekspanner/ }).press('Space')
  await look.press('Enter')
  await expect(going.getByRole('checkbox', { name: /^Doekspanner/ })).toHaveAccessibleDescription(
    /Kies minstens één product/,
  )
  await going.getByRole('checkbox', { name: /^Doekspanner/ }).press('Space')
  await dialog.getByLabel('Straat').fill('Slotlaan')
  await dialog.getByLabel('Huisnummer').fill('12')
  await dialog.getByLabel('Postcode').fill('3701 GL')
  await dialog.getByLabel('Plaats').fill('Zeist')
  expect(await axe(page)).toEqual([])
  await look.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Dit verandert er' })).toBeFocused()
  await expect(dialog.getByText(/^Levering van Doekspanner.*: eerst geen, nu Bezorgen$/)).toBeVisible()
  await expect(
    dialog.getByText(/^Leveringsadres van Doekspanner.*: eerst geen; nu .*Slotlaan 12/),
  ).toBeVisible()
  await expect(dialog.getByText(/^Leveringsadres van .*Bindstrip/)).toHaveCount(0)
  await expect(dialog.getByText(/^Komt .+: Doekspanner/)).toBeVisible()
  await expect(dialog.getByText(/Vlaggenmast/)).toHaveCount(0)
  await expect(dialog.getByRole('row', { name: /^Verzendkosten/ })).toBeVisible()
  expect(await axe(page)).toEqual([])
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(widths[0]).toBeLessThanOrEqual(widths[1]!)
  }
  await dialog.getByRole('button', { name: 'Wijzigen en bevestigen' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await customerPage.reload()
  const ordered = (title: RegExp) =>
    customerPage.getByRole('article').filter({ has: customerPage.getByRole('heading', { name: title }) })
  await expect(ordered(/^Doekspanner/).getByText('Slotlaan 12')).toBeVisible()
  await expect(ordered(/^Bindstrip/).getByText(/Slotlaan/)).toHaveCount(0)
  await expect(customerPage.getByText(/Levering van Doekspanner.*: eerst geen, nu Bezorgen/)).toBeVisible()
  const [mail, ...others] = await query(
    databaseUrl,
    `select payload->>'text' as text from outbox where dedupe_key like 'order_changed:${id}:%'`,
  )
  expect([mail, others]).toEqual([{ text: expect.stringContaining('Slotlaan 12') }, []])

  await late.getByLabel('Referentie van de klant').fill('Gevel')
  await late.getByRole('button', { name: 'Wijziging bekijken' }).press('Enter')
  await expect(late.getByText(/^Levering van Doekspanner.*: was leeg, is nu Bezorgen$/)).toBeVisible()
  await expect(
    late.getByText(/^Leveringsadres van Doekspanner.*: was leeg, is nu .*Slotlaan 12/),
  ).toBeVisible()
  expect(violations).toEqual([])
})
