import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { LIVE_PAGES, makeOwnDatabase, ownerCodeOf, startOwnShop } from './own-shop.ts'
import { logInStaff } from './staff-page.ts'

const PASSWORD = 'vier-paarden-op-een-zolder'
const stepOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('an empty shop gets its owner, its company and the assortment of the demo, by keyboard', async ({
  page,
  databaseUrl,
  violations,
}) => {
  const database = await makeOwnDatabase(databaseUrl)
  const shop = await startOwnShop({
    settings: { ...LIVE_PAGES, DEMO: '0', OFFICE_SECOND_FACTOR: '0', E2E_DATABASE_URL: database.url },
  })
  try {
    await page.goto(`${shop.url}/beheer/begin`)
    await expect(page.getByText('Open de link die de winkel bij het starten liet zien.')).toBeVisible()
    expect(await axe(page)).toEqual([])

    // The same page with only another fragment would not be read anew.
    await page.goto('about:blank')
    await page.goto(`${shop.url}/beheer/begin#code=${ownerCodeOf(shop)}`)
    await page.getByRole('button', { name: 'Beginnen' }).press('Enter')
    await expect(page.getByLabel('Je naam')).toBeFocused()
    await page.getByLabel('Je naam').fill('Ans de Pers')
    await page.getByLabel('E-mailadres').fill('ans@depers.example')
    await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Wachtwoord', { exact: true }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Winkel inrichten' })).toBeVisible()
    expect(await axe(page)).toEqual([])

    await stepOf(page, 'Bedrijf, btw en KvK')
      .getByRole('button', { name: 'Gegevens invullen' })
      .press('Enter')
    const company = page.getByRole('dialog', { name: 'Bedrijf wijzigen' })
    const filled = {
      Bedrijfsnaam: 'De Pers B.V.',
      Straat: 'Persweg',
      Huisnummer: '1',
      Postcode: '3439 LD',
      Plaats: 'Nieuwegein',
      'E-mailadres': 'winkel@depers.example',
      'KvK-nummer': '69599084',
      'Btw-nummer': 'NL004495445B01',
      IBAN: 'NL91ABNA0417164300',
    }
    for (const [label, text] of Object.entries(filled))
      await company.getByLabel(new RegExp(`^${label}(?: [(]niet verplicht[)])?$`)).fill(text)
    await company.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(stepOf(page, 'Bedrijf, btw en KvK').getByText('Klaar', { exact: true })).toBeVisible()

    await stepOf(page, 'Naam, logo en kleuren')
      .getByRole('button', { name: 'Uiterlijk kiezen' })
      .press('Enter')
    const look = page.getByRole('dialog', { name: 'Uiterlijk wijzigen' })
    await look.getByLabel('Naam van de winkel', { exact: true }).fill('Drukkerij De Pers')
    await look.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(stepOf(page, 'Naam, logo en kleuren').getByText('Klaar', { exact: true })).toBeVisible()

    await stepOf(page, 'Assortiment')
      .getByRole('button', { name: 'Voorbeeldassortiment gebruiken' })
      .press('Enter')
    const fill = page.getByRole('dialog', { name: 'Begin met het voorbeeldassortiment?' })
    await expect(fill.getByLabel('Ook voorbeeldpagina’s, menu’s en teksten')).toBeChecked()
    expect(await axe(page)).toEqual([])
    await fill.getByRole('button', { name: 'Toevoegen' }).press('Enter')
    for (const name of ['Assortiment', 'Levering', 'Voorwaarden en privacy'])
      await expect(stepOf(page, name).getByText('Klaar', { exact: true })).toBeVisible()
    await expect(stepOf(page, 'Assortiment').getByText(/In de winkel: \d+ producten/)).toBeVisible()

    await stepOf(page, 'Mail').getByRole('button', { name: 'Proefmail sturen' }).press('Enter')
    await expect(page.getByText('De proefmail gaat naar ans@depers.example')).toBeVisible()

    await page.getByRole('link', { name: 'Vandaag' }).press('Enter')
    await expect(page.getByText('Je winkel is nog niet klaar')).toBeVisible()
    await page.getByRole('link', { name: 'Verder inrichten' }).press('Enter')
    await page.getByRole('button', { name: 'De winkel is ingericht' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Toch verder inrichten' })).toBeVisible()
    await page.getByRole('link', { name: 'Vandaag' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Vandaag' })).toBeVisible()
    await expect(page.getByText('Je winkel is nog niet klaar')).toHaveCount(0)

    await expect(async () => {
      await page.goto(`${shop.url}/spandoeken-en-doeken`)
      await expect(page.getByRole('heading', { level: 1, name: 'Spandoeken en doeken' })).toBeVisible({
        timeout: 1000,
      })
    }).toPass()
    await expect(page).toHaveTitle(/Drukkerij De Pers/)
    expect(violations).toEqual([])
  } finally {
    await shop.end()
    await database.drop()
  }
})

test('the demo is taken out in one press, by who chooses a login of his own', async ({
  page,
  databaseUrl,
  violations,
}) => {
  const database = await makeOwnDatabase(databaseUrl)
  const shop = await startOwnShop({ settings: { ...LIVE_PAGES, E2E_DATABASE_URL: database.url } })
  try {
    let fails = true
    await page.route('**/beheer/api/shop', (route) => (fails ? route.abort() : route.continue()))
    await page.goto(`${shop.url}/beheer/winkel/inrichten`)
    await logInStaff(page)
    await expect(page.getByText('Deze gegevens konden niet worden geladen')).toBeVisible()
    fails = false
    await page.getByRole('button', { name: 'Opnieuw proberen' }).press('Enter')
    await page.getByRole('button', { name: 'Demogegevens weghalen' }).press('Enter')
    const clear = page.getByRole('dialog', { name: 'Demogegevens weghalen?' })
    await clear.getByRole('button', { name: 'Demogegevens weghalen' }).press('Enter')
    await expect(clear.getByLabel('Je naam')).toBeFocused()
    expect(await axe(page)).toEqual([])
    await clear.getByLabel('Je naam').fill('Ans de Pers')
    await clear.getByLabel('E-mailadres').fill('ans@depers.example')
    await clear.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
    await clear.getByRole('button', { name: 'Demogegevens weghalen' }).press('Enter')
    await expect(clear).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Demogegevens' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Ans de Pers/ })).toBeVisible()
    await expect(stepOf(page, 'Assortiment').getByText(/In de winkel: \d+ producten/)).toBeVisible()
    await page.getByRole('link', { name: 'Bedrijven' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Bedrijven' })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(0)
    expect(violations).toEqual([])
  } finally {
    await shop.end()
    await database.drop()
  }
})
