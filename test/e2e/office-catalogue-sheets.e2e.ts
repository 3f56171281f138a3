import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { bareCell, csvRecords } from '#server/csv/read-csv.ts'
import { csvHead, csvRow } from '#server/csv/write-csv.ts'
import { openContents, type ZipContents } from '#server/modules/catalogue/exchange/zip-archive.ts'
import { zipped } from '#test/support/catalogue-files.ts'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { LIVE_PAGES, makeOwnDatabase, startOwnShop } from './own-shop.ts'
import { logInStaff } from './staff-page.ts'

const SKU = 'VLAG-UIT-RIJ'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('the catalogue is downloaded in sheets, and a row that is added becomes a product', async ({
  page,
  databaseUrl,
  violations,
}, testInfo) => {
  test.slow()
  // In the shop of all tests others change the catalogue, after which a file is refused.
  const database = await makeOwnDatabase(databaseUrl)
  const shop = await startOwnShop({ settings: { ...LIVE_PAGES, E2E_DATABASE_URL: database.url } })
  try {
    await page.goto(`${shop.url}/beheer/catalogus`)
    await logInStaff(page)
    await sendBook(page, testInfo.outputPath('catalogus.xlsx'))
    await addRow(page, testInfo.outputPath('bladen.zip'), shop.url)
    await sendFaulty(page, testInfo.outputPath('fout.zip'))
    expect(violations).toEqual([])
  } finally {
    await shop.end()
    await database.drop()
  }
})

async function downloaded(page: Page, link: string, name: RegExp): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: link }).press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(name)
  return download.path()
}

async function send(page: Page, path: string): Promise<void> {
  await page.getByLabel('Bestand', { exact: true }).setInputFiles(path)
  await button(page, 'Bestand controleren').press('Enter')
  await expect(page.getByText('Catalogus in bladen')).toBeVisible({ timeout: 60_000 })
}

/** The spreadsheet says what the shop has: it is ready, and there is nothing to carry out. */
async function sendBook(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'De hele catalogus als rekenblad' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  const book = await downloaded(page, 'Alleen het Excel-bestand', /^catalogus-\d{4}-\d\d-\d\d\.xlsx$/)
  await writeFile(path, await readFile(book))
  await send(page, path)
  await expect(page.getByText('Niets te wijzigen')).toBeVisible()
  await page.getByRole('link', { name: 'Catalogus in- en uitvoeren' }).press('Enter')
}

const SHEETS_OF_PRODUCTS = /^Product.*\.csv$/

/** The cells of a table as they were before it was written. */
const recordsOf = async (content: ZipContents['content'], name: string) =>
  [...csvRecords(String(await content(name)).slice(1), ';')].map((cells) => cells.map(bareCell))

async function addRow(page: Page, path: string, url: string): Promise<void> {
  const zip = await downloaded(page, 'CSV met afbeeldingen (ZIP)', /^catalogus-csv-\d{4}-\d\d-\d\d\.zip$/)
  const files = await openContents(
    zip,
    { isPassedOver: () => false, isKnown: () => true, mostBytes: () => Number.POSITIVE_INFINITY },
    async ({ names, content }: ZipContents) =>
      new Map<string, string[][]>(
        await Promise.all(
          [...names]
            .filter((name) => SHEETS_OF_PRODUCTS.test(name))
            .map(async (name) => [name, await recordsOf(content, name)] as const),
        ),
      ),
  )
  const add = (sheet: string, cells: Readonly<Record<string, string>>) => {
    const rows = files.get(`${sheet}.csv`)
    rows?.push((rows[0] ?? []).map((heading) => cells[heading] ?? ''))
  }
  add('Producten', {
    Artikelnummer: SKU,
    Titel: 'Vlag uit een rij',
    'Adres van de pagina': '/vlag-uit-een-rij',
    Status: 'In de winkel',
    'Manieren van verzenden': 'pakket',
  })
  add('Productprijzen', { Artikelnummer: SKU, 'Geldig vanaf': '1-1-2026', Prijs: '12,50' })
  await writeFile(
    path,
    await zipped(
      [...files].map(([name, [heads = [], ...rows]]) => [
        name,
        csvHead(heads) + rows.map((row) => csvRow(row)).join(''),
      ]),
    ),
  )
  await send(page, path)
  await expect(page.getByText('1 wijziging klaar om door te voeren')).toBeVisible()
  const changes = page.getByRole('table', { name: 'Wijzigingen' })
  await expect(changes.getByRole('row').filter({ hasText: SKU })).toContainText('Nieuw')
  expect(await axe(page)).toEqual([])
  await button(page, 'Doorvoeren').press('Enter')
  await page
    .getByRole('alertdialog', { name: 'Import doorvoeren?' })
    .getByRole('button', { name: 'Doorvoeren' })
    .press('Enter')
  await expect(page.getByText('Alles staat in de winkel.')).toBeVisible({ timeout: 60_000 })
  await expect
    .poll(async () => {
      const data = { sku: SKU, quantity: 1, customOptions: [] }
      const answer = await page.request.post(`${url}/api/products/calculate`, { data })
      return (await answer.json()).unitPrice?.excludingTaxInCents
    })
    .toBe(1250)
  await page.getByRole('link', { name: 'Catalogus in- en uitvoeren' }).press('Enter')
}

/** A fault says in which sheet, row and column it stands. */
async function sendFaulty(page: Page, path: string): Promise<void> {
  await writeFile(path, await zipped([['Doorverwijzingen.csv', 'Van;Naar;Waarom\r\n/a;/b;omdat\r\n']]))
  await send(page, path)
  await expect(page.getByText('1 fout in het bestand')).toBeVisible()
  const fault = page.getByRole('table', { name: 'Fouten' }).getByRole('row').nth(1)
  await expect(fault).toContainText('Doorverwijzingen · kolom ‘Waarom’')
  await expect(fault).toContainText('Deze kolom kennen we niet.')
  expect(await axe(page)).toEqual([])
  await expect(button(page, 'Doorvoeren')).toHaveCount(0)
}
