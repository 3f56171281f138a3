import type { Browser, Page } from '@playwright/test'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import { sampleCamt } from '#test/support/camt.ts'
import { awake } from './awake.ts'
import { expect, test } from './fixtures.ts'
import { linkInMail } from './mail-link.ts'
import { orderWithoutBleed } from './order-without-bleed.ts'
import { makeOwnDatabase, startOwnShop } from './own-shop.ts'
import { addStaff, logInStaff } from './staff-page.ts'

const PASSWORD = 'vier losse woorden op een rij'

/** Asks for an account, as somebody who came by. */
async function askForAccount(page: Page, company: string, email: string) {
  await page.goto('/aanvraagformulier')
  const main = page.getByRole('main')
  const send = main.getByRole('button', { name: 'Aanvraag versturen' })
  await awake(send)
  for (const [label, value] of [
    ['Bedrijfsnaam', company],
    ['KvK-nummer', String(Math.floor(10_000_000 + Math.random() * 89_999_999))],
    ['Postcode', '9723 BK'],
    ['Plaats', 'Groningen'],
    ['Straat', 'Osloweg'],
    ['Huisnummer', '77'],
    ['Voornaam', 'Sietske'],
    ['Achternaam', 'Veenstra'],
    ['E-mailadres', email],
    ['Telefoonnummer', '050 313 22 80'],
  ] as const)
    await main.getByLabel(label, { exact: true }).fill(value)
  await main.getByLabel(/ga akkoord met de algemene voorwaarden/).check()
  await send.click()
  await expect(page.getByText('Je aanvraag is verstuurd')).toBeVisible()
}

/** Chooses a password by the link of the invitation, and logs in with it. */
async function takeUpInvitation(page: Page, link: string, email: string) {
  const main = page.getByRole('main')
  await page.goto(link)
  const save = main.getByRole('button', { name: 'Wachtwoord opslaan' })
  await awake(save)
  await main.getByLabel('Nieuw wachtwoord', { exact: true }).fill(PASSWORD)
  await save.click()
  await expect(page.getByText('Je wachtwoord is gewijzigd. Log in met je nieuwe wachtwoord.')).toBeVisible()
  await page.goto('/uitgelogd?origin=/account')
  const login = main.getByRole('button', { name: 'Login', exact: true })
  await awake(login)
  await main.getByLabel('E-mailadres').fill(email)
  await main.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await login.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dag Sietske' })).toBeVisible()
}

/** A desk of the column at the side. */
const column = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Beheer' }).getByRole('link', { name })

// What is booked here by one press would be what other journeys read, so that it has a shop of its own.
test('a day of a print company goes from a request to money in the bank', async ({
  browser,
  databaseUrl: shared,
}) => {
  test.setTimeout(360_000)
  const own = await makeOwnDatabase(shared)
  const shop = await startOwnShop({ settings: { E2E_DATABASE_URL: own.url } })
  try {
    await playDay(browser, shop.url, own.url)
  } finally {
    await shop.end()
    await own.drop()
  }
})

async function playDay(browser: Browser, baseURL: string, databaseUrl: string) {
  const pages = async (options = {}) => {
    const page = await (await browser.newContext({ baseURL, ...options })).newPage()
    page.on('pageerror', ({ message }) => broken.push(message))
    return page
  }
  const broken: string[] = []
  const customer = await pages()
  /** The desk of somebody who is there for one thing: what his column shows leads him to it. */
  const deskOf = async (role: OperatorRole, name: string, options = {}) => {
    const desk = await pages(options)
    await desk.goto('/beheer')
    await logInStaff(desk, await addStaff(databaseUrl, role, name))
    await expect(desk.getByRole('heading', { level: 1, name: 'Vandaag' })).toBeVisible()
    return desk
  }
  const run = crypto.randomUUID().slice(0, 8)
  const [company, email] = [`Dag ${run} B.V.`, `sietske-${run}@dag.example`]
  await askForAccount(customer, company, email)

  // Sales lets the company in.
  const sales = await deskOf('sales', 'Vera Verkoop')
  await column(sales, 'Aanvragen').press('Enter')
  await sales.getByRole('button', { name: `Goedkeuren: ${company}` }).press('Enter')
  await expect(sales.getByRole('article', { name: company }).getByText('Uitgenodigd')).toBeVisible()
  await sales.context().close()
  await takeUpInvitation(customer, await linkInMail(databaseUrl, 'account_invitation', email), email)

  // Its customer orders a banner, and sends a file without bleed.
  const { id, number } = await orderWithoutBleed(customer, 'gevel.pdf')

  // Prepress repairs the file, and sends a proof of it.
  const prepress = await deskOf('prepress', 'Daan Drukvoorbereiding')
  await expect(column(prepress, 'Facturen')).toHaveCount(0)
  await column(prepress, 'Bestanden').press('Enter')
  await prepress.getByRole('link', { name: 'gevel.pdf' }).press('Enter')
  await prepress.getByRole('button', { name: 'Herstellen' }).press('Enter')
  const repair = prepress.getByRole('dialog', { name: 'gevel.pdf herstellen' })
  await repair.getByRole('button', { name: 'Voorbeeld maken' }).press('Enter')
  await repair.getByRole('button', { name: 'Herstel gebruiken' }).press('Enter', { timeout: 60_000 })
  await expect(prepress.getByText('Hersteld door de winkel')).toBeVisible()
  await prepress.getByRole('button', { name: 'Proef sturen' }).press('Enter')
  await prepress
    .getByRole('dialog', { name: /^Proef van .* sturen$/ })
    .getByRole('button', { name: 'Proef versturen' })
    .press('Enter')
  await expect(prepress.getByText('De proef is naar de klant gestuurd')).toBeVisible()

  // The customer agrees on a telephone that knows nobody.
  const phone = await pages({ viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true })
  await phone.goto(await linkInMail(databaseUrl, 'file_proof', email))
  const agree = phone.getByRole('button', { name: /^Akkoord: / })
  await awake(agree)
  await agree.tap()
  await expect(phone.getByText('Je bent akkoord')).toBeVisible()
  await phone.context().close()
  await expect(prepress.getByText('Proef akkoord')).toBeVisible()

  await prepress.context().close()

  // Production prints the ticket, and scans its code step by step on a telephone.
  const production = await deskOf('production', 'Piet Productie')
  await column(production, 'Orders').press('Enter')
  // The page of today lists it too.
  await expect(production.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await production.getByRole('link', { name: number }).press('Enter')
  await expect(production.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  const ticket = await production.request.get(
    (await production.getByRole('link', { name: 'Werkbon', exact: true }).getAttribute('href')) ?? '',
  )
  expect([ticket.status(), ticket.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await customer.goto(`/account/bestellingen/${id}`)
  await production.setViewportSize({ width: 375, height: 740 })
  await production.goto('/beheer/scan')
  await production.getByLabel('Code van de werkbon').fill(`${number}-1`)
  await production.getByLabel('Code van de werkbon').press('Enter')
  await production.getByRole('button', { name: 'Start productie' }).press('Enter')
  await expect(production.getByText('Staat nu op in productie')).toBeVisible()
  // Whoever looks at the order sees it without asking.
  await expect(customer.getByRole('main').getByText('In productie').first()).toBeVisible()
  await production.getByRole('button', { name: 'Markeer als ingepakt' }).press('Enter')
  const code = production.getByLabel('Code van de zending')
  await code.fill('3spkr 8841 2207')
  await code.press('Enter')
  await expect(production.getByText('Hier hoeft nu niets te gebeuren.')).toBeVisible()
  await expect(customer.getByRole('link', { name: 'Track en trace' }).first()).toHaveAttribute(
    'href',
    /3SPKR88412207/,
  )

  // Finance invoices it, and reads the file of the bank.
  await production.context().close()
  const finance = await deskOf('finance', 'Frits Facturen')
  await column(finance, 'Facturen').press('Enter')
  await finance.getByRole('link', { name: 'Te factureren' }).press('Enter')
  await finance.getByRole('checkbox', { name: `Kies ${number}` }).press(' ')
  await finance
    .getByRole('region', { name: 'Met de gekozen regels' })
    .getByRole('button', { name: 'Factureren' })
    .press('Enter')
  await finance
    .getByRole('alertdialog', { name: 'Factureren' })
    .getByRole('button', { name: 'Factureren' })
    .press('Enter')
  await expect(finance.getByText('Factureren: 1 van 1 gelukt').last()).toBeVisible()
  await finance.goto(`/beheer/facturen?zoek=${number}`)
  const invoiceLink = finance.getByRole('row').getByRole('link', { name: /^FAC-/ })
  const invoice = (await invoiceLink.textContent()) ?? ''
  const { invoices } = await (
    await finance.request.get(`/beheer/api/invoices?queue=all&search=${encodeURIComponent(number)}`)
  ).json()
  await finance.getByRole('link', { name: 'Bank' }).press('Enter')
  await finance.locator('input[type=file]').setInputFiles({
    name: 'afschrift.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(
      sampleCamt([
        {
          cents: invoices[0].openInCents,
          text: `Betaling ${invoice}`,
          name: company,
          reference: `dag-${run}`,
        },
      ]),
    ),
  })
  await expect(
    finance.getByRole('table', { name: 'Voorgesteld' }).getByRole('link', { name: invoice }),
  ).toBeVisible()
  await finance.getByRole('button', { name: /^Boeken \(\d+\)$/ }).press('Enter')
  await expect(finance.getByText(/bijschrijving(en)? geboekt/)).toBeVisible()
  await customer.goto('/account/downloads')
  await expect(customer.getByText('Betaald', { exact: true }).first()).toBeVisible()
  expect(broken).toEqual([])
  for (const page of [customer, finance]) await page.context().close()
}
