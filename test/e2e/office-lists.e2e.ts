import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { fillCart } from './fill-cart.ts'
import { holdRows } from './query.ts'
import { addStaff, staffPage } from './staff-page.ts'

/** Orders of one customer, found by a reference of their own. */
async function placeOrders(page: Page, reference: string, count: number) {
  const placed: { id: string; number: string }[] = []
  for (let order = 0; order < count; order++) {
    await fillCart(page)
    placed.push(await (await page.request.post('/api/cart/order', { data: { reference } })).json())
  }
  return placed
}

test('several orders are chosen by key and moved at once, with what became of each', async ({
  customerPage,
  browser,
  violations,
}) => {
  const reference = `Stapel ${crypto.randomUUID().slice(0, 8)}`
  const [first, second] = await placeOrders(customerPage, reference, 2)
  const page = await staffPage(browser, `/orders?zoek=${encodeURIComponent(reference)}`, { hearsNews: false })
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  const bar = page.getByRole('region', { name: 'Met de gekozen regels' })
  await expect(bar).toContainText('2 gekozen')
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)

  for (const { number } of [first!, second!])
    await page.getByRole('checkbox', { name: `Kies Order ${number}` }).check()
  expect(await axe(page)).toEqual([])
  // A colleague was first with one of them.
  await page.request.post(`/beheer/api/orders/${second!.id}/move`, { data: { state: 'in_production' } })
  await bar.getByRole('button', { name: 'Start productie' }).press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Start productie' })
  await expect(dialog).toContainText('2 gekozen.')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Start productie' }).press('Enter')
  await expect(page.getByText('Start productie: 1 van 2 gelukt')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: `Order ${first!.number}: Gelukt` })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: `Order ${second!.number}: ` })).not.toContainText(
    'Gelukt',
  )
  // What was not done is chosen still.
  await expect(bar).toContainText('1 gekozen')
  await bar.getByRole('button', { name: 'Keuze wissen' }).press('Enter')
  await expect(page.getByRole('main').locator('section:focus').getByRole('table')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'In productie' })).toHaveCount(2)
  expect(await axe(page)).toEqual([])
  await page.context().close()
  expect(violations).toEqual([])
})

test('several orders are held, let go and cancelled for a reason, with the way to each', async ({
  customerPage,
  browser,
}) => {
  const reference = `Stoppen ${crypto.randomUUID().slice(0, 8)}`
  const [first, second] = await placeOrders(customerPage, reference, 2)
  const page = await staffPage(browser, '/orders', { hearsNews: false })
  await page.request.post(`/beheer/api/orders/${first!.id}/holds`, {
    data: { lineId: null, reason: 'Wacht op papier' },
  })
  await page.goto(`/beheer/orders?zoek=${encodeURIComponent(reference)}`)
  await expect(page.getByRole('row')).toHaveCount(3)
  const bar = page.getByRole('region', { name: 'Met de gekozen regels' })
  const choose = async () => {
    for (const { number } of [first!, second!])
      await page.getByRole('checkbox', { name: `Kies Order ${number}` }).check()
    await expect(bar).toContainText('2 gekozen')
  }
  await choose()
  await page.keyboard.press('b')
  const asked = page.getByRole('dialog', { name: 'Blokkeren' })
  await asked.getByRole('button', { name: 'Blokkeren' }).press('Enter')
  await expect(asked.getByText('Vul dit veld in')).toBeVisible()
  await asked.getByRole('textbox', { name: 'Reden' }).fill('De pers staat stil')
  expect(await axe(page)).toEqual([])
  await asked.getByRole('button', { name: 'Blokkeren' }).press('Enter')
  await expect(page.getByText('Blokkeren: 1 van 2 gelukt')).toBeVisible()
  const refused = page
    .getByRole('listitem')
    .filter({ hasText: `Order ${first!.number}: Een collega heeft dit intussen geblokkeerd.` })
  await expect(refused.getByRole('link')).toHaveAttribute('href', `/beheer/orders/${first!.id}`)
  expect(await axe(page)).toEqual([])

  await choose()
  await page.keyboard.press('d')
  await page
    .getByRole('alertdialog', { name: 'Deblokkeren' })
    .getByRole('button', { name: 'Deblokkeren' })
    .press('Enter')
  await expect(page.getByText('Deblokkeren: 2 van 2 gelukt')).toBeVisible()
  await choose()
  await expect(bar.getByRole('link', { name: 'Werkbonnen' })).toHaveAttribute(
    'href',
    new RegExp(`^/beheer/api/job-tickets\\?order=`),
  )
  await page.keyboard.press('a')
  const cancelling = page.getByRole('dialog', { name: 'Orders annuleren' })
  await cancelling.getByRole('textbox', { name: 'Reden' }).fill('Dubbel besteld')
  expect(await axe(page)).toEqual([])
  await cancelling.getByRole('button', { name: 'Orders annuleren' }).press('Enter')
  await expect(page.getByText('Orders annuleren: 2 van 2 gelukt')).toBeVisible()
  await page.context().close()
})

test('work with many orders is stopped by its button, and what was not begun stays as it was', async ({
  customerPage,
  browser,
  databaseUrl,
}) => {
  const reference = `Halverwege ${crypto.randomUUID().slice(0, 8)}`
  const placed = await placeOrders(customerPage, reference, 3)
  const page = await staffPage(browser, `/orders?zoek=${encodeURIComponent(reference)}`, {
    hearsNews: false,
    email: await addStaff(databaseUrl, 'sales', 'Stan Stop'),
  })
  for (const { number } of placed) await page.getByRole('checkbox', { name: `Kies Order ${number}` }).check()
  await page.keyboard.press('b')
  const asked = page.getByRole('dialog', { name: 'Blokkeren' })
  await asked.getByRole('textbox', { name: 'Reden' }).fill('De pers staat stil')
  const orders = await holdRows(databaseUrl, 'select from orders where id = any($1::uuid[]) for update', [
    placed.map(({ id }) => id),
  ])
  try {
    await asked.getByRole('button', { name: 'Blokkeren' }).press('Enter')
    await expect(
      page.getByText('Blokkeren: 0 van 3 gedaan. Dit gaat door als je deze pagina verlaat.'),
    ).toBeVisible()
    expect(await axe(page)).toEqual([])
    // Its first row is begun, and waits. Each half second it asks whether it is to stop: it does so again before the next row.
    await expect.poll(() => orders.isAwaitedLonger(500)).toBe(true)
    const stopped = page.waitForResponse(/\/beheer\/api\/bulk\/[\w-]+\/stop$/)
    await page.getByRole('button', { name: 'Stoppen' }).press('Enter')
    expect((await stopped).status()).toBe(200)
  } finally {
    await orders.letGo()
  }
  await expect(page.getByText('Blokkeren: 1 van 3 gelukt')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stoppen' })).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Niet gedaan' })).toHaveCount(2)
  // What was not done is chosen still.
  await expect(page.getByRole('region', { name: 'Met de gekozen regels' })).toContainText('2 gekozen')
  await expect(page.getByRole('row').filter({ hasText: 'Geblokkeerd' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Sluiten: Blokkeren: 1 van 3 gelukt' }).press('Enter')
  await expect(page.getByText('Blokkeren: 1 van 3 gelukt')).toHaveCount(0)
  await page.context().close()
})

test('everything in a list is chosen, what is not shown too, and goes on while the page is left', async ({
  customerPage,
  browser,
}) => {
  const reference = `Alles ${crypto.randomUUID().slice(0, 8)}`
  await placeOrders(customerPage, reference, 3)
  const page = await staffPage(browser, '/orders', { hearsNews: false })
  // Of three orders the list shows one, and the rest is on its way.
  await page.route('**/beheer/api/orders?**', async (route) => {
    if (new URL(route.request().url()).searchParams.has('after')) return
    const response = await route.fetch()
    const json = await response.json()
    const found = json.orders.length === 3
    await route.fulfill({ response, json: found ? { orders: json.orders.slice(0, 1), next: 'meer' } : json })
  })
  await page.getByRole('searchbox', { name: 'Zoek' }).fill(reference)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('checkbox', { name: /^Kies Order/ }).check()
  const bar = page.getByRole('region', { name: 'Met de gekozen regels' })
  await bar.getByRole('button', { name: 'Alles in deze lijst kiezen' }).press('Enter')
  await expect(bar).toContainText('Alles in deze lijst gekozen: 3')
  await bar.getByRole('button', { name: 'Start productie' }).press('Enter')
  await page
    .getByRole('alertdialog', { name: 'Start productie' })
    .getByRole('button', { name: 'Start productie' })
    .press('Enter')
  await expect(page.getByText(/^Start productie: \d van 3/)).toBeVisible()
  await page.goto('/beheer/facturen')
  await page.goto('/beheer/orders')
  await expect(page.getByText('Start productie: 3 van 3 gelukt')).toBeVisible()
  expect(await axe(page)).toEqual([])
  // Tried again, an earlier one may stand there too.
  const close = page.getByRole('button', { name: 'Sluiten: Start productie: 3 van 3 gelukt' })
  const results = await close.count()
  await close.last().press('Enter')
  await expect(close).toHaveCount(results - 1)
  await page.context().close()
})

test('all of a list is left alone where more came in than was seen', async ({ customerPage, browser }) => {
  const reference = `Gegroeid ${crypto.randomUUID().slice(0, 8)}`
  await placeOrders(customerPage, reference, 3)
  const page = await staffPage(browser, '/orders', { hearsNews: false })
  // Of its orders the list shows one, and the rest is on its way.
  await page.route('**/beheer/api/orders?**', async (route) => {
    if (new URL(route.request().url()).searchParams.has('after')) return
    const response = await route.fetch()
    const json = await response.json()
    const isFound = new URL(route.request().url()).searchParams.get('search') === reference
    await route.fulfill({
      response,
      json: isFound ? { orders: json.orders.slice(0, 1), next: 'meer' } : json,
    })
  })
  await page.getByRole('searchbox', { name: 'Zoek' }).fill(reference)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('checkbox', { name: /^Kies Order/ }).check()
  const bar = page.getByRole('region', { name: 'Met de gekozen regels' })
  await bar.getByRole('button', { name: 'Alles in deze lijst kiezen' }).press('Enter')
  await expect(bar).toContainText('Alles in deze lijst gekozen: 3')
  await bar.getByRole('button', { name: 'Start productie' }).press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Start productie' })
  await expect(dialog).toContainText('Alles in deze lijst gekozen: 3')
  await placeOrders(customerPage, reference, 1)
  await dialog.getByRole('button', { name: 'Start productie' }).press('Enter')
  await expect(dialog).toContainText('In deze lijst staan nu meer regels dan je zag. Er is niets gedaan.')
  // Told how many they are now, he may mean those.
  await expect(dialog).toContainText('Alles in deze lijst gekozen: 4')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Start productie' }).press('Enter')
  await expect(page.getByText(/^Start productie: \d van 4/)).toBeVisible()
  await page.context().close()
})

test('the keys are shown by ?, and those of one letter can be switched off in a browser', async ({
  customerPage,
  browser,
}) => {
  const reference = `Toetsen ${crypto.randomUUID().slice(0, 8)}`
  await placeOrders(customerPage, reference, 1)
  const page = await staffPage(browser, `/orders?zoek=${encodeURIComponent(reference)}`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Toetsen van beheer' })
  await expect(help).toContainText('Regel kiezen of loslaten')
  expect(await axe(page)).toEqual([])
  await help.getByLabel('Losse toetsen gebruiken').uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await page.getByRole('row').getByRole('link').first().focus()
  await page.keyboard.press('x')
  await page.keyboard.press('?')
  await expect(help).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: /^Kies Order/ })).not.toBeChecked()

  await page.getByRole('button', { name: 'Toetsen' }).press('Enter')
  await help.getByLabel('Losse toetsen gebruiken').check()
  await help.getByRole('button', { name: 'Sluiten' }).last().press('Enter')
  await page.keyboard.press('?')
  await expect(help).toBeVisible()
  await page.context().close()
})

test('the way back from an order leads to the list as it was left, and to the row', async ({
  customerPage,
  browser,
}) => {
  const reference = `Terug ${crypto.randomUUID().slice(0, 8)}`
  const placed = await placeOrders(customerPage, reference, 3)
  const page = await staffPage(browser, '/orders')
  // What another test does with many orders stands above the list of the same operator, until it is put away.
  await page.route('**/beheer/api/bulk?*', (route) => route.fulfill({ json: { runs: [] } }))
  await page.goto(`/beheer/orders?zoek=${encodeURIComponent(reference)}`)
  await page.setViewportSize({ width: 1024, height: 300 })
  const link = page.getByRole('link', { name: placed[0]!.number })
  for (const back of [
    () => page.goBack(),
    () => page.getByRole('main').getByRole('link', { name: 'Alle orders' }).click(),
  ]) {
    await link.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => window.scrollY)
    expect(left).toBeGreaterThan(0)
    await link.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: `Order ${placed[0]!.number}` })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await back()
    await expect(page).toHaveURL(/zoek=Terug/)
    await expect(link).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  }
  await page.context().close()
})
