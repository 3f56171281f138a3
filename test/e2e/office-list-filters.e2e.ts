import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'
import { orderWithoutBleed } from './order-without-bleed.ts'
import { overdueInvoice } from './overdue-invoice.ts'
import { query } from './query.ts'
import { staffPage } from './staff-page.ts'

const addFilter = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name, exact: true }).press('Enter')
}
const inAddress = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const chip = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Filters' }).getByRole('button', { name })
const isWithin = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

/** Saves a list as it is looked at, and opens it again from the list without anything. */
async function keepView(page: Page, list: string): Promise<void> {
  const name = `Filters ${crypto.randomUUID().slice(0, 8)}`
  const kept = inAddress(page)
  await page.getByRole('button', { name: 'Weergave opslaan' }).press('Enter')
  await page.getByRole('dialog').getByLabel('Naam').fill(name)
  await page.getByRole('dialog').getByLabel('Naam').press('Enter')
  const view = page.getByRole('navigation', { name: 'Opgeslagen weergaven' }).getByRole('link', { name })
  await expect(view).toHaveAttribute('aria-current', 'page')
  await page.goto(`/beheer${list}`)
  await view.press('Enter')
  await expect.poll(() => inAddress(page)).toEqual(kept)
}

/** The list with these filters at the widths of a telephone, a tablet and a desk. */
async function expectFit(page: Page): Promise<void> {
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await isWithin(page)).toBe(true)
  }
  expect(await axe(page)).toEqual([])
}

test('invoices are filtered by company, day and amount, with what is open of them', async ({
  customer,
  customerPage,
  browser,
  databaseUrl,
  violations,
}) => {
  const number = await overdueInvoice(customerPage, databaseUrl)
  const page = await staffPage(browser, `/bedrijven/${customer.companyId}`)
  await page.getByRole('link', { name: 'Alle facturen van dit bedrijf' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Facturen' })).toBeVisible()
  expect(inAddress(page)).toEqual({ wachtrij: 'all', bedrijf: customer.companyId })
  await expect(chip(page, /^Bedrijf: Testbedrijf/)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  const row = page.getByRole('row', { name: new RegExp(number) })
  const open = (await row.getByRole('cell').last().innerText()).trim()
  await expect(page.getByText(`Open: ${open}, waarvan vervallen: ${open} (incl. btw)`)).toBeVisible()

  await addFilter(page, 'Factuurdatum')
  const days = page.getByRole('dialog', { name: 'Factuurdatum' })
  await days.getByLabel('Vanaf').fill('2020-01-01')
  await days.getByRole('button', { name: 'Toepassen' }).press('Enter')
  await expect(chip(page, 'Factuurdatum: vanaf 01-01-2020')).toBeFocused()
  await addFilter(page, 'Bedrag incl. btw')
  const amount = page.getByRole('dialog', { name: 'Bedrag incl. btw' })
  await amount.getByLabel('Tot en met').fill('0,01')
  await amount.getByLabel('Tot en met').press('Enter')
  await expect(page.getByRole('heading', { name: 'Niets gevonden met deze filters' })).toBeVisible()
  await expect(page.getByText('Open: € 0,00')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Vervallen/ })).toHaveText('Vervallen0')
  await chip(page, /^Filter weghalen: Bedrag/).press('Enter')
  await expect(chip(page, /^Bedrag/)).toHaveCount(0)
  await page.getByRole('link', { name: /^Vervallen/ }).press('Enter')
  await expect(row).toBeVisible()
  expect(inAddress(page)).toEqual({
    wachtrij: 'overdue',
    bedrijf: customer.companyId,
    'datum-van': '2020-01-01',
  })
  await keepView(page, '/facturen')
  await expect(row).toBeVisible()
  await expectFit(page)
  await page.context().close()
  expect(violations).toEqual([])
})

test('quotes are filtered by company, day and amount, and counted by queue', async ({
  customer,
  customerPage,
  browser,
  violations,
}) => {
  const reference = `Beurs ${crypto.randomUUID().slice(0, 8)}`
  await fillCart(customerPage)
  await customerPage.request.post('/api/cart/park', { data: { reference } })
  const page = await staffPage(browser, `/bedrijven/${customer.companyId}`)
  await page.getByRole('link', { name: 'Alle open offertes van dit bedrijf' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Offertes' })).toBeVisible()
  expect(inAddress(page)).toEqual({ wachtrij: 'open', bedrijf: customer.companyId })
  await expect(chip(page, /^Bedrijf: Testbedrijf/)).toBeVisible()
  const row = page.getByRole('row', { name: new RegExp(reference) })
  await expect(row).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('link', { name: /^Alle open/ })).toHaveText('Alle open1')

  await addFilter(page, 'Opgeslagen')
  const days = page.getByRole('dialog', { name: 'Opgeslagen' })
  await days.getByLabel('Tot en met').fill('2020-01-01')
  await days.getByRole('button', { name: 'Toepassen' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Niets gevonden met deze filters' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Alle open/ })).toHaveText('Alle open0')
  await chip(page, 'Filter weghalen: Opgeslagen').press('Enter')
  await addFilter(page, 'Bedrag excl. btw')
  const amount = page.getByRole('dialog', { name: 'Bedrag excl. btw' })
  await amount.getByLabel('Vanaf').fill('0,01')
  await amount.getByLabel('Vanaf').press('Enter')
  await expect(chip(page, 'Bedrag excl. btw: vanaf € 0,01')).toBeFocused()
  await expect(row).toBeVisible()
  await keepView(page, '/offertes')
  await expect(row).toBeVisible()
  await expectFit(page)
  await page.context().close()
  expect(violations).toEqual([])
})

test('companies are filtered by their last order, terms and VAT number, by keyboard', async ({
  customer,
  customerPage,
  browser,
  databaseUrl,
  violations,
}) => {
  await fillCart(customerPage)
  await customerPage.request.post('/api/cart/order', { data: {} })
  await query(databaseUrl, `update orders set placed_at = '2025-06-30T21:59:00Z' where company_id = $1`, [
    customer.companyId,
  ])
  const [company] = await query<{ name: string }>(
    databaseUrl,
    `update companies set credit_limit_cents = 100000 where id = $1 returning name`,
    [customer.companyId],
  )
  const name = company?.name ?? ''
  const page = await staffPage(browser, `/bedrijven?zoek=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toBeVisible()

  await addFilter(page, 'Laatste bestelling')
  const days = page.getByRole('dialog', { name: 'Laatste bestelling' })
  await days.getByLabel('Tot en met').fill('2025-06-29')
  await days.getByRole('button', { name: 'Toepassen' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Niets gevonden met deze filters' })).toBeVisible()
  await chip(page, 'Laatste bestelling: t/m 29-06-2025').press('Enter')
  await days.getByLabel('Tot en met').fill('2025-06-30')
  await days.getByRole('button', { name: 'Toepassen' }).press('Enter')
  await expect(row).toBeVisible()
  await addFilter(page, 'Kredietlimiet')
  await page.getByRole('menuitemradio', { name: 'Ja' }).press('Enter')
  await expect(chip(page, 'Kredietlimiet: Ja')).toBeFocused()
  await addFilter(page, 'Btw-nummer')
  await page.getByRole('menuitemradio', { name: 'Geen btw-nummer' }).press('Enter')
  await expect(chip(page, 'Btw-nummer: Geen btw-nummer')).toBeFocused()
  await expect(row).toBeVisible()
  await keepView(page, '/bedrijven')
  await expect(row).toBeVisible()

  // What is kept out is filtered alike.
  await page.getByRole('link', { name: 'Geblokkeerd' }).press('Enter')
  await expect(page).toHaveURL(/toon=geblokkeerd/)
  await expect(chip(page, 'Kredietlimiet: Ja')).toBeVisible()
  await page.goBack()

  await addFilter(page, 'Prijslijst')
  const list = page.getByRole('combobox', { name: 'Naam van de prijslijst' })
  await expect(list).toBeFocused()
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await axe(page)).toEqual([])
  const title = await page.getByRole('option').first().innerText()
  await list.fill(title.toUpperCase())
  await expect(page.getByRole('option', { name: title })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('option')).toHaveCount(1)
  await list.press('Enter')
  await expect(chip(page, `Prijslijst: ${title}`)).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Niets gevonden met deze filters' })).toBeVisible()
  await expectFit(page)
  await page.context().close()
  expect(violations).toEqual([])
})

test('files are filtered by company, product, what was found and the day, by keyboard', async ({
  customer,
  customerPage,
  browser,
  violations,
}) => {
  await orderWithoutBleed(customerPage, 'filter.pdf')
  const page = await staffPage(browser, `/bedrijven/${customer.companyId}`)
  await page.getByRole('link', { name: 'Alle bestanden van dit bedrijf' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Drukwerkbestanden' })).toBeVisible()
  expect(inAddress(page)).toEqual({ wachtrij: 'all', bedrijf: customer.companyId })
  const row = page.getByRole('row', { name: /filter\.pdf/ })
  await expect(row).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('link', { name: /^Alles/ })).toHaveText('Alles1')

  await addFilter(page, 'Controle')
  await page.getByRole('menuitemradio', { name: 'Fout' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Niets gevonden met deze filters' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Te beoordelen/ })).toHaveText('Te beoordelen0')
  await chip(page, 'Controle: Fout').press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Fout' })).toBeFocused()
  await page.getByRole('menuitemradio', { name: 'Let op' }).press('Enter')
  await expect(row).toBeVisible()

  await addFilter(page, 'Product')
  const product = page.getByRole('combobox', { name: 'Naam of SKU van het product' })
  await expect(product).toBeFocused()
  await product.fill('niet te vinden')
  await expect(
    page.getByRole('dialog').getByText('Geen product met bestanden gevonden.').first(),
  ).toBeVisible()
  await product.fill('')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await addFilter(page, 'Levering')
  const days = page.getByRole('dialog', { name: 'Levering' })
  await days.getByLabel('Vanaf').fill('2026-01-01')
  await days.getByRole('button', { name: 'Toepassen' }).press('Enter')
  await expect(chip(page, 'Levering: vanaf 01-01-2026')).toBeFocused()
  await expect(row).toBeVisible()
  await keepView(page, '/bestanden')
  await expect(row).toBeVisible()
  await expectFit(page)

  // What somebody ordered is found from his company too, open or done.
  await page.goto(`/beheer/bedrijven/${customer.companyId}`)
  await page.getByRole('link', { name: 'Alle open orders van dit bedrijf' }).press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  expect(inAddress(page)).toEqual({ wachtrij: 'open', bedrijf: customer.companyId })
  await page.goBack()
  await page.getByRole('link', { name: 'Alle afgeronde orders van dit bedrijf' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Niets gevonden met deze filters' })).toBeVisible()
  await page.context().close()
  expect(violations).toEqual([])
})
