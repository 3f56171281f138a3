import type { Page, Route } from '@playwright/test'
import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test, type TestCustomer } from './fixtures.ts'
import { query } from './query.ts'
import { stayOnPage } from './stay-on-page.ts'

const FLAG = '/vlaggen-en-masten/mastvlaggen/mastvlag-150-x-100-cm'
const LIST = '/vlaggen-en-masten/mastvlaggen'
const FLAG_NAME = 'Mastvlag 150 × 100 cm'
const BANNER = '/spandoeken-en-doeken/spandoeken/spandoek-op-maat'
const CHOSEN =
  '?keuze=breedte.2500_hoogte.1250_doek.doek-450_randkeuze.randkeuze-rondom_rand-rondom.rand-rondom-zoom_ringen.ringen-500'
const BANNER_NAME = 'Spandoek op maat'
const SPANNER = 'Doekspanner met haak 25 cm, per 10'
const ADD = '**/api/cart/items'
const OTHER = { email: 'tweede@demo.example', password: 'Paskruis-demo-2' }
const OFFLINE = 'Je bent offline'
const NO_ANSWER = 'De winkel geeft nu geen antwoord'
const ADDED = 'Toegevoegd aan winkelwagen'

const order = (page: Page) => page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first()
const option = (page: Page, step: string, name: RegExp) =>
  page.getByRole('group', { name: new RegExp(`^${step}( Niet verplicht)?$`) }).getByRole('radio', { name })
const waiting = (page: Page) => page.getByRole('region', { name: 'Nog niet in je winkelwagen' })
const lines = (page: Page) => page.getByRole('article')
const lineOf = (page: Page, name: string) => page.getByRole('article', { name })
const quantityOf = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Aantal van ${name}`, exact: true })

/** Whether what keeps additions listens by now: it answers whatever it is given, and keeps nothing from before its time. */
const isHeard = (page: Page) =>
  page.evaluate(() => {
    const asked: { addition: object; answer: unknown } = { addition: { addedAt: -1 }, answer: null }
    dispatchEvent(new CustomEvent('keepaddition', { detail: asked }))
    return asked.answer !== null
  })

/** Opens a page, until all has come that comes with the first sign of life. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await awake(order(page))
  await expect.poll(() => isHeard(page)).toBe(true)
  await page.waitForLoadState('networkidle')
  // Code that is still on its way when the connection goes would load it anew later.
  await stayOnPage(page)
}

async function logIn({ request }: Page, { email, password }: Pick<TestCustomer, 'email' | 'password'>) {
  const answer = await request.post('/api/customer/login', { data: { username: email, password } })
  expect(answer.status()).toBe(200)
}

/** Loses the connection, and adds what the page shows. */
async function addOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await order(page).click()
  await expect(page.getByText(OFFLINE, { exact: true })).toBeVisible()
}

/** There is a connection, and no answer comes over it. */
const loseRequest = (route: Route) => route.abort()

/** There is a line, and it brings nothing back. */
const loseAnswer = () => new Promise<void>(() => undefined)

/** What the browser keeps for later, of all accounts. */
const keptCount = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('waiting-')).length)

/** How many of each, of the one account that anything is kept for. */
const keptAmounts = (page: Page) =>
  page.evaluate(() => {
    const name = Object.keys(localStorage).find((kept) => kept.startsWith('waiting-'))
    return JSON.parse(localStorage.getItem(name ?? '') ?? '[]').map(
      ({ quantity }: { quantity: number }) => quantity,
    )
  })

const countedByShop = async (page: Page): Promise<number> =>
  (await (await page.request.get('/api/cart/totals')).json()).totalItemCount

test('what is put in the cart without a connection is there when the laptop opens again', async ({
  customerPage: page,
  context,
}) => {
  const composed = await context.newPage()
  const list = await context.newPage()
  await open(page, FLAG)
  await open(composed, BANNER)
  await open(list, LIST)
  await context.setOffline(true)

  await page.getByRole('textbox', { name: `Aantal ${FLAG_NAME}`, exact: true }).fill('3')
  await expect(page.getByText('De prijs kan nu niet worden berekend.')).toBeVisible()
  await order(page).click()
  await expect(page.getByText(OFFLINE, { exact: true })).toBeVisible()
  await expect(
    page.getByText(`We zetten 3 × ${FLAG_NAME} in je winkelwagen zodra je weer verbinding hebt.`),
  ).toBeVisible()
  expect(await axe(page)).toEqual([])

  await composed.getByLabel('Breedte in mm').fill('2500')
  await composed.getByLabel('Hoogte in mm').fill('1250')
  await option(composed, 'Soort doek', /^Pvc 450 g/).check({ force: true })
  await option(composed, 'Randafwerking', /^Rondom gelijk/).check({ force: true })
  await composed
    .getByRole('group', { name: 'Rand rondom' })
    .getByRole('combobox')
    .selectOption('rand-rondom-zoom')
  await option(composed, 'Ringen', /^Ringen om de 50 cm/).check({ force: true })
  await expect(composed.getByText('De prijs kan nu niet worden berekend.')).toBeVisible()
  await order(composed).click()
  await expect(composed.getByText(`We zetten 1 × ${BANNER_NAME} in je winkelwagen`)).toBeVisible()
  await order(list).click()
  await expect(list.getByText(OFFLINE, { exact: true })).toBeVisible()
  for (const tab of [page, composed, list]) await tab.close()

  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto('/winkelwagen')
  await expect(later.getByText(ADDED)).toBeVisible()
  await expect(later.getByText('Bij de regel gevoegd die er al was.')).toBeVisible()
  await expect(lines(later)).toHaveCount(2)
  await expect(quantityOf(later, FLAG_NAME)).toHaveValue('4')
  await expect(lineOf(later, BANNER_NAME)).toContainText('250 × 125 cm')
  await expect(waiting(later)).toHaveCount(0)
  await expect(later.getByRole('link', { name: /^Winkelwagen, 2 artikelen/ })).toBeVisible()
  await later.reload()
  await expect(lines(later)).toHaveCount(2)
  expect(await keptCount(later)).toBe(0)
})

test('tabs that come back together send it once', async ({ customerPage: page, context }) => {
  const other = await context.newPage()
  await open(page, FLAG)
  await open(other, BANNER + CHOSEN)
  await addOffline(page)
  await order(other).click()
  await expect(other.getByText(OFFLINE, { exact: true })).toBeVisible()
  let sent = 0
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/cart/items')) sent += 1
  })
  await context.setOffline(false)
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: /^Winkelwagen, 2 artikelen/ })).toBeVisible()
  }
  expect(sent).toBe(2)
  expect(await countedByShop(page)).toBe(2)
})

test('it is shown in the cart until it was sent, and can be taken away', async ({ customerPage: page }) => {
  await open(page, FLAG)
  await page.route(ADD, loseRequest)
  await order(page).click()
  await expect(page.getByText(NO_ANSWER, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^Winkelwagen/ }).click()
  await expect(page.getByRole('heading', { name: 'Je winkelwagen is leeg' })).toBeVisible()
  await expect(waiting(page)).toContainText(FLAG_NAME)
  await expect(waiting(page)).toContainText('1 stuk')
  expect(await axe(page)).toEqual([])
  await page.reload()
  await expect(waiting(page)).toContainText(FLAG_NAME)
  await waiting(page)
    .getByRole('button', { name: `${FLAG_NAME} verwijderen` })
    .click()
  await expect(waiting(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Winkelwagen' })).toBeFocused()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(waiting(page)).toContainText(FLAG_NAME)
  await waiting(page)
    .getByRole('button', { name: `${FLAG_NAME} verwijderen` })
    .click()
  await expect(waiting(page)).toHaveCount(0)
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Je winkelwagen is leeg' })).toBeVisible()
  expect(await countedByShop(page)).toBe(0)
})

test('what was added while its answer got lost is not added again', async ({ customerPage: page }) => {
  await open(page, FLAG)
  let handled = 0
  await page.route(
    ADD,
    async (route) => {
      handled = (await route.fetch()).status()
      await route.abort()
    },
    { times: 1 },
  )
  await order(page).click()
  await expect(page.getByText(NO_ANSWER, { exact: true })).toBeVisible()
  expect(handled).toBe(200)
  // It is sent again by itself.
  await expect(page.getByText(ADDED)).toBeVisible()
  await page.getByRole('link', { name: /^Winkelwagen, 1 artikel/ }).click()
  await expect(lines(page)).toHaveCount(1)
  expect(await countedByShop(page)).toBe(1)
  expect(await keptCount(page)).toBe(0)
})

test('what a line brings no answer to is kept after a while', async ({ customerPage: page }) => {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (patienceMs) => timeout(patienceMs === 15_000 ? 300 : patienceMs)
  })
  await open(page, FLAG)
  await page.route(ADD, loseAnswer, { times: 1 })
  await order(page).click()
  await expect(page.getByText(NO_ANSWER, { exact: true })).toBeVisible()
  await expect(page.getByText(ADDED)).toBeVisible()
  expect(await countedByShop(page)).toBe(1)
})

test('a page of the network itself is no answer', async ({ customerPage: page }) => {
  await open(page, FLAG)
  await page.route(ADD, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wifi</h1>' }), {
    times: 1,
  })
  await order(page).click()
  await expect(page.getByText(NO_ANSWER, { exact: true })).toBeVisible()
  await expect(page.getByText(ADDED)).toBeVisible()
  expect(await countedByShop(page)).toBe(1)
})

test('what is about to be confirmed stays as it was read, and the shop refuses it', async ({
  customerPage: page,
  context,
}) => {
  await fillCart(page)
  await page.goto('/bestelling-bevestigen')
  const place = page.getByRole('button', { name: 'Bestelling plaatsen' })
  await awake(place)
  await page.waitForLoadState('networkidle')
  const flagLine = page.getByRole('main').getByText(FLAG_NAME)
  const other = await context.newPage()
  await open(other, FLAG)
  await other.route(ADD, loseRequest, { times: 1 })
  await order(other).click()
  await expect(other.getByText(NO_ANSWER, { exact: true })).toBeVisible()
  await expect(other.getByRole('link', { name: /^Winkelwagen, 2 artikelen/ })).toBeVisible()
  await expect.poll(() => keptCount(page)).toBe(0)
  await page.waitForLoadState('networkidle')

  await expect(flagLine).toHaveCount(0)
  await page.getByRole('checkbox', { name: /voorwaarden/ }).check()
  await place.click()
  await expect(page.getByText('Je winkelwagen is intussen gewijzigd.')).toBeVisible()
  await expect(flagLine.first()).toBeVisible()
})

test('what the shop refuses stays with the reason, until it is taken away', async ({
  customerPage: page,
  databaseUrl,
  context,
}) => {
  await fillCart(page)
  const { orderLineGroups } = await (await page.request.get('/api/cart')).json()
  await query(
    databaseUrl,
    `insert into cart_lines (cart_id, group_id, product_id, quantity, agreed_price, delivery_kind, position)
       select cart_id, group_id, product_id, quantity, agreed_price, delivery_kind, generate_series(1, 199)
       from cart_lines where id = $1`,
    [orderLineGroups[0].lines[0].id],
  )
  await open(page, FLAG)
  await addOffline(page)
  await context.setOffline(false)
  await expect(page.getByText('Niet toegevoegd aan winkelwagen')).toBeVisible()
  await page.request.post('/api/cart/empty')
  await page.goto('/winkelwagen')
  await expect(waiting(page)).toContainText('Niet toegevoegd')
  await expect(waiting(page)).toContainText('Je winkelwagen is vol')
  await waiting(page)
    .getByRole('button', { name: `${FLAG_NAME} verwijderen` })
    .click()
  await expect(waiting(page)).toHaveCount(0)
  expect(await countedByShop(page)).toBe(0)
})

test('another account neither sees nor gets it; it waits until its own logs in again', async ({
  customerPage: page,
  customer,
  context,
}) => {
  await open(page, FLAG)
  await addOffline(page)
  // The session ends while the connection is away.
  await context.clearCookies()
  await context.setOffline(false)
  await page.goto('/')
  await logIn(page, OTHER)
  await page.request.post('/api/cart/empty')
  await open(page, FLAG)
  await page.goto('/winkelwagen')
  await expect(page.getByRole('heading', { name: 'Je winkelwagen is leeg' })).toBeVisible()
  await awake(page.getByRole('main').getByRole('link').first())
  await page.waitForLoadState('networkidle')
  await expect(waiting(page)).toHaveCount(0)
  expect(await countedByShop(page)).toBe(0)
  expect(await keptCount(page)).toBe(1)

  await context.clearCookies()
  await page.goto('/uitgelogd')
  const form = page.getByRole('main')
  await form.getByLabel('E-mailadres').fill(customer.email)
  await form.getByLabel('Wachtwoord', { exact: true }).fill(customer.password)
  await form.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText(ADDED)).toBeVisible()
  expect(await countedByShop(page)).toBe(1)
})

test('a login that ends while it is sent leaves the rest to who put it there', async ({
  customerPage: page,
  context,
}) => {
  await open(page, FLAG)
  await addOffline(page)
  await page.getByRole('textbox', { name: `Aantal ${FLAG_NAME}`, exact: true }).fill('2')
  await order(page).click()
  await expect(page.getByText(`We zetten 2 × ${FLAG_NAME}`)).toBeVisible()
  const held = Promise.withResolvers<void>()
  let sent = 0
  await page.route(ADD, async (route) => {
    const response = await route.fetch()
    sent += 1
    if (sent === 1) await held.promise
    await route.fulfill({ response })
  })
  await context.setOffline(false)
  await expect.poll(() => sent).toBe(1)
  expect(await countedByShop(page)).toBe(1)

  const other = await context.newPage()
  await other.goto('/account')
  const logOut = other.getByRole('main').getByRole('button', { name: 'Uitloggen' })
  await awake(logOut)
  await logOut.click()
  await expect(other).toHaveURL(/uitgelogd|\/$/)
  await logIn(other, OTHER)
  await other.request.post('/api/cart/empty')
  held.resolve()
  // The first is struck off; what is left asks who is there now, and waits.
  await expect.poll(() => keptAmounts(page)).toEqual([2])
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(ADDED)).toHaveCount(0)
  expect([sent, await countedByShop(other)]).toEqual([1, 0])
})

test('nothing is left behind by who never came back, nor by who was erased', async ({
  customerPage: page,
  customer,
}) => {
  await open(page, FLAG)
  await page.route(ADD, loseRequest)
  await order(page).click()
  await expect(page.getByText(NO_ANSWER, { exact: true })).toBeVisible()
  await page.evaluate(
    (addedAt) => {
      const cartItem = { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] }
      const old = [{ key: 'oud', title: 'Doekspanner', quantity: 2, cartItem, addedAt, refusal: null }]
      localStorage.setItem('waiting-additions-1:iemand-anders', JSON.stringify(old))
    },
    Date.now() - 57 * 86_400_000,
  )
  expect(await keptCount(page)).toBe(2)
  await page.goto('/account/privacy')
  const erase = page.getByRole('main').getByRole('button', { name: 'Account verwijderen' })
  await awake(erase)
  await expect.poll(() => keptCount(page)).toBe(1)
  await erase.click()
  const dialog = page.getByRole('dialog', { name: 'Account definitief verwijderen?' })
  await dialog.getByLabel('Je wachtwoord').fill(customer.password)
  await dialog.getByRole('button', { name: 'Definitief verwijderen' }).click()
  await expect(page.getByText('Je account is verwijderd')).toBeVisible()
  await expect.poll(() => keptCount(page)).toBe(0)
})

test('where nothing can be kept, it is said that it did not go', async ({ customerPage: page, context }) => {
  await open(page, FLAG)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
  })
  await context.setOffline(true)
  await order(page).click()
  await expect(page.getByText('Je bent offline. Controleer je internetverbinding')).toBeVisible()
  await expect(page.getByText(OFFLINE, { exact: true })).toHaveCount(0)
  await context.setOffline(false)
  await order(page).click()
  await expect(page.getByText(ADDED)).toBeVisible()
  expect(await countedByShop(page)).toBe(1)
})

test('changes in the cart itself fail in words, and what was agreed stands again', async ({
  customerPage: page,
  context,
}) => {
  await fillCart(page, 4)
  await page.goto('/winkelwagen')
  const remove = page.getByRole('button', { name: `${SPANNER} verwijderen` })
  await awake(remove)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await quantityOf(page, SPANNER).fill('9')
  await quantityOf(page, SPANNER).press('Enter')
  await expect(page.getByText('Het vorige aantal is teruggezet.')).toBeVisible()
  const toast = page.getByRole('region', { name: 'Meldingen', exact: true }).getByRole('alert')
  await expect(toast).toContainText('Er is iets mis gegaan')
  await expect(toast).toContainText(
    'Je bent offline. Controleer je internetverbinding en probeer het opnieuw.',
  )
  await expect(quantityOf(page, SPANNER)).toHaveValue('4')
  await remove.click()
  await expect(page.getByText('Je bent offline. Controleer je internetverbinding').last()).toBeVisible()
  await expect(lines(page)).toHaveCount(1)
  await context.setOffline(false)
  await page.reload()
  await expect(quantityOf(page, SPANNER)).toHaveValue('4')
})
