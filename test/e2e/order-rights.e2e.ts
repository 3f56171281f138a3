import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'
import { query } from './query.ts'

const WIDTHS = [375, 768, 1440]

/** Nothing of a page lies beside the screen, and axe finds nothing, at any width. */
async function looksRight(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(widths[0]).toBeLessThanOrEqual(widths[1]!)
    expect(await axe(page)).toEqual([])
  }
}

test('whom his company lets not order reads who may, in cart, checkout and quote, and saves a quote instead', async ({
  customerPage: page,
  customer,
  databaseUrl,
  violations,
}) => {
  await query(databaseUrl, `update contacts set roles = '{approves}' where email = $1`, [customer.email])
  await query(
    databaseUrl,
    `insert into contacts (company_id, email, first_name, last_name) values ($1, $2, 'Kim', 'Inkoop')`,
    [customer.companyId, `kim-${crypto.randomUUID()}@test.example`],
  )
  await fillCart(page)
  await page.goto('/winkelwagen')
  const why = page.getByRole('main').getByText('Je mag binnen je bedrijf niet bestellen.', { exact: false })
  await expect(why).toBeVisible()
  await expect(page.getByText('Vraag het aan Kim Inkoop.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verder naar bestellen' })).toHaveCount(0)
  await looksRight(page)

  for (const path of ['/bestelling-details', '/bestelling-bevestigen']) {
    await page.goto(path)
    await expect(why).toBeVisible()
    await expect(page.getByText('Vraag het aan Kim Inkoop.')).toBeVisible()
    await expect(
      page.getByRole('button', { name: /Verder naar bevestigen|Bestelling plaatsen/ }),
    ).toHaveCount(0)
    await looksRight(page)
  }
  await page.getByRole('link', { name: 'Naar je winkelwagen, om hem als offerte op te slaan' }).press('Enter')
  await page.getByRole('button', { name: 'Offerte opslaan' }).first().press('Enter')
  await page.getByRole('dialog').getByLabel('Referentie').fill('Voor Kim')
  await page.getByRole('dialog').getByRole('button', { name: 'Offerte opslaan' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Voor Kim' })).toBeVisible()
  await expect(
    page.getByText('Een collega die dat wel mag, kan deze offerte hier bestellen.', { exact: false }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Akkoord en bestellen' })).toHaveCount(0)
  await looksRight(page)
  expect(violations).toEqual([])
})

test('over his limit he reads so, and on a small screen the bar saves a quote', async ({
  customerPage: page,
  customer,
  databaseUrl,
}) => {
  await query(databaseUrl, `update contacts set order_limit_cents = 100 where email = $1`, [customer.email])
  await fillCart(page)
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/winkelwagen')
  await expect(
    page.getByText('hoger dan het bedrag dat je zelf mag bestellen', { exact: false }),
  ).toBeVisible()
  await expect(page.getByText('Vraag binnen je bedrijf wie dat mag', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verder naar bestellen' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Offerte opslaan' }).last().press('Enter')
  await expect(page.getByRole('dialog', { name: 'Offerte opslaan' })).toBeVisible()
})

test('who does not pay reads so where the invoices are', async ({
  customerPage: page,
  customer,
  databaseUrl,
  violations,
}) => {
  await query(databaseUrl, `update contacts set roles = '{orders}' where email = $1`, [customer.email])
  await fillCart(page)
  const { id } = await (await page.request.post('/api/cart/order', { data: {} })).json()
  const sentence = page.getByText('Je mag binnen je bedrijf geen facturen inzien. Vraag het aan een collega.')
  for (const path of [
    '/account/downloads',
    '/account/downloads?soort=facturen',
    `/account/bestellingen/${id}`,
  ]) {
    await page.goto(path)
    await expect(sentence).toBeVisible()
    await looksRight(page)
  }
  expect(violations).toEqual([])
})
