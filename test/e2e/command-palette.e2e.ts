import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'
import { placeOrder } from './place-order.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Zoeken en opdrachten' })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Zoeken en opdrachten' })
const group = (page: Page, name: string) => palette(page).getByRole('group', { name })
const cart = async (page: Page) => (await page.request.get('/api/cart')).json()

async function open(page: Page, path = '/') {
  await page.goto(path)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

test('opens by its keys, even before any script has come, and gives the focus back', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  await page.goto('/', { waitUntil: 'commit' })
  const logo = page.getByRole('banner').getByRole('link').first()
  await logo.focus()
  await page.keyboard.press('Control+k')
  resolve()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(logo).toBeFocused()
  await page.keyboard.press('Meta+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeHidden()
  await expect(logo).toBeFocused()
})

test('finds products, categories and pages, and goes there by keyboard', async ({ page, violations }) => {
  await open(page)
  await field(page).fill('spandoek')
  const first = group(page, 'Producten').getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(group(page, 'Categorieën').getByRole('option').first()).toContainText('Spandoek')
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('End')
  await expect(palette(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  const href = (await first.getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href)
  await expect(palette(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(violations).toEqual([])
})

test('puts a line in the cart for the price that it shows', async ({ customerPage: page, violations }) => {
  await open(page)
  await field(page).fill('dibond 1000x500 4')
  const line = group(page, 'Direct bestellen, prijzen excl. btw')
    .getByRole('option')
    .filter({ hasText: 'Aluminium sandwichpaneel 3 mm wit' })
  await expect(line).toContainText('100 × 50 cm, 4 stuks')
  await expect(line).toHaveAttribute('aria-selected', 'true')
  // 32.50 x 0.5 m² x 4, plus 7.50 set-up.
  await expect(line).toContainText('€ 72,50')
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText('Toegevoegd aan winkelwagen')).toBeVisible()
  await expect(palette(page)).toBeHidden()
  const { orderLineGroups, totalItemCount } = await cart(page)
  expect(totalItemCount).toBe(1)
  expect(orderLineGroups[0].lines[0]).toMatchObject({
    sku: 'ALP-3',
    quantity: 4,
    price: { excludingTaxInCents: 7250 },
  })
  expect(violations).toEqual([])
})

test('leads a line that asks for more to its page, with size and number filled in', async ({
  customerPage: page,
}) => {
  await open(page)
  await field(page).fill('spandoek op maat 3000x1000 2')
  const line = group(page, 'Direct bestellen, prijzen excl. btw')
    .getByRole('option')
    .filter({ hasText: /^Spandoek op maat/ })
  await expect(line).toContainText('Maak een keuze bij')
  await line.click()
  await expect(page).toHaveURL(/\/spandoek-op-maat/)
  const main = page.getByRole('main')
  await expect(main.getByLabel('Breedte', { exact: false }).first()).toHaveValue('3000')
  await expect(main.getByLabel('Hoogte', { exact: false }).first()).toHaveValue('1000')
  expect((await cart(page)).totalItemCount).toBe(0)
})

test('finds an order by its number, and orders it again', async ({ customerPage: page }) => {
  await placeOrder(page)
  const [order] = (await (await page.request.get('/api/customer/orders')).json()).orders
  await open(page)
  await expect(group(page, 'Laatste bestellingen').getByRole('option')).toContainText(order.number)
  await field(page).fill(order.number)
  const found = group(page, 'Bestellingen').getByRole('option')
  await expect(found).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/account/bestellingen/${order.id}`)

  await page.keyboard.press('Control+k')
  await field(page).fill('opnieuw')
  await expect(
    group(page, 'Opnieuw bestellen').getByRole('option', {
      name: `Bestelling ${order.number} opnieuw bestellen`,
    }),
  ).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Opnieuw bestellen' })
  await expect(dialog.getByRole('checkbox')).toHaveCount(2)
  await expect(palette(page)).toBeHidden()
  await dialog.getByRole('button', { name: '2 artikelen in winkelwagen' }).click()
  await expect(page).toHaveURL('/winkelwagen')
  await expect(dialog).toBeHidden()
  expect((await cart(page)).totalItemCount).toBe(2)
})

test('puts the cart aside as a quote, and finds that by its reference', async ({ customerPage: page }) => {
  await open(page)
  await field(page).fill('parkeren')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('Je winkelwagen is leeg. Er is niets om als offerte op te slaan.'),
  ).toBeVisible()
  await fillCart(page)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog').filter({ hasText: 'Referentie' })
  await dialog.getByLabel('Referentie').fill('Beurs Utrecht')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/account\/offertes\//)
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Control+k')
  await field(page).fill('beurs utr')
  await expect(group(page, 'Offertes').getByRole('option')).toContainText('Beurs Utrecht')
})

test('has commands, the library of files and the way out', async ({ customerPage: page }) => {
  await open(page)
  await field(page).fill('levering')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account/leveringsadressen')
  await page.keyboard.press('Control+k')
  await field(page).fill('ontwerpen')
  await page.keyboard.press('Enter')
  const manager = page.getByRole('dialog').filter({ hasText: 'Drop jouw bestanden' })
  await expect(manager).toBeVisible()
  // Never over another dialog.
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toHaveCount(0)
  await manager.getByRole('button', { name: 'Sluiten' }).click()
  await expect(manager).toBeHidden()
  await page.keyboard.press('Control+k')
  await field(page).fill('uitlog')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
})

test('says that nothing was found', async ({ page }) => {
  await open(page)
  await field(page).fill('xyzxyzxyz')
  await expect(palette(page).getByText('Er zijn geen resultaten gevonden.').first()).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(palette(page)).toBeVisible()
})

test('tells that searching fails, and what still answers is there', async ({ customerPage: page }) => {
  await placeOrder(page)
  await open(page)
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 500, json: { errors: [] } }))
  await page.route('**/api/customer/orders?*', (route) => route.abort())
  await page.route('**/api/customer/parked-carts?*', (route) => route.abort())
  await field(page).fill('dibond')
  const alert = palette(page).getByRole('alert')
  await expect(alert).toHaveText('Zoeken lukt nu even niet. Probeer het zo opnieuw.')
  expect(await axe(page)).toEqual([])
  await page.unroute('**/api/search?*')
  await palette(page).getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(alert).toHaveText('Een deel kunnen we nu niet doorzoeken. Probeer het zo opnieuw.')
  await expect(group(page, 'Producten').getByRole('option').first()).toBeVisible()
  await expect(field(page)).toBeFocused()
})

test('shows a visitor no price to order by, and the way to log in', async ({ page }) => {
  await open(page)
  await expect(palette(page).getByRole('option', { name: 'Uitloggen' })).toHaveCount(0)
  await field(page).fill('dibond 1000x500 4')
  const line = group(page, 'Direct bestellen, prijzen excl. btw').getByRole('option').first()
  await expect(line).toContainText('Log in om je prijs te zien en direct te bestellen')
  await field(page).fill('inlog')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await expect(palette(page)).toBeHidden()
})

test('fits a small screen and is worked by touch', async ({ customerPage: page }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await open(page)
  await field(page).fill('dibond 1000x500 4')
  const line = group(page, 'Direct bestellen, prijzen excl. btw').getByRole('option').first()
  await expect(line).toContainText('In winkelwagen')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await palette(page).getByRole('button', { name: 'Sluiten' }).click()
  await expect(palette(page)).toBeHidden()
})
