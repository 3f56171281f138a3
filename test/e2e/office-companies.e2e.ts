import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { staffPage } from './staff-page.ts'
import { fillCart } from './fill-cart.ts'
import { overdueInvoice } from './overdue-invoice.ts'
import { query } from './query.ts'

const changeTerms = (page: Page) => page.getByRole('button', { name: 'Voorwaarden wijzigen' })
const save = (page: Page) => page.getByRole('button', { name: 'Opslaan', exact: true })
/** What a term of the page says; an amount may stand below another term too. */
const fact = (page: Page, term: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) }) })
    .getByRole('definition')

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
  await expect(fact(page, 'Betaaltermijn')).toHaveText('14 dagen')
  await expect(fact(page, 'Kredietlimiet')).toHaveText('€ 2.500,50')
  await expect(fact(page, 'E-mailadres voor facturen')).toHaveText('facturen@test.example')
  await expect(fact(page, 'Inkoopnummer')).toHaveText('Verplicht')
  await page.context().close()
})

test('several companies get a payment term and a price list at once, by keyboard', async ({
  browser,
  databaseUrl,
  violations,
}) => {
  const together = `Samen ${crypto.randomUUID().slice(0, 8)}`
  const [one, two] = await query<{ id: string }>(
    databaseUrl,
    `insert into companies (name, payment_term_days) values ($1, 14), ($2, 30) returning id`,
    [`${together} Een`, `${together} Twee`],
  )
  const list = `Lijst ${together}`
  await query(databaseUrl, `insert into price_lists (code, kind, title) values ($1, 'group', $2)`, [
    list.toLowerCase().replaceAll(' ', '-'),
    list,
  ])
  const page = await staffPage(browser, `/bedrijven?zoek=${encodeURIComponent(together)}`)
  await expect(page.getByRole('row')).toHaveCount(3)
  const bar = page.getByRole('region', { name: 'Met de gekozen regels' })
  for (const [name, told] of [
    ['Een', '1 gekozen'],
    ['Twee', '2 gekozen'],
  ]) {
    await page.getByRole('checkbox', { name: `Kies ${together} ${name}` }).focus()
    await page.keyboard.press('x')
    await expect(bar).toContainText(told ?? '')
  }
  await page.keyboard.press('t')
  const days = page.getByRole('dialog', { name: 'Betaaltermijn wijzigen' })
  await expect(days).toContainText('2 gekozen.')
  await days.getByRole('button', { name: 'Wijzigen' }).press('Enter')
  await expect(days.getByText('Vul een heel aantal dagen in van 0 tot en met 90')).toBeVisible()
  await expect(days.getByLabel('Betaaltermijn in dagen')).toBeFocused()
  await page.keyboard.type('30')
  await expect(days.getByText('2 bedrijven krijgen een betaaltermijn van 30 dagen.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText('Betaaltermijn wijzigen: 1 van 2 gelukt').first()).toBeVisible()
  const refused = page
    .getByRole('listitem')
    .filter({ hasText: `${together} Twee: Dit stond al zo bij dit bedrijf.` })
  await expect(refused.getByRole('link')).toHaveAttribute('href', `/beheer/bedrijven/${two?.id}`)
  await expect(page.getByRole('row', { name: `${together} Een` })).toContainText('30 dagen')
  expect(await axe(page)).toEqual([])

  // What was not done stays chosen.
  await expect(bar).toContainText('1 gekozen')
  await bar.getByRole('button', { name: 'Alle getoonde regels kiezen' }).press('Enter')
  await page.keyboard.press('p')
  const lists = page.getByRole('dialog', { name: 'Prijslijst wijzigen' })
  await lists.getByRole('button', { name: 'Wijzigen' }).press('Enter')
  await expect(lists.getByText('Kies een prijslijst, of Geen')).toBeVisible()
  await lists.getByLabel('Prijslijst van de groep').selectOption(list)
  await expect(lists.getByText(`2 bedrijven krijgen ‘${list}’ als prijslijst van de groep.`)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await lists.getByRole('button', { name: 'Wijzigen' }).press('Enter')
  await expect(page.getByText('Prijslijst wijzigen: 2 van 2 gelukt').first()).toBeVisible()
  for (const name of ['Een', 'Twee']) {
    await page.getByRole('checkbox', { name: `Kies ${together} ${name}` }).focus()
    await page.keyboard.press('x')
  }
  await expect(bar).toContainText('2 gekozen')
  await page.keyboard.press('r')
  const limits = page.getByRole('dialog', { name: 'Kredietlimiet wijzigen' })
  await limits.getByRole('button', { name: 'Wijzigen' }).press('Enter')
  await expect(limits.getByLabel('Bedrag van de limiet')).toBeFocused()
  await page.keyboard.type('2500')
  await limits.getByLabel('Bestelling boven de limiet').selectOption('Tegenhouden: bestellen kan niet')
  await expect(
    limits.getByText(
      /^2 bedrijven krijgen een kredietlimiet van €\s2\.500,00\. Bij 2 bedrijven kan een bestelling boven de limiet niet\.$/,
    ),
  ).toBeVisible()
  expect(await axe(page)).toEqual([])
  await limits.getByLabel('Bedrag van de limiet').press('Enter')
  await expect(page.getByText('Kredietlimiet wijzigen: 2 van 2 gelukt').first()).toBeVisible()
  await page.goto(`/beheer/bedrijven/${one?.id}`)
  await expect(fact(page, 'Kredietlimiet')).toContainText('2.500,00')
  await expect(fact(page, 'Betaaltermijn')).toHaveText('30 dagen')
  await expect(fact(page, 'Prijslijst van de groep')).toHaveText(list)
  await expect(fact(page, 'Eigen prijslijst')).toHaveText('Geen')
  expect(violations).toEqual([])
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
  await expect(fact(page, 'Betaaltermijn')).toHaveText('60 dagen')
  await expect(fact(page, 'Kredietlimiet')).toHaveText('€ 5.000,00')
  await expect(fact(page, 'E-mailadres voor facturen')).toHaveText('mijn@test.example')
  await expect(fact(page, 'Inkoopnummer')).toHaveText('Verplicht')
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
  const question = page.getByRole('dialog')
  await expect(question).toContainText('kunnen niet meer inloggen')
  expect(await axe(page)).toEqual([])
  await question.getByRole('button', { name: 'Blokkeren' }).press('Enter')
  await expect(question.getByText('Vul dit veld in')).toBeVisible()
  await question.getByLabel('Reden').fill('Drie facturen niet betaald')
  await question.getByRole('button', { name: 'Blokkeren' }).press('Enter')
  await expect(page.getByText(/^Testbedrijf.* is geblokkeerd$/)).toBeVisible()
  await expect(page.getByText('Drie facturen niet betaald')).toBeVisible()
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

  await page.getByRole('button', { name: 'Uitnodigen: Nieuwe Collega', exact: true }).click()
  await expect(page.getByText(`De uitnodiging gaat naar ${email}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Opnieuw uitnodigen: Nieuwe Collega' })).toBeVisible()
  const mails = await query(
    databaseUrl,
    `select from outbox where recipient = $1 and template = 'account_invitation'`,
    [email],
  )
  expect(mails).toHaveLength(1)
  await page.context().close()
})

test('name, numbers and addresses of a company are changed, by keyboard', async ({ customer, browser }) => {
  const page = await staffPage(browser, `/bedrijven/${customer.companyId}`)
  await page.getByRole('button', { name: 'Gegevens wijzigen', exact: true }).press('Enter')
  expect(await axe(page)).toEqual([])
  await page.getByLabel('Bedrijfsnaam').fill('Testbedrijf Hernoemd')
  await page.getByLabel('KvK-nummer').fill('1234')
  await page.getByLabel('Btw-nummer').fill('NL123456789B90')
  await save(page).press('Enter')
  await expect(page.getByText('Vul een KvK-nummer in van acht cijfers')).toBeVisible()
  await expect(page.getByText('Dit btw-nummer klopt niet. Controleer alle tekens')).toBeVisible()
  await expect(page.getByLabel('KvK-nummer')).toBeFocused()
  await page.getByLabel('KvK-nummer').fill('3017 4826')
  await page.getByLabel('Btw-nummer').fill('NL004495445B01')
  await save(page).press('Enter')
  await expect(page.getByText('De gegevens zijn opgeslagen')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Testbedrijf Hernoemd' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '30174826' })).toBeVisible()

  await page.getByRole('button', { name: 'Adres toevoegen' }).press('Enter')
  expect(await axe(page)).toEqual([])
  await page.getByLabel('Naam van dit adres').fill('Magazijn')
  await page.getByLabel('Postcode').fill('12')
  await page.getByLabel('Plaats').fill('Ede')
  await page.getByLabel('Straat').fill('Ambachtsweg')
  await page.getByLabel('Huisnummer').fill('12')
  await save(page).press('Enter')
  await expect(page.getByText('Vul een geldige postcode in, bijvoorbeeld 1234 AB.')).toBeVisible()
  await expect(page.getByLabel('Postcode')).toBeFocused()
  await page.getByLabel('Postcode').fill('6711 aa')
  await save(page).press('Enter')
  await expect(page.getByText('Het adres is opgeslagen')).toBeVisible()
  const address = page.getByRole('listitem').filter({ hasText: 'Magazijn' })
  await expect(address).toContainText('6711 AA Ede')

  await page.getByRole('button', { name: 'Adres wijzigen: Magazijn' }).press('Enter')
  await page.getByLabel('Huisnummer').fill('14')
  await save(page).press('Enter')
  await expect(address).toContainText('Ambachtsweg 14')
  await page.getByRole('button', { name: 'Adres verwijderen: Magazijn' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).press('Enter')
  await expect(page.getByText('Het adres is verwijderd')).toBeVisible()
  await expect(address).toHaveCount(0)
  await page.context().close()
})

test('a note about a company is pinned, and seen at its orders', async ({
  customerPage,
  customer,
  browser,
}) => {
  await fillCart(customerPage)
  const { id } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  const page = await staffPage(browser, `/bedrijven/${customer.companyId}`)
  await page.getByRole('button', { name: 'Notitie plaatsen' }).press('Enter')
  await expect(page.getByLabel('Nieuwe notitie')).toBeFocused()
  for (const text of ['Altijd bellen voor levering', 'Nieuwe inkoper per januari']) {
    await page.getByLabel('Nieuwe notitie').fill(text)
    await page.getByRole('button', { name: 'Notitie plaatsen' }).press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
  }
  const first = page.getByRole('listitem').filter({ hasText: 'Altijd bellen' })
  await first.getByRole('button', { name: /^Vastzetten/ }).press('Enter')
  await expect(first).toContainText('Vastgezet')
  expect(await axe(page)).toEqual([])
  await page.goto(`/beheer/orders/${id}`)
  await expect(page.getByText('Altijd bellen voor levering')).toBeVisible()
  await expect(page.getByText('Nieuwe inkoper per januari')).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await page.context().close()
})

test('a colleague of a customer is added, invited, and becomes the main contact', async ({
  customer,
  browser,
  databaseUrl,
}) => {
  const email = `erbij-${crypto.randomUUID().slice(0, 8)}@test.example`
  const page = await staffPage(browser, `/bedrijven/${customer.companyId}`)
  await page.getByRole('button', { name: 'Contactpersoon toevoegen' }).press('Enter')
  expect(await axe(page)).toEqual([])
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Voornaam').fill('Jelle')
  await dialog.getByLabel('Achternaam').fill('Hiemstra')
  await dialog.getByLabel('E-mailadres').fill(customer.email)
  await save(page).press('Enter')
  await expect(dialog.getByText('Er is al een account met dit e-mailadres.')).toBeVisible()
  await expect(dialog.getByLabel('E-mailadres')).toBeFocused()
  await dialog.getByLabel('E-mailadres').fill(email)
  await save(page).press('Enter')
  await expect(page.getByText(`De uitnodiging gaat naar ${email}`)).toBeVisible()
  const mails = await query(databaseUrl, `select from outbox where recipient = $1`, [email])
  expect(mails).toHaveLength(1)
  const person = page.getByRole('listitem').filter({ hasText: email })
  await expect(person).toContainText('Uitgenodigd')
  await page.getByRole('button', { name: 'Hoofdcontact maken: Jelle Hiemstra' }).press('Enter')
  await expect(page.getByText('Jelle Hiemstra is nu het hoofdcontact')).toBeVisible()
  await expect(person.getByText('Hoofdcontact', { exact: true })).toBeVisible()

  const corrected = `juist-${email}`
  await page.getByRole('button', { name: 'Gegevens wijzigen: Jelle Hiemstra' }).press('Enter')
  const facts = page.getByRole('dialog', { name: 'Gegevens van Jelle Hiemstra' })
  expect(await axe(page)).toEqual([])
  await facts.getByLabel('E-mailadres').fill(customer.email)
  await save(page).press('Enter')
  await expect(facts.getByText('Er is al een account met dit e-mailadres.')).toBeVisible()
  await facts.getByLabel('E-mailadres').fill(corrected)
  await facts.getByLabel('Voornaam').fill('Jelske')
  await save(page).press('Enter')
  await expect(page.getByText('De gegevens van Jelske Hiemstra zijn opgeslagen')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: corrected })).toContainText('Jelske Hiemstra')
  await page.context().close()
})

test('the last invoices and quotes of a company lead to all of them, by keyboard', async ({
  customer,
  customerPage,
  browser,
  databaseUrl,
}) => {
  const invoice = await overdueInvoice(customerPage, databaseUrl)
  await fillCart(customerPage)
  await customerPage.request.post('/api/cart/park', { data: { reference: 'Beursstand' } })
  const page = await staffPage(browser, `/bedrijven/${customer.companyId}`)
  const panel = (name: string) =>
    page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name }) })
  await expect(panel('Laatste facturen')).toContainText('1 factuur vervallen')
  await expect(panel('Laatste facturen').getByRole('link', { name: invoice })).toBeVisible()
  await expect(panel('Laatste offertes')).toContainText('1 offerte open.')
  await expect(panel('Laatste offertes')).toContainText('Beursstand')
  await expect(panel('Drukwerkbestanden')).toContainText('Van dit bedrijf wacht geen bestand op productie.')
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Alle facturen van dit bedrijf' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Facturen' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row', { name: new RegExp(invoice) })).toBeVisible()
  await page.context().close()
})
