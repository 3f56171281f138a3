import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { fillCart } from './fill-cart.ts'
import { staffPage } from './staff-page.ts'
import type { Page } from '@playwright/test'

/** Orders of one customer, found by a reference of their own. */
async function placeOrders(page: Page, reference: string, count: number) {
  const placed: { id: string; number: string }[] = []
  for (let order = 0; order < count; order++) {
    await fillCart(page)
    placed.push(await (await page.request.post('/api/cart/order', { data: { reference } })).json())
  }
  return placed
}

test('an order is held, released and left for the next of the list by letters alone', async ({
  customerPage,
  browser,
  violations,
}) => {
  const reference = `Letters ${crypto.randomUUID().slice(0, 8)}`
  const [first, second] = await placeOrders(customerPage, reference, 2)
  const page = await staffPage(browser, `/orders?zoek=${encodeURIComponent(reference)}`, { hearsNews: false })
  const title = (number: string) => page.getByRole('heading', { level: 1, name: `Order ${number}` })
  await expect(page.getByRole('row')).toHaveCount(3)

  // The newest stands first: the other one is next.
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(title(second!.number)).toBeVisible()
  await expect(page.getByText('1 van 2')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Order blokkeren' })).toHaveAttribute(
    'aria-keyshortcuts',
    'b',
  )
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('j')
  await expect(title(first!.number)).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('k')
  await expect(title(second!.number)).toBeVisible()

  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog', { name: `Order ${second!.number} blokkeren` })
  // In a window and in a field a letter is a letter.
  await dialog.getByRole('textbox').fill('')
  await page.keyboard.type('jab')
  await expect(dialog.getByRole('textbox')).toHaveValue('jab')
  await dialog.getByRole('button', { name: 'Blokkeren' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Order deblokkeren' })).toBeVisible()
  await page.keyboard.press('d')
  await expect(page.getByRole('button', { name: 'Order blokkeren' })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: 'Nieuwe notitie' })).toBeFocused()
  await page.keyboard.type('a')
  await expect(page.getByRole('textbox', { name: 'Nieuwe notitie' })).toHaveValue('a')

  // What was typed about one order is nothing of the next; the way back leads to the list as it was.
  await page.getByRole('link', { name: 'Volgende' }).press('Enter')
  await expect(title(first!.number)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Nieuwe notitie' })).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL(/zoek=Letters/)
  await expect(page.getByRole('link', { name: first!.number })).toBeFocused()

  // A letter is about the row with the focus; who leaves it has chosen none.
  await page.keyboard.press('p')
  const sure = page.getByRole('alertdialog', { name: 'Start productie' })
  await expect(sure).toContainText('1 gekozen.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Met de gekozen regels' })).toHaveCount(0)
  await page.keyboard.press('p')
  await sure.getByRole('button', { name: 'Start productie' }).press('Enter')
  await expect(page.getByText('Start productie: 1 van 1 gelukt')).toBeVisible()
  await page.context().close()
  expect(violations).toEqual([])
})

test('help of which the file does not come says so, and opens by the next press', async ({ browser }) => {
  const page = await staffPage(browser, '/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await page.route('**/office-keys-help-*.js', (route) => route.abort())
  await page.getByRole('main').focus()
  await page.keyboard.press('?')
  await expect(page.getByText('De toetsen konden niet worden opgehaald')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await page.unroute('**/office-keys-help-*.js')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Toetsen van beheer' })).toBeVisible()
  await page.context().close()
})

test('g and a letter lead to a desk, / to the search, and the help tells the letters of the role', async ({
  browser,
  violations,
}) => {
  const page = await staffPage(browser, '/')
  await expect(page.getByRole('heading', { level: 1, name: 'Vandaag' })).toBeVisible()
  await page.keyboard.press('g')
  const hint = page.getByRole('status').filter({ hasText: 'Ga naar' })
  await expect(hint).toContainText('o Orders')
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(hint).toHaveCount(0)
  await page.keyboard.press('o')
  await expect(page.getByRole('heading', { level: 1, name: 'Vandaag' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('k')
  await expect(page.getByRole('heading', { level: 1, name: 'Bedrijven' })).toBeVisible()
  // A page that was gone to takes the focus once it is drawn.
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('gk')
  await expect(page).toHaveURL(/zoek=gk/)
  await page.getByRole('searchbox').fill('')
  await page.getByRole('main').focus()
  await page.keyboard.press('c')
  await expect(page.getByRole('dialog', { name: 'Bedrijf toevoegen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('main').focus()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Toetsen van beheer' })
  await expect(help.getByRole('region', { name: 'Op deze pagina' })).toContainText('Bedrijf toevoegen')
  await expect(help).toContainText('Printbestanden')
  await expect(help).toContainText('Logboek')
  expect(await axe(page)).toEqual([])
  await page.context().close()
  expect(violations).toEqual([])
})
