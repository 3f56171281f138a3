import { axe } from './axe.ts'
import { awake } from './awake.ts'
import { expect, test } from './fixtures.ts'
import { placeOrder } from './place-order.ts'

test('a person changes the own name and number, and is told what is wrong with them', async ({
  customerPage: page,
}) => {
  await page.goto('/account/gegevens')
  const main = page.getByRole('main')
  const change = main.getByRole('button', { name: 'Persoonsgegevens wijzigen' })
  await awake(change)
  await change.click()
  await main.getByLabel('Voornaam').fill(' ')
  await main.getByLabel(/^Telefoonnummer/).fill('12')
  await main.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await expect(main.getByLabel('Voornaam')).toHaveAccessibleDescription(/Vul een voornaam in/)
  await expect(main.getByLabel(/^Telefoonnummer/)).toHaveAccessibleDescription(
    /Vul een geldig telefoonnummer in/,
  )
  expect(await axe(page)).toEqual([])
  await main.getByLabel('Voornaam').fill('Ĳsbrand')
  await main.getByLabel(/^Telefoonnummer/).fill('06-12345678')
  await main.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await expect(page.getByText('Je gegevens zijn opgeslagen')).toBeVisible()
  await expect(main.getByText('Ĳsbrand Klant')).toBeVisible()
  await expect(main.getByText('06-12345678')).toBeVisible()
})

test('a person downloads what is kept about them, and erases the account after reading what follows', async ({
  customerPage: page,
  customer,
}) => {
  await page.goto('/account/gegevens')
  await page.getByRole('link', { name: 'Privacy: gegevens downloaden of account verwijderen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Gegevens downloaden' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^mijn-gegevens-\d{4}-\d\d-\d\d\.json$/)
  await expect(page.getByText('Bestellingen en facturen bewaren we zeven jaar')).toBeVisible()

  const erase = page.getByRole('main').getByRole('button', { name: 'Account verwijderen' })
  await awake(erase)
  await erase.click()
  const dialog = page.getByRole('dialog', { name: 'Account definitief verwijderen?' })
  await dialog.getByLabel('Je wachtwoord').fill('verkeerd')
  await dialog.getByRole('button', { name: 'Definitief verwijderen' }).click()
  await expect(dialog.getByLabel('Je wachtwoord')).toHaveAccessibleDescription(
    /Je huidige wachtwoord klopt niet/,
  )
  await dialog.getByLabel('Je wachtwoord').fill(customer.password)
  await dialog.getByRole('button', { name: 'Definitief verwijderen' }).click()
  await expect(page.getByText('Je account is verwijderd')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
})

test.describe('with an order under way', () => {
  test.beforeEach(async ({ customerPage }) => {
    await placeOrder(customerPage)
  })

  test('the account is not erased, and says why', async ({ customerPage: page, customer }) => {
    await page.goto('/account/privacy')
    const erase = page.getByRole('main').getByRole('button', { name: 'Account verwijderen' })
    await awake(erase)
    await erase.click()
    const dialog = page.getByRole('dialog', { name: 'Account definitief verwijderen?' })
    await dialog.getByLabel('Je wachtwoord').fill(customer.password)
    await dialog.getByRole('button', { name: 'Definitief verwijderen' }).click()
    await expect(dialog.getByText('Je hebt nog een bestelling die niet is geleverd.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Annuleren' }).click()
    await page.reload()
    await expect(page).toHaveURL('/account/privacy')
  })

  test('its delivery address stays, and says why', async ({ customerPage: page }) => {
    await page.goto('/account/leveringsadressen')
    const remove = page.getByRole('button', { name: / verwijderen$/ })
    await awake(remove)
    await remove.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
    await expect(page.getByText('Dit adres wordt nog gebruikt door een lopende bestelling.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('main').getByText('Proefweg 1')).toBeVisible()
  })
})
