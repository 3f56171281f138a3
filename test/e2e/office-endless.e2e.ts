import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { LIVE_PAGES, makeOwnDatabase, startOwnShop } from './own-shop.ts'
import { pileOrders } from './pile-orders.ts'
import { query } from './query.ts'
import { logInStaff } from './staff-page.ts'

const PER_PAGE = 100

/** A shop of its own with so many orders more, of which the list is open. */
async function longList(page: Page, databaseUrl: string, count: number) {
  const database = await makeOwnDatabase(databaseUrl)
  const [order] = await query<{ id: string }>(
    database.url,
    `select id from orders where number = (select max(number) from orders where state = 'released')`,
  )
  await pileOrders(database.url, { orderId: order!.id, count, letters: 'LANG' })
  const shop = await startOwnShop({ settings: { ...LIVE_PAGES, E2E_DATABASE_URL: database.url } })
  await page.goto(`${shop.url}/beheer/orders?zoek=LANG`)
  await logInStaff(page)
  await expect(rows(page)).toHaveCount(PER_PAGE)
  return {
    url: database.url,
    end: async () => {
      await shop.end()
      await database.drop()
    },
  }
}

const rows = (page: Page) => page.locator('tbody tr')
const orderCalls = '**/beheer/api/orders?**'
/** So long that what comes into view was told, and drawn. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
/** As whoever comes back to the window, of which everything is read anew. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
const scrollDown = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

test('all rows of a long list are chosen at once, and one is let go while they are drawn', async ({
  page,
  databaseUrl,
}) => {
  test.slow()
  const { end } = await longList(page, databaseUrl, 450)
  try {
    for (const pages of [2, 3, 4]) {
      await scrollDown(page)
      await expect(rows(page)).toHaveCount(pages * PER_PAGE)
    }
    await scrollDown(page)
    await expect(rows(page)).toHaveCount(450)
    const chosen = page.locator('tbody input:checked')
    await rows(page).nth(3).getByRole('checkbox').check()
    await expect(chosen).toHaveCount(1)
    const bar = page.getByRole('region', { name: 'Met de gekozen regels' })
    await page.evaluate(() => {
      const button = Array.from(document.querySelectorAll('button')).find(
        ({ textContent }) => textContent === 'Alle getoonde regels kiezen',
      )
      button?.click()
      document.querySelector<HTMLElement>('tbody tr:last-child input')?.click()
    })
    await expect(bar).toContainText('449 gekozen')
    await expect(chosen).toHaveCount(449)
    await expect(rows(page).last().getByRole('checkbox')).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(chosen).toHaveCount(0)
  } finally {
    await end()
  }
})

test('a list grows by a page as its end comes near, and is there as far as it was read on the way back', async ({
  page,
  databaseUrl,
  violations,
}) => {
  test.setTimeout(240_000)
  const { end } = await longList(page, databaseUrl, 450)
  try {
    const grown = page.getByRole('main').getByRole('status').filter({ hasText: 'regels getoond' })
    // Nobody has come near the end.
    await expect(page.getByRole('button', { name: 'Meer orders laden' })).not.toBeInViewport()
    await expect(grown).toHaveCount(0)
    for (const pages of [2, 3, 4]) {
      await scrollDown(page)
      await expect(rows(page)).toHaveCount(pages * PER_PAGE)
      await expect(grown).toHaveText(`${pages * PER_PAGE} regels getoond`)
    }
    await scrollDown(page)
    await expect(rows(page)).toHaveCount(450)
    await expect(grown).toHaveText('Alle 450 regels getoond')
    await expect(page.getByRole('button', { name: 'Meer orders laden' })).toHaveCount(0)
    expect(await axe(page)).toEqual([])

    let reads = 0
    const { promise: mayRead, resolve: letRead } = Promise.withResolvers<void>()
    await page.route(orderCalls, async (route) => {
      await mayRead
      await route.fulfill({ response: await route.fetch() })
      reads += 1
    })
    const link = page.getByRole('link', { name: 'LANG00333' })
    await link.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => window.scrollY)
    expect(left).toBeGreaterThan(10_000)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Order LANG00333' })).toBeVisible()
    await page.goBack()
    const isAsLeft = async () => {
      await expect(link).toBeFocused()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
      await expect(rows(page)).toHaveCount(450)
    }
    await isAsLeft()
    expect(reads).toBe(0)
    // All of it is read anew meanwhile.
    letRead()
    await expect.poll(() => reads).toBe(5)
    await twoFrames(page)
    await isAsLeft()
    expect(violations).toEqual([])
  } finally {
    await end()
  }
})

test('what could not be read is told, and read again by a press alone; j goes on past the last row', async ({
  page,
  databaseUrl,
}) => {
  test.slow()
  const { url, end } = await longList(page, databaseUrl, 250)
  try {
    // The first page may be read anew at any time, as by news.
    let [asked, reread] = [0, 0]
    await page.route(orderCalls, async (route) => {
      if (new URL(route.request().url()).searchParams.has('after')) asked += 1
      else reread += 1
      await route.abort()
    })
    await scrollDown(page)
    const told = page.getByRole('alert')
    await expect(told).toContainText('De volgende regels zijn niet geladen.')
    expect(asked).toBe(1)
    expect(await axe(page)).toEqual([])
    // Going back and forth asks for nothing.
    await page.evaluate(() => window.scrollTo(0, 0))
    await scrollDown(page)
    await twoFrames(page)
    expect(asked).toBe(1)
    const more = page.getByRole('button', { name: 'Meer orders laden' })
    await more.press('Enter')
    await expect.poll(() => asked).toBe(2)
    await expect(told).toContainText('De volgende regels zijn niet geladen.')
    // It is not told once more by what is read anew.
    const alert = await told.elementHandle()
    const before = reread
    await comeBack(page)
    await expect.poll(() => reread).toBeGreaterThan(before)
    await twoFrames(page)
    expect(await alert.evaluate(({ isConnected }) => isConnected)).toBe(true)

    await page.unroute(orderCalls)
    await page.getByRole('link', { name: 'LANG00100' }).focus()
    await page.keyboard.press('j')
    await expect(page.getByRole('link', { name: 'LANG00101' })).toBeFocused()
    await expect(told).toHaveCount(0)
    await expect(rows(page)).toHaveCount(2 * PER_PAGE)
    // The button goes with the last page; its focus goes on.
    await more.focus()
    await expect(rows(page)).toHaveCount(250)
    await expect(page.getByRole('link', { name: 'LANG00201' })).toBeFocused()

    // Who asked for more where there was none stays where he is when there is.
    const last = page.getByRole('link', { name: 'LANG00250' })
    await last.focus()
    await page.keyboard.press('j')
    await query(url, `update orders set placed_at = placed_at - interval '1 day' where number = 'LANG00001'`)
    await comeBack(page)
    await expect(rows(page).last()).toContainText('LANG00001')
    await twoFrames(page)
    await expect(last).toBeFocused()
  } finally {
    await end()
  }
})

test('everything in a long list is chosen and done, what was not read too', async ({ page, databaseUrl }) => {
  test.slow()
  const { end } = await longList(page, databaseUrl, 250)
  try {
    await page.getByRole('checkbox', { name: 'Kies Order LANG00001' }).check()
    const bar = page.getByRole('region', { name: 'Met de gekozen regels' })
    await bar.getByRole('button', { name: 'Alles in deze lijst kiezen' }).press('Enter')
    await expect(bar).toContainText('Alles in deze lijst gekozen: 250')
    await expect(rows(page)).toHaveCount(PER_PAGE)
    // What comes in while all is chosen is chosen too.
    await scrollDown(page)
    await expect(rows(page)).toHaveCount(2 * PER_PAGE)
    await expect(page.getByRole('checkbox', { name: 'Kies Order LANG00200' })).toBeChecked()
    await bar.getByRole('button', { name: 'Start productie' }).press('Enter')
    const dialog = page.getByRole('alertdialog', { name: 'Start productie' })
    await expect(dialog).toContainText('Alles in deze lijst gekozen: 250')
    await dialog.getByRole('button', { name: 'Start productie' }).press('Enter')
    await expect(page.getByText('Start productie: 250 van 250 gelukt')).toBeVisible({ timeout: 60_000 })
  } finally {
    await end()
  }
})
