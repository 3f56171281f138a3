import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { LIVE_PAGES, makeOwnDatabase, startOwnShop } from './own-shop.ts'
import { logInStaff } from './staff-page.ts'

test('the owner says who he is, in which colours and when he works, and the shop says so too', async ({
  page,
  databaseUrl,
  violations,
}) => {
  // The name and the colours of the shop of all tests stay as they are.
  const database = await makeOwnDatabase(databaseUrl)
  const shop = await startOwnShop({ settings: { ...LIVE_PAGES, E2E_DATABASE_URL: database.url } })
  try {
    await page.goto(`${shop.url}/beheer/winkel`)
    await logInStaff(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Winkelinstellingen' })).toBeVisible()
    expect(await axe(page)).toEqual([])

    await page.getByRole('button', { name: 'Bedrijf wijzigen' }).press('Enter')
    const company = page.getByRole('dialog', { name: 'Bedrijf wijzigen' })
    await company.getByLabel('Bedrijfsnaam').fill('De Pers B.V.')
    await company.getByLabel('IBAN').fill('NL91ABNA0417164301')
    await company.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(company.getByLabel('IBAN')).toHaveAccessibleDescription(
      /Dit rekeningnummer \(IBAN\) klopt niet/,
    )
    await expect(company.getByLabel('IBAN')).toBeFocused()
    expect(await axe(page)).toEqual([])
    await company.getByLabel('IBAN').fill('nl91 abna 0417 1643 00')
    await company.getByLabel('Zin onder het logo').fill('Sinds 1911')
    await company.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(company).toHaveCount(0)
    await expect(page.getByText('NL91ABNA0417164300')).toBeVisible()

    await page.getByRole('button', { name: 'Kleuren wijzigen' }).press('Enter')
    const colours = page.getByRole('dialog', { name: 'Kleuren wijzigen' })
    await colours.getByLabel('Kleur van knoppen').fill('groen')
    await colours.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(colours.getByLabel('Kleur van knoppen')).toHaveAccessibleDescription(/Vul een kleur in als/)
    await colours.getByLabel('Kleur van knoppen').fill('#0a7d3c')
    await expect(colours.getByText('In winkelwagen')).toHaveCSS('background-color', 'rgb(10, 125, 60)')
    expect(await axe(page)).toEqual([])
    await colours.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(colours).toHaveCount(0)

    await page.getByRole('button', { name: 'Werkdagen wijzigen' }).press('Enter')
    const calendar = page.getByRole('dialog', { name: 'Werkdagen wijzigen' })
    await calendar.getByLabel('Goede Vrijdag').check()
    await calendar.getByLabel('Eigen vrije dagen').fill('24-12-2026\n31 december')
    await calendar.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(calendar.getByLabel('Eigen vrije dagen')).toHaveAccessibleDescription(
      /Vul een geldige datum in/,
    )
    await calendar.getByLabel('Eigen vrije dagen').fill('24-12-2026\n31-12-2026')
    await calendar.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(calendar).toHaveCount(0)
    await expect(page.getByText('24-12-2026, 31-12-2026')).toBeVisible()

    await expect(async () => {
      await page.goto(shop.url)
      await expect(page.getByText('Sinds 1911').first()).toBeVisible({ timeout: 1000 })
    }).toPass()
    const action = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--actie').trim(),
    )
    expect(action).toBe('#0a7d3c')
    expect(violations).toEqual([])
  } finally {
    await shop.end()
    await database.drop()
  }
})
