import { expect, type Page } from '@playwright/test'
import { awake } from './awake.ts'
import { bar, choose, open, order } from './composing.ts'
import { BOARD } from './new-shop-owner.ts'
import { button, dialog, heading } from './new-shop-parts.ts'

export const CUSTOMER = {
  Bedrijfsnaam: 'Veenstra Signing B.V.',
  'KvK-nummer': '30174826',
  Postcode: '9723 BK',
  Plaats: 'Groningen',
  Straat: 'Osloweg',
  Huisnummer: '77',
  Voornaam: 'Sietske',
  Achternaam: 'Veenstra',
  'E-mailadres': 'sietske@veenstra.example',
  Telefoonnummer: '050 313 22 80',
} as const
const PASSWORD = 'vier losse woorden op een rij'

export const euros = (amount: string) => new RegExp(String.raw`€\s${amount}`)

export async function askForAccount(page: Page) {
  const main = page.getByRole('main')
  await page.goto('/aanvraagformulier')
  await awake(button(main, 'Aanvraag versturen'))
  for (const [label, text] of Object.entries(CUSTOMER))
    await main.getByLabel(label, { exact: true }).fill(text)
  await main.getByLabel(/ga akkoord met de algemene voorwaarden/).check()
  await button(main, 'Aanvraag versturen').click()
  await expect(page.getByText('Je aanvraag is verstuurd')).toBeVisible()
}

/** Chooses a password by the link of the invitation, and logs in with it. */
export async function logInFirst(page: Page, link: string) {
  const main = page.getByRole('main')
  await page.goto(link)
  await awake(button(main, 'Wachtwoord opslaan'))
  await main.getByLabel('Nieuw wachtwoord', { exact: true }).fill(PASSWORD)
  await button(main, 'Wachtwoord opslaan').click()
  await expect(page.getByText('Log in met je nieuwe wachtwoord.')).toBeVisible()
  await page.goto('/uitgelogd?origin=/account')
  await awake(button(main, 'Login'))
  await main.getByLabel('E-mailadres').fill(CUSTOMER['E-mailadres'])
  await main.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await button(main, 'Login').click()
  await expect(heading(page, 'Dag Sietske')).toBeVisible()
}

/** A board of 1000 by 500 mm, and what may be chosen for it. */
export async function measure(page: Page, material: RegExp) {
  await choose(page, 'Materiaal', material)
  await page.getByLabel('Breedte in mm').fill('1000')
  await page.getByLabel('Hoogte in mm').fill('500')
}

/** Such a board of Dibond with holes, as the shop sells it now: within a moment at this price. */
export async function composeOne(page: Page, price: string) {
  await expect(async () => {
    await open(page, BOARD)
    await measure(page, /^Dibond 3 mm/)
    await choose(page, 'Bevestiging', /^Vier gaten/)
    await expect(bar(page)).toContainText(euros(price), { timeout: 2000 })
  }).toPass()
}

export async function putInCart(page: Page) {
  await order(page).click()
  await expect(page.getByRole('link', { name: 'Winkelwagen, 1 artikel' })).toBeVisible()
  await page.goto('/winkelwagen')
  await awake(button(page, 'Offerte opslaan'))
}

export async function park(page: Page, reference: string) {
  await button(page, 'Offerte opslaan').click()
  const parking = dialog(page, 'Offerte opslaan')
  await parking.getByLabel('Referentie').fill(reference)
  await button(parking, 'Offerte opslaan').click()
  await expect(heading(page, reference)).toBeVisible()
}

export async function checkOut(page: Page) {
  const next = (name: string) =>
    page.getByRole('link', { name }).or(page.getByRole('button', { name })).first()
  await next('Verder naar bestellen').click()
  await awake(next('Verder naar bevestigen'))
  await next('Verder naar bevestigen').click()
  await expect(page).toHaveURL(/\/bestelling-bevestigen$/)
  await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).check()
  await button(page, 'Bestelling plaatsen').click()
  await expect(page).toHaveURL(/\/bestelling-geplaatst/)
}

/** The amounts that a page adds up, by their names. */
export async function expectAmounts(page: Page, amounts: Readonly<Record<string, string>>) {
  for (const [name, amount] of Object.entries(amounts))
    await expect(page.getByRole('main')).toContainText(
      new RegExp(String.raw`${name.replaceAll('.', String.raw`\.`)}\s*€\s${amount}`),
    )
}
