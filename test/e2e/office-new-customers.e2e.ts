import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { staffPage } from './staff-page.ts'

/** A name and a number that no other run has. */
const ownName = () => crypto.randomUUID().slice(0, 8)
const ownKvk = () => String(40_000_000 + Math.floor(Math.random() * 49_999_999))
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a company is added at the desk by keyboard, and its contact is invited', async ({
  browser,
  violations,
}) => {
  const name = ownName()
  const kvkNumber = ownKvk()
  const page = await staffPage(browser, '/bedrijven')
  await button(page, 'Bedrijf toevoegen').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Bedrijf toevoegen' })
  // Until the countries are there nothing can be added.
  const countries = dialog.getByLabel('Land').getByRole('option', { name: 'Nederland' })
  await expect(countries).toBeAttached()
  expect(await axe(page)).toEqual([])
  const add = dialog.getByRole('button', { name: 'Toevoegen' })

  await dialog.getByLabel('Bedrijfsnaam').fill(`Nieuw ${name}`)
  await dialog.getByLabel('KvK-nummer').fill('123')
  await dialog.getByLabel('Postcode').fill('3511 AB')
  await dialog.getByLabel('Plaats').fill('Utrecht')
  await dialog.getByLabel('Straat').fill('Kade')
  await dialog.getByLabel('Huisnummer').fill('7')
  const contact = dialog.getByRole('group', { name: 'Contactpersoon' })
  await contact.getByLabel('Voornaam').fill('Noor')
  await contact.getByLabel('Achternaam').fill('de Wit')
  await contact.getByLabel('E-mailadres').fill(`${name}@nieuw.example`)
  await contact.getByLabel('Telefoonnummer').fill('12')
  await add.press('Enter')
  await expect(dialog.getByText('Vul een KvK-nummer in van acht cijfers')).toBeVisible()
  await expect(contact.getByText('Vul een geldig telefoonnummer in')).toBeVisible()
  await expect(dialog.getByLabel('KvK-nummer')).toBeFocused()

  await dialog.getByLabel('KvK-nummer').fill(kvkNumber)
  await contact.getByLabel('Telefoonnummer').fill('030 231 11 11')
  await add.press('Enter')
  await expect(heading(page, `Nieuw ${name}`)).toBeVisible()
  await expect(page.getByText(`Nieuw ${name} is toegevoegd`)).toBeVisible()
  await expect(page.getByText(`${name}@nieuw.example`).first()).toBeVisible()
  await expect(page.getByText('Uitgenodigd', { exact: true })).toBeVisible()

  // The command field adds one too; with the same numbers it says which there is.
  await page.goto('/beheer/bedrijven?nieuw=ja')
  await expect(countries).toBeAttached()
  await dialog.getByLabel('Bedrijfsnaam').fill(`Vestiging ${name}`)
  await dialog.getByLabel('KvK-nummer').fill(kvkNumber)
  await dialog.getByLabel('Postcode').fill('3511 AB')
  await dialog.getByLabel('Plaats').fill('Utrecht')
  await dialog.getByLabel('Straat').fill('Gracht')
  await dialog.getByLabel('Huisnummer').fill('1')
  await add.press('Enter')
  await expect(dialog.getByText(`Nieuw ${name} is al klant, met dezelfde nummers.`)).toBeVisible()
  await dialog.getByLabel('Toch als apart bedrijf toevoegen').press('Space')
  await add.press('Enter')
  await expect(heading(page, `Vestiging ${name}`)).toBeVisible()
  await expect(page.getByText('Dit bedrijf heeft geen contactpersonen.')).toBeVisible()
  expect(violations).toEqual([])
  await page.context().close()
})

test('customers are imported from a file, once what is wrong with it is mended', async ({
  browser,
  violations,
}) => {
  const name = ownName()
  const kvkNumber = ownKvk()
  const page = await staffPage(browser, '/bedrijven')
  await page.getByRole('link', { name: 'Importeren of exporteren' }).press('Enter')
  await expect(heading(page, 'Klanten importeren')).toBeVisible()
  expect(await axe(page)).toEqual([])

  const head = 'bedrijf;kvk-nummer;straat;huisnummer;postcode;plaats;voornaam;achternaam;e-mail'
  const first = `Import ${name};${kvkNumber};Kade;7;3511 AB;Utrecht;Noor;de Wit;een@${name}.example`
  const file = (...rows: readonly string[]) => ({
    name: 'klanten.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, ...rows, ''].join('\r\n')),
  })
  const choose = page.getByLabel('Bestand kiezen').locator('input[type=file]')
  await choose.setInputFiles(file(first, `;${kvkNumber};;;;;Sam;Bos;geen adres`))
  await expect(page.getByText('1 fout: er wordt niets gewijzigd')).toBeVisible()
  await expect(page.getByRole('row', { name: '3 e-mail Vul een geldig e-mailadres in' })).toBeVisible()
  await expect(button(page, 'Toevoegen')).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  const download = page.waitForEvent('download')
  await button(page, 'Bestand met fouten downloaden').press('Enter')
  expect(await readFile(await (await download).path(), 'utf8')).toContain(
    'geen adres;e-mail: Vul een geldig e-mailadres in',
  )

  await choose.setInputFiles(file(first, `;${kvkNumber};;;;;Sam;Bos;twee@${name}.example`))
  await expect(page.getByRole('row', { name: new RegExp(`Import ${name} Utrecht Nieuw`) })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await button(page, 'Toevoegen').press('Enter')
  const sure = page.getByRole('alertdialog')
  await expect(sure.getByText('1 bedrijf en 2 contactpersonen komen erbij')).toBeVisible()
  await sure.getByRole('button', { name: 'Toevoegen' }).press('Enter')
  const done = page.getByRole('region', { name: 'Toegevoegd' })
  await expect(done.getByText('1 bedrijf en 2 contactpersonen toegevoegd')).toBeVisible()
  await expect(done).toBeFocused()
  await expect(
    page.getByText('De contactpersonen kunnen pas inloggen nadat je ze hebt uitgenodigd.'),
  ).toBeVisible()

  await done.getByRole('link', { name: 'Uitnodigen' }).press('Enter')
  await expect(
    page.getByRole('row', { name: new RegExp(`een@${name}.example.*Nog niet uitgenodigd`) }),
  ).toBeVisible()
  await page.goBack()

  await choose.setInputFiles(file(first))
  await expect(page.getByText('Alles in dit bestand is er al.')).toBeVisible()
  await page.getByRole('link', { name: 'Alle bedrijven' }).press('Enter')
  await page.getByRole('searchbox').fill(`twee@${name}.example`)
  // The company stood in the list before too, and its link goes with it.
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: `Import ${name}` }).press('Enter')
  await expect(page.getByText('Nog niet uitgenodigd')).toHaveCount(2)
  await page.getByRole('button', { name: 'Uitnodigen: Noor de Wit', exact: true }).press('Enter')
  await expect(page.getByText(`De uitnodiging gaat naar een@${name}.example`)).toBeVisible()
  await expect(button(page, 'Opnieuw uitnodigen: Noor de Wit')).toBeVisible()
  expect(violations).toEqual([])
  await page.context().close()
})
