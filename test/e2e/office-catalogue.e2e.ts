import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  type CatalogueDocument,
  documentOf,
  unzipped,
  withDocument,
  zipped,
} from '#test/support/catalogue-files.ts'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { LIVE_PAGES, makeOwnDatabase, startOwnShop } from './own-shop.ts'
import { stepTo } from './staff-keys.ts'
import { logInStaff } from './staff-page.ts'

const SKU = 'TOE-SPANNER'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What one of a product costs by itself, as the shop says it to a visitor. */
async function priceOf(page: Page, url: string): Promise<number> {
  const answer = await page.request.post(`${url}/api/products/calculate`, {
    data: { sku: SKU, quantity: 1, customOptions: [] },
  })
  return (await answer.json()).unitPrice?.excludingTaxInCents
}

/** In the shop of all tests others change the catalogue, after which a file is refused. */
async function inOwnShop(
  page: Page,
  databaseUrl: string,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const database = await makeOwnDatabase(databaseUrl)
  const shop = await startOwnShop({ settings: { ...LIVE_PAGES, E2E_DATABASE_URL: database.url } })
  try {
    await page.goto(`${shop.url}/beheer/producten`)
    await logInStaff(page)
    await page.getByRole('link', { name: 'In- en uitvoeren' }).press('Enter')
    await expect(heading(page, 'Catalogus in- en uitvoeren')).toBeVisible()
    await use(shop.url)
  } finally {
    await shop.end()
    await database.drop()
  }
}

test('the catalogue is downloaded, a price changed in the file, and the shop has it', async ({
  page,
  databaseUrl,
  violations,
}, testInfo) => {
  test.setTimeout(180_000)
  await inOwnShop(page, databaseUrl, async (url) => {
    await changePrice(page, testInfo.outputPath('catalogus.zip'), url)
    await sendSame(page, testInfo.outputPath('catalogus.zip'))
    await sendFaulty(page, testInfo.outputPath('fout.json'))
    expect(violations).toEqual([])
  })
})

test('an import is taken back once it was seen what that does, and that can be taken back too', async ({
  page,
  databaseUrl,
  violations,
}, testInfo) => {
  test.setTimeout(180_000)
  await inOwnShop(page, databaseUrl, async (url) => {
    const was = await priceOf(page, url)
    await raisePrice(page, testInfo.outputPath('duurder.json'), url)
    await expect.poll(() => priceOf(page, url)).toBe(was + 123)
    await takeBack(page, url)
    await expect.poll(() => priceOf(page, url)).toBe(was)
    expect(violations).toEqual([])
  })
})

/** Makes a product 1.23 dearer in a document; the product. */
function makeDearer(document: CatalogueDocument) {
  const product = document.products.find(({ sku }) => sku === SKU)
  const { price } = product.prices[0]
  price.rateE4 += 12_300
  if (price.tiers) price.tiers = null
  return product
}

async function changePrice(page: Page, path: string, url: string): Promise<void> {
  expect(await axe(page)).toEqual([])
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Catalogus downloaden' }).press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^catalogus-\d{4}-\d\d-\d\d\.zip$/)

  const files = await unzipped(await readFile(await download.path()))
  const document = documentOf(files)
  const was = await priceOf(page, url)
  makeDearer(document)
  await writeFile(path, await zipped(withDocument(files, document)))

  await button(page, 'Bestand controleren').press('Enter')
  await expect(page.getByText('Kies een bestand.')).toBeVisible()
  await expect(page.getByLabel('Bestand', { exact: true })).toBeFocused()
  await page.getByLabel('Bestand', { exact: true }).setInputFiles(path)
  await button(page, 'Bestand controleren').press('Enter')
  await expect(heading(page, 'Import van catalogus.zip')).toBeVisible()
  await expect(page.getByText('1 wijziging klaar om door te voeren')).toBeVisible({ timeout: 30_000 })
  const changes = page.getByRole('table', { name: 'Wijzigingen' })
  await expect(changes.getByRole('row').filter({ hasText: SKU })).toContainText('Gewijzigd')
  await expect(changes).toContainText('Prijzen')
  expect(await axe(page)).toEqual([])
  expect(await priceOf(page, url)).toBe(was)

  await button(page, 'Doorvoeren').press('Enter')
  const sure = page.getByRole('alertdialog', { name: 'Import doorvoeren?' })
  await expect(sure).toBeVisible()
  expect(await axe(page)).toEqual([])
  await sure.getByRole('button', { name: 'Doorvoeren' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Status', exact: true })).toBeFocused()
  await expect(page.getByText('Alles staat in de winkel.')).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => priceOf(page, url)).toBe(was + 123)

  await page.getByRole('link', { name: 'Catalogus in- en uitvoeren' }).press('Enter')
  const imports = page.getByRole('table', { name: 'Laatste imports' })
  await expect(imports.getByRole('row').nth(1)).toContainText('Doorgevoerd')
}

/** A file that is as the shop is by now is ready, and there is nothing to carry out. */
async function sendSame(page: Page, path: string): Promise<void> {
  await page.getByLabel('Bestand', { exact: true }).setInputFiles(path)
  await button(page, 'Bestand controleren').press('Enter')
  await expect(page.getByText('Niets te wijzigen')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Alles in het bestand is gelijk aan de winkel.')).toBeVisible()
  await expect(page.getByText(/klaar om door te voeren/i)).toHaveCount(0)
  await expect(button(page, 'Doorvoeren')).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Catalogus in- en uitvoeren' }).press('Enter')
  const imports = page.getByRole('table', { name: 'Laatste imports' })
  await expect(imports.getByRole('row').nth(1)).toContainText('Niets te wijzigen')
}

/** Carries out a file of one product that became dearer. */
async function raisePrice(page: Page, path: string, url: string): Promise<void> {
  const exported = await page.request.get(`${url}/beheer/api/catalogue/export`)
  const document = documentOf(await unzipped(await exported.body()))
  const { format, version } = document
  await writeFile(path, JSON.stringify({ format, version, products: [makeDearer(document)] }))
  await page.getByLabel('Bestand', { exact: true }).setInputFiles(path)
  await button(page, 'Bestand controleren').press('Enter')
  await button(page, 'Doorvoeren').press('Enter', { timeout: 30_000 })
  const sure = page.getByRole('alertdialog', { name: 'Import doorvoeren?' })
  await sure.getByRole('button', { name: 'Doorvoeren' }).press('Enter')
  await expect(page.getByText('Alles staat in de winkel.')).toBeVisible({ timeout: 30_000 })
}

async function takeBack(page: Page, url: string): Promise<void> {
  const dearer = await priceOf(page, url)
  const toList = page.getByRole('link', { name: 'Catalogus in- en uitvoeren' })
  await toList.press('Enter')
  const earlier = page.getByRole('region', { name: 'Eerdere imports' })
  await expect(earlier.getByRole('listitem')).toHaveCount(1)
  await expect(earlier.getByRole('listitem')).toContainText('duurder.json · 1 gewijzigd')
  expect(await axe(page)).toEqual([])
  await stepTo(page, 'j', earlier.getByRole('button', { name: /^Terugdraaien: / }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Import van duurder.json terugdraaien')).toBeVisible()
  await expect(page.getByText('1 wijziging bij het terugdraaien')).toBeVisible({ timeout: 30_000 })
  const changes = page.getByRole('table', { name: 'Wijzigingen' })
  await expect(changes.getByRole('row').filter({ hasText: SKU })).toContainText('Gewijzigd')
  expect(await axe(page)).toEqual([])
  expect(await priceOf(page, url)).toBe(dearer)

  await button(page, 'Terugdraaien').press('Enter')
  const sure = page.getByRole('alertdialog', { name: 'Import terugdraaien?' })
  await expect(sure).toBeVisible()
  expect(await axe(page)).toEqual([])
  await sure.getByRole('button', { name: 'Terugdraaien' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Status', exact: true })).toBeFocused()
  await expect(page.getByText('De import is teruggedraaid.')).toBeVisible({
    timeout: 30_000,
  })
  await toList.press('Enter')
  await expect(earlier.getByRole('listitem')).toHaveCount(2)
  await expect(earlier.getByRole('listitem').nth(0)).toContainText('Teruggedraaid: duurder.json')
  await expect(earlier.getByRole('button', { name: /^Terugdraaien: / })).toHaveCount(2)
}

/** A file with a fault says where it is, and nothing happens. */
async function sendFaulty(page: Page, path: string): Promise<void> {
  await writeFile(
    path,
    JSON.stringify({ format: 'paskruis-catalogue', version: 1, redirects: [{ from: '/a', to: '/a' }] }),
  )
  await page.getByLabel('Bestand', { exact: true }).setInputFiles(path)
  await page.getByLabel('Wat doen we met het bestand?').selectOption('replace')
  await expect(page.getByText(/Wat klanten al bestelden/)).toBeVisible()
  await button(page, 'Bestand controleren').press('Enter')
  await expect(page.getByText('1 fout in het bestand')).toBeVisible({ timeout: 30_000 })
  const fault = page.getByRole('table', { name: 'Fouten' }).getByRole('row').nth(1)
  await expect(fault).toContainText('Doorverwijzingen 1 · /a')
  await expect(fault).toContainText('Een adres kan niet naar zichzelf verwijzen.')
  await expect(button(page, 'Doorvoeren')).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await button(page, 'Laten vervallen').press('Enter')
  await expect(page.getByText('Niet doorgevoerd')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Status', exact: true })).toBeFocused()
}
