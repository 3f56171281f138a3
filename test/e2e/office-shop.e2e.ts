import sharp from 'sharp'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { LIVE_PAGES, makeOwnDatabase, startOwnShop } from './own-shop.ts'
import { query } from './query.ts'
import { logInStaff } from './staff-page.ts'

/** A logo four times as wide as high. */
const logo = () =>
  sharp({ create: { width: 800, height: 200, channels: 4, background: '#0a7d3c' } })
    .png()
    .toBuffer()

test('the owner says who he is, in which colours and when he works, and the shop says so too', async ({
  page,
  databaseUrl,
  violations,
}) => {
  test.slow()
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
    await company.getByLabel('Erkend leverancier van').fill('Grafische Vereniging')
    const leadsTo = company.getByLabel('Webadres van die vereniging')
    await leadsTo.fill('')
    await company.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(leadsTo).toHaveAccessibleDescription(/Vul dit veld in/)
    await expect(leadsTo).toBeFocused()
    await leadsTo.fill('https://vereniging.example/leden/12')
    await company.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(company).toHaveCount(0)
    await expect(page.getByText('NL91ABNA0417164300')).toBeVisible()

    // What stood there before is in the form with a press, and holds once it is saved.
    await page.getByRole('button', { name: 'Bedrijf wijzigen' }).press('Enter')
    await company.locator('summary').filter({ hasText: 'Eerdere versies' }).press('Enter')
    const before = company.getByRole('listitem').filter({ hasText: 'Zoals het er stond op' })
    await expect(before).toContainText('Bedrijfsnaam: ')
    await before.getByRole('button', { name: /^Overnemen/ }).press('Enter')
    await expect(company.getByLabel('Bedrijfsnaam')).not.toHaveValue('De Pers B.V.')
    await expect(company.getByText(/^In het formulier staat nu:/)).toBeVisible()
    expect(await axe(page)).toEqual([])
    await company.getByRole('button', { name: 'Annuleren' }).press('Enter')
    await expect(company).toHaveCount(0)
    await expect(page.getByText('NL91ABNA0417164300')).toBeVisible()

    await page.getByRole('button', { name: 'Uiterlijk wijzigen' }).press('Enter')
    const look = page.getByRole('dialog', { name: 'Uiterlijk wijzigen' })
    const preview = look.getByRole('region', { name: 'Voorbeeld' })
    await look.getByLabel('Naam van de winkel').fill('Drukkerij De Pers')
    await expect(preview.getByText('Drukkerij De Pers')).toBeVisible()
    await look.getByLabel('Kleur van knoppen').fill('groen')
    await look.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(look.getByLabel('Kleur van knoppen')).toHaveAccessibleDescription(/Vul een kleur in als/)
    for (const [colour, told] of [
      ['#7c7c7c', 'Op deze kleur is tekst niet goed leesbaar'],
      ['#083d20', 'Deze kleur is goed leesbaar'],
      ['#ffd900', 'In links maken we haar donkerder'],
      ['#0a7d3c', 'Op knoppen is deze kleur goed leesbaar'],
    ] as const) {
      await look.getByLabel('Kleur van knoppen').fill(colour)
      await expect(preview.getByText(told)).toBeVisible()
    }
    await expect(preview.getByText('In winkelwagen')).toHaveCSS('background-color', 'rgb(10, 125, 60)')
    const files = look.locator('input[type=file]')
    await files.setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('geen plaatje'),
    })
    await expect(
      look.getByRole('alert').filter({ hasText: 'Dit is geen foto die we kunnen lezen' }),
    ).toBeVisible()
    const mayArrive = Promise.withResolvers<void>()
    await page.route('**/beheer/api/pictures', async (route) => {
      await mayArrive.promise
      await route.continue()
    })
    await files.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo() })
    await expect(
      look.getByText('De afbeelding wordt geüpload. Daarna kun je opslaan.', { exact: true }),
    ).toBeVisible()
    await expect(look.getByRole('button', { name: 'Opslaan' })).toHaveAttribute('aria-disabled', 'true')
    await look.getByLabel('Naam van de winkel').press('Enter')
    await expect(look).toBeVisible()
    mayArrive.resolve()
    await expect(preview.getByRole('img', { name: 'Drukkerij De Pers' })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await look.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(look).toHaveCount(0)
    // The frame of the office shows it too.
    await expect(page.getByRole('navigation').getByRole('img', { name: 'Drukkerij De Pers' })).toHaveCSS(
      'height',
      '40px',
    )

    // The rates of VAT: none goes that products have, and a new one can be chosen for them.
    await page.getByRole('button', { name: 'Btw-tarieven wijzigen' }).press('Enter')
    const rates = page.getByRole('dialog', { name: 'Btw-tarieven wijzigen' })
    await rates.getByLabel('Tarieven').fill('0, 21 en zes')
    await rates.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(rates.getByLabel('Tarieven')).toHaveAccessibleDescription(/Vul hele procenten in, zoals 21/)
    await rates.getByLabel('Tarieven').fill('0, 21 en 6%')
    await rates.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(rates.getByLabel('Tarieven')).toHaveAccessibleDescription(
      /9% is nog het tarief van \d+ producten/,
    )
    await expect(rates.getByLabel('Tarieven')).toBeFocused()
    expect(await axe(page)).toEqual([])
    await rates.getByLabel('Tarieven').fill('0, 6, 9, 21')
    await rates.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(rates).toHaveCount(0)
    await expect(page.getByText('0%, 6%, 9% en 21%')).toBeVisible()
    const [product] = await query<{ id: string }>(
      database.url,
      `select id from products where sku = 'TOE-MES'`,
      [],
    )
    await page.goto(`${shop.url}/beheer/producten/${product?.id}`)
    await page.getByLabel('Btw', { exact: true }).selectOption('6%')
    await page.getByRole('button', { name: 'Bewaren', exact: true }).press('Enter')
    await expect(page.getByRole('button', { name: 'Bewaren', exact: true })).toHaveCount(0)
    await expect(page.getByLabel('Btw', { exact: true })).toHaveValue('6')
    await page.goto(`${shop.url}/beheer/winkel`)

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

    await page.getByRole('button', { name: 'Snijlijnen wijzigen' }).press('Enter')
    const lines = page.getByRole('dialog', { name: 'Snijlijnen wijzigen' })
    const through = lines.getByLabel('Contoursnijlijn')
    await expect(through).toHaveAccessibleDescription(/Altijd herkend: CutContour, Cut, Through-cut/)
    await through.fill('Zund rondom\nKissCut')
    await lines.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(through).toHaveAccessibleDescription(/‘KissCut’ staat al voor iets anders/)
    await expect(through).toBeFocused()
    expect(await axe(page)).toEqual([])
    await through.fill('Zund rondom\nZünd 2')
    await lines.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(lines).toHaveCount(0)
    await expect(page.getByText('Zund rondom Zünd 2')).toBeVisible()

    await expect(async () => {
      await page.goto(shop.url)
      await expect(page.getByText('Sinds 1911').first()).toBeVisible({ timeout: 1000 })
      await expect(page.getByRole('link', { name: /Grafische Vereniging/ })).toHaveAttribute(
        'href',
        'https://vereniging.example/leden/12',
      )
    }).toPass()
    const action = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--actie').trim(),
    )
    expect(action).toBe('#0a7d3c')
    const shown = page
      .getByRole('banner')
      .getByRole('link', { name: /Drukkerij De Pers/ })
      .getByRole('img')
    await expect(shown).toHaveAttribute('alt', 'Drukkerij De Pers')
    expect(await shown.boundingBox()).toMatchObject({ width: 160, height: 40 })

    // One press, and the name stands there again.
    await page.goto(`${shop.url}/beheer/winkel`)
    await page.getByRole('button', { name: 'Uiterlijk wijzigen' }).press('Enter')
    await look.getByRole('button', { name: 'Logo verwijderen' }).press('Enter')
    await expect(look.getByRole('button', { name: 'Logo kiezen' })).toBeFocused()
    await look.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(look).toHaveCount(0)
    await expect(page.getByRole('navigation').getByRole('img', { name: 'Drukkerij De Pers' })).toHaveCount(0)
    expect(violations).toEqual([])
  } finally {
    await shop.end()
    await database.drop()
  }
})
