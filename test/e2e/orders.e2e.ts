import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { placeOrder } from './place-order.ts'
import { query } from './query.ts'

test('the list of orders tells day, time and what to do, and shows the running, the waiting and the done ones', async ({
  customerPage: page,
  databaseUrl,
}) => {
  const [waiting, shipped, done] = [await placeOrder(page), await placeOrder(page), await placeOrder(page)]
  const move = async (id: string, state: string, more = '') => {
    await query(databaseUrl, `update order_lines set state = $2${more} where order_id = $1`, [id, state])
    await query(databaseUrl, 'update orders set state = $2, reference = $3 where id = $1', [id, state, state])
  }
  await move(waiting, 'awaiting_files')
  await move(shipped, 'shipped', `, tracking_url = 'https://volg.example/1'`)
  await move(done, 'closed')
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/account/bestellingen')
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
  await expect(rows).toHaveCount(3)
  const row = (reference: string) => rows.filter({ hasText: reference })
  await expect(row('shipped').getByRole('link', { name: /^Volg zending van order/ })).toHaveAttribute(
    'href',
    'https://volg.example/1',
  )
  await expect(row('shipped')).toContainText(/\d{2}-\d{2}-\d{4}, \d{1,2}\.\d{2}\suur/)
  await expect(row('awaiting_files')).toContainText('Na je bestanden')
  await expect(row('awaiting_files').locator('img').first()).toBeVisible()
  for (const one of await rows.all()) {
    expect((await one.boundingBox())?.height).toBeLessThanOrEqual(150)
  }
  expect(await axe(page)).toEqual([])

  const chips = page.getByRole('navigation', { name: 'Toon bestellingen' })
  await awake(chips.getByRole('link').first())
  for (const [chip, references] of [
    ['Wacht op mij', ['awaiting_files']],
    ['Afgerond', ['closed']],
    ['Lopend', ['awaiting_files', 'shipped']],
  ] as const) {
    await chips.getByRole('link', { name: chip }).click()
    await expect(rows).toHaveCount(references.length)
    for (const reference of references) await expect(row(reference)).toHaveCount(1)
    await expect(chips.getByRole('link', { name: chip })).toHaveAttribute('aria-current', 'page')
  }

  // Beside its columns the order keeps room for its moment and reference.
  await page.setViewportSize({ width: 768, height: 900 })
  for (const one of await rows.all()) {
    expect((await one.boundingBox())?.height).toBeLessThanOrEqual(110)
  }

  await page.goto(`/account/bestellingen/${shipped}`)
  await expect(
    page.getByText(/^Order \d+, geplaatst op \d{2}-\d{2}-\d{4}, \d{1,2}\.\d{2}\suur$/),
  ).toBeVisible()
  await expect(page.getByRole('main').getByText('Verzonden', { exact: true })).toHaveCount(1)
})
