import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { fillCart } from './fill-cart.ts'
import { query } from './query.ts'
import { logInStaff, staffPage } from './staff-page.ts'

const emailOf = (companyName: string) => `${companyName.replace(' ', '-').toLowerCase()}@aanvraag.example`

test('staff log in where they came, and see what waits', async ({ page, violations }) => {
  await page.goto('/beheer/orders')
  await expect(page.getByRole('heading', { name: 'Inloggen in beheer' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByText('Vul een e-mailadres in')).toBeVisible()
  await expect(page.getByLabel('E-mailadres')).toBeFocused()
  await page.getByLabel('E-mailadres').fill('beheer@demo.example')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('verkeerd')
  await page.getByRole('button', { name: 'Inloggen' }).press('Enter')
  await expect(page.getByText('Het e-mailadres of wachtwoord klopt niet.')).toBeVisible()
  await logInStaff(page)

  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Bakkerij De Korenaar/ }).first()).toBeVisible()
  const focused = page.getByRole('row').locator('a:focus')
  const visited: string[] = []
  for (const key of ['j', 'j', 'j', 'k']) {
    await page.keyboard.press(key)
    await expect(focused).not.toHaveText(visited.at(-1) ?? '')
    visited.push(await focused.innerText())
  }
  // Orders that come in meanwhile stand above those that were there.
  const numbers = await page.getByRole('row').getByRole('link').allInnerTexts()
  const from = numbers.indexOf(visited[0] ?? '')
  expect(visited).toEqual([0, 1, 2, 1].map((step) => numbers[from + step]))
  expect(await axe(page)).toEqual([])
  await page
    .getByRole('navigation', { name: 'Beheer' })
    .getByRole('link', { name: /^Vandaag/ })
    .click()
  await expect(page.getByRole('list', { name: 'Wat er wacht' })).toContainText('Orders open')
  await expect(page.getByRole('figure', { name: /^ma .*: € .*, vorige week € / })).toBeVisible()
  await expect(page.getByRole('figure', { name: /^week \d+: .* op tijd$/ })).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page.getByRole('heading', { name: 'Inloggen in beheer' })).toBeVisible()
  expect(violations).toEqual([])
})

test('an order is found, goes through its queues by keyboard, and its customer sees it', async ({
  customerPage,
  browser,
  violations,
}) => {
  await fillCart(customerPage)
  const { id, number } = await (
    await customerPage.request.post('/api/cart/order', { data: { reference: 'Gevel oost' } })
  ).json()
  const page = await (await browser.newContext()).newPage()
  await page.goto('/beheer/orders')
  await logInStaff(page)
  await page.getByRole('searchbox', { name: 'Zoek op nummer, klant of referentie' }).fill(number)
  await expect(page).toHaveURL(new RegExp(`zoek=${number}`))
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: number }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  expect(await axe(page)).toEqual([])

  const move = page.getByRole('button', { name: /^Status wijzigen/ })
  await move.press('Enter')
  await expect(page.getByLabel('Nieuwe status')).toHaveValue('in_production')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(page.getByText('Staat nu op in productie')).toBeVisible()
  await move.press('Enter')
  await page.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(page.getByText('Staat nu op ingepakt')).toBeVisible()
  await move.press('Enter')
  await page.getByLabel('Vervoerder').selectOption({ label: 'Andere vervoerder' })
  await page.getByLabel('Adres om de zending te volgen').fill('geen adres')
  await page.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(page.getByText('Vul een webadres in dat begint met https://').first()).toBeVisible()
  await page.getByLabel('Adres om de zending te volgen').fill('https://vervoerder.example/3SABC')
  await page.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(page.getByText('Staat nu op verzonden')).toBeVisible()
  await page.context().close()

  await customerPage.goto(`/account/bestellingen/${id}`)
  await expect(customerPage.getByRole('link', { name: 'Track en trace' })).toHaveAttribute(
    'href',
    'https://vervoerder.example/3SABC',
  )
  expect(violations).toEqual([])
})

test('who moves what a colleague moved first hears so, and sees what is so', async ({
  customerPage,
  browser,
}) => {
  await fillCart(customerPage)
  const { id, number } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  const page = await (await browser.newContext()).newPage()
  await page.goto(`/beheer/orders/${id}`)
  await logInStaff(page)
  await page.getByRole('button', { name: /^Status wijzigen/ }).click()
  await page.request.post(`/beheer/api/orders/${id}/move`, { data: { state: 'in_production' } })
  await page.getByRole('button', { name: 'Opslaan' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Geen regel van deze bestelling kan nu deze status krijgen.')).toBeVisible()
  await page.getByRole('button', { name: 'Annuleren', exact: true }).click()
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  await expect(page.getByRole('main').getByText('In productie').first()).toBeVisible()
  await page.context().close()
})

test('what was asked before a change does not come over what the change answered', async ({
  customerPage,
  browser,
}) => {
  await fillCart(customerPage)
  const { id } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  const page = await staffPage(browser, `/orders/${id}`, { hearsNews: false })
  const move = page.getByRole('button', { name: /^Status wijzigen/ })
  await expect(move).toBeVisible()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
  await page.route(`**/beheer/api/orders/${id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    isAsked()
    await released
    // Who asked may have given it up.
    await route.fulfill({ response }).catch(() => undefined)
  })
  // Who comes back to the window asks anew.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await asked

  await move.press('Enter')
  await expect(page.getByLabel('Nieuwe status')).toHaveValue('in_production')
  await page.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(page.getByText('Staat nu op in productie')).toBeVisible()
  const late = page.waitForEvent('requestfinished', { timeout: 2_000 }).catch(() => undefined)
  release()
  await late
  await move.press('Enter')
  await expect(page.getByLabel('Nieuwe status')).toHaveValue('ready')
  await page.context().close()
})

test('a request for an account is refused with a reason, and another approved', async ({
  page,
  databaseUrl,
}) => {
  const names = ['Afgewezen', 'Welkom'].map((name) => `${name} ${crypto.randomUUID().slice(0, 8)}`)
  for (const companyName of names) {
    const answer = await page.request.post('/api/customer/request-account', {
      data: {
        companyName,
        kvkNumber: String(Math.floor(10_000_000 + Math.random() * 89_999_999)),
        street: 'Osloweg',
        houseNumber: '77',
        postcode: '9723 BK',
        city: 'Groningen',
        country: 'NL',
        firstName: 'Sietske',
        lastName: 'Veenstra',
        email: emailOf(companyName),
        phone: '050 313 22 80',
        consent: true,
      },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await page.goto('/beheer/aanvragen')
  await logInStaff(page)
  const [refused = '', welcome = ''] = names
  await page.getByRole('button', { name: `Afwijzen: ${refused}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Afwijzen' }).click()
  await expect(page.getByText('Vul dit veld in')).toBeVisible()
  await page.getByLabel('Reden').fill('Wij leveren niet aan wederverkopers.')
  expect(await axe(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Afwijzen' }).click()
  await expect(page.getByRole('article', { name: refused })).toHaveCount(0)
  await page.getByRole('button', { name: `Vraag stellen aan ${welcome}` }).press('Enter')
  await page.getByLabel('Je vraag').fill('Op welk adres mogen de facturen komen?')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Vraag mailen' }).press('Enter')
  await expect(page.getByRole('article', { name: welcome })).toContainText(/Gevraagd op .*: Op welk adres/)
  await page.getByRole('button', { name: `Goedkeuren: ${welcome}` }).click()
  await expect(page.getByRole('article', { name: welcome }).getByText('Uitgenodigd')).toBeVisible()
  const mailed = (companyName: string, words: string) =>
    query(databaseUrl, `select from outbox where recipient = $1 and payload->>'text' like $2`, [
      emailOf(companyName),
      `%${words}%`,
    ])
  expect(await mailed(refused, 'wederverkopers')).toHaveLength(1)
  expect(await mailed(welcome, 'Op welk adres mogen de facturen komen?')).toHaveLength(1)
  expect(await mailed(welcome, 'token=')).toHaveLength(1)
})

test('a customer finds no back office, and a visitor no way past its login', async ({
  customerPage,
  page,
}) => {
  const answer = await customerPage.goto('/beheer/orders')
  expect(answer?.status()).toBe(404)
  await page.context().clearCookies()
  await page.goto('/beheer/orders')
  await expect(page.getByRole('heading', { name: 'Inloggen in beheer' })).toBeVisible()
})

test('what a customer orders comes to the desk by itself, in no more than a few seconds', async ({
  customerPage,
  browser,
}) => {
  const page = await (await browser.newContext()).newPage()
  const heard = page.waitForResponse('**/beheer/api/news')
  await page.goto('/beheer/orders')
  await logInStaff(page)
  await heard
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await fillCart(customerPage)
  const reference = `Vanzelf ${Date.now()}`
  await customerPage.request.post('/api/cart/order', { data: { reference } })
  // Without news a list asks again after fifteen seconds.
  await expect(page.getByRole('row').filter({ hasText: reference })).toBeVisible({ timeout: 5_000 })
  await page.context().close()
})

test('a screen that breaks says so in its frame, and works again once it is loaded anew', async ({
  browser,
}) => {
  const page = await staffPage(browser, '', { hearsNews: false })
  await page.route('**/beheer/api/orders?**', (route) =>
    route.fulfill({ json: { orders: [null], next: null } }),
  )
  await page
    .getByRole('link', { name: /^Orders/ })
    .first()
    .press('Enter')
  await expect(
    page.getByRole('heading', { level: 2, name: 'Deze pagina kan nu niet worden getoond' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Uitloggen' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.unroute('**/beheer/api/orders?**')
  await page.getByRole('button', { name: 'Pagina opnieuw laden' }).press('Enter')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.context().close()
})

test('without scripts the back office says what it needs', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/beheer')
  await expect(page.getByText('Zet JavaScript aan om in beheer te werken.')).toBeVisible()
  await page.context().close()
})

test('a page that cannot be read says so in its heading and its title, and is there once it can', async ({
  browser,
}) => {
  const page = await staffPage(browser, '/orders/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeVisible()
  await expect(page).toHaveTitle(/^Niet gevonden/)
  let isAway = true
  await page.route('**/beheer/api/shop', (route) => (isAway ? route.abort() : route.continue()))
  await page.goto('/beheer/winkel')
  const fault = page.getByRole('heading', { level: 1, name: 'Deze gegevens konden niet worden geladen' })
  await expect(fault).toBeVisible({ timeout: 30_000 })
  expect(await axe(page)).toEqual([])
  isAway = false
  await page.getByRole('button', { name: 'Opnieuw proberen' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Winkelinstellingen' })).toBeVisible()
  await expect(page).toHaveTitle(/^Winkelinstellingen/)
  await page.context().close()
})
