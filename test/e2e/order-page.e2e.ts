import { expect, test } from './fixtures.ts'
import { placeOrder } from './place-order.ts'
import { query } from './query.ts'
import { composedFlag } from '#test/support/cart-items.ts'

test('a line has its promised day until it was delivered or cancelled', async ({
  customerPage: page,
  databaseUrl,
}) => {
  const id = await placeOrder(page)
  const promises = page.getByRole('main').getByText(/^Bezorgen op [a-z]{2}\s\d{2}-\d{2}-\d{4}$/)
  await page.goto(`/account/bestellingen/${id}`)
  await expect(promises).toHaveCount(2)
  const delivered = page.getByRole('listitem').filter({ hasText: 'Geleverd' })
  await expect(delivered.first()).toContainText(/\d{2}-\d{2}-\d{4}/)

  await query(
    databaseUrl,
    `update order_lines set state = case position when 0 then 'delivered' else 'cancelled' end where order_id = $1`,
    [id],
  )
  await page.reload()
  await expect(delivered).toHaveCount(1)
  await expect(delivered).not.toContainText(/\d{2}-\d{2}-\d{4}/)
  await expect(promises).toHaveCount(0)
})

const flag = composedFlag(2)

test('the lines of one product that go the same way tell it once', async ({
  customerPage: page,
  databaseUrl,
}) => {
  const added = await page.request.post('/api/cart/items', { data: { cartItem: flag } })
  const { orderLineGroups } = await added.json()
  const lines = orderLineGroups.flatMap((group: { lines: object[] }) => group.lines)
  const printed = lines.filter((line: { designStatus: string | null }) => line.designStatus !== null)
  for (const { id: itemId } of printed)
    await page.request.put('/api/cart/items/design/status', { data: { itemId, status: 'later' } })
  const { id } = await (await page.request.post('/api/cart/order', { data: {} })).json()

  const articles = page.getByRole('main').getByRole('article')
  const timelines = articles.getByRole('heading', { name: 'Voortgang' })
  const together = articles.getByText(/^Voortgang en levering zijn gelijk aan die van /)
  await page.goto(`/account/bestellingen/${id}`)
  await expect(articles).toHaveCount(lines.length)
  await expect(timelines).toHaveCount(2)
  await expect(together).toHaveCount(lines.length - 2)

  await query(
    databaseUrl,
    `update order_lines set state = 'in_production' where order_id = $1 and position = ${lines.length - 1}`,
    [id],
  )
  await page.reload()
  await expect(timelines).toHaveCount(3)
  await expect(articles.last()).toContainText('In productie')
})
