import { axe } from './axe.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'
import { staffPage } from './staff-page.ts'

test('orders go over the board from column to column by keyboard, live, with the same search as the list', async ({
  customerPage,
  browser,
  violations,
}) => {
  const reference = `Bord ${crypto.randomUUID().slice(0, 8)}`
  const placed: { id: string; number: string }[] = []
  for (let order = 0; order < 3; order++) {
    await fillCart(customerPage)
    placed.push(await (await customerPage.request.post('/api/cart/order', { data: { reference } })).json())
  }
  const [first, second, third] = placed
  const page = await staffPage(browser, `/orders?zoek=${encodeURIComponent(reference)}`)
  await page
    .getByRole('navigation', { name: 'Weergave', exact: true })
    .getByRole('link', { name: 'Bord' })
    .press('Enter')
  await expect(page).toHaveURL(/als=bord/)
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
  await expect(column('Gereed voor productie').getByRole('listitem')).toHaveCount(3)
  await expect(column('In productie').getByText('Niets in deze kolom')).toBeVisible()
  expect(await axe(page)).toEqual([])

  // What a colleague does is seen at once.
  await page.request.post(`/beheer/api/orders/${third!.id}/move`, { data: { state: 'in_production' } })
  await expect(column('In productie').getByRole('link', { name: third!.number })).toBeVisible()

  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: first!.number })).toBeFocused()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: second!.number })).toBeFocused()
  await page.keyboard.press('l')
  await expect(page.getByRole('link', { name: third!.number })).toBeFocused()
  await page.keyboard.press('h')
  await expect(page.getByRole('link', { name: first!.number })).toBeFocused()

  await page.getByRole('button', { name: `Start productie: order ${first!.number}` }).press('Enter')
  await expect(column('In productie').getByRole('link', { name: first!.number })).toBeVisible()
  // Who works by keyboard goes on with the card that took its place.
  await expect(page.getByRole('button', { name: `Start productie: order ${second!.number}` })).toBeFocused()
  await page.getByRole('button', { name: `Markeer als ingepakt: order ${third!.number}` }).press('Enter')
  await expect(column('Ingepakt').getByRole('link', { name: third!.number })).toBeVisible()

  await page.getByRole('button', { name: `Status wijzigen: order ${third!.number}` }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nieuwe status').selectOption('Verzonden')
  await dialog.getByLabel('Vervoerder').selectOption('DHL')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(column('Vandaag verzonden').getByRole('link', { name: third!.number })).toBeVisible()

  // On a small screen it scrolls sideways within itself.
  await page.setViewportSize({ width: 768, height: 900 })
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBe(widths[1])
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Weergave opslaan' }).press('Enter')
  await dialog.getByLabel('Naam').fill(reference)
  await dialog.getByLabel('Naam').press('Enter')
  const view = page
    .getByRole('navigation', { name: 'Opgeslagen weergaven' })
    .getByRole('link', { name: reference })
  await page.goto('/beheer/orders')
  await view.press('Enter')
  await expect(page.getByRole('region', { name: 'Bord van de productie' })).toBeVisible()
  await expect(page.getByRole('link', { name: second!.number })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: second!.number })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Order ${second!.number}` })).toBeVisible()
  expect(violations).toEqual([])
})

test('what is held whole lies in its column with the reason, and is let go from there by keyboard', async ({
  customerPage,
  browser,
  violations,
}) => {
  const reference = `Stil ${crypto.randomUUID().slice(0, 8)}`
  await fillCart(customerPage)
  const { id, number } = await (
    await customerPage.request.post('/api/cart/order', { data: { reference } })
  ).json()
  const page = await staffPage(browser, `/orders?als=bord&zoek=${encodeURIComponent(reference)}`)
  const card = page
    .getByRole('region', { name: /^Gereed voor productie/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: number }) })
  await expect(card.getByRole('button', { name: `Start productie: order ${number}` })).toBeVisible()

  const reason = `Wacht op folie <b>van</b> ${'x'.repeat(80)}`
  await page.request.post(`/beheer/api/orders/${id}/holds`, { data: { reason } })
  await expect(card.getByText(reason)).toBeVisible()
  await expect(card.getByText('Geblokkeerd', { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: /^Start productie/ })).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await page.setViewportSize({ width: 768, height: 900 })
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBe(widths[1])

  await card.getByRole('button', { name: `Deblokkeren: order ${number}` }).press('Enter')
  await expect(page.getByRole('status').getByText('Blokkade opgeheven')).toBeVisible()
  await expect(card.getByText(reason)).toHaveCount(0)
  await expect(card).toBeFocused()
  await expect(card.getByRole('button', { name: `Start productie: order ${number}` })).toBeVisible()
  expect(violations).toEqual([])
})
