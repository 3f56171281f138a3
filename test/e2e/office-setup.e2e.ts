import type { Page } from '@playwright/test'
import { type MailServer, mailServer } from '#test/support/mail-server.ts'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { fillCompany, fillOwner, isDone, nameShop, setupStep } from './new-shop-owner.ts'
import { LIVE_PAGES, makeOwnDatabase, ownerCodeOf, startOwnShop } from './own-shop.ts'
import { logInStaff } from './staff-page.ts'

const OWNER = ['ans@depers.example']

/** Tries a server that is not there, and sets the one that is. */
async function setMailServer(page: Page, smtp: MailServer): Promise<void> {
  const step = setupStep(page, 'Mail')
  await step.getByRole('button', { name: 'Mailserver instellen' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Mailserver' })
  await expect(dialog.getByLabel('Poort')).toHaveValue('587')
  await dialog.getByLabel('Beveiliging').selectOption('TLS (meestal poort 465)')
  await expect(dialog.getByLabel('Poort')).toHaveValue('465')
  await dialog.getByLabel('Beveiliging').selectOption('Geen, alleen binnen je eigen netwerk')
  await dialog.getByLabel('Server').fill('127.0.0.1')
  await dialog.getByLabel('Poort').fill('1')
  await dialog.getByLabel('E-mailadres van de afzender').fill('winkel@depers.example')
  const trial = dialog.getByRole('button', { name: 'Proefmail sturen' })
  await trial.press('Enter')
  await expect(dialog.getByText('Op deze server en poort antwoordt geen mailserver')).toBeVisible()
  await expect(dialog.getByLabel('Server')).toBeFocused()
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Poort').fill(String(smtp.port))
  await trial.press('Enter')
  await expect(page.getByText('De mailserver nam de proefmail aan ans@depers.example aan')).toBeVisible()
  expect(smtp.received.map(({ to }) => to)).toEqual([OWNER])
  await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(step.getByText(/^Mail gaat uit namens .*winkel@depers\.example/)).toBeVisible()
  await isDone(page, 'Mail')
}

test('an empty shop gets its owner, its company and the assortment of the demo, by keyboard', async ({
  page,
  databaseUrl,
  violations,
}) => {
  test.slow()
  const smtp = await mailServer()
  const database = await makeOwnDatabase(databaseUrl, 'empty')
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
    await fillOwner(page)
    await page.getByLabel('Wachtwoord', { exact: true }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Winkel inrichten' })).toBeVisible()
    expect(await axe(page)).toEqual([])

    await fillCompany(page)
    await nameShop(page)

    await setupStep(page, 'Assortiment')
      .getByRole('button', { name: 'Voorbeeldassortiment gebruiken' })
      .press('Enter')
    const fill = page.getByRole('dialog', { name: 'Begin met het voorbeeldassortiment?' })
    await expect(fill.getByLabel('Ook voorbeeldpagina’s, menu’s en teksten')).toBeChecked()
    expect(await axe(page)).toEqual([])
    await fill.getByRole('button', { name: 'Toevoegen' }).press('Enter')
    for (const name of ['Assortiment', 'Levering', 'Voorwaarden en privacy']) await isDone(page, name)
    await expect(setupStep(page, 'Assortiment').getByText(/In de winkel: \d+ producten/)).toBeVisible()

    await page.getByRole('link', { name: 'Vandaag' }).press('Enter')
    await expect(page.getByText('Je winkel is nog niet klaar')).toBeVisible()
    await page.getByRole('link', { name: 'Verder inrichten' }).press('Enter')
    await setMailServer(page, smtp)
    await setupStep(page, 'Mail').getByRole('button', { name: 'Proefmail sturen' }).press('Enter')
    await expect(page.getByText('De proefmail gaat naar ans@depers.example')).toBeVisible()
    await expect.poll(() => smtp.received.map(({ to }) => to)).toEqual([OWNER, OWNER])
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

    // It can be taken out again, in a live shop too.
    await page.goto(`${shop.url}/beheer/winkel/inrichten`)
    await page.getByRole('button', { name: 'Voorbeeldassortiment weghalen' }).press('Enter')
    const sure = page.getByRole('dialog', { name: 'Voorbeeldassortiment weghalen?' })
    await expect(sure.getByText(/Er gaan \d+ producten en \d+ categorieën weg/)).toBeVisible()
    expect(await axe(page)).toEqual([])
    await sure.getByRole('button', { name: 'Voorbeeldassortiment weghalen' }).press('Enter')
    await expect(page.getByText(/\d+ voorbeeldproducten weggehaald/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Voorbeeldassortiment weghalen' })).toHaveCount(0)
    await expect(
      setupStep(page, 'Assortiment').getByRole('button', { name: 'Voorbeeldassortiment gebruiken' }),
    ).toBeVisible()
    await expect
      .poll(async () => (await page.request.get(`${shop.url}/spandoeken-en-doeken`)).status())
      .toBe(404)
    expect(violations).toEqual([])
  } finally {
    await shop.end()
    await database.drop()
    await smtp.close()
  }
})

test('the demo is taken out in one press, by who chooses a login of his own', async ({
  page,
  databaseUrl,
  violations,
}) => {
  test.slow()
  const database = await makeOwnDatabase(databaseUrl)
  const shop = await startOwnShop({ settings: { ...LIVE_PAGES, E2E_DATABASE_URL: database.url } })
  try {
    let fails = true
    await page.route('**/beheer/api/shop', (route) => (fails ? route.abort() : route.continue()))
    await page.goto(`${shop.url}/beheer/winkel/inrichten`)
    await logInStaff(page)
    await expect(page.getByText('Deze gegevens konden niet worden geladen')).toBeVisible()
    const again = page.getByRole('button', { name: 'Opnieuw proberen' })
    await Promise.all([page.waitForRequest('**/beheer/api/shop'), again.press('Enter')])
    fails = false
    // The page may ask again by itself before the press.
    await again.press('Enter', { timeout: 5_000 }).catch(() => undefined)
    await page.getByRole('button', { name: 'Demogegevens weghalen' }).press('Enter')
    const clear = page.getByRole('dialog', { name: 'Demogegevens weghalen?' })
    await clear.getByRole('button', { name: 'Demogegevens weghalen' }).press('Enter')
    await expect(clear.getByLabel('Je naam')).toBeFocused()
    expect(await axe(page)).toEqual([])
    await fillOwner(clear)
    await clear.getByRole('button', { name: 'Demogegevens weghalen' }).press('Enter')
    await expect(clear).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Demogegevens' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Ans de Pers/ })).toBeVisible()
    await expect(setupStep(page, 'Assortiment').getByText(/In de winkel: \d+ producten/)).toBeVisible()
    await page.getByRole('link', { name: 'Bedrijven' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Bedrijven' })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(0)
    expect(violations).toEqual([])
  } finally {
    await shop.end()
    await database.drop()
  }
})
