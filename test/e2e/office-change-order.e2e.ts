import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { placeOrder } from './place-order.ts'
import { query } from './query.ts'
import { staffPage } from './staff-page.ts'

test('staff change quantity and address of an order after seeing what that does; the customer sees it at once and gets a new confirmation', async ({
  customerPage,
  browser,
  databaseUrl,
  violations,
}) => {
  const id = await placeOrder(customerPage)
  const heard = customerPage.waitForResponse('**/api/customer/orders/news')
  await customerPage.goto(`/account/bestellingen/${id}`)
  await heard
  const page = await staffPage(browser, `/orders/${id}`)
  const stale = await staffPage(browser, `/orders/${id}`, { hearsNews: false })
  await stale.getByRole('button', { name: 'Order wijzigen' }).press('Enter')

  await page.getByRole('button', { name: 'Order wijzigen' }).press('Enter')
  const dialog = page.getByRole('dialog')
  const quantity = dialog.getByLabel(/^Aantal van/).first()
  await quantity.fill('0')
  await dialog.getByRole('button', { name: 'Wijziging bekijken' }).press('Enter')
  await expect(quantity).toHaveAccessibleDescription(/tussen 1 en 1\.000\.000/)
  await expect(quantity).toBeFocused()
  await quantity.fill('7')
  await dialog.getByRole('combobox', { name: 'Leveringsadres' }).selectOption({ label: 'Ander adres' })
  await dialog.getByLabel('Straat').fill('Slotlaan')
  await dialog.getByLabel('Huisnummer').fill('12')
  await dialog.getByLabel('Postcode').fill('xyz')
  await dialog.getByLabel('Plaats').fill('Zeist')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Wijziging bekijken' }).press('Enter')
  await expect(dialog.getByLabel('Postcode')).toHaveAccessibleDescription(/postcode/i)
  await dialog.getByLabel('Postcode').fill('3701 GL')
  await dialog.getByRole('button', { name: 'Wijziging bekijken' }).press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Dit verandert er' })).toBeFocused()
  await expect(dialog.getByRole('row', { name: /Totaal incl\. btw/ })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Terug naar het formulier' }).press('Enter')
  await expect(quantity).toBeFocused()
  await dialog.getByRole('button', { name: 'Wijziging bekijken' }).press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Dit verandert er' })).toBeFocused()
  await dialog.getByLabel('Reden').fill('Op verzoek per telefoon')

  // The answer is lost after the change was done, and pressing again does it no second time.
  const ids: string[] = []
  await page.route('**/change', async (route) => {
    ids.push(route.request().postDataJSON().id)
    if (ids.length > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Wijzigen en bevestigen' }).press('Enter')
  await expect(dialog.getByText(/^De winkel geeft geen antwoord/)).toBeVisible()
  await expect(customerPage.getByText('Slotlaan 12').first()).toBeVisible()
  await expect(dialog.getByText('De order is intussen gewijzigd')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Wijzigen en bevestigen' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(ids).toEqual([ids[0], ids[0]])
  await expect(page.getByRole('button', { name: 'Order wijzigen' })).toBeFocused()
  await expect(page.getByText(/Aantal van .+, nu 7\s×/)).toBeVisible()

  await expect(customerPage.getByText('Slotlaan 12').first()).toBeVisible()
  await expect(customerPage.getByText('Reden: Op verzoek per telefoon')).toBeVisible()
  await customerPage.setViewportSize({ width: 375, height: 800 })
  expect(await axe(customerPage)).toEqual([])
  const [mail, ...others] = await query(
    databaseUrl,
    `select payload->>'subject' as subject from outbox where dedupe_key like 'order_changed:${id}:%'`,
  )
  expect(others).toEqual([])
  expect(mail).toEqual({ subject: expect.stringMatching(/^Gewijzigde orderbevestiging/) })

  // Who had it open all the while is told, and keeps what was typed.
  const late = stale.getByRole('dialog')
  await late
    .getByLabel(/^Aantal van/)
    .nth(1)
    .fill('9')
  await late.getByRole('button', { name: 'Wijziging bekijken' }).press('Enter')
  await expect(late.getByText('De order is intussen gewijzigd')).toBeVisible()
  await expect(late.getByText(/Aantal van .+: was 2/)).toBeVisible()
  await expect(late.getByLabel(/^Aantal van/).nth(1)).toHaveValue('9')
  await late.getByRole('button', { name: 'Wijziging bekijken' }).press('Enter')
  await expect(late.getByRole('heading', { name: 'Dit verandert er' })).toBeVisible()
  expect(violations).toEqual([])
})

test('staff have an order fetched or hurried, and another time sent; what that does to days and price is seen first', async ({
  customerPage,
  browser,
  violations,
}) => {
  const cartItem = {
    sku: 'SPD-510',
    quantity: 1,
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
  const page = await staffPage(browser, `/orders/${id}`)
  await page.request.post(`/beheer/api/orders/${id}/move`, { data: { state: 'released' } })
  await page.reload()
  await page.getByRole('button', { name: 'Order wijzigen' }).press('Enter')
  const dialog = page.getByRole('dialog')
  const look = dialog.getByRole('button', { name: 'Wijziging bekijken' })
  const day = dialog.getByLabel(/^Nieuwe leverdag van/)
  await day.fill('2025-01-01')
  await look.press('Enter')
  await expect(day).toHaveAccessibleDescription(/Kies een werkdag/)
  await expect(day).toBeFocused()
  await day.fill('')
  await dialog.getByRole('checkbox', { name: /met spoed$/ }).press('Space')
  await dialog.getByRole('combobox', { name: /^Levering van/ }).selectOption('Afhalen')
  await expect(dialog.getByRole('combobox', { name: 'Leveringsadres' })).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await look.press('Enter')
  await expect(dialog.getByText(/^Levering van .+: eerst Bezorgen, nu Afhalen$/)).toBeVisible()
  await expect(dialog.getByText(/^Met spoed van .+: eerst nee, nu ja$/)).toBeVisible()
  await expect(dialog.getByText(/^Wordt .+, nu /)).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^Spoed/ })).toBeVisible()
  expect(await axe(page)).toEqual([])
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(widths[0]).toBeLessThanOrEqual(widths[1]!)
  }
  await dialog.getByRole('button', { name: 'Wijzigen en bevestigen' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(/^Wordt afgehaald .+, spoed$/)).toBeVisible()

  // Back to sending, which asks where to.
  await page.getByRole('button', { name: 'Order wijzigen' }).press('Enter')
  await dialog.getByRole('combobox', { name: /^Levering van/ }).selectOption('Bezorgen')
  await look.press('Enter')
  const address = dialog.getByRole('combobox', { name: 'Leveringsadres' })
  await expect(address).toHaveAccessibleDescription(/Kies een leveringsadres/)
  await address.selectOption({ index: 1 })
  // What was chosen is still there for who changes his mind twice.
  await dialog.getByRole('combobox', { name: /^Levering van/ }).selectOption('Afhalen')
  await expect(address).toHaveCount(0)
  await dialog.getByRole('combobox', { name: /^Levering van/ }).selectOption('Bezorgen')
  await expect(dialog.getByLabel('Straat')).toHaveValue('Proefweg')
  await look.press('Enter')
  await expect(dialog.getByText(/: eerst Afhalen, nu Bezorgen$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Wijzigen en bevestigen' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await customerPage.goto(`/account/bestellingen/${id}`)
  await expect(customerPage.getByText('Proefweg 1').first()).toBeVisible()
  expect(violations).toEqual([])
})

test('what was fetched and is sent from now on asks for an address, beside what goes to its own', async ({
  customerPage,
  browser,
  violations,
}) => {
  const id = await placeOrder(customerPage)
  const page = await staffPage(browser, `/orders/${id}`)
  const dialog = page.getByRole('dialog')
  const look = dialog.getByRole('button', { name: 'Wijziging bekijken' })
  const way = dialog.getByRole('combobox', { name: /^Levering van Bindstrip/ })
  await page.getByRole('button', { name: 'Order wijzigen' }).press('Enter')
  await way.selectOption('Afhalen')
  await look.press('Enter')
  await dialog.getByRole('button', { name: 'Wijzigen en bevestigen' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Order wijzigen' }).press('Enter')
  const address = dialog.getByRole('combobox', { name: 'Leveringsadres' })
  await expect(address.getByRole('option', { name: 'Blijft zoals het is' })).toHaveCount(1)
  await way.selectOption('Bezorgen')
  await expect(address.getByRole('option', { name: 'Blijft zoals het is' })).toHaveCount(0)
  await address.selectOption({ index: 1 })
  const goes = dialog.getByRole('group', { name: 'Wat gaat ernaartoe' })
  await expect(goes.getByRole('checkbox', { checked: true })).toHaveCount(1)
  const ties = goes.getByRole('checkbox', { name: /^Bindstrip/ })
  await ties.press('Space')
  await goes.getByRole('checkbox', { name: /^Doekspanner/ }).press('Space')
  await look.press('Enter')
  await expect(ties).toHaveAccessibleDescription(/Dit heeft nog geen adres\.$/)
  await expect(ties).toBeFocused()
  await ties.press('Space')
  await look.press('Enter')
  await expect(dialog.getByText(/^Levering van Bindstrip.*: eerst Afhalen, nu Bezorgen$/)).toBeVisible()
  expect(violations).toEqual([])
})
