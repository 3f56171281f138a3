import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { LIVE_PAGES, makeOwnDatabase, startOwnShop } from './own-shop.ts'
import { logInStaff } from './staff-page.ts'

const exportOf = (name: string) => join('test', 'exports', name)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const noted = (page: Page) => page.getByRole('table', { name: 'Dit is niet meegekomen' })

async function send(page: Page, path: string): Promise<void> {
  await page.getByLabel('Bestand', { exact: true }).setInputFiles(path)
  await button(page, 'Bestand controleren').press('Enter')
}

test('an export of Magento goes into the shop, and a visitor composes its bundle', async ({
  page,
  databaseUrl,
  violations,
}) => {
  test.slow()
  const database = await makeOwnDatabase(databaseUrl)
  const shop = await startOwnShop({ settings: { ...LIVE_PAGES, E2E_DATABASE_URL: database.url } })
  try {
    await page.goto(`${shop.url}/beheer/catalogus`)
    await logInStaff(page)
    await expect(page.getByText(/Kom je van een andere winkel\?/)).toBeVisible()
    await send(page, exportOf('magento.csv'))
    await expect(page.getByText('Export van Magento 2')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(/wijzigingen klaar om door te voeren/)).toBeVisible()
    const left = noted(page).getByRole('row').filter({ hasText: 'SHIRT · kolom ‘product_type’' })
    await expect(left).toContainText('Een product van het type ‘configurable’.')
    await expect(noted(page).getByRole('columnheader', { name: 'Rij' })).toBeVisible()
    expect(await axe(page)).toEqual([])

    await button(page, 'Doorvoeren').press('Enter')
    const sure = page.getByRole('alertdialog', { name: 'Import doorvoeren?' })
    await sure.getByRole('button', { name: 'Doorvoeren' }).press('Enter')
    await expect(page.getByText('Alles staat in de winkel.')).toBeVisible({ timeout: 30_000 })
    await expect(noted(page)).toBeVisible()

    // Read again it changes nothing, and can leave what is there as it is.
    await page.goto(`${shop.url}/beheer/catalogus`)
    await page.getByLabel('Wat doen we met het bestand?').selectOption('new')
    await expect(page.getByText(/blijven precies zoals ze zijn/)).toBeVisible()
    await send(page, exportOf('magento.csv'))
    await expect(page.getByText('Niets te wijzigen')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(/Alleen nieuw ·/)).toBeVisible()

    await page.goto(`${shop.url}/signs/borden/bord-op-maat`)
    await expect(page.getByRole('heading', { level: 1, name: 'Bord op maat' })).toBeVisible()
    await expect(page.getByText('Materiaal').first()).toBeVisible()
    await page.goto(`${shop.url}/signs/banners`)
    await expect(page.getByText('Banner frontlit 510 g').first()).toBeVisible()
    await expect(page.getByText(/18,50/).first()).toBeVisible()
    expect(violations).toEqual([])
  } finally {
    await shop.end()
    await database.drop()
  }
})
