import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { orderWithoutBleed } from './order-without-bleed.ts'
import { query } from './query.ts'
import { staffPage } from './staff-page.ts'

/** How many pixels a picture on the sheet has for each mm of the print. */
const pxPerMm = async (picture: SVGImageElement): Promise<number> => {
  const loaded = new Image()
  loaded.src = picture.href.baseVal
  await loaded.decode()
  return loaded.naturalWidth / picture.width.baseVal.valueInSpecifiedUnits
}

test('a sheet is magnified by keyboard, and what is seen of it becomes sharp', async ({
  customerPage,
  browser,
  violations,
}) => {
  const { number } = await orderWithoutBleed(customerPage, 'scherp.pdf')
  const page = await staffPage(browser, `/bestanden?zoek=${number}`)
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await page.getByRole('link', { name: 'scherp.pdf' }).press('Enter')
  const sheet = page.getByRole('region', { name: 'Vel' })
  const soft = sheet.locator('image').first()
  const sharp = sheet.locator('[data-detail]')
  await expect(page.getByRole('button', { name: 'Pas in' })).toHaveAttribute('aria-pressed', 'true')
  await expect(sharp).toHaveCount(0)

  await page.getByRole('button', { name: 'Ware grootte' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /^100%$/ })).toBeVisible()
  // Its size of 2,5 m, at 96 pixels to an inch, with the room around it.
  const width = async () => (await sheet.locator('svg').boundingBox())?.width ?? 0
  expect(await width()).toBeGreaterThan(2500 * (96 / 25.4))
  await expect(sharp).toHaveCount(1, { timeout: 20_000 })
  await expect(page.getByText('Wordt scherper getekend…')).toHaveCount(0)
  const [before, now] = [await soft.evaluate(pxPerMm), await sharp.evaluate(pxPerMm)]
  expect(before).toBeLessThan(0.5)
  expect(now).toBeGreaterThan(96 / 25.4)
  expect(await axe(page)).toEqual([])

  // The window itself: what is in the middle stays there, and becomes sharper.
  await sheet.focus()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(page.getByRole('status').filter({ hasText: /^200%$/ })).toBeVisible()
  await expect
    .poll(() => sharp.last().evaluate(pxPerMm), { timeout: 20_000 })
    .toBeGreaterThan((2 * 96) / 25.4)
  const middle = await sheet.evaluate((shown) => {
    const drawn = shown.querySelector('svg')!
    const { left, top } = shown.getBoundingClientRect()
    return new DOMPoint(left + shown.clientWidth / 2, top + shown.clientHeight / 2).matrixTransform(
      drawn.getScreenCTM()!.inverse(),
    ).x
  })
  expect(middle).toBeCloseTo(1250, -1)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('-')
  await expect(page.getByRole('status').filter({ hasText: /^150%$/ })).toBeVisible()
  await page.keyboard.press('0')
  await expect(page.getByRole('button', { name: 'Pas in' })).toHaveAttribute('aria-pressed', 'true')
  await expect(sharp).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Verkleinen' })).toBeDisabled()
  expect(broken).toEqual([])
  expect(violations).toEqual([])
  await page.context().close()
})

test('a file that cannot be drawn any sharper says so, and keeps its preview', async ({
  customerPage,
  browser,
  databaseUrl,
}) => {
  const { id, number } = await orderWithoutBleed(customerPage, 'zoek.pdf')
  const page = await staffPage(browser, `/bestanden?zoek=${number}`)
  await page.getByRole('link', { name: 'zoek.pdf' }).click()
  const sheet = page.getByRole('region', { name: 'Vel' })
  await expect(sheet.locator('image')).toHaveCount(1)
  await query(
    databaseUrl,
    `update designs set storage_key = 'designs/is-er-niet' where id in (select d.design_id from order_line_designs d
       join order_lines l on l.id = d.order_line_id where l.order_id = $1)`,
    [id],
  )
  await page.getByRole('button', { name: 'Ware grootte' }).click()
  await expect(
    page.getByText('Dit deel kon niet scherper worden getekend. Je ziet het voorbeeld.'),
  ).toBeVisible()
  await expect(sheet.locator('image')).toHaveCount(1)
  expect(await axe(page)).toEqual([])
  await page.context().close()
})
