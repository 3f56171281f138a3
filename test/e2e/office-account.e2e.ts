import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { hashPassword } from '#server/modules/session/passwords.ts'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { query } from './query.ts'

const PASSWORD = 'Geheim-voor-test-1'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Somebody of the staff of a test's own. */
async function newStaff(databaseUrl: string): Promise<string> {
  const email = `sam-${randomUUID().slice(0, 8)}@drukkerij.example`
  await query(
    databaseUrl,
    `insert into operators (email, name, role, password_hash) values ($1, 'Sam Smit', 'sales', $2)`,
    [email, await hashPassword(PASSWORD)],
  )
  return email
}

async function loggedIn(browser: Browser, email: string, path = ''): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`/beheer${path}`)
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Inloggen' }).press('Enter')
  await expect(heading(page, 'Inloggen in beheer')).toHaveCount(0)
  return page
}

test('somebody of the staff changes name and password, and ends a session elsewhere', async ({
  browser,
  databaseUrl,
}) => {
  const email = await newStaff(databaseUrl)
  const elsewhere = await loggedIn(browser, email)
  const page = await loggedIn(browser, email)
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await page.getByRole('link', { name: /Mijn account/ }).press('Enter')
  await expect(heading(page, 'Mijn account')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Sessies' }).getByRole('row')).toHaveCount(3)
  expect(await axe(page)).toEqual([])

  await page.getByLabel('Je naam').fill('Sam <b>Jansen</b>')
  await page.getByLabel('Je naam').press('Enter')
  await expect(page.getByRole('link', { name: /Mijn account/ })).toContainText('Sam <b>Jansen</b>')

  await page.getByRole('button', { name: /^Beëindigen: Chrome op Linux/ }).press('Enter')
  await expect(page.getByText('De sessie is beëindigd')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Sessies' }).getByRole('row')).toHaveCount(2)
  await elsewhere.reload()
  await expect(heading(elsewhere, 'Inloggen in beheer')).toBeVisible()

  const change = page.getByRole('button', { name: 'Wachtwoord wijzigen' })
  await page.getByLabel('Huidig wachtwoord').fill('niet mijn wachtwoord')
  await page.getByLabel('Nieuw wachtwoord').fill('kort')
  await change.press('Enter')
  await expect(page.getByText('Kies een wachtwoord van minstens 10 tekens')).toBeVisible()
  await page.getByLabel('Nieuw wachtwoord').fill('losse woorden naast elkaar')
  await change.press('Enter')
  await expect(page.getByText('Je huidige wachtwoord klopt niet.')).toBeVisible()
  await expect(page.getByLabel('Huidig wachtwoord')).toBeFocused()
  expect(await axe(page)).toEqual([])
  await page.getByLabel('Huidig wachtwoord').fill(PASSWORD)
  await change.press('Enter')
  await expect(page.getByText('Je wachtwoord is gewijzigd')).toBeVisible()

  await page.getByRole('button', { name: 'Overal uitloggen' }).press('Enter')
  await expect(heading(page, 'Inloggen in beheer')).toBeVisible()
  expect(broken).toEqual([])
})

test('somebody sets up an app for codes, and makes new recovery codes', async ({ browser, databaseUrl }) => {
  const email = await newStaff(databaseUrl)
  const page = await loggedIn(browser, email, '/account')
  await page.getByRole('button', { name: 'App instellen' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'App instellen' })
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Huidig wachtwoord').fill(PASSWORD)
  await dialog.getByLabel('Huidig wachtwoord').press('Enter')
  await expect(heading(page, 'Stel je app in')).toBeVisible()
  expect(await axe(page)).toEqual([])
  const key = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code uit de app').fill(generateSync({ secret: key }))
  await page.getByLabel('Code uit de app').press('Enter')
  await expect(heading(page, 'Bewaar je herstelcodes')).toBeFocused()
  const codes = page.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem')
  const first = await codes.allInnerTexts()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Ik heb ze bewaard, verder' }).press('Enter')
  await expect(page.getByText('Je hebt nog 10 herstelcodes.')).toBeVisible()

  // The code that set up the app is used up: as if half a minute had passed.
  await query(
    databaseUrl,
    `update operator_second_factors set last_step = 0 where operator_id = (select id from operators where email = $1)`,
    [email],
  )
  await page.getByRole('button', { name: 'Nieuwe herstelcodes' }).press('Enter')
  const renew = page.getByRole('dialog', { name: 'Nieuwe herstelcodes' })
  await renew.getByLabel('Code uit de app').fill('000')
  await renew.getByLabel('Code uit de app').press('Enter')
  await expect(renew.getByText('Deze code klopt niet, of is al gebruikt.')).toBeVisible()
  await renew.getByLabel('Code uit de app').fill(generateSync({ secret: key }))
  await renew.getByLabel('Code uit de app').press('Enter')
  await expect(heading(page, 'Bewaar je herstelcodes')).toBeVisible()
  expect(await codes.allInnerTexts()).not.toEqual(first)
})
