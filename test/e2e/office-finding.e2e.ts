import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { fillCart } from './fill-cart.ts'
import { staffPage } from './staff-page.ts'

test('an order is found from any screen by its number, and by the name of its customer his company', async ({
  customerPage,
  customer,
  browser,
  violations,
}) => {
  await fillCart(customerPage)
  const { number } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  const page = await staffPage(browser, '/')
  // A key that is pressed before the page is there is nobody's.
  await expect(page.getByRole('heading', { level: 1, name: 'Vandaag' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Zoeken en opdrachten' })
  await expect(field).toBeFocused()
  await field.fill(number)
  await expect(page.getByRole('option', { name: `Order ${number}` })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()

  await page.keyboard.press('Meta+k')
  await field.fill(customer.email)
  await page.getByRole('group', { name: 'Contactpersonen' }).getByRole('option').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Testbedrijf/ })).toBeVisible()
  await page.context().close()
  expect(violations).toEqual([])
})

test('pages, lists and actions are chosen by keyboard alone, and Escape goes back', async ({ browser }) => {
  const page = await staffPage(browser, '/')
  const opener = page.getByRole('button', { name: 'Zoeken' })
  await opener.press('Enter')
  const field = page.getByRole('combobox', { name: 'Zoeken en opdrachten' })
  await field.press('Escape')
  await expect(opener).toBeFocused()

  await page.keyboard.press('Control+k')
  await field.fill('fact')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/beheer\/facturen$/)
  for (const [typed, address] of [
    ['bank', 'facturen/bank'],
    ['ouderdom', 'facturen/ouderdom'],
    ['mijn', 'account'],
  ] as const) {
    await page.keyboard.press('Control+k')
    await field.fill(typed)
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/beheer/${address}$`))
  }
  await page.keyboard.press('Control+k')
  await field.fill('geen-enkel-nummer')
  await expect(page.getByRole('option')).toHaveText([
    /Orders$/,
    /Bestanden$/,
    /Studio$/,
    /Offertes$/,
    /Facturen$/,
    /Bedrijven$/,
    /Berichten$/,
    /Producten$/,
    /Mail$/,
  ])
  await field.press('ArrowDown')
  await field.press('ArrowUp')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/beheer\/orders\?zoek=geen-enkel-nummer$/)
  await page.keyboard.press('Control+k')
  await field.fill('uitl')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Inloggen in beheer' })).toBeVisible()
  await page.context().close()
})

test('the field says so when searching fails, and tries again', async ({ browser }) => {
  const page = await staffPage(browser, '/')
  let fails = true
  await page.route('**/beheer/api/find*', (route) => (fails ? route.abort() : route.continue()))
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Zoeken en opdrachten' }).fill('korenaar')
  await expect(page.getByRole('alert')).toHaveText('Zoeken lukt nu even niet.')
  fails = false
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByRole('option', { name: 'Bakkerij De Korenaar B.V.' }).first()).toBeVisible()
  await page.context().close()
})

test('a setting is found by its words, an action by where it is, and what was chosen last stands first', async ({
  customerPage,
  browser,
}) => {
  await fillCart(customerPage)
  const { id, number } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  const page = await staffPage(browser, '/')
  const field = page.getByRole('combobox', { name: 'Zoeken en opdrachten' })
  const find = async (words: string) => {
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await field.fill(words)
    await expect(page.getByRole('option').first()).toBeVisible()
    await field.press('Enter')
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Vandaag' })).toBeVisible()
  await find('logo zin')
  const settings = page.getByRole('dialog', { name: 'Bedrijf wijzigen' })
  await expect(settings.getByRole('textbox', { name: 'Zin onder het logo' })).toBeFocused()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/beheer\/winkel$/)

  await find('btw-tarief')
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Btw-tarief' })).toBeFocused()
  await page.keyboard.press('Escape')
  await find('DATABASE_URL')
  await expect(page.getByText('DATABASE_URL', { exact: true })).toBeFocused()

  await find('uitnodigen medew')
  await expect(page.getByRole('dialog', { name: 'Medewerker uitnodigen' })).toBeVisible()
  await expect(page).toHaveURL(/\/beheer\/medewerkers$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  const recent = page.getByRole('group', { name: 'Onlangs gekozen' })
  await expect(recent.getByRole('option')).toHaveText([
    'Medewerker uitnodigen',
    'DATABASE_URL',
    'Btw-tarief',
    'Zin onder het logo',
  ])
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.goto(`/beheer/orders/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  await find('blokk order')
  await expect(page.getByRole('dialog', { name: `Order ${number} blokkeren` })).toBeVisible()
  await page.context().close()
})
