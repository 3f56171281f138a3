import type { Browser, Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'

/** A page of the staff, in a browser of its own. */
async function staffPage(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(address)
  await page.getByLabel('E-mailadres').fill('beheer@demo.example')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Paskruis-demo-3')
  await page.getByRole('button', { name: 'Inloggen' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Inloggen in beheer' })).toHaveCount(0)
  return page
}

test('a payment is booked in two parts by keyboard, taken back, and the invoice credited', async ({
  browser,
}) => {
  const page = await staffPage(browser, '/beheer')
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await expect(page.getByRole('list', { name: 'Wat er wacht' })).toContainText('Facturen vervallen')
  await page.getByRole('link', { name: /^Facturen( \d+)?$/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Facturen' })).toBeVisible()
  await expect(page.getByText(/^Open: €.*waarvan vervallen: €/)).toBeVisible()
  const first = page.getByRole('link', { name: /^FAC-/ }).first()
  const number = await first.innerText()
  expect(await axe(page)).toEqual([])
  await page.getByRole('searchbox', { name: 'Zoek op factuur, order of klant' }).fill(number)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: number }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Factuur ${number}` })).toBeVisible()
  await expect(page.getByText('Op deze factuur is nog niets betaald.')).toBeVisible()
  expect(await axe(page)).toEqual([])

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'UBL downloaden' }).press('Enter')
  expect((await downloading).suggestedFilename()).toContain(number)

  await page.getByRole('button', { name: 'Betaling boeken' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Betaling boeken' })
  expect(await axe(page)).toEqual([])
  const open = await dialog.getByLabel('Bedrag').inputValue()
  await dialog.getByLabel('Bedrag').fill('99.999,99')
  await dialog.getByRole('button', { name: 'Betaling boeken' }).press('Enter')
  await expect(dialog.getByText(/Vul hoogstens dat bedrag in/)).toBeVisible()
  await expect(dialog.getByLabel('Bedrag')).toBeFocused()
  await dialog.getByLabel('Bedrag').fill('1,00')
  await dialog.getByLabel('Omschrijving').fill('=1+1 <b>afschrift</b>')
  await dialog.getByRole('button', { name: 'Betaling boeken' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('€ 1,00 is geboekt')).toBeVisible()
  await expect(page.getByText('=1+1 <b>afschrift</b>')).toBeVisible()

  await page.getByRole('button', { name: 'Betaling boeken' }).press('Enter')
  await expect(dialog.getByLabel('Bedrag')).not.toHaveValue(open)
  await dialog.getByRole('button', { name: 'Betaling boeken' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Betaling boeken' })).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Betaald', { exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: /^Betaling van €\s1,00 op/ }).press('Enter')
  const reason = page.getByRole('dialog', { name: 'Betaling terugdraaien' })
  await reason.getByRole('button', { name: 'Terugdraaien' }).press('Enter')
  await expect(reason.getByText('Vul dit veld in')).toBeVisible()
  await reason.getByLabel('Reden').fill('Hoort bij een andere factuur')
  await reason.getByRole('button', { name: 'Terugdraaien' }).press('Enter')
  await expect(reason).toBeHidden()
  await expect(page.getByText(/^Teruggedraaid door .* Reden: Hoort bij een andere factuur$/)).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Creditnota maken' }).press('Enter')
  const credit = page.getByRole('dialog', { name: 'Creditnota maken' })
  await credit.getByLabel('Reden').fill('Verkeerd gefactureerd')
  await credit.getByRole('button', { name: 'Creditnota maken' }).press('Enter')
  await expect(credit).toBeHidden()
  await expect(page.getByText(/^De klant krijgt €.* terug$/)).toBeVisible()
  await page.getByRole('link', { name: 'Bekijken' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Creditnota CRE-/ })).toBeVisible()
  await expect(page.getByText(`Deze creditnota hoort bij factuur ${number}.`)).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(broken).toEqual([])
})
