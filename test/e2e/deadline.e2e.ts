import type { Page } from '@playwright/test'
import { ORDER_NEWS_PATH } from '#contract/order-news.ts'
import { awake } from './awake.ts'
import { expect, test } from './fixtures.ts'
import { putBanners } from './upload-designs.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const BY_DAY =
  /^Bestel en lever aan voor (?:zon|maan|dins|woens|donder|vrij|zater)dag \d+ [a-z]+ 12\.00\suur$/

type Group = { readonly lines: readonly { readonly delivery: { deadline: string } }[] }
const firstLineOf = ([group]: readonly Group[]) => group!.lines[0]!

/** Stops the clock of a page some minutes before a deadline. */
async function stopClockBefore(page: Page, deadline: number, minutes: number, path: string) {
  const start = deadline - minutes * MINUTE_MS
  await page.clock.install({ time: new Date(start - MINUTE_MS) })
  await page.goto(path)
  await awake(page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).first())
  await page.clock.pauseAt(new Date(start))
}

/** Lets an answer of the shop, whose own clock runs on, be that of a day later. */
async function answerDayLater(
  page: Page,
  path: string,
  deadline: number,
  groupsOf: (reply: {
    readonly orderLineGroups: readonly Group[]
    readonly groups: readonly Group[]
  }) => readonly Group[],
): Promise<string[]> {
  const asked: string[] = []
  await page.route(`**${path}`, async (route) => {
    asked.push(route.request().method())
    const response = await route.fetch()
    const reply = await response.json()
    const { delivery } = firstLineOf(groupsOf(reply))
    delivery.deadline = new Date(deadline + DAY_MS).toISOString()
    await route.fulfill({ response, json: reply })
  })
  return asked
}

test('a line of the cart counts down to its deadline, and is read again when that has passed', async ({
  customerPage: page,
  violations,
}) => {
  await putBanners(page, 2)
  const cart = await (await page.request.get('/api/cart')).json()
  const deadline = Date.parse(firstLineOf(cart.orderLineGroups).delivery.deadline)
  await stopClockBefore(page, deadline, 85, '/winkelwagen')
  const line = page.getByRole('article', { name: 'Spandoek 510 g' })
  const text = line.getByText(/^Bestel en lever aan voor/)
  await expect(text).toHaveText('Bestel en lever aan voor 12.00 uur (nog 1 uur en 25 min.)')
  await page.clock.runFor(MINUTE_MS)
  await expect(text).toHaveText('Bestel en lever aan voor 12.00 uur (nog 1 uur en 24 min.)')
  await page.clock.fastForward(83 * MINUTE_MS)
  await expect(text).toHaveText('Bestel en lever aan voor 12.00 uur (nog 1 min.)')

  const asked = await answerDayLater(page, '/api/cart', deadline, (reply) => reply.orderLineGroups)
  await page.clock.runFor(MINUTE_MS)
  await expect(text).toHaveText('Bestel en lever aan voor 12.00 uur')
  expect(asked).toEqual([])
  await page.clock.runFor(5000)
  await expect(text).toHaveText(/^Bestel en lever aan voor morgen 1[123]\.00\suur$/)
  await page.clock.fastForward(60 * MINUTE_MS)
  await expect(text).toHaveText(/^Bestel en lever aan voor morgen/)
  expect(asked).toEqual(['GET'])
  expect(violations).toEqual([])
})

test('an order that waits for files says until when, and is read again when that has passed', async ({
  customerPage: page,
  violations,
}) => {
  const itemId = await putBanners(page, 2)
  await page.request.put('/api/cart/items/design/status', { data: { itemId, status: 'later' } })
  const { id } = await (await page.request.post('/api/cart/order', { data: {} })).json()
  const path = `/api/customer/orders/${id}`
  const order = await (await page.request.get(path)).json()
  const deadline = Date.parse(firstLineOf(order.groups).delivery.deadline)
  // That the order was made just now is news, for which the page would be read again too.
  await page.route(`**${ORDER_NEWS_PATH}`, (route) => route.abort())
  await stopClockBefore(page, deadline, 25, `/account/bestellingen/${id}`)
  const text = page.getByText(/^Lever aan voor/)
  await expect(text).toHaveText('Lever aan voor 12.00 uur (nog 25 min.)')

  const asked = await answerDayLater(page, path, deadline, (reply) => reply.groups)
  await page.clock.fastForward(25 * MINUTE_MS + 5000)
  await expect(text).toHaveText(/^Lever aan voor morgen/)
  expect(asked).toEqual(['GET'])
  expect(violations).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the deadline is named by its day', async ({ customerPage: page }) => {
    await putBanners(page, 2)
    await page.goto('/winkelwagen')
    await expect(page.getByText(/^Bestel en lever aan voor/)).toHaveText(BY_DAY)
  })
})
