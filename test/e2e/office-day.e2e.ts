import type { Browser, Page } from '@playwright/test'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import { sampleCamt } from '#test/support/camt.ts'
import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { expect, heardErrors, test } from './fixtures.ts'
import { linkInMail } from './mail-link.ts'
import { orderWithoutBleed } from './order-without-bleed.ts'
import { makeOwnDatabase, startOwnShop } from './own-shop.ts'
import { goByFinder, goByLetter, pressByTab, stepTo } from './staff-keys.ts'
import { addStaff, logInStaff } from './staff-page.ts'

const PASSWORD = 'vier losse woorden op een rij'

/** Holds what a page shows against the rules, once it has come. */
async function judge(page: Page) {
  await expect(page.getByText('Gegevens laden')).toHaveCount(0)
  expect(await axe(page), page.url()).toEqual([])
}

/** Asks for an account, as somebody who came by. */
async function askForAccount(page: Page, company: string, email: string) {
  await page.goto('/aanvraagformulier')
  const main = page.getByRole('main')
  const send = main.getByRole('button', { name: 'Aanvraag versturen' })
  await awake(send)
  await judge(page)
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
  await judge(page)
}

/** Chooses a password by the link of the invitation, and logs in with it. */
async function takeUpInvitation(page: Page, link: string, email: string) {
  const main = page.getByRole('main')
  await page.goto(link)
  const save = main.getByRole('button', { name: 'Wachtwoord opslaan' })
  await awake(save)
  await judge(page)
  await main.getByLabel('Nieuw wachtwoord', { exact: true }).fill(PASSWORD)
  await save.click()
  await expect(page.getByText('Je wachtwoord is gewijzigd. Log in met je nieuwe wachtwoord.')).toBeVisible()
  await page.goto('/uitgelogd?origin=/account')
  const login = main.getByRole('button', { name: 'Login', exact: true })
  await awake(login)
  await judge(page)
  await main.getByLabel('E-mailadres').fill(email)
  await main.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await login.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dag Sietske' })).toBeVisible()
  await judge(page)
}

/** A desk of the column at the side. */
const column = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Beheer' }).getByRole('link', { name })

// What is booked here by one press would be what other journeys read, so that it has a shop of its own.
test('a day of a print company goes from a request to money in the bank, its staff by keyboard alone', async ({
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
  const heard: (readonly string[])[] = []
  const pages = async (options = {}) => {
    const page = await (await browser.newContext({ baseURL, ...options })).newPage()
    heard.push(heardErrors(page))
    return page
  }
  const customer = await pages()
  /** The desk of somebody who is there for one thing. */
  const deskOf = async (role: OperatorRole, name: string, options = {}) => {
    const desk = await pages(options)
    await desk.goto('/beheer')
    await logInStaff(desk, await addStaff(databaseUrl, role, name))
    await expect(desk.getByRole('heading', { level: 1, name: 'Vandaag' })).toBeVisible()
    await judge(desk)
    return desk
  }
  const run = crypto.randomUUID().slice(0, 8)
  const [company, email] = [`Dag ${run} B.V.`, `sietske-${run}@dag.example`]
  await askForAccount(customer, company, email)

  // Sales lets the company in.
  const sales = await deskOf('sales', 'Vera Verkoop')
  await goByLetter(sales, 'a', 'Aanvragen')
  const request = sales.getByRole('article', { name: company })
  await stepTo(sales, 'j', request)
  await judge(sales)
  await sales.keyboard.press('a')
  await expect(request.getByText('Uitgenodigd')).toBeVisible()
  await sales.context().close()
  await takeUpInvitation(customer, await linkInMail(databaseUrl, 'account_invitation', email), email)

  // Its customer orders a banner, and sends a file without bleed.
  const { id, number } = await orderWithoutBleed(customer, 'gevel.pdf')
  await judge(customer)

  // Prepress repairs the file, and sends a proof of it.
  const prepress = await deskOf('prepress', 'Daan Drukvoorbereiding')
  await expect(column(prepress, 'Facturen')).toHaveCount(0)
  await goByLetter(prepress, 'b', 'Drukwerkbestanden')
  await stepTo(prepress, 'j', prepress.getByRole('link', { name: 'gevel.pdf' }))
  await judge(prepress)
  await prepress.keyboard.press('Enter')
  await expect(prepress.getByRole('button', { name: 'Herstellen' })).toBeVisible()
  await judge(prepress)
  await prepress.keyboard.press('r')
  const repair = prepress.getByRole('dialog', { name: 'gevel.pdf herstellen' })
  await expect(repair.getByRole('button', { name: 'Voorbeeld maken' })).toBeVisible()
  await judge(prepress)
  await pressByTab(prepress, repair.getByRole('button', { name: 'Voorbeeld maken' }))
  await expect(repair.getByRole('button', { name: 'Herstel gebruiken' })).toBeVisible({ timeout: 60_000 })
  await judge(prepress)
  await pressByTab(prepress, repair.getByRole('button', { name: 'Herstel gebruiken' }))
  await expect(prepress.getByText('Hersteld door de winkel')).toBeVisible()
  await expect(repair).toHaveCount(0)
  await expect(prepress.getByRole('button', { name: 'Proef sturen' })).toBeVisible()
  await judge(prepress)
  await prepress.keyboard.press('p')
  const proof = prepress.getByRole('dialog', { name: /^Proef van .* sturen$/ })
  await expect(proof).toBeVisible()
  await judge(prepress)
  await pressByTab(prepress, proof.getByRole('button', { name: 'Proef versturen' }))
  await expect(prepress.getByText('De proef is naar de klant gestuurd')).toBeVisible()

  // The customer agrees on a telephone that knows nobody.
  const phone = await pages({ viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true })
  await phone.goto(await linkInMail(databaseUrl, 'file_proof', email))
  const agree = phone.getByRole('button', { name: /^Akkoord: / })
  await awake(agree)
  await judge(phone)
  await agree.tap()
  await expect(phone.getByText('Je bent akkoord')).toBeVisible()
  await judge(phone)
  await phone.context().close()
  await expect(prepress.getByText('Proef akkoord')).toBeVisible()
  await judge(prepress)
  await prepress.context().close()

  // Production prints the ticket, and scans its code step by step on a telephone.
  const production = await deskOf('production', 'Piet Productie')
  await goByLetter(production, 'o', 'Orders')
  await judge(production)
  await goByFinder(production, number, `Order ${number}`)
  await judge(production)
  // Its key opens the paper in a tab of its own, which a browser without windows takes for a download.
  const ticket = await production.request.get(
    (await production.getByRole('link', { name: 'Werkbon', exact: true }).getAttribute('href')) ?? '',
  )
  expect([ticket.status(), ticket.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await customer.goto(`/account/bestellingen/${id}`)
  await production.setViewportSize({ width: 375, height: 740 })
  await goByLetter(production, 's', 'Scannen')
  await judge(production)
  await stepTo(production, 'Tab', production.getByLabel('Code van de werkbon'))
  await production.keyboard.type(`${number}-1`)
  await production.keyboard.press('Enter')
  await expect(production.getByRole('button', { name: 'Start productie' })).toBeVisible()
  await expect(production.getByRole('main')).toBeFocused()
  await judge(production)
  await pressByTab(production, production.getByRole('button', { name: 'Start productie' }))
  await expect(production.getByText('Staat nu op in productie')).toBeVisible()
  // Whoever looks at the order sees it without asking.
  await expect(customer.getByRole('main').getByText('In productie').first()).toBeVisible()
  await judge(production)
  await pressByTab(production, production.getByRole('button', { name: 'Markeer als ingepakt' }))
  const code = production.getByLabel('Code van de zending')
  await expect(code).toBeVisible()
  await judge(production)
  // It stands before the button that has the focus.
  await stepTo(production, 'Shift+Tab', code)
  await production.keyboard.type('3spkr 8841 2207')
  await production.keyboard.press('Enter')
  await expect(production.getByText('Hier hoeft nu niets te gebeuren.')).toBeVisible()
  await judge(production)
  await expect(customer.getByRole('link', { name: 'Track en trace' }).first()).toHaveAttribute(
    'href',
    /3SPKR88412207/,
  )
  await judge(customer)

  // Finance invoices it, and reads the file of the bank.
  await production.context().close()
  const finance = await deskOf('finance', 'Frits Facturen')
  await goByLetter(finance, 'f', 'Facturen')
  await goByFinder(finance, 'te fact', 'Te factureren')
  await stepTo(finance, 'j', finance.getByRole('link', { name: number }))
  await finance.keyboard.press('x')
  await expect(finance.getByRole('checkbox', { name: `Kies ${number}` })).toBeChecked()
  await judge(finance)
  await finance.keyboard.press('f')
  const sure = finance.getByRole('alertdialog', { name: 'Factureren' })
  await expect(sure).toBeVisible()
  await judge(finance)
  await pressByTab(finance, sure.getByRole('button', { name: 'Factureren' }))
  await expect(finance.getByText('Factureren: 1 van 1 gelukt').last()).toBeVisible()
  await judge(finance)
  await goByLetter(finance, 'f', 'Facturen')
  await finance.keyboard.press('/')
  await expect(finance.getByRole('searchbox')).toBeFocused()
  await finance.keyboard.type(number)
  const invoiceLink = finance.getByRole('row').getByRole('link', { name: /^FAC-/ })
  await expect(invoiceLink).toHaveCount(1)
  const invoice = (await invoiceLink.textContent()) ?? ''
  await judge(finance)
  const { invoices } = await (
    await finance.request.get(`/beheer/api/invoices?queue=all&search=${encodeURIComponent(number)}`)
  ).json()
  await goByFinder(finance, 'bank', 'Bank')
  // Which file it is asks a window of the machine, that no key of a page reaches.
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
  await judge(finance)
  await pressByTab(finance, finance.getByRole('button', { name: /^Boeken \(\d+\)$/ }))
  await expect(finance.getByText(/bijschrijving(en)? geboekt/)).toBeVisible()
  await judge(finance)
  await customer.goto('/account/downloads')
  await expect(customer.getByText('Betaald', { exact: true }).first()).toBeVisible()
  await judge(customer)
  expect(heard.flat(), 'errors in the browser console').toEqual([])
  for (const page of [customer, finance]) await page.context().close()
}
