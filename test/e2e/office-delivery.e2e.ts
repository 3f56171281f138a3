import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { LIVE_PAGES, makeOwnDatabase, startOwnShop } from './own-shop.ts'
import { query } from './query.ts'
import { logInStaff } from './staff-page.ts'

test('the owner says where the shop delivers, in which classes and what that costs, by keyboard alone', async ({
  page,
  databaseUrl,
  violations,
}) => {
  test.slow()
  // What delivery costs in the shop of all tests stays as it is.
  const database = await makeOwnDatabase(databaseUrl)
  const shop = await startOwnShop({ settings: { ...LIVE_PAGES, E2E_DATABASE_URL: database.url } })
  try {
    await query(database.url, 'delete from shipping_classes')
    await page.goto(`${shop.url}/beheer/winkel`)
    await logInStaff(page)
    await page.getByRole('link', { name: 'Naar levering' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Levering' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Er kan nog niets worden verzonden' })).toBeVisible()
    expect(await axe(page)).toEqual([])

    await page.getByRole('button', { name: 'Begin met gebruikelijke klassen' }).press('Enter')
    const classes = page.getByRole('table', { name: 'Verzendklassen' })
    await expect(classes.getByRole('row')).toHaveCount(6)
    await expect(page.getByRole('heading', { name: 'Er kan nog niets worden verzonden' })).toHaveCount(0)
    expect(await axe(page)).toEqual([])

    // A class: what is wrong is told at its field; what a colleague did meanwhile is shown beside it.
    const change = page.getByRole('button', { name: 'Pakket wijzigen' })
    await change.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Pakket wijzigen' })
    await dialog.getByLabel('Gewicht tot en met (kg)').fill('veel')
    await dialog.getByLabel('Bedrag naar België').fill('12.50')
    await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(dialog.getByLabel('Gewicht tot en met (kg)')).toBeFocused()
    await expect(dialog.getByLabel('Bedrag naar België')).toHaveAccessibleDescription(/Vul een bedrag in/)
    expect(await axe(page)).toEqual([])
    await dialog.getByLabel('Gewicht tot en met (kg)').fill('30,5')
    await dialog.getByLabel('Bedrag naar België').fill('12,50')
    await query(
      database.url,
      `update shipping_classes set cents_by_country = cents_by_country || '{"BE": 1300}' where code = 'parcel'`,
    )
    await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter')
    const clash = dialog.getByRole('group', { name: 'Bedrag naar België' })
    await expect(clash).toContainText('€ 13,00')
    await clash.getByRole('radio', { name: /12,50/ }).press('Space')
    await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(change).toBeFocused()
    const parcel = classes.getByRole('row').filter({ hasText: 'Pakket' })
    await expect(parcel).toContainText('gewicht t/m 30,5 kg')
    await expect(parcel).toContainText('€ 12,50')

    // The countries: a new one is warned of until a class goes there.
    await page.getByRole('button', { name: 'Landen wijzigen' }).press('Enter')
    const countries = page.getByRole('dialog', { name: 'Landen wijzigen' })
    await expect(countries.getByRole('button', { name: 'Verwijder Nederland' })).toHaveCount(0)
    await countries.getByLabel('Land', { exact: true }).selectOption('Oostenrijk')
    await countries.getByRole('button', { name: 'Land toevoegen' }).press('Enter')
    await expect(countries.getByLabel('Verzenden naar Oostenrijk')).toBeChecked()
    await countries.getByRole('button', { name: 'Zet Oostenrijk hoger' }).press('Enter')
    await countries.getByRole('button', { name: 'Verwijder Frankrijk' }).press('Enter')
    await expect(countries.getByLabel('Land', { exact: true })).toBeFocused()
    expect(await axe(page)).toEqual([])
    await countries.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(countries).toHaveCount(0)
    await expect(page.getByText('Naar Oostenrijk kan nog niets worden verzonden')).toBeVisible()

    // A class is taken away after a question, and can be added again.
    await page.getByRole('button', { name: 'Bezorging op afspraak verwijderen' }).press('Enter')
    const sure = page.getByRole('alertdialog', { name: 'Bezorging op afspraak verwijderen?' })
    expect(await axe(page)).toEqual([])
    await sure.getByRole('button', { name: 'Verwijderen' }).press('Enter')
    await expect(classes.getByRole('row')).toHaveCount(5)
    await page.getByRole('button', { name: 'Transport op afspraak toevoegen' }).press('Enter')
    const adding = page.getByRole('dialog', { name: 'Transport op afspraak toevoegen' })
    await adding.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(adding.getByText('Vul voor minstens één land een bedrag in')).toBeVisible()
    await adding.getByLabel('Bedrag naar Oostenrijk').fill('250')
    await adding.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(adding).toHaveCount(0)
    await expect(classes.getByRole('row').filter({ hasText: 'Oostenrijk' }).last()).toContainText('€ 250,00')
    await expect(page.getByText('Naar Oostenrijk kan nog niets worden verzonden')).toHaveCount(0)

    // What was set before comes back in the form, of countries and of a class.
    await page.getByRole('button', { name: 'Landen wijzigen' }).press('Enter')
    await countries.locator('summary').filter({ hasText: 'Eerdere versies' }).press('Enter')
    const first = countries.getByRole('listitem').filter({ hasText: 'Zoals het er stond op' })
    await expect(first).toContainText('Frankrijk')
    await expect(first).not.toContainText('Oostenrijk')
    await first.getByRole('button', { name: /^Overnemen/ }).press('Enter')
    await expect(countries.getByLabel('Verzenden naar Frankrijk')).toBeVisible()
    await expect(countries.getByLabel('Verzenden naar Oostenrijk')).toHaveCount(0)
    expect(await axe(page)).toEqual([])
    await countries.getByRole('button', { name: 'Annuleren' }).press('Enter')
    await change.press('Enter')
    await dialog.locator('summary').filter({ hasText: 'Eerdere versies' }).press('Enter')
    const usual = dialog.getByRole('listitem').filter({ hasText: 'Zoals het er stond op' }).first()
    await expect(usual).toContainText('Bedrag naar België: € 13,00')
    await usual.getByRole('button', { name: /^Overnemen/ }).press('Enter')
    await expect(dialog.getByLabel('Bedrag naar België')).toHaveValue('13,00')
    expect(await axe(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(parcel).toContainText('€ 13,00')

    await page.getByRole('button', { name: 'Btw over verzenden wijzigen' }).press('Enter')
    const vat = page.getByRole('dialog', { name: 'Btw over verzenden wijzigen' })
    await vat.getByLabel('Btw-tarief').selectOption('9%')
    await vat.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(vat).toHaveCount(0)
    await expect(page.getByText('9%', { exact: true })).toBeVisible()
    expect(violations).toEqual([])
  } finally {
    await shop.end()
    await database.drop()
  }
})
