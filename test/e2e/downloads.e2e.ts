import { readFile } from 'node:fs/promises'
import { leftForRules } from '#test/support/ubl-documents.ts'
import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { placeOrder } from './place-order.ts'

const widths = [375, 768, 1440] as const

test('downloads say what will stand there, as long as there is nothing', async ({ customerPage: page }) => {
  await page.goto('/account/downloads')
  await expect(page.getByRole('heading', { level: 1, name: 'Downloads' })).toBeVisible()
  await expect(page.getByText('Nog geen downloads')).toBeVisible()
  await page.goto('/account/downloads?soort=facturen')
  await expect(page.getByText('Zodra een bestelling de deur uit is, staat hier de factuur.')).toBeVisible()
  expect((await page.request.get('/account/downloads?soort=onzin')).status()).toBe(404)
})

test('papers of an order are fetched from its page, the list of orders and the downloads', async ({
  customerPage: page,
}) => {
  const id = await placeOrder(page)
  await page.goto(`/account/bestellingen/${id}`)
  const documents = page.getByRole('region', { name: 'Documenten' })
  const [fromOrder] = await Promise.all([
    page.waitForEvent('download'),
    documents.getByRole('link', { name: 'Orderbevestiging' }).click(),
  ])
  expect(fromOrder.suggestedFilename()).toMatch(/^Orderbevestiging \d+\.pdf$/)

  await page.goto('/account/bestellingen')
  const [fromList] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Bevestiging van order \d+$/ }).click(),
  ])
  expect(fromList.suggestedFilename()).toBe(fromOrder.suggestedFilename())

  await page.goto('/account/downloads')
  const orders = page.getByRole('region', { name: 'Orderbevestigingen en pakbonnen' })
  const [fromDownloads] = await Promise.all([
    page.waitForEvent('download'),
    orders.getByRole('link', { name: /^Orderbevestiging van Order \d+/ }).click(),
  ])
  expect(fromDownloads.suggestedFilename()).toBe(fromOrder.suggestedFilename())
})

test('a paper is fetched by a link that React has not taken over yet', async ({ customerPage: page }) => {
  await placeOrder(page)
  await page.goto('/account/downloads')
  const paper = page.getByRole('link', { name: /^Orderbevestiging van Order \d+/ })
  await awake(paper)
  // A copy is as the server sent it.
  await paper.evaluate((link) => link.replaceWith(link.cloneNode(true)))
  const download = page.waitForEvent('download')
  await paper.click()
  expect((await download).suggestedFilename()).toMatch(/^Orderbevestiging \d+\.pdf$/)
})

test('invoices, templates and all else of a customer are listed, and read at every width', async ({
  page,
}) => {
  await page.request.post('/api/customer/login', {
    data: { username: 'klant@demo.example', password: 'Paskruis-demo-1' },
  })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/account/downloads')
    const invoices = page.getByRole('region', { name: 'Facturen' })
    await expect(invoices.getByText('Gecrediteerd')).toBeVisible()
    await expect(invoices.getByText('Betaald').first()).toBeVisible()
    await expect(invoices.getByRole('link', { name: /^CRE-\d{4}-00001 \(credit\)$/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Werktekening/ }).first()).toBeVisible()
    expect(await axe(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  }
  const ubl = page.getByRole('link', { name: /^Voor je boekhouding van FAC/ }).first()
  const [download] = await Promise.all([page.waitForEvent('download'), ubl.click()])
  expect(download.suggestedFilename()).toMatch(/^FAC-\d{4}-\d{5}\.xml$/)
  leftForRules(await readFile(await download.path(), 'utf8'))
  await page.getByRole('link', { name: /^Alle \d+ bestellingen$/ }).click()
  await expect(page).toHaveURL(/soort=bestellingen/)
  await expect(page.getByText(/^1 t\/m \d+ van \d+$/)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('downloads are links like any other', async ({ customerPage: page }) => {
    await placeOrder(page)
    await page.goto('/account/downloads')
    const link = page.getByRole('link', { name: /^Orderbevestiging/ })
    const answer = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toContain('application/pdf')
  })
})
