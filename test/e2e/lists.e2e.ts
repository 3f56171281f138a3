import type { Page } from '@playwright/test'
import { awake } from './awake.ts'
import { expect, test } from './fixtures.ts'

type Answer = Readonly<Record<string, unknown>>

type ListRow = {
  readonly list: string
  readonly start: string
  /** Leads from the start to the list. */
  readonly follow: (page: Page) => Promise<void>
  readonly call: string
  /** The answer of a shop that has nothing for it; what the call answers anyhow comes in. */
  readonly empty: (answer: Answer) => Answer
  readonly text: string
  /** The way on from an empty list. */
  readonly next?: string
}

const inAccount = (name: string) => async (page: Page) => {
  const link = page.getByRole('navigation', { name: 'Mijn account' }).getByRole('link', { name })
  await awake(link)
  await link.click()
}
const NO_PRODUCTS = { products: [], totalCount: 0, currentPage: 1, pageCount: 1 }

const LISTS: readonly ListRow[] = [
  {
    list: 'the products of a category',
    start: '/',
    async follow(page) {
      const link = page.getByRole('main').getByRole('link', { name: /^Borden en panelen/ })
      await awake(link)
      await link.click()
    },
    call: '**/api/categories/*',
    empty: (answer) => ({ ...answer, ...NO_PRODUCTS, facets: [] }),
    text: 'Hier staan nog geen producten',
  },
  {
    list: 'the products that filters leave',
    start: '/spandoeken-en-doeken',
    async follow(page) {
      const filter = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first()
      await awake(filter)
      await filter.check()
    },
    call: '**/api/categories/*filter=*',
    empty: (answer) => ({ ...answer, ...NO_PRODUCTS }),
    text: 'Geen producten met deze filters',
    next: 'Wis alles',
  },
  {
    list: 'the page of results',
    start: '/over-ons',
    async follow(page) {
      const field = page.getByRole('combobox', { name: 'Zoek product' })
      await awake(field)
      await field.fill('spandoek')
      await field.press('Enter')
    },
    call: '**/api/search?*',
    empty: (answer) => ({ ...answer, results: [], totalCount: 0 }),
    text: 'Er zijn geen resultaten gevonden.',
    next: 'Alle categorieën',
  },
  {
    list: 'the orders',
    start: '/account',
    follow: inAccount('Bestellingen'),
    call: '**/api/customer/orders*',
    empty: (answer) => answer,
    text: 'Nog geen bestellingen',
    next: 'Bekijk alle producten',
  },
  {
    list: 'the addresses',
    start: '/account',
    follow: inAccount('Leveringsadressen'),
    call: '**/api/customer',
    empty: (answer) => ({ ...answer, addresses: [] }),
    text: 'Nog geen leveringsadressen',
    next: 'Adres toevoegen',
  },
  {
    list: 'the quotes',
    start: '/account',
    follow: inAccount('Offertes'),
    call: '**/api/customer/parked-carts*',
    empty: () => ({ parkedCarts: [], totalCount: 0, currentPage: 1, pageCount: 1 }),
    text: 'Nog geen offertes',
    next: 'Bekijk alle producten',
  },
  {
    list: 'the files to download',
    start: '/account',
    follow: inAccount('Downloads'),
    call: '**/api/customer/downloads*',
    empty: (answer) => answer,
    text: 'Nog geen downloads',
  },
  {
    list: 'the cart',
    start: '/over-ons',
    async follow(page) {
      const link = page.getByRole('link', { name: /^Winkelwagen/ })
      await awake(link)
      await link.click()
    },
    call: '**/api/cart',
    empty: (answer) => answer,
    text: 'Je winkelwagen is leeg',
    next: 'Bekijk alle producten',
  },
]

const AWAY = 'De winkel is even niet bereikbaar. Probeer het over een minuut opnieuw.'

for (const { list, start, follow, call, empty, text, next } of LISTS) {
  test(`${list}: while it loads, when it fails, and when there is nothing`, async ({
    customerPage: page,
  }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.goto(start)
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.innerText()
    await page.route(call, async (route) => {
      await held
      await route.fulfill({ status: 503, json: { errors: [{ code: 'Unavailable', message: AWAY }] } })
    })
    await follow(page)
    await expect(page.locator('[data-phase]')).toHaveAttribute('data-phase', 'running')
    await expect(heading).toHaveText(before)
    release()
    await expect(heading).toHaveAccessibleName(AWAY)
    await expect(heading).toBeFocused()

    await page.unroute(call)
    await page.route(call, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: empty(await answer.json()) })
    })
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(page.getByRole('main').getByText(text)).toBeVisible()
    if (next) await expect(page.getByRole('main').getByRole('link', { name: next }).first()).toBeVisible()
  })
}
