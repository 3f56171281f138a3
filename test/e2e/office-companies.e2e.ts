import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { staffPage } from './staff-page.ts'
import { fillCart } from './fill-cart.ts'
import { query } from './query.ts'

const changeTerms = (page: Page) => page.getByRole('button', { name: 'Voorwaarden wijzigen' })
const save = (page: Page) => page.getByRole('button', { name: 'Opslaan' })

test('a company is found and its terms are changed, by keyboard', async ({ customer, browser }) => {
  const page = await staffPage(browser, '/')
  await page.getByRole('link', { name: 'Bedrijven' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Bedrijven' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Zoek op naam, KvK-nummer of e-mail' }).fill(customer.email)
  await expect(page.getByRole('row')).toHaveCount(2)
  expect(await axe(page)).toEqual([])
  await page
    .getByRole('row', { name: /Testbedrijf/ })
    .getByRole('link')
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Testbedrijf/ })).toBeVisible()
  expect(await axe(page)).toEqual([])

  await changeTerms(page).press('Enter')
  expect(await axe(page)).toEqual([])
  await page.getByLabel('Betaaltermijn in dagen').fill('91')
  await page.getByLabel('Kredietlimiet').fill('9.79')
  await save(page).press('Enter')
  await expect(page.getByText('Vul een heel aantal dagen in van 0 tot en met 90')).toBeVisible()
  await expect(page.getByText('Vul een bedrag in, bijvoorbeeld 2.500,00')).toBeVisible()
  await expect(page.getByLabel('Betaaltermijn in dagen')).toBeFocused()
  await page.getByLabel('Betaaltermijn in dagen').fill('14')
  await page.getByLabel('Kredietlimiet').fill('2.500,50')
  await page.getByLabel('E-mailadres voor facturen').fill('geen adres')
  await page.getByLabel('Inkoopnummer verplicht bij elke bestelling').press('Space')
  await save(page).press('Enter')
  await expect(page.getByText('Vul een geldig e-mailadres in')).toBeVisible()
  await page.getByLabel('E-mailadres voor facturen').fill('facturen@test.example')
  await save(page).press('Enter')
  await expect(page.getByText('De voorwaarden zijn opgeslagen')).toBeVisible()
  await expect(changeTerms(page)).toBeFocused()
  for (const text of ['14 dagen', '€ 2.500,50', 'facturen@test.example', 'Verplicht'])
    await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible()
  await page.context().close()
})

test('who changes what a colleague changed meanwhile sees both, and chooses per field', async ({
  customer,
  browser,
}) => {
  const address = `/bedrijven/${customer.companyId}`
  const page = await staffPage(browser, address)
  const colleague = await staffPage(browser, address)
  await changeTerms(page).click()
  await page.getByLabel('Betaaltermijn in dagen').fill('60')
  await page.getByLabel('Kredietlimiet').fill('1000')
  await page.getByLabel('E-mailadres voor facturen').fill('mijn@test.example')

  await changeTerms(colleague).click()
  await colleague.getByLabel('Betaaltermijn in dagen').fill('14')
  await colleague.getByLabel('Kredietlimiet').fill('5000')
  await colleague.getByLabel('Inkoopnummer verplicht bij elke bestelling').check()
  await save(colleague).click()
  await expect(colleague.getByText('De voorwaarden zijn opgeslagen')).toBeVisible()

  await save(page).click()
  await expect(page.getByText('Een collega heeft dit intussen gewijzigd')).toBeVisible()
  expect(await axe(page)).toEqual([])
  const term = page.getByRole('group', { name: 'Betaaltermijn' })
  const limit = page.getByRole('group', { name: 'Kredietlimiet' })
  await expect(term.getByRole('radio')).toHaveCount(2)
  await expect(page.getByRole('group', { name: 'E-mailadres voor facturen' })).toHaveCount(0)
  await term.getByRole('radio', { name: '60 dagen' }).check()
  await save(page).click()
  await expect(limit.getByText('Maak een keuze')).toBeVisible()
  await limit.getByRole('radio', { name: '€ 5.000,00' }).check()
  await save(page).click()
  await expect(page.getByText('De voorwaarden zijn opgeslagen')).toBeVisible()
  for (const text of ['60 dagen', '€ 5.000,00', 'mijn@test.example', 'Verplicht'])
    await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible()
  await page.context().close()
  await colleague.context().close()
})

test('a blocked company cannot log in until it is let in again', async ({
  customerPage,
  customer,
  browser,
}) => {
  await fillCart(customerPage)
  const { id } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  const logIn = async () =>
    (
      await customerPage.request.post('/api/customer/login', {
        data: { username: customer.email, password: customer.password },
      })
    ).status()
  const page = await staffPage(browser, `/orders/${id}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Testbedrijf/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Testbedrijf/ })).toBeVisible()
  await page.getByRole('button', { name: 'Blokkeren', exact: true }).press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('kunnen niet meer inloggen')
  expect(await axe(page)).toEqual([])
  await question.getByRole('button', { name: 'Blokkeren' }).press('Enter')
  await expect(page.getByText(/is geblokkeerd$/)).toBeVisible()
  expect((await customerPage.request.get('/api/customer')).status()).toBe(401)
  expect(await logIn()).toBe(403)

  await page.getByRole('link', { name: 'Alle bedrijven' }).click()
  await page.getByRole('navigation', { name: 'Welke bedrijven' }).getByText('Geblokkeerd').click()
  await expect(page).toHaveURL(/toon=geblokkeerd/)
  await page.locator(`a[href="/beheer/bedrijven/${customer.companyId}"]`).click()
  await page.getByRole('button', { name: 'Deblokkeren', exact: true }).click()
  await expect(page.getByText(/is niet meer geblokkeerd$/)).toBeVisible()
  expect(await logIn()).toBe(200)
  await page.context().close()
})

test('a contact gets other rights, is kept out, and another is invited anew', async ({
  customer,
  browser,
  databaseUrl,
}) => {
  const email = `nieuw-${crypto.randomUUID().slice(0, 8)}@test.example`
  await query(
    databaseUrl,
    `insert into contacts (company_id, email, first_name, last_name, state) values ($1, $2, 'Nieuwe', 'Collega', 'invited')`,
    [customer.companyId, email],
  )
  const page = await staffPage(browser, `/bedrijven/${customer.companyId}`)
  const person = page.getByRole('listitem').filter({ hasText: customer.email })
  await page.getByRole('button', { name: 'Rechten wijzigen: Test Klant' }).click()
  await page.getByLabel('Ziet facturen').uncheck()
  await page.getByLabel('Bestelt zelf tot').fill('750')
  expect(await axe(page)).toEqual([])
  await save(page).click()
  await expect(person).toContainText('Bestelt zelf tot € 750,00 excl. btw')
  await expect(person).not.toContainText('ziet facturen')

  await page.getByRole('button', { name: 'Blokkeren: Test Klant' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Blokkeren' }).click()
  await expect(person).toContainText('Geblokkeerd')
  await page.getByRole('button', { name: 'Deblokkeren: Test Klant' }).click()
  await expect(person).toContainText('Actief')

  await page.getByRole('button', { name: 'Opnieuw uitnodigen: Nieuwe Collega' }).click()
  await expect(page.getByText(`De uitnodiging gaat naar ${email}`)).toBeVisible()
  const mails = await query(
    databaseUrl,
    `select from outbox where recipient = $1 and template = 'account_invitation'`,
    [email],
  )
  expect(mails).toHaveLength(1)
  await page.context().close()
})
