import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { LIVE_PAGES, makeOwnDatabase, startOwnShop } from './own-shop.ts'
import { logInStaff, staffPage } from './staff-page.ts'

/** What a link gives to download, as somebody chooses it again. */
async function fetched(page: Page, link: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link, exact: true }).press('Enter'),
  ])
  return { name: file.suggestedFilename(), mimeType: '', buffer: await readFile(await file.path()) }
}

test('a price list goes to Excel, and says the same when it is read again', async ({
  browser,
  violations,
}) => {
  const page = await staffPage(browser, '/prijslijsten')
  await page.getByRole('link', { name: 'Contract Noordbouw Projecten' }).press('Enter')
  const file = await fetched(page, 'Als Excel-bestand')
  expect(file.name).toMatch(/^prijslijst-.*\.xlsx$/)
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Importeren' }).press('Enter')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText(file.name)).toBeVisible()
  await expect(page.getByText('Dit bestand verandert niets.')).toBeVisible()
  expect(violations).toEqual([])
})

test('products go out as a table, and a column of them comes in after it was looked at', async ({
  page,
  databaseUrl,
  violations,
}) => {
  test.slow()
  // In the shop of all tests others change products meanwhile.
  const database = await makeOwnDatabase(databaseUrl)
  const shop = await startOwnShop({ settings: { ...LIVE_PAGES, E2E_DATABASE_URL: database.url } })
  try {
    await page.goto(`${shop.url}/beheer/catalogus`)
    await logInStaff(page)
    await tryTables(page)
    expect(violations).toEqual([])
  } finally {
    await shop.end()
    await database.drop()
  }
})

const csv = (table: string) => ({ name: 'woorden.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })

async function tryTables(page: Page): Promise<void> {
  const send = async (file: Awaited<ReturnType<typeof fetched>>) => {
    await page.getByLabel('Bestand', { exact: true }).setInputFiles(file)
    await page.getByRole('button', { name: 'Bestand controleren' }).press('Enter')
  }
  const back = () => page.getByRole('link', { name: 'Catalogus in- en uitvoeren' }).first().press('Enter')
  const file = await fetched(page, 'Als Excel-bestand')
  expect(file.name).toMatch(/^producten-.*\.xlsx$/)
  expect(await axe(page)).toEqual([])
  await send(file)
  await expect(page.getByText('Er verandert niets')).toBeVisible()
  await expect(page.getByText('Tabel met producten')).toBeVisible()
  await back()
  const table = 'Artikelnummer;Zoekwoorden\r\nPST-A1;plakkaat\r\n'
  await send(csv(`${table}BESTAAT-NIET;x\r\n`))
  const fault = /BESTAAT-NIET.*3.*Er is geen product met dit artikelnummer/
  await expect(page.getByRole('row', { name: fault })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Rij' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await back()
  await send(csv(table))
  await expect(page.getByText('1 wijziging klaar om door te voeren')).toBeVisible()
  await expect(page.getByRole('row', { name: /PST-A1.*Zoekwoorden.*plakkaat/ })).toBeVisible()
  await page.getByRole('button', { name: 'Doorvoeren' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Doorvoeren' }).press('Enter')
  await expect(page.getByText('Alles staat in de winkel.')).toBeVisible()
}
