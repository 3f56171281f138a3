import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { overdueInvoice } from './overdue-invoice.ts'
import { query } from './query.ts'
import { staffPage } from './staff-page.ts'

const propose = (of: Page) => of.getByRole('radio', { name: /^Alleen voorstellen/ })
const send = (of: Page) => of.getByRole('radio', { name: /^Vanzelf versturen/ })

test('what is due is reminded by keyboard, once, and a company is left out and reminded again', async ({
  customerPage,
  databaseUrl,
  browser,
  violations,
}) => {
  const number = await overdueInvoice(customerPage, databaseUrl)
  const page = await staffPage(browser, '/facturen')
  await page.getByRole('link', { name: 'Herinneringen', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Herinneringen' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Vandaag aan de beurt' })
  const row = table.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('Herinnering')
  expect(await axe(page)).toEqual([])
  const company = await row.getByRole('strong').first().innerText()

  await row.getByRole('button', { name: `${company} niet herinneren` }).press('Enter')
  await expect(page.getByText(`${company} krijgt geen herinneringen meer`)).toBeVisible()
  await expect(page.getByRole('link', { name: number })).toHaveCount(0)
  const leftOut = page.getByRole('table', { name: 'Bedrijven zonder herinneringen' })
  await expect(leftOut.getByRole('link', { name: company })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await leftOut.getByRole('button', { name: `${company} weer herinneren` }).press('Enter')
  await expect(leftOut).toHaveCount(0)
  await expect(row).toBeVisible()

  await page.getByRole('button', { name: 'Alles kiezen' }).press('Enter')
  const bar = page.getByRole('region', { name: 'Met de gekozen regels' })
  await expect(bar).toContainText('gekozen')
  await bar.getByRole('button', { name: 'Keuze wissen' }).press('Enter')
  await page.getByRole('checkbox', { name: `Kies Herinnering ${number}` }).press(' ')
  await expect(bar).toContainText('1 gekozen')
  await bar.getByRole('button', { name: 'Versturen' }).press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Versturen' })
  await expect(dialog).toContainText('Elke klant krijgt een mail op het factuuradres')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Versturen' }).press('Enter')
  await expect(page.getByText('Versturen: 1 van 1 gelukt')).toBeVisible()
  await expect(page.getByText(`Herinnering ${number}: Gelukt`)).toBeVisible()
  await expect(page.getByRole('row').getByRole('link', { name: number })).toHaveCount(0)
  expect(await axe(page)).toEqual([])

  await page.getByRole('link', { name: 'Alle facturen' }).press('Enter')
  await page.getByRole('searchbox', { name: 'Zoek op factuur, order of klant' }).fill(number)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: number }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Herinneringen' })).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: /^Herinnering$/ })).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(violations).toEqual([])
})

test('how reminders go is chosen by keyboard, and never over what a colleague chose meanwhile', async ({
  browser,
  violations,
}) => {
  const path = '/facturen/herinneringen'
  const stale = await staffPage(browser, path, { hearsNews: false })
  const page = await staffPage(browser, path)
  await expect(propose(page)).toBeChecked()
  await expect(propose(stale)).toBeChecked()

  await propose(page).press('ArrowDown')
  await expect(page.getByText('Herinneringen: vanzelf versturen')).toBeVisible()
  await page.reload()
  await expect(send(page)).toBeChecked()
  expect(await axe(page)).toEqual([])

  await propose(stale).press('ArrowDown')
  await expect(stale.getByText('Een collega heeft dit intussen gewijzigd', { exact: false })).toBeVisible()
  await expect(send(stale)).toBeChecked()

  await send(page).press('ArrowUp')
  await expect(page.getByText('Herinneringen: alleen voorstellen')).toBeVisible()
  await page.reload()
  await expect(propose(page)).toBeChecked()
  expect(violations).toEqual([])
})

const dialogOf = (of: Page) => of.getByRole('dialog', { name: 'Dagen van herinneringen' })
const openDays = (of: Page) => of.getByRole('button', { name: 'Dagen wijzigen' }).press('Enter')
const between = (of: Page) => dialogOf(of).getByLabel('Minstens zoveel dagen tussen twee')
const saveDays = (of: Page) => dialogOf(of).getByRole('button', { name: 'Opslaan' }).press('Enter')

test('when reminders go is set in days by keyboard, and a colleague who set the same is asked', async ({
  databaseUrl,
  browser,
  violations,
}) => {
  await query(databaseUrl, `delete from finance_settings where key like 'reminder days %'`)
  const path = '/facturen/herinneringen'
  const stale = await staffPage(browser, path, { hearsNews: false })
  const page = await staffPage(browser, path)
  await expect(
    page.getByText('7, 21 en 35 dagen na de vervaldatum, met minstens 7 dagen ertussen.'),
  ).toBeVisible()
  await openDays(stale)
  await openDays(page)
  const second = dialogOf(page).getByLabel('Tweede herinnering: dagen na de vervaldatum')
  await between(page).fill('geen')
  await saveDays(page)
  await expect(between(page)).toHaveAccessibleDescription(/van 1 tot en met 365/)
  await expect(between(page)).toBeFocused()
  await between(page).fill('8')
  await second.fill('7')
  await saveDays(page)
  await expect(second).toHaveAccessibleDescription(/Deze moet later gaan dan de vorige/)
  expect(await axe(page)).toEqual([])
  await second.fill('21')
  await saveDays(page)
  await expect(dialogOf(page)).toBeHidden()
  await expect(
    page.getByText('7, 21 en 35 dagen na de vervaldatum, met minstens 8 dagen ertussen.'),
  ).toBeVisible()

  await between(stale).fill('9')
  await saveDays(stale)
  const clash = dialogOf(stale).getByRole('group', { name: 'Minstens zoveel dagen tussen twee' })
  await clash.getByRole('radio', { name: /^9/ }).press('Space')
  // What is saved shows before the dialog closes, however long its list takes.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const asked = stale.waitForRequest('**/beheer/api/reminders')
  await stale.route('**/beheer/api/reminders', async (route) => {
    await released
    await route.continue()
  })
  await saveDays(stale)
  await asked
  await expect(dialogOf(stale)).toBeVisible()
  release()
  await expect(dialogOf(stale)).toBeHidden()
  await openDays(stale)
  await expect(between(stale)).toHaveValue('9')
  await between(stale).fill('7')
  await saveDays(stale)
  await expect(stale.getByText('met minstens 7 dagen ertussen', { exact: false })).toBeVisible()
  expect(violations).toEqual([])
})
