import { axe } from './axe.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'
import { staffPage } from './staff-page.ts'

const BUNDLE = '\u00A0×\u00A010 stuks'
const PART = `300${BUNDLE} van 1.000${BUNDLE}`
const REST = `Nog 700${BUNDLE} te verzenden`

test('staff send a part of a line by keyboard, then the rest, and the customer sees each parcel', async ({
  customerPage,
  browser,
  violations,
}) => {
  await fillCart(customerPage, 1000)
  const { id, number } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  const page = await staffPage(browser, `/orders/${id}`)
  for (const state of ['in_production', 'ready'])
    await page.request.post(`/beheer/api/orders/${id}/move`, { data: { state } })
  await page.reload()
  const dialog = page.getByRole('dialog')
  await page
    .getByRole('button', { name: /Status wijzigen/ })
    .first()
    .press('Enter')
  await dialog.getByLabel('Nieuwe status').selectOption('Verzonden')
  await dialog.getByRole('checkbox', { name: 'Niet alles gaat mee' }).press('Space')
  const pieces = dialog.getByLabel(/^Aantal nu van /)
  await expect(pieces).toHaveValue('1.000')
  await pieces.fill('1.001')
  await dialog.getByLabel('Vervoerder').selectOption('PostNL')
  await dialog.getByLabel(/^Code van de zending/).fill('3SPKR88412207')
  await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(dialog.getByText('Vul een heel aantal in van 1 tot en met 1.000')).toBeVisible()
  await expect(pieces).toBeFocused()
  expect(await axe(page)).toEqual([])
  await pieces.fill('300')
  await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('De zending staat erbij, de rest blijft staan')).toBeVisible()
  await expect(page.getByText(`${PART} verzonden`, { exact: true })).toBeVisible()
  const parcels = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Zendingen' }) })
  await expect(parcels).toContainText(PART)
  await expect(page.getByRole('button', { name: /annuleren/i })).toHaveCount(0)
  expect(await axe(page)).toEqual([])

  // Whoever scans the rest sees how much of it there is.
  await page.goto(`/beheer/scan/${number}-1`)
  await expect(page.getByText(`${PART} verzonden. ${REST}.`)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.goto(`/beheer/orders/${id}`)

  await customerPage.goto(`/account/bestellingen/${id}`)
  await expect(customerPage.getByText(`${PART} verzonden`, { exact: true })).toBeVisible()
  await expect(customerPage.getByText(REST)).toBeVisible()
  await expect(customerPage.getByText('PostNL, 3SPKR88412207')).toBeVisible()
  await customerPage.setViewportSize({ width: 375, height: 740 })
  expect(await axe(customerPage)).toEqual([])
  expect(
    await customerPage.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    ),
  ).toBe(true)

  await parcels.getByRole('button', { name: / terugnemen uit zending 1$/ }).press('Enter')
  const sure = page.getByRole('alertdialog', { name: 'Terugnemen uit zending 1?' })
  await expect(sure).toContainText('tellen dan weer als niet verzonden. De klant krijgt hiervan geen mail.')
  expect(await axe(page)).toEqual([])
  await sure.getByRole('button', { name: 'Annuleren' }).press('Enter')
  await expect(sure).toBeHidden()

  await page
    .getByRole('button', { name: /Status wijzigen/ })
    .first()
    .press('Enter')
  await dialog.getByLabel('Nieuwe status').selectOption('Verzonden')
  await dialog.getByLabel('Vervoerder').selectOption('Eigen vervoer')
  await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(parcels).toContainText(`700${BUNDLE} van 1.000${BUNDLE}`)
  await expect(customerPage.getByText(`1.000${BUNDLE} van 1.000${BUNDLE} verzonden`)).toBeVisible()
  await expect(customerPage.getByText(/^Nog /)).toHaveCount(0)
  const history = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Gebeurtenissen' }) })
  await expect(history).toContainText(`${PART} verzonden in zending 1`)
  await page.context().close()
  expect(violations).toEqual([])
})

test('who sends a line of which a colleague sent a part meanwhile hears it, sees what is left and sends that', async ({
  customerPage,
  browser,
}) => {
  await fillCart(customerPage, 20)
  const { id } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  const page = await staffPage(browser, `/orders/${id}`)
  const move = (data: object) => page.request.post(`/beheer/api/orders/${id}/move`, { data })
  for (const state of ['in_production', 'ready']) await move({ state })
  await page.reload()
  await page
    .getByRole('button', { name: /Status wijzigen/ })
    .first()
    .press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nieuwe status').selectOption('Verzonden')
  const { groups } = await (await page.request.get(`/beheer/api/orders/${id}`)).json()
  const pieces = [{ lineId: groups[0].lines[0].id, quantity: 8, left: 20 }]
  expect((await move({ state: 'shipped', pieces })).status()).toBe(200)
  await dialog.getByLabel('Vervoerder').selectOption('Eigen vervoer')
  await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('intussen')
  await dialog.getByRole('checkbox', { name: 'Niet alles gaat mee' }).press('Space')
  await expect(dialog.getByLabel(/^Aantal nu van /)).toHaveValue('12')
  await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`12${BUNDLE} van 20${BUNDLE}`)).toBeVisible()
  await page.context().close()
})
