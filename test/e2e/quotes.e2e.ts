import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'
import { query } from './query.ts'

/** Parks spanners, by the calls that the cart makes. */
async function parkQuote(page: Page, reference: string, quantity = 2): Promise<string> {
  await fillCart(page, quantity)
  const answer = await page.request.post('/api/cart/park', { data: { reference } })
  expect(answer.status()).toBe(200)
  return (await answer.json()).id
}

const press = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true })
  await awake(button)
  await button.click()
}
const lines = async (page: Page): Promise<number> =>
  (await (await page.request.get('/api/cart/totals')).json()).totalItemCount

test('a cart becomes a quote under a reference', async ({ customerPage: page }) => {
  await fillCart(page)
  await page.goto('/winkelwagen')
  await press(page, 'Offerte opslaan')
  const dialog = page.getByRole('dialog', { name: 'Offerte opslaan' })
  await expect(dialog).toContainText('1 artikel')
  await dialog.getByRole('button', { name: 'Offerte opslaan' }).click()
  await expect(dialog.getByText('Vul dit veld in')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Referentie').fill('Winterterras alle filialen')
  await dialog.getByRole('button', { name: 'Offerte opslaan' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winterterras alle filialen')
  await expect(page).toHaveURL(/\/account\/offertes\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Nog 30 dagen geldig' })).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('the list finds a quote by its reference, and says when there is none', async ({
  customerPage: page,
}) => {
  await parkQuote(page, 'Winterterras alle filialen')
  await page.goto('/account/offertes?reference=terras')
  await expect(page.getByRole('row', { name: /Winterterras alle filialen.*Geldig/ })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.goto('/account/offertes?reference=bestaat-niet')
  await expect(page.getByRole('heading', { name: 'Geen offertes gevonden' })).toBeVisible()
})

test('a quote goes into an empty cart at once', async ({ customerPage: page }) => {
  const id = await parkQuote(page, 'Direct')
  await page.goto(`/account/offertes/${id}`)
  await press(page, 'Activeren')
  await expect(page).toHaveURL('/winkelwagen')
  await expect(page.getByText('Offerte Direct staat in je winkelwagen')).toBeVisible()
  expect(await lines(page)).toBe(1)
})

test('a cart with lines is merged, parked first, or left alone', async ({ customerPage: page }) => {
  const first = await parkQuote(page, 'Eerste')
  await fillCart(page, 5)
  await page.goto(`/account/offertes/${first}`)
  await press(page, 'Activeren')
  const dialog = page.getByRole('dialog', { name: 'Offerte activeren' })
  await expect(dialog).toContainText('In je winkelwagen staat nog 1 artikel')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await expect(dialog).toBeHidden()
  expect(await lines(page)).toBe(1)

  await press(page, 'Activeren')
  await dialog.getByRole('radio', { name: /Winkelwagen eerst opslaan/ }).check()
  await dialog.getByRole('button', { name: 'Activeren' }).click()
  await expect(dialog.getByText('Vul dit veld in')).toBeVisible()
  await dialog.getByLabel('Referentie van je winkelwagen').fill('Later verder')
  await dialog.getByRole('button', { name: 'Activeren' }).click()
  await expect(page).toHaveURL('/winkelwagen')
  expect(await lines(page)).toBe(1)

  await page.goto('/account/offertes')
  await page
    .getByRole('row', { name: /Later verder/ })
    .getByRole('link')
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Later verder')
  await press(page, 'Activeren')
  await dialog.getByRole('button', { name: 'Activeren' }).click()
  await expect(page).toHaveURL('/winkelwagen')
  expect(await lines(page)).toBe(2)
})

test('a quote that has expired tells what changed, and asks for an answer in the cart', async ({
  customerPage: page,
  databaseUrl,
}) => {
  const id = await parkQuote(page, 'Oud')
  await query(
    databaseUrl,
    `with gone as (update carts set valid_until = '2020-01-01' where id = $1 returning id)
      update cart_lines set agreed_until = '2020-01-01', agreed_price = jsonb_set(agreed_price, '{rule,rateE4}', '10000')
      from gone where cart_id = gone.id`,
    [id],
  )
  await page.goto(`/account/offertes/${id}`)
  await expect(page.getByRole('heading', { name: 'Deze offerte is verlopen' })).toBeVisible()
  await expect(page.getByText('Dit is veranderd sinds je offerte')).toBeVisible()
  await expect(page.getByRole('main').getByText(/van €\s2,00 naar €/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Akkoord en bestellen' })).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await press(page, 'Activeren')
  await expect(page).toHaveURL('/winkelwagen')
  await expect(page.getByText('De prijs van 1 artikel is veranderd. Bekijk hem bij de regel.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Akkoord met nieuwe prijs' })).toBeVisible()
})

test('a deleted quote comes back when that was a mistake', async ({ customerPage: page }) => {
  const id = await parkQuote(page, 'Vergissing')
  await page.goto(`/account/offertes/${id}`)
  await press(page, 'Verwijderen')
  await expect(page).toHaveURL('/account/offertes')
  await expect(page.getByRole('heading', { name: 'Nog geen offertes' })).toBeVisible()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vergissing')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vergissing')
})

test('another window was first: that is told, and nothing is lost', async ({ customerPage: page }) => {
  const id = await parkQuote(page, 'Twee vensters')
  await page.goto(`/account/offertes/${id}`)
  await awake(page.getByRole('button', { name: 'Activeren', exact: true }))
  await page.request.post(`/api/customer/parked-carts/${id}/price-request`, {
    data: { message: 'Kan het lager?' },
  })
  await press(page, 'Activeren')
  await expect(page.getByText('Deze offerte is intussen gewijzigd of geactiveerd.')).toBeVisible()
  await expect(page.getByText('Kan het lager?')).toBeVisible()
  await press(page, 'Activeren')
  await expect(page).toHaveURL('/winkelwagen')
  expect(await lines(page)).toBe(1)
})

test('a quote becomes an order at its own prices', async ({ customerPage: page }) => {
  const id = await parkQuote(page, 'Akkoord')
  await fillCart(page, 9)
  await page.goto(`/account/offertes/${id}`)
  await press(page, 'Akkoord en bestellen')
  const dialog = page.getByRole('dialog', { name: 'Akkoord en bestellen' })
  await dialog.getByRole('button', { name: 'Bestelling plaatsen' }).click()
  await expect(dialog.getByText('Ga akkoord met de algemene voorwaarden om te bestellen.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Inkoopnummer').fill('PO-2026-7')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Bestelling plaatsen' }).click()
  await expect(page).toHaveURL(/\/bestelling-geplaatst/)
  expect(await lines(page)).toBe(1)
  const { orders } = await (await page.request.get('/api/customer/orders')).json()
  expect(orders[0].reference).toBe('Akkoord')
})

test('a price on request is asked for, answered and declined', async ({
  customerPage: page,
  databaseUrl,
  dataDir,
}) => {
  const id = await parkQuote(page, 'Grote oplage', 500)
  await page.goto(`/account/offertes/${id}`)
  await press(page, 'Vraag een prijs op maat')
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(page.getByText('Vul dit veld in')).toBeVisible()
  await page.getByLabel('Je bericht').fill('We nemen er elk kwartaal 500 af.\nWat kan er dan?')
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(page.getByText('We nemen er elk kwartaal 500 af.')).toBeVisible()
  await expect(page.getByText('Prijs aangevraagd').first()).toBeVisible()
  expect(await axe(page)).toEqual([])
  const { number } = await (await page.request.get(`/api/customer/parked-carts/${id}`)).json()
  const { stdout } = await promisify(execFile)(
    'node',
    ['scripts/answer-quote.mjs', number, 'Dit is ons beste bod.', '--prijs', '1=3500,00'],
    { env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir } },
  )
  expect(stdout).toContain(number)
  await page.reload()
  await expect(page.getByText('Dit is ons beste bod.')).toBeVisible()
  await expect(page.getByText('€ 3.500,00').first()).toBeVisible()
  await expect(page.getByText('Aanbod ontvangen').first()).toBeVisible()
  await press(page, 'Aanbod afwijzen')
  await expect(page.getByText('Door jou afgewezen').first()).toBeVisible()
})
