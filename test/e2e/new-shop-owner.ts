import { expect, type Locator, type Page } from '@playwright/test'
import { addField, addProduct, addStep, row, save, tree } from './compose-at-desk.ts'
import { button, dialog, heading } from './new-shop-parts.ts'
import { type OwnShop, ownerCodeOf } from './own-shop.ts'

const OWNER = { name: 'Ans de Pers', email: 'ans@depers.example', password: 'vier-paarden-op-een-zolder' }
/** Whose shop it is, by the labels of the form that asks it. */
const COMPANY = {
  Bedrijfsnaam: 'De Pers B.V.',
  Straat: 'Persweg',
  Huisnummer: '1',
  Postcode: '3439 LD',
  Plaats: 'Nieuwegein',
  'E-mailadres': 'winkel@depers.example',
  'KvK-nummer': '69599084',
  'Btw-nummer': 'NL004495445B01',
  IBAN: 'NL91ABNA0417164300',
} as const
export const BOARD = '/borden/bord-op-maat'

export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const setupStep = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
export const isDone = (page: Page, name: string) =>
  expect(setupStep(page, name).getByText('Klaar', { exact: true })).toBeVisible()

/** Puts the draft of a product or of a configurator into the shop. */
export async function publish(page: Page, note = '') {
  await button(page, 'Publiceren').press('Enter')
  const question = page.getByRole('dialog')
  await question.getByLabel('Toelichting').fill(note)
  await button(question, 'Publiceren').press('Enter')
  await expect(question).toHaveCount(0)
}

export async function fillOwner(on: Page | Locator) {
  await on.getByLabel('Je naam').fill(OWNER.name)
  await on.getByLabel('E-mailadres').fill(OWNER.email)
  await on.getByLabel('Wachtwoord', { exact: true }).fill(OWNER.password)
}

export async function becomeOwner(page: Page, shop: OwnShop) {
  await page.goto(`${shop.url}/beheer/begin#code=${ownerCodeOf(shop)}`)
  await button(page, 'Beginnen').press('Enter')
  await fillOwner(page)
  await page.getByLabel('Wachtwoord', { exact: true }).press('Enter')
  await expect(heading(page, 'Winkel inrichten')).toBeVisible()
}

export async function fillCompany(page: Page) {
  await button(setupStep(page, 'Bedrijf, btw en KvK'), 'Gegevens invullen').press('Enter')
  const company = dialog(page, 'Bedrijf wijzigen')
  for (const [label, text] of Object.entries(COMPANY))
    await company.getByLabel(new RegExp(`^${label}(?: [(]niet verplicht[)])?$`)).fill(text)
  await button(company, 'Opslaan').press('Enter')
  await isDone(page, 'Bedrijf, btw en KvK')
}

export async function nameShop(page: Page) {
  await button(setupStep(page, 'Naam, logo en kleuren'), 'Uiterlijk kiezen').press('Enter')
  const look = dialog(page, 'Uiterlijk wijzigen')
  await look.getByLabel('Naam van de winkel', { exact: true }).fill('Drukkerij De Pers')
  await button(look, 'Opslaan').press('Enter')
  await isDone(page, 'Naam, logo en kleuren')
}

/** What the page of the set-up asks before there is anything to sell. */
export async function setUp(page: Page) {
  await fillCompany(page)
  await nameShop(page)
  await expect(setupStep(page, 'Voorwaarden en privacy')).toContainText(
    'Nog niet in de winkel: /algemene-voorwaarden en /privacy.',
  )
  await setupStep(page, 'Levering').getByRole('link', { name: 'Landen en verzendkosten' }).press('Enter')
  await button(page, 'Begin met gebruikelijke klassen').press('Enter')
  await expect(page.getByRole('table', { name: 'Verzendklassen' }).getByRole('row')).toHaveCount(6)

  for (const title of ['Algemene voorwaarden', 'Privacy']) {
    await page.getByRole('link', { name: 'Inhoud', exact: true }).press('Enter')
    await button(page, 'Nieuwe pagina').press('Enter')
    await dialog(page, 'Nieuwe pagina').getByLabel('Titel').fill(title)
    await button(dialog(page, 'Nieuwe pagina'), 'Pagina maken').press('Enter')
    await expect(page.getByText('Als je haar tekst opslaat, staat ze in de winkel.')).toBeVisible()
    await button(page, 'Wijzigen').press('Enter')
    const editing = dialog(page, `${title} wijzigen`)
    await editing.getByRole('textbox', { name: 'Tekst (niet verplicht)' }).click()
    await page.keyboard.type('Wij leveren wat je bestelt.')
    await button(editing, 'Opslaan').press('Enter')
    await expect(editing).toHaveCount(0)
  }
}

export async function makeCategory(page: Page) {
  await page.getByRole('link', { name: 'Categorieën' }).press('Enter')
  await button(page, 'Nieuwe categorie').press('Enter')
  await dialog(page, 'Nieuwe categorie').getByLabel('Naam').fill('Borden')
  await button(dialog(page, 'Nieuwe categorie'), 'Categorie maken').press('Enter')
  await button(page, 'Wijzig Borden').press('Enter')
  const editing = dialog(page, 'Borden wijzigen')
  await editing.getByLabel('Klanten zien deze categorie', { exact: false }).check()
  await button(editing, 'Opslaan').press('Enter')
  await expect(editing).toHaveCount(0)
}

async function makeProduct(page: Page, sku: string, title: string, kind: 'Gewoon product' | 'Wordt samen') {
  await page.getByRole('link', { name: 'Producten', exact: true }).press('Enter')
  await button(page, 'Nieuw product').press('Enter')
  const making = dialog(page, 'Nieuw product')
  await making.getByLabel('Artikelnummer').fill(sku)
  await making.getByLabel('Titel').fill(title)
  await making.getByRole('radio', { name: new RegExp(`^${kind}`) }).check()
  await button(making, 'Product maken').press('Enter')
  await expect(heading(page, title)).toBeVisible()
}

/** A board by the square metre, of which others are composed. */
export async function makeBoard(page: Page, sku: string, title: string, euro: string) {
  await makeProduct(page, sku, title, 'Gewoon product')
  const price = part(page, 'Prijs')
  await button(price, 'Prijs toevoegen').press('Enter')
  await price.getByLabel('Berekend').selectOption('Per m²')
  await price.getByLabel('Prijs per m²').fill(euro)
  await save(page)
  await publish(page)
}

/** The boards to measure: a material, a size, and holes, which only Dibond takes. */
export async function composeBoards(page: Page) {
  await makeProduct(page, 'BORD', 'Bord op maat', 'Wordt samen')
  await part(page, 'Categorieën').getByRole('checkbox', { name: 'Borden', exact: true }).press('Space')
  await part(page, 'Adres en vindbaarheid')
    .getByRole('button', { name: `Gebruik ${BOARD}` })
    .press('Enter')
  await save(page)
  await page.getByRole('link', { name: 'Naar samenstelling' }).press('Enter')
  await page.getByLabel('Naam van de configurator').fill('bord-op-maat')
  await button(page, 'Samenstelling maken').press('Enter')
  await expect(tree(page)).toBeVisible()

  await addStep(page, 'Materiaal', 'Keuze uit producten')
  await page.getByLabel('Deze stap kiest het materiaal').check()
  await button(page, 'Product toevoegen').click()
  await addProduct(page, 'DIBOND-3')
  await addProduct(page, 'FOREX-5')
  await row(page, 'Samenstellen').click()
  await addStep(page, 'Afmeting', 'Invulvelden')
  await addField(page, 'Breedte', 'Breedte van het product')
  await row(page, 'Afmeting').click()
  await addField(page, 'Hoogte', 'Hoogte van het product')
  await row(page, 'Samenstellen').click()
  await addStep(page, 'Bevestiging', 'Keuze uit producten')
  await page.getByLabel('Verplicht als de stap zichtbaar is').uncheck()
  await button(page, 'Voorwaarde').first().click()
  await page.getByLabel('Stap van voorwaarde 1').selectOption({ label: 'Materiaal' })
  await page
    .getByRole('group', { name: 'Voorwaarde 1' })
    .getByRole('checkbox', { name: 'Dibond 3 mm' })
    .check()
  await page.getByLabel('Nieuwe optie').fill('Vier gaten')
  await page.getByLabel('Nieuwe optie').press('Enter')
  await button(page, 'Vier gaten bewerken').press('Enter')
  await page.getByLabel('Prijs', { exact: true }).selectOption({ label: 'Per bestelling' })
  await page.getByLabel('Bedrag').fill('7,50')
  await save(page)
  await publish(page, 'Eerste samenstelling')

  await page.getByRole('link', { name: 'Terug naar het product' }).press('Enter')
  await expect(heading(page, 'Bord op maat')).toBeVisible()
  await publish(page)
}
