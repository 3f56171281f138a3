import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'
import { staffPage } from './staff-page.ts'
import { query } from './query.ts'

type Asked = { readonly id: string; readonly number: string }

/** Parks spanners and asks a price for them, by the calls of the shop. */
async function askPrice({ request }: Page, reference: string, message: string): Promise<Asked> {
  const { id } = await (await request.post('/api/cart/park', { data: { reference } })).json()
  const answer = await request.post(`/api/customer/parked-carts/${id}/price-request`, { data: { message } })
  expect(answer.status()).toBe(200)
  return { id, number: (await answer.json()).number }
}

test('a price is asked, answered by keyboard, and ordered at', async ({
  customerPage,
  browser,
  databaseUrl,
  violations,
}) => {
  await fillCart(customerPage, 20)
  const { id, number } = await askPrice(customerPage, 'Gevel <b>oost</b>', 'Wat kan er bij 500 stuks?')
  const page = await staffPage(browser, '')
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await expect(page.getByRole('list', { name: 'Wat er wacht' })).toContainText('Offertes te beantwoorden')
  await page.getByRole('link', { name: /^Offertes \d/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Offertes' })).toBeVisible()
  await page.getByRole('link', { name: /^Te beantwoorden/ }).press('Enter')
  await page.getByRole('searchbox', { name: 'Zoek op nummer, klant of referentie' }).fill(number)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row', { name: /Gevel <b>oost<\/b>/ })).toContainText('Prijs gevraagd')
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: number }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Offerte ${number}` })).toBeVisible()
  await expect(page.getByText('Wat kan er bij 500 stuks?')).toBeVisible()
  expect(await axe(page)).toEqual([])

  const amount = page.getByLabel(/^Nieuw bedrag voor /)
  await amount.fill('12.50')
  await page.getByRole('button', { name: 'Aanbod versturen' }).press('Enter')
  await expect(page.getByText('Vul een bedrag in, zoals 12,50 of 1.234,56')).toBeVisible()
  await expect(amount).toBeFocused()
  expect(await axe(page)).toEqual([])
  await amount.fill('1234,5')
  await amount.press('Tab')
  await expect(amount).toHaveValue('1.234,50')
  await amount.fill('12,5')
  await expect(page.getByText('Totaal van de regels').locator('..')).toContainText('€ 12,50')
  await expect(page.getByRole('row').last()).toContainText(/-\d+(,\d)?%/)
  await page.getByRole('button', { name: 'Aanbod versturen' }).press('Enter')
  await expect(page.getByText('Vul dit veld in')).toBeVisible()
  await page.getByLabel('Bericht').fill('Bij 500 stuks rekenen we dit.')
  await page.getByRole('button', { name: 'Aanbod versturen' }).press('Enter')
  await expect(page.getByText(`Het aanbod voor ${number} is verstuurd`)).toBeVisible()
  await expect(page.getByRole('main').getByText('Aangeboden', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Verlengen' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Aanbod ${number} verlengen` })
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Nieuwe laatste dag').fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Verlengen' }).press('Enter')
  await expect(dialog.getByText('Kies een latere dag dan nu, en hoogstens twee jaar vooruit.')).toBeVisible()
  const later = new Date(Date.now() + 60 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  await dialog.getByLabel('Nieuwe laatste dag').fill(later)
  await dialog.getByRole('button', { name: 'Verlengen' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^Ons aanbod is verlengd tot en met/)).toBeVisible()
  expect(broken).toEqual([])

  await customerPage.goto(`/account/offertes/${id}`)
  await expect(customerPage.getByText('Bij 500 stuks rekenen we dit.')).toBeVisible()
  await expect(
    customerPage
      .getByRole('main')
      .getByText(/€\s12,50/)
      .first(),
  ).toBeVisible()
  await customerPage.getByRole('button', { name: 'Akkoord en bestellen' }).click()
  await customerPage.getByLabel('Ik ga akkoord met de algemene voorwaarden').check()
  await customerPage.getByRole('button', { name: 'Bestelling plaatsen' }).click()
  await expect
    .poll(async () => {
      const sql = 'select subtotal_cents::int as cents from orders where cart_id = $1'
      return (await query<{ cents: number }>(databaseUrl, sql, [id]))[0]?.cents
    })
    .toBe(1250)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Naar de order' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  const mails = await query<{ template: string }>(
    databaseUrl,
    `select template from outbox where payload->>'text' like $1 and template in ('price_answer', 'quote_extended') order by template`,
    [`%${number}%`],
  )
  expect(mails.map(({ template }) => template)).toEqual(['price_answer', 'quote_extended'])
  await page.context().close()
  expect(violations).toEqual([])
})

test('a question is declined with a reason that the customer reads', async ({ customerPage, browser }) => {
  await fillCart(customerPage)
  const { id, number } = await askPrice(customerPage, 'Kleine partij', 'Kan het voor niets?')
  const page = await staffPage(browser, `/offertes/${id}`)
  await page.getByRole('button', { name: 'Afwijzen' }).click()
  const dialog = page.getByRole('dialog', { name: `Prijs op maat voor ${number} afwijzen` })
  await dialog.getByRole('button', { name: 'Afwijzen' }).click()
  await expect(dialog.getByText('Vul dit veld in')).toBeVisible()
  await expect(dialog.getByLabel('Reden')).toBeFocused()
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Reden').fill('Bij dit aantal kan er niets af.')
  await dialog.getByRole('button', { name: 'Afwijzen' }).click()
  await expect(page.getByText(`De aanvraag bij ${number} is afgewezen`)).toBeVisible()
  await expect(page.getByRole('main').getByText('Door ons afgewezen')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aanbod versturen' })).toHaveCount(0)
  await page.context().close()
  await customerPage.goto(`/account/offertes/${id}`)
  await expect(customerPage.getByText('Bij dit aantal kan er niets af.')).toBeVisible()
})

test('who answers what the customer changed meanwhile sees that, and keeps what was typed', async ({
  customerPage,
  browser,
}) => {
  await fillCart(customerPage)
  const { id } = await askPrice(customerPage, 'Intussen', 'Wat kan er?')
  const page = await staffPage(browser, `/offertes/${id}`, { hearsNews: false })
  await page.getByLabel(/^Nieuw bedrag voor /).fill('9,79')
  await page.getByLabel('Bericht').fill('Ons bod.')
  const request = `/api/customer/parked-carts/${id}/price-request`
  await customerPage.request.post(request, { data: { message: 'Toch liever 40 stuks.' } })
  await page.getByRole('button', { name: 'Aanbod versturen' }).click()
  await expect(page.getByText('Deze offerte is intussen gewijzigd', { exact: true })).toBeVisible()
  await expect(page.getByText('Toch liever 40 stuks.')).toBeVisible()
  await expect(page.getByLabel(/^Nieuw bedrag voor /)).toHaveValue('9,79')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Verder met mijn antwoord' }).click()

  await customerPage.request.delete(request)
  await page.getByRole('button', { name: 'Aanbod versturen' }).click()
  await expect(page.getByText('Dat is niet gelukt')).toBeVisible()
  await expect(page.getByText('Deze offerte kun je niet meer beantwoorden')).toBeVisible()
  await expect(page.getByLabel('Bericht')).toHaveValue('Ons bod.')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Mijn antwoord wissen' }).click()
  await expect(page.getByRole('main').getByText('Ingetrokken')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aanbod versturen' })).toHaveCount(0)
  await page.context().close()
})

test('what is typed stays while the quote is taken back', async ({ customerPage, browser }) => {
  await fillCart(customerPage)
  const { id } = await askPrice(customerPage, 'Teruggenomen', 'Wat kan er?')
  const page = await staffPage(browser, `/offertes/${id}`)
  await page.getByLabel('Bericht').fill('Ons bod.')
  await customerPage.request.delete(`/api/customer/parked-carts/${id}/price-request`)
  await expect(page.getByText('Deze offerte kun je niet meer beantwoorden')).toBeVisible({ timeout: 5_000 })
  await expect(page.getByLabel('Bericht')).toHaveValue('Ons bod.')
  await page.context().close()
})
