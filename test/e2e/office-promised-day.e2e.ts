import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { addWorkingDays, DEFAULT_CALENDAR } from '#domain/delivery/calendar.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { fillCart } from './fill-cart.ts'
import { placeOrder } from './place-order.ts'
import { query } from './query.ts'
import { staffPage } from './staff-page.ts'

const inDays = (days: number) => addWorkingDays(amsterdamNow(new Date()).date, days, DEFAULT_CALENDAR)

test('another day is promised for a line with a reason, which the customer reads; a colleague who saw the old day is told', async ({
  customerPage,
  browser,
  databaseUrl,
  violations,
}) => {
  const id = await placeOrder(customerPage)
  const [day, otherDay] = [inDays(8), inDays(9)]
  const page = await staffPage(browser, `/orders/${id}`)
  const stale = await staffPage(browser, `/orders/${id}`, { hearsNews: false })
  await page.getByRole('button', { name: 'Leverdag verplaatsen', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').nth(1).press('Space')
  expect(await axe(page)).toEqual([])
  const send = dialog.getByRole('button', { name: 'Leverdag verplaatsen' })
  await dialog.getByLabel('Reden').fill('Het doek komt later binnen')
  // No day yet, then one that has passed.
  await send.press('Enter')
  await expect(dialog.getByLabel('Nieuwe leverdag')).toHaveAccessibleDescription(/Vul/)
  await dialog.getByLabel('Nieuwe leverdag').fill('2025-01-01')
  await send.press('Enter')
  await expect(dialog.getByLabel('Nieuwe leverdag')).toHaveAccessibleDescription(/Kies een werkdag/)
  await dialog.getByLabel('Nieuwe leverdag').fill(day)
  await send.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(`Leverdag verplaatst van`, { exact: false })).toHaveCount(1)
  await expect(page.getByText('Het doek komt later binnen')).toBeVisible()

  await stale.getByRole('button', { name: 'Leverdag verplaatsen', exact: true }).press('Enter')
  const late = stale.getByRole('dialog')
  await late.getByLabel('Nieuwe leverdag').fill(otherDay)
  await late.getByLabel('Reden').fill('De machine staat stil')
  await late.getByRole('button', { name: 'Leverdag verplaatsen' }).press('Enter')
  // Once, by the line that it is about.
  await expect(late.getByText('Een collega heeft', { exact: false })).toHaveText(
    /Een collega heeft .+ verplaatst naar /,
  )
  await expect(late.getByLabel('Reden')).toHaveValue('De machine staat stil')
  await expect(late.getByLabel('Nieuwe leverdag')).toHaveValue(otherDay)

  await customerPage.goto(`/account/bestellingen/${id}`)
  await expect(customerPage.getByText(/Eerst was dit .+ Reden: Het doek komt later binnen/)).toBeVisible()
  await expect(customerPage.getByText(formatPromisedDate(day)).first()).toBeVisible()
  expect(await axe(customerPage)).toEqual([])
  const [mail] = await query(
    databaseUrl,
    `select count(*)::int as count from outbox where template = 'order_day_moved' and payload->>'text' like '%${id}%'`,
  )
  expect(mail).toEqual({ count: 1 })
  expect(violations).toEqual([])
})

test('another day is promised for several orders at once, and each says what became of it', async ({
  customerPage,
  browser,
  violations,
}) => {
  const reference = `Dag ${crypto.randomUUID().slice(0, 8)}`
  const placed: { id: string; number: string }[] = []
  for (let order = 0; order < 2; order++) {
    await fillCart(customerPage)
    placed.push(await (await customerPage.request.post('/api/cart/order', { data: { reference } })).json())
  }
  const [first, second] = placed
  const day = inDays(8)
  const page = await staffPage(browser, `/orders?zoek=${encodeURIComponent(reference)}`, { hearsNews: false })
  for (const { number } of placed) await page.getByRole('checkbox', { name: `Kies Order ${number}` }).check()
  // A colleague sends one of them meanwhile.
  for (const state of ['in_production', 'ready', 'shipped'])
    await page.request.post(`/beheer/api/orders/${second!.id}/move`, { data: { state } })
  const bar = page.getByRole('region', { name: 'Met de gekozen regels' })
  await bar.getByRole('button', { name: 'Leverdag verplaatsen' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Leverdag verplaatsen' })
  await expect(dialog).toContainText('2 gekozen.')
  const send = dialog.getByRole('button', { name: 'Leverdag verplaatsen' })
  await dialog.getByLabel('Reden').fill('De machine staat stil')
  await send.press('Enter')
  await expect(dialog.getByLabel('Nieuwe leverdag')).toHaveAccessibleDescription(/Vul/)
  await dialog.getByLabel('Nieuwe leverdag').fill('2025-01-01')
  await send.press('Enter')
  await expect(dialog.getByLabel('Nieuwe leverdag')).toHaveAccessibleDescription(/Kies een werkdag/)
  await expect(dialog.getByLabel('Reden')).toHaveValue('De machine staat stil')
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Nieuwe leverdag').fill(day)
  await send.press('Enter')
  await expect(page.getByText('Leverdag verplaatsen: 1 van 2 gelukt')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: `Order ${first!.number}: Gelukt` })).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: `Order ${second!.number}: Dit is al weg` }),
  ).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: first!.number })).toContainText(
    formatPromisedDate(day),
  )
  expect(await axe(page)).toEqual([])
  await page.context().close()
  await customerPage.goto(`/account/bestellingen/${first!.id}`)
  await expect(customerPage.getByText(/Eerst was dit .+ Reden: De machine staat stil/)).toBeVisible()
  expect(violations).toEqual([])
})
