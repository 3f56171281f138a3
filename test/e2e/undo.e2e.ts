import type { Page } from '@playwright/test'
import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'
import { openPaused } from './open-paused.ts'
import { putBanners, putDesigns } from './upload-designs.ts'

const SPANNER = 'Doekspanner met haak 25 cm, per 10'
const undo = (page: Page) => page.getByRole('button', { name: 'Ongedaan maken' })
const lines = (page: Page) => page.getByRole('article')
const nameOf = (page: Page, title: string) =>
  page.getByRole('article', { name: title }).getByRole('heading', { name: title })

async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await awake(button)
  await button.click()
}

/** Banners with a design in the cart, and spanners behind them. */
async function fillWithDesign(page: Page, databaseUrl: string, customer: Parameters<typeof putDesigns>[1]) {
  const lineId = await putBanners(page, 10)
  await fillCart(page, 3)
  await putDesigns(databaseUrl, customer, [{ name: 'zomeractie.pdf' }])
  const { designs } = await (await page.request.get('/api/designs')).json()
  const link = { designId: designs[0].designId, quantity: 6, isStudioDesign: false }
  const answer = await page.request.put(`/api/cart/items/designs/${lineId}`, { data: { designs: [link] } })
  expect(answer.status()).toBe(200)
  const chosen = await page.request.post(`/api/cart/items/${lineId}/delivery`, { data: { kind: 'pickup' } })
  expect(chosen.status()).toBe(200)
  return lineId
}

test('a line that was removed comes back with its designs, and with the focus on it', async ({
  customerPage: page,
  customer,
  databaseUrl,
  violations,
}) => {
  await fillWithDesign(page, databaseUrl, customer)
  await page.goto('/winkelwagen')
  await expect(page.getByText('zomeractie.pdf, 6 exemplaren')).toBeVisible()
  await press(page, 'Spandoek 510 g verwijderen')
  await expect(page.getByText('Spandoek 510 g verwijderd')).toBeVisible()
  await expect(page.getByText('zomeractie.pdf')).toHaveCount(0)
  await expect(nameOf(page, SPANNER)).toBeFocused()
  // A toast that is looked at stays.
  await undo(page).hover()
  expect(await axe(page)).toEqual([])
  await undo(page).press('Enter')
  await expect(page.getByText('zomeractie.pdf, 6 exemplaren')).toBeVisible()
  await expect(nameOf(page, 'Spandoek 510 g')).toBeFocused()
  await expect(page.getByText('Spandoek 510 g verwijderd')).toHaveCount(0)
  await page.reload()
  await expect(lines(page)).toHaveCount(2)
  await expect(lines(page).first()).toContainText('zomeractie.pdf, 6 exemplaren')
  expect(violations).toEqual([])
})

test('an emptied cart comes back whole; the way back stands there for ten seconds', async ({
  customerPage: page,
  customer,
  databaseUrl,
}) => {
  await fillWithDesign(page, databaseUrl, customer)
  await openPaused(page, '/winkelwagen')
  const empty = async () => {
    await press(page, 'Winkelwagen legen')
    const question = page.getByRole('alertdialog', { name: 'Winkelwagen legen?' })
    await question.getByRole('button', { name: 'Winkelwagen legen' }).click()
    await expect(page.getByText('Je winkelwagen is geleegd')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Je winkelwagen is leeg' })).toBeVisible()
  }
  const reference = page.getByLabel('Jouw referentie')
  await awake(reference)
  await reference.fill('Winterterras')
  await empty()
  await undo(page).click()
  await expect(page.getByText('zomeractie.pdf, 6 exemplaren')).toBeVisible()
  await expect(lines(page)).toHaveCount(2)
  await expect(reference).toHaveValue('Winterterras')
  await expect(page.getByRole('link', { name: /^Winkelwagen, 2 artikelen/ })).toBeVisible()
  await page.mouse.move(0, 0)
  await empty()
  await page.clock.runFor(9_999)
  await expect(undo(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(undo(page)).toHaveCount(0)
  // What comes next is another order.
  await fillCart(page, 1)
  await page.goto('/winkelwagen')
  await expect(reference).toHaveValue('')
})

test('it is counted when it comes back, and the way back goes with the page', async ({
  customerPage: page,
}) => {
  await fillCart(page, 3)
  await page.goto('/winkelwagen')
  await press(page, `${SPANNER} verwijderen`)
  await undo(page).click()
  await expect(page.getByRole('link', { name: /^Winkelwagen, 1 artikel/ })).toBeVisible()
  await expect(nameOf(page, SPANNER)).toBeVisible()
  await press(page, `${SPANNER} verwijderen`)
  await expect(undo(page)).toBeVisible()
  await page.getByRole('link', { name: 'Bekijk alle producten' }).click()
  await expect(page).toHaveURL('/')
  await expect(undo(page)).toHaveCount(0)
})

test('a cart that was ordered elsewhere meanwhile stays as it is, and that is told', async ({
  customerPage: page,
  customer,
  databaseUrl,
}) => {
  await fillWithDesign(page, databaseUrl, customer)
  await page.goto('/winkelwagen')
  await press(page, 'Spandoek 510 g verwijderen')
  // A toast that is looked at stays.
  await undo(page).hover()
  expect((await page.request.post('/api/cart/order')).status()).toBe(200)
  await undo(page).click()
  await expect(
    page.getByText(
      'Je winkelwagen is intussen besteld of bewaard als offerte. Voeg het product opnieuw toe.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Je winkelwagen is leeg' })).toBeVisible()
})

test('steps that a choice emptied come back, until the next choice', async ({ page }) => {
  const choices = 'doek.doek-510_randkeuze.randkeuze-rondom_rand-rondom.rand-rondom-zoom_ringen.ringen-500'
  const path = '/spandoeken-en-doeken/spandoeken/spandoek-op-maat'
  const option = (step: string, name: RegExp) =>
    page.getByRole('group', { name: new RegExp(`^${step}( Niet verplicht)?$`) }).getByRole('radio', { name })
  const bar = page.getByRole('region', { name: 'Bestellen' })
  await page.goto(`${path}?keuze=breedte.2500_hoogte.1250_${choices}&aantal=2`)
  const rings = option('Ringen', /^Ringen om de 50 cm/)
  await awake(rings)
  await expect(rings).toBeChecked()
  const price = await bar.innerText()

  await option('Soort doek', /^Pvc 450 g/).check({ force: true })
  await expect(page.getByText(/gewist omdat je soort doek hebt gewijzigd\.$/)).toBeVisible()
  await expect(page).not.toHaveURL(/ringen/)
  await undo(page).hover()
  expect(await axe(page)).toEqual([])
  await undo(page).click()
  await expect(option('Soort doek', /^Pvc 510 g/)).toBeChecked()
  await expect(rings).toBeChecked()
  await expect(page).toHaveURL(/doek-510.*ringen\.ringen-500.*aantal=2/)
  await expect(bar).toHaveText(price, { useInnerText: true })
  await expect(undo(page)).toHaveCount(0)

  await option('Soort doek', /^Pvc 450 g/).check({ force: true })
  await expect(undo(page)).toBeVisible()
  await option('Randafwerking', /^Rondom gelijk/).check({ force: true })
  await expect(undo(page)).toHaveCount(0)
})
