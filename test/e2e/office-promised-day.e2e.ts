import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { addWorkingDays, DEFAULT_CALENDAR } from '#domain/delivery/calendar.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
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
