import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { fillCart } from './fill-cart.ts'
import { staffPage } from './staff-page.ts'

/** An order of a reference of its own. */
async function placeOrder(page: Page) {
  const reference = `Filter ${crypto.randomUUID().slice(0, 8)}`
  await fillCart(page)
  await page.request.post('/api/cart/order', { data: { reference } })
  return reference
}

const addFilter = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name, exact: true }).press('Enter')
}
const inAddress = (page: Page) => new URL(page.url()).searchParams

test('orders are filtered by keyboard, in the address and kept by the queues, and cleared by one press', async ({
  customerPage,
  browser,
  violations,
}) => {
  const reference = await placeOrder(customerPage)
  const page = await staffPage(browser, `/orders?zoek=${encodeURIComponent(reference)}`)
  const chips = page.getByRole('region', { name: 'Filters' })
  await expect(page.getByRole('row')).toHaveCount(2)
  const company = /Testbedrijf \w+/.exec(await page.getByRole('row').nth(1).innerText())?.[0] ?? ''
  const add = page.getByRole('button', { name: 'Filter', exact: true })

  // The arrows go along the menu, and Escape leaves it where it was opened.
  await add.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Bedrijf' })).toBeFocused()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Bezorgwijze' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  await expect(page.getByRole('menu')).toHaveCount(0)

  await addFilter(page, 'Bedrijf')
  const named = page.getByRole('combobox', { name: 'Naam van het bedrijf' })
  await expect(named).toBeFocused()
  await named.fill(company.slice(4).toUpperCase())
  await expect(page.getByRole('option', { name: company })).toHaveAttribute('aria-selected', 'true')
  expect(await axe(page)).toEqual([])
  await named.press('Enter')
  await expect(chips.getByRole('button', { name: `Bedrijf: ${company}` })).toBeFocused()
  await expect(page.getByRole('row').filter({ hasText: reference })).toBeVisible()

  await addFilter(page, 'Bedrag excl. btw')
  const amount = page.getByRole('dialog', { name: 'Bedrag excl. btw' })
  await amount.getByLabel('Vanaf').press('Enter')
  await expect(amount.getByRole('alert')).toHaveText('Vul een van beide bedragen in.')
  await amount.getByLabel('Vanaf').fill('9000000')
  await amount.getByLabel('Tot en met').fill('1')
  await amount.getByLabel('Tot en met').press('Enter')
  await expect(amount.getByRole('alert')).toHaveText('Dit bedrag is lager dan het eerste.')
  expect(await axe(page)).toEqual([])
  await amount.getByLabel('Tot en met').fill('')
  await amount.getByLabel('Tot en met').press('Enter')
  await expect(chips.getByRole('button', { name: 'Bedrag excl. btw: vanaf € 9.000.000,00' })).toBeFocused()
  expect(Object.fromEntries(inAddress(page))).toMatchObject({ zoek: reference, 'bedrag-van': '9000000' })

  // An empty list says why, and the queues count what passes.
  const none = page.getByRole('heading', { name: 'Niets gevonden met deze filters' })
  await expect(none).toBeVisible()
  const queues = page.getByRole('navigation', { name: 'Wachtrijen' })
  await expect(queues.getByRole('link', { name: /^Alle open/ })).toHaveText('Alle open0')
  await queues.getByRole('link', { name: /^Gereed voor productie/ }).press('Enter')
  await expect(page).toHaveURL(/wachtrij=released/)
  expect(inAddress(page).get('bedrag-van')).toBe('9000000')
  await page.getByRole('link', { name: 'Bord', exact: true }).press('Enter')
  await expect(page).toHaveURL(/als=bord/)
  await expect(chips.getByRole('button', { name: /^Bedrag/ })).toBeVisible()
  await page.goBack()

  // One is changed at its chip, and taken away there.
  await chips.getByRole('button', { name: /^Bedrag/ }).press('Enter')
  await expect(amount.getByLabel('Vanaf')).toHaveValue('9.000.000,00')
  await amount.getByLabel('Vanaf').fill('0,01')
  await amount.getByLabel('Vanaf').press('Enter')
  await expect(chips.getByRole('button', { name: 'Bedrag excl. btw: vanaf € 0,01' })).toBeFocused()
  await chips.getByRole('button', { name: 'Filter weghalen: Bedrijf' }).press('Enter')
  await expect(add).toBeFocused()
  expect(inAddress(page).has('bedrijf')).toBe(false)

  await addFilter(page, 'Spoed')
  await page.getByRole('menuitemradio', { name: 'Ja' }).press('Enter')
  await expect(none).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Filters wissen' }).last().press('Enter')
  await expect(chips).toHaveCount(0)
  await expect(add).toBeFocused()
  expect([...inAddress(page).keys()].toSorted((a, b) => a.localeCompare(b))).toEqual(['wachtrij', 'zoek'])
  await page.context().close()
  expect(violations).toEqual([])
})

test('a day is filtered by, an address of no filter is ignored, and a saved view keeps its filters', async ({
  browser,
  violations,
}) => {
  const page = await staffPage(
    browser,
    '/orders?besteld-van=gisteren&bedrijf=x&spoed=YES&bedrag-van=-1&levering-van=2026-02-30',
  )
  await expect(page.getByRole('navigation', { name: 'Wachtrijen' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Filters' })).toHaveCount(0)

  await page.goto('/beheer/orders')
  await addFilter(page, 'Leverdag')
  const days = page.getByRole('dialog', { name: 'Leverdag' })
  await days.getByRole('button', { name: 'Toepassen' }).press('Enter')
  await expect(days.getByText('Vul een van beide dagen in.')).toBeVisible()
  await days.getByLabel('Vanaf').fill('2026-11-24')
  await days.getByLabel('Tot en met').fill('2026-11-23')
  await days.getByRole('button', { name: 'Toepassen' }).press('Enter')
  await expect(days.getByText('Deze dag ligt voor de eerste.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await days.getByLabel('Tot en met').fill('2031-11-24')
  await days.getByRole('button', { name: 'Toepassen' }).press('Enter')
  const chip = page.getByRole('button', { name: 'Leverdag: 24-11-2026 t/m 24-11-2031' })
  await expect(chip).toBeFocused()

  const name = `Filters ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('button', { name: 'Weergave opslaan' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Naam').fill(name)
  await dialog.getByLabel('Naam').press('Enter')
  const view = page.getByRole('navigation', { name: 'Opgeslagen weergaven' }).getByRole('link', { name })
  await expect(view).toHaveAttribute('aria-current', 'page')
  await page.goto('/beheer/orders')
  await view.press('Enter')
  await expect(chip).toBeVisible()
  await page.context().close()
  expect(violations).toEqual([])
})

for (const width of [375, 768, 1440])
  test(`filters fit in ${width} pixels`, async ({ browser, violations }) => {
    const page = await staffPage(
      browser,
      '/orders?spoed=nee&levering-van=2026-11-01&levering-tot=2031-11-30&bedrag-van=1&bezorgwijze=verzenden',
    )
    await page.setViewportSize({ width, height: 900 })
    const isWithin = () =>
      page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
    for (const name of [/^Spoed:/, /^Leverdag:/, /^Bedrag excl. btw:/, /^Bezorgwijze:/]) {
      await page.getByRole('button', { name }).press('Enter')
      expect(await isWithin()).toBe(true)
      await page.keyboard.press('Escape')
    }
    await addFilter(page, 'Bedrijf')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await isWithin()).toBe(true)
    await page.context().close()
    expect(violations).toEqual([])
  })
