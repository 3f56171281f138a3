import type { Page } from '@playwright/test'
import { composedFlag } from '#test/support/cart-items.ts'
import { axe } from './axe.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'
import { addStaff, logInStaff, staffPage } from './staff-page.ts'
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
  test.slow()
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

  const amount = page.getByLabel('Nieuw bedrag')
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
  await expect(page.getByText(/^Verlies /).first()).toBeVisible()
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
  await expect(page.getByRole('paragraph').filter({ hasText: /^Ons aanbod is verlengd tot/ })).toBeVisible()
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
    `select template from outbox where payload->>'text' like $1 and template in ('price_offer', 'quote_extended') order by template`,
    [`%${number}%`],
  )
  expect(mails.map(({ template }) => template)).toEqual(['price_offer', 'quote_extended'])
  await page.context().close()
  expect(violations).toEqual([])
})

test('a colleague who is named in a note at a quote reads it on her first page, and its customer nowhere', async ({
  customerPage,
  browser,
  databaseUrl,
  violations,
}) => {
  await fillCart(customerPage)
  const { id, number } = await askPrice(customerPage, 'Overleg', 'Wat kan er?')
  // Tried again, she is somebody else.
  const noor = `Noor ${crypto.randomUUID().slice(0, 8)}`
  const email = await addStaff(databaseUrl, 'sales', noor)
  const page = await staffPage(browser, `/offertes/${id}`)
  await page.getByLabel('Collega noemen').selectOption(noor)
  await page.getByRole('button', { name: 'In de notitie zetten' }).press('Enter')
  await expect(page.getByLabel('Nieuwe notitie')).toBeFocused()
  await page.keyboard.type('mag er tien procent af?')
  await page.getByRole('button', { name: 'Notitie plaatsen' }).press('Enter')
  const note = `@${noor} mag er tien procent af?`
  await expect(page.getByText(note)).toBeVisible()
  expect(await axe(page)).toEqual([])

  const hers = await (await browser.newContext()).newPage()
  await hers.goto('/beheer')
  await logInStaff(hers, email)
  await expect(hers.getByText(note)).toBeVisible()
  await hers.getByRole('link', { name: `Offerte ${number}` }).press('Enter')
  await expect(hers.getByRole('heading', { level: 1, name: `Offerte ${number}` })).toBeVisible()
  await expect(hers.getByText(note)).toBeVisible()
  await hers.goto('/beheer')
  await hers.getByRole('button', { name: `Gelezen: notitie bij offerte ${number}` }).press('Enter')
  await expect(hers.getByText(note)).toHaveCount(0)
  await customerPage.goto(`/account/offertes/${id}`)
  await expect(customerPage.getByText('Wat kan er?')).toBeVisible()
  await expect(customerPage.getByText(note)).toHaveCount(0)
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
  await page.getByLabel('Nieuw bedrag').fill('9,79')
  await page.getByLabel('Bericht').fill('Ons bod.')
  const request = `/api/customer/parked-carts/${id}/price-request`
  await customerPage.request.post(request, { data: { message: 'Toch liever 40 stuks.' } })
  await page.getByRole('button', { name: 'Aanbod versturen' }).click()
  await expect(page.getByRole('dialog').getByText('Toch liever 40 stuks.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  const changed = page.getByRole('dialog', { name: 'Deze offerte is intussen gewijzigd' })
  await changed.getByRole('button', { name: 'Verder met mijn antwoord' }).click()
  await expect(page.getByLabel('Nieuw bedrag')).toHaveValue('9,79')

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

test('who answers what a colleague changed meanwhile chooses of each what stays, and offers that', async ({
  customerPage,
  browser,
  databaseUrl,
}) => {
  await fillCart(customerPage, 20)
  const tiewraps = { sku: 'TOE-TIEWRAP', quantity: 10, customOptions: [] }
  await customerPage.request.post('/api/cart/items', { data: { cartItem: tiewraps, asOwnLine: true } })
  const { id, number } = await askPrice(customerPage, 'Met zijn tweeën', 'Wat kan er?')
  const mine = await staffPage(browser, `/offertes/${id}`, { hearsNews: false })
  const [spanner, tiewrap] = [mine.getByRole('group').first(), mine.getByRole('group').last()]
  await spanner.getByLabel('Aantal').fill('30')
  await spanner.getByLabel('Nieuw bedrag').fill('33')
  await tiewrap.getByLabel('Nieuw bedrag').fill('7,77')
  await mine.getByLabel('Bericht').fill('Mijn bod.')

  const theirs = await staffPage(browser, `/offertes/${id}`)
  await theirs.getByRole('group').first().getByLabel('Aantal').fill('40')
  await theirs.getByRole('group').first().getByLabel('Nieuw bedrag').fill('50')
  await theirs.getByRole('group').last().getByRole('button', { name: 'Verwijderen' }).click()
  await theirs.getByLabel('Bericht').fill('Het bod van een collega.')
  await theirs.getByRole('button', { name: 'Aanbod versturen' }).click()
  await expect(theirs.getByText(`Het aanbod voor ${number} is verstuurd`)).toBeVisible()

  await mine.getByRole('button', { name: 'Aanbod versturen' }).press('Enter')
  const dialog = mine.getByRole('dialog', { name: 'Deze offerte is intussen gewijzigd' })
  await expect(dialog.getByText('Het bod van een collega.')).toBeVisible()
  const quantity = dialog.getByRole('group', { name: /: aantal$/ })
  const price = dialog.getByRole('group', { name: /: bedrag$/ })
  const gone = dialog.getByRole('group', { name: /: regel vervallen$/ })
  await expect(quantity).toContainText('van 20 naar 40')
  await expect(price).toContainText('naar € 50,00')
  await expect(price).toContainText('€ 33')
  expect(await axe(mine)).toEqual([])
  await mine.keyboard.press('Escape')
  await expect(mine.getByRole('button', { name: 'Bekijk wat er veranderde' })).toBeFocused()
  await expect(mine.getByLabel('Bericht')).toHaveValue('Mijn bod.')
  await mine.keyboard.press('Enter')
  await quantity.getByRole('radio', { name: /^van 20 naar 40/ }).press('Space')
  await dialog.getByRole('button', { name: 'Verder met mijn antwoord' }).press('Enter')
  await expect(price.getByText('Maak een keuze')).toBeVisible()
  await price.getByRole('radio', { name: /Zo typte jij het$/ }).press('Space')
  await gone.getByRole('radio', { name: /Zo typte jij het$/ }).press('Space')
  await dialog.getByRole('button', { name: 'Verder met mijn antwoord' }).press('Enter')
  await expect(dialog).toBeHidden()
  const send = mine.getByRole('button', { name: 'Aanbod versturen' })
  await expect(send).toBeFocused()
  await expect(spanner.getByLabel('Aantal')).toHaveValue('40')
  await expect(spanner.getByLabel('Nieuw bedrag')).toHaveValue('33,00')
  await expect(tiewrap.getByText('Komt erbij zodra je het aanbod verstuurt.')).toBeVisible()
  await expect(tiewrap.getByLabel('Nieuw bedrag')).toHaveValue('7,77')
  await expect(send).toBeEnabled()
  await send.press('Enter')
  await expect(mine.getByText(`Het aanbod voor ${number} is verstuurd`)).toBeVisible()
  const kept = await query<{ quantity: number; cents: number }>(
    databaseUrl,
    `select (line->>'quantity')::int as quantity, (line->>'cents')::int as cents
     from quote_versions v, jsonb_array_elements(v.content->'lines') line where v.cart_id = $1
       and v.number = (select max(number) from quote_versions where cart_id = $1)`,
    [id],
  )
  expect(kept).toEqual([
    { quantity: 40, cents: 3300 },
    { quantity: 10, cents: 777 },
  ])
  await mine.context().close()
  await theirs.context().close()
})

test('who declines what a colleague wrote about meanwhile sees that first, and keeps the reason', async ({
  customerPage,
  browser,
}) => {
  await fillCart(customerPage, 20)
  const { id, number } = await askPrice(customerPage, 'Toch niet', 'Wat kan er?')
  const mine = await staffPage(browser, `/offertes/${id}`, { hearsNews: false })
  await mine.getByRole('button', { name: 'Afwijzen' }).press('Enter')
  const dialog = mine.getByRole('dialog', { name: `Prijs op maat voor ${number} afwijzen` })
  await dialog.getByLabel('Reden').fill('Hier kan niets af.')
  const theirs = await staffPage(browser, `/offertes/${id}`)
  await theirs.getByLabel('Bericht').fill('Ik zoek het uit.')
  await theirs.getByRole('button', { name: 'Alleen bericht versturen' }).click()
  await expect(theirs.getByText('Je bericht is verstuurd')).toBeVisible()
  await dialog.getByRole('button', { name: 'Afwijzen' }).press('Enter')
  await expect(dialog.getByText('Ik zoek het uit.')).toBeVisible()
  await expect(dialog.getByText('van Prijs gevraagd naar In behandeling')).toBeVisible()
  // It is told here, and by nothing that would lie over it.
  await expect(mine.getByText('Dat is niet gelukt')).toHaveCount(0)
  await expect(dialog.getByLabel('Reden')).toHaveValue('Hier kan niets af.')
  expect(await axe(mine)).toEqual([])
  await dialog.getByRole('button', { name: 'Afwijzen' }).press('Enter')
  await expect(mine.getByText(`De aanvraag bij ${number} is afgewezen`)).toBeVisible()
  await mine.context().close()
  await theirs.context().close()
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

test('staff change quantities and lines, send a second version, and the customer orders that', async ({
  customerPage,
  browser,
  databaseUrl,
  violations,
}) => {
  await fillCart(customerPage, 20)
  const tiewraps = { sku: 'TOE-TIEWRAP', quantity: 10, customOptions: [] }
  await customerPage.request.post('/api/cart/items', { data: { cartItem: tiewraps, asOwnLine: true } })
  const parked = await customerPage.request.post('/api/cart/park', { data: { reference: 'Versies' } })
  const { id } = await parked.json()
  const page = await staffPage(browser, `/offertes/${id}`)
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await expect(page.getByText('Je kunt wel zelf een aanbod doen.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Alleen bericht versturen' })).toHaveCount(0)
  const [spanner, tiewrap] = [page.getByRole('group').first(), page.getByRole('group').last()]

  await spanner.getByLabel('Aantal').fill('0')
  await spanner.getByLabel('Aantal').press('Tab')
  await expect(spanner.getByText('Vul een heel aantal in')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await spanner.getByLabel('Aantal').fill('40')
  await spanner.getByLabel('Korting op lijst').fill('10')
  await expect(spanner.getByText(/onder 20%|\d+(,\d)?%, €/)).toBeVisible()
  await spanner.getByLabel('Prijs per stuk').fill('1,25')
  await expect(spanner.getByLabel('Nieuw bedrag')).toHaveValue('50,00')
  await tiewrap.getByRole('button', { name: 'Verwijderen' }).press('Enter')
  await expect(tiewrap.getByText('Deze regel gaat uit de offerte.')).toBeVisible()
  await expect(tiewrap.getByRole('button', { name: 'Terugzetten' })).toBeFocused()
  await expect(page.getByText('Totaal van de regels').locator('..')).toContainText('€ 50,00')
  expect(await axe(page)).toEqual([])
  await page.getByLabel('Bericht').fill('Veertig stuks voor vijftig euro.')
  const offer = page.getByRole('button', { name: 'Aanbod versturen' })
  // An offer whose prices are still asked cannot be sent, and no key waits for that.
  await expect(offer).toBeEnabled()
  await offer.press('Enter')
  await expect(page.getByText(/^Het aanbod voor .* is verstuurd$/)).toBeVisible()

  const compared = page.getByRole('table', { name: 'Verschillen van versie 1 naar versie 2' })
  await expect(compared.getByRole('row').nth(1)).toContainText('van 20 naar 40')
  await expect(compared.getByRole('row').nth(1)).toContainText('Gewijzigd')
  await expect(compared.getByRole('row').nth(2)).toContainText('Vervallen')
  await customerPage.goto(`/account/offertes/${id}`)
  await expect(customerPage.getByText(/^Versie 2: wij hebben je offerte aangepast/)).toBeVisible()
  await customerPage.getByRole('button', { name: 'Akkoord en bestellen' }).click()

  await page.getByLabel('Nieuw bedrag').fill('45')
  await page.getByLabel('Bericht').fill('Vooruit, voor vijfenveertig.')
  await expect(offer).toBeEnabled()
  await offer.press('Enter')
  await expect(page.getByRole('table', { name: 'Verschillen van versie 2 naar versie 3' })).toBeVisible()
  await page.getByLabel('Van', { exact: true }).selectOption('1')
  await expect(page.getByRole('table', { name: 'Verschillen van versie 1 naar versie 3' })).toContainText(
    '€ 45,00',
  )
  expect(await axe(page)).toEqual([])

  await customerPage.getByLabel('Ik ga akkoord met de algemene voorwaarden').check()
  await customerPage.getByRole('button', { name: 'Bestelling plaatsen' }).click()
  await expect(customerPage.getByText(/er is nu versie 3\./).first()).toBeVisible()
  await expect(customerPage.getByText(/^Versie 3: wij hebben je offerte aangepast/)).toBeVisible()
  await expect(customerPage.getByRole('dialog')).toContainText('€ ')
  const dialog = customerPage.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Bestelling plaatsen' }).click()
  await expect
    .poll(async () => {
      const sql = `select l.quantity, l.line_cents::int as cents from order_lines l join orders o on o.id = l.order_id
        where o.cart_id = $1`
      return query<{ quantity: number; cents: number }>(databaseUrl, sql, [id])
    })
    .toEqual([{ quantity: 40, cents: 4500 }])
  await page.reload()
  await expect(page.getByRole('link', { name: 'Naar de order' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Versies' })).toBeVisible()
  expect(broken).toEqual([])
  await page.context().close()
  expect(violations).toEqual([])
})

test('an amount that is emptied again sends the line at its price, and nothing is offered without any price', async ({
  customerPage,
  browser,
  databaseUrl,
}) => {
  await fillCart(customerPage, 20)
  const { id, number } = await askPrice(customerPage, 'Leeggemaakt', 'Wat kan er?')
  const page = await staffPage(browser, `/offertes/${id}`)
  const [whole, piece] = [page.getByLabel('Nieuw bedrag'), page.getByLabel('Prijs per stuk')]
  const before = await whole.inputValue()
  await whole.fill('9,79')
  await whole.fill('')
  await expect(whole).toHaveValue('')
  await whole.press('Tab')
  await expect(whole).toHaveValue(before)
  await piece.fill('')
  await page.getByLabel('Bericht').fill('Bij dit aantal blijft het zo.')
  await expect(piece).not.toHaveValue('')
  await piece.fill('')
  await page.getByRole('button', { name: 'Aanbod versturen' }).click()
  await expect(page.getByText(`Het aanbod voor ${number} is verstuurd`)).toBeVisible()
  await page.context().close()

  const update = `update cart_lines set product_id = (select id from products where sku = 'LET-DOOS'),
    agreed_price = jsonb_set(agreed_price, '{rule}', 'null') where cart_id = $1`
  await query(databaseUrl, update, [id])
  const again = await staffPage(browser, `/offertes/${id}`)
  await again.getByLabel('Bericht').fill('Nog een bod.')
  await again.getByRole('button', { name: 'Aanbod versturen' }).press('Enter')
  const missing = again.getByText('Geef minstens één regel een prijs voordat je een aanbod verstuurt.')
  await expect(missing).toBeVisible()
  await expect(again.getByLabel('Nieuw bedrag')).toBeFocused()
  expect(await axe(again)).toEqual([])
  await again.getByLabel('Nieuw bedrag').fill('25')
  await expect(missing).toHaveCount(0)
  await again.getByRole('button', { name: 'Aanbod versturen' }).press('Enter')
  await expect(again.getByText(`Het aanbod voor ${number} is verstuurd`)).toBeVisible()
  await again.context().close()
})

test('nothing is offered while the amounts of another quantity could not be worked out', async ({
  customerPage,
  browser,
  databaseUrl,
}) => {
  await fillCart(customerPage, 20)
  const { id, number } = await askPrice(customerPage, 'Geen antwoord', 'Wat kan er bij 40?')
  // News of another quote would have the amounts asked once more.
  const page = await staffPage(browser, `/offertes/${id}`, { hearsNews: false })
  const amount = page.getByLabel('Nieuw bedrag')
  const before = await amount.inputValue()
  await page.route('**/calculate', (route) => route.abort())
  await page.getByLabel('Aantal').fill('40')
  const failed = page.getByRole('alert').filter({ hasText: 'De bedragen zijn niet berekend' })
  await expect(failed).toBeVisible()
  await expect(amount).toHaveValue('')
  const total = page.locator('form').getByText('Totaal incl. btw').locator('..')
  await expect(total).toHaveText('Totaal incl. btw-')
  expect(await axe(page)).toEqual([])
  await page.getByLabel('Bericht').fill('Veertig stuks.')
  const again = page.getByRole('button', { name: 'Opnieuw berekenen' })
  await page.getByRole('button', { name: 'Aanbod versturen' }).press('Enter')
  await expect(again).toBeFocused()
  await page.unroute('**/calculate')
  await again.press('Enter')
  await expect(failed).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Aanbod versturen' })).toBeFocused()
  await expect(amount).not.toHaveValue('')
  await expect(amount).not.toHaveValue(before)
  await page.getByRole('button', { name: 'Aanbod versturen' }).press('Enter')
  await expect(page.getByText(`Het aanbod voor ${number} is verstuurd`)).toBeVisible()
  const offered = await query<{ quantity: number }>(
    databaseUrl,
    'select quantity from cart_lines where cart_id = $1',
    [id],
  )
  expect(offered).toEqual([{ quantity: 40 }])
  await page.context().close()
})

test('a quote is ordered for who said yes by telephone, and the desk leads to its order', async ({
  customerPage,
  browser,
  violations,
}) => {
  await fillCart(customerPage, 3)
  const parked = await customerPage.request.post('/api/cart/park', {
    data: { reference: 'Telefonisch akkoord' },
  })
  const { id } = await parked.json()
  const page = await staffPage(browser, `/offertes/${id}`)
  await page.getByRole('button', { name: 'Bestellen namens Test Klant' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/account/offertes/${id}$`))
  await expect(page.getByRole('complementary', { name: 'Werken namens een klant' })).toContainText(
    'Test Klant',
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Telefonisch akkoord')
  await page.getByRole('button', { name: 'Akkoord en bestellen' }).click()
  await page.getByLabel('Ik ga akkoord met de algemene voorwaarden').check()
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bestelling geplaatst' })).toBeVisible()
  await page.goto(`/beheer/offertes/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: /^Offerte / })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bestellen namens Test Klant' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Naar de order' }).press('Enter')
  await expect(page).toHaveURL(/\/beheer\/orders\//)
  expect(violations).toEqual([])
  await page.context().close()
})

test('staff add an article and change the choices of a line by keyboard, and the customer orders it so', async ({
  customerPage,
  browser,
  databaseUrl,
  violations,
}) => {
  const { request } = customerPage
  const cartItem = composedFlag(2)
  const cart = await (await request.post('/api/cart/items', { data: { cartItem, asOwnLine: true } })).json()
  const itemId = cart.orderLineGroups[0].lines[0].id
  await request.put('/api/cart/items/design/status', { data: { itemId, status: 'later' } })
  const { id } = await (await request.post('/api/cart/park', { data: { reference: 'Vlaggen' } })).json()
  const page = await staffPage(browser, `/offertes/${id}`)
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  const flag = page.getByRole('group').first()
  await expect(page.getByRole('group', { name: /^Transporttas/ })).toBeVisible()
  await flag.getByRole('button', { name: 'Keuzes wijzigen' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tas', { exact: true }).selectOption('Geen tas')
  await dialog
    .getByLabel(/^Aantal/)
    .first()
    .fill('3')
  await expect(dialog.getByText('Lijstprijs van deze klant, excl. btw')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keuzes overnemen' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(flag.getByRole('button', { name: 'Keuzes wijzigen' })).toBeFocused()
  await expect(flag.getByText('Krijgt deze keuzes zodra je het aanbod verstuurt.')).toBeVisible()
  await expect(flag.getByLabel('Aantal')).toHaveValue('3')
  await expect(page.getByRole('group', { name: /^Transporttas/ })).toContainText(
    'Deze regel gaat uit de offerte.',
  )

  await page.getByRole('button', { name: 'Artikel toevoegen' }).press('Enter')
  await dialog.getByRole('searchbox', { name: 'Zoek een artikel' }).fill('SPD-510')
  await dialog.getByRole('radio', { name: /SPD-510$/ }).press('Space')
  await dialog.getByLabel(/^Breedte/).fill('3000')
  await dialog.getByLabel(/^Hoogte/).fill('1')
  await dialog.getByRole('button', { name: 'Toevoegen' }).press('Enter')
  const banner = page.getByRole('group').last()
  await expect(banner.getByRole('alert')).not.toBeEmpty()
  await expect(banner.getByRole('button', { name: 'Keuzes wijzigen' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await banner.getByRole('button', { name: 'Keuzes wijzigen' }).press('Enter')
  await dialog.getByLabel(/^Hoogte/).fill('1000')
  await expect(dialog.getByText('Lijstprijs van deze klant, excl. btw')).toBeVisible()
  await dialog.getByLabel(/^Hoogte/).press('Enter')
  await expect(banner.getByText('Komt erbij zodra je het aanbod verstuurt.')).toBeVisible()
  await banner.getByLabel('Nieuw bedrag').fill('99')

  await page.getByRole('button', { name: 'Artikel toevoegen' }).press('Enter')
  await dialog.getByRole('searchbox', { name: 'Zoek een artikel' }).fill('TOE-SPANNER')
  await dialog.getByRole('radio', { name: /TOE-SPANNER$/ }).press('Space')
  await dialog.getByRole('button', { name: 'Toevoegen' }).press('Enter')
  await page.getByRole('group').last().getByRole('button', { name: 'Verwijderen' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Artikel toevoegen' })).toBeFocused()

  await page.getByLabel('Bericht').fill('Zonder tas, met een spandoek erbij.')
  const send = page.getByRole('button', { name: 'Aanbod versturen' })
  await expect(send).toBeEnabled()
  // News of another quote, after which the sums are asked again, swallows no press.
  const sent = Promise.withResolvers<void>()
  await page.route('**/calculate', async (route) => {
    await sent.promise
    await route.fallback()
  })
  const again = page.waitForRequest('**/calculate')
  await request.post('/api/cart/items', { data: { cartItem: composedFlag(1), asOwnLine: true } })
  await request.post('/api/cart/park', { data: { reference: 'Nog een vlag' } })
  await again
  await send.press('Enter')
  await expect(page.getByText(/^Het aanbod voor .* is verstuurd$/)).toBeVisible()
  sent.resolve()
  const compared = page.getByRole('table', { name: 'Verschillen van versie 1 naar versie 2' })
  await expect(compared.getByRole('row', { name: /SPD-510/ })).toContainText('Toegevoegd')
  await expect(compared.getByRole('row', { name: /Transporttas/ })).toContainText('Vervallen')
  expect(await axe(page)).toEqual([])

  await customerPage.goto(`/account/offertes/${id}`)
  await expect(customerPage.getByText(/^Versie 2: wij hebben je offerte aangepast/)).toBeVisible()
  await customerPage.getByRole('button', { name: 'Akkoord en bestellen' }).click()
  await customerPage.getByLabel('Ik ga akkoord met de algemene voorwaarden').check()
  await customerPage.getByRole('button', { name: 'Bestelling plaatsen' }).click()
  await expect
    .poll(async () => {
      const sql = `select l.quantity, l.line_cents::int as cents, l.state from order_lines l join orders o on o.id = l.order_id
        where o.cart_id = $1 and l.sku = 'SPD-510'`
      return query<{ quantity: number; cents: number; state: string }>(databaseUrl, sql, [id])
    })
    .toEqual([{ quantity: 1, cents: 9900, state: 'awaiting_files' }])
  expect(broken).toEqual([])
  await page.context().close()
  expect(violations).toEqual([])
})

test('several offers are extended and questions declined at once, with the way to each', async ({
  customerPage,
  browser,
  violations,
}) => {
  const reference = `Samen ${crypto.randomUUID().slice(0, 8)}`
  await fillCart(customerPage, 20)
  const first = await askPrice(customerPage, reference, 'Wat kan er bij 500?')
  await fillCart(customerPage, 20)
  const second = await askPrice(customerPage, reference, 'En bij 900?')
  const page = await staffPage(browser, '/offertes', { hearsNews: false })
  const { version, lines } = await (await page.request.get(`/beheer/api/quotes/${first.id}`)).json()
  await page.request.post(`/beheer/api/quotes/${first.id}/answer`, {
    data: { version, message: 'Ons bod.', prices: [{ lineId: lines[0].id, cents: 900 }] },
  })
  await page.goto(`/beheer/offertes?zoek=${encodeURIComponent(reference)}`)
  await expect(page.getByRole('row')).toHaveCount(3)
  const bar = page.getByRole('region', { name: 'Met de gekozen regels' })
  const choose = async () => {
    for (const { number } of [first, second])
      await page.getByRole('checkbox', { name: `Kies Offerte ${number}` }).check()
    await expect(bar).toContainText('2 gekozen')
  }
  await choose()
  await page.keyboard.press('v')
  const extending = page.getByRole('dialog', { name: 'Aanbod van meer offertes verlengen' })
  await expect(extending).toContainText('2 gekozen.')
  await extending.getByRole('button', { name: 'Verlengen' }).press('Enter')
  await expect(extending.getByText('Vul dit veld in')).toBeVisible()
  await extending.getByLabel('Nieuwe laatste dag').fill('2020-01-01')
  await extending.getByRole('button', { name: 'Verlengen' }).press('Enter')
  await expect(
    extending.getByText('Kies een latere dag dan nu, en hoogstens twee jaar vooruit.'),
  ).toBeVisible()
  const day = new Date(Date.now() + 120 * 86_400_000).toISOString().slice(0, 10)
  await extending.getByLabel('Nieuwe laatste dag').fill(day)
  expect(await axe(page)).toEqual([])
  await extending.getByRole('button', { name: 'Verlengen' }).press('Enter')
  await expect(page.getByText('Verlengen: 1 van 2 gelukt')).toBeVisible()
  const refused = page
    .getByRole('listitem')
    .filter({ hasText: `Offerte ${second.number}: Er ligt geen aanbod dat nog geldt.` })
  await expect(refused.getByRole('link')).toHaveAttribute('href', `/beheer/offertes/${second.id}`)
  expect(await axe(page)).toEqual([])

  await bar.getByRole('button', { name: 'Afwijzen' }).press('Enter')
  const declining = page.getByRole('dialog', { name: 'Afwijzen' })
  await expect(declining).toContainText('1 gekozen.')
  await declining.getByRole('textbox', { name: 'Reden' }).fill('Onze prijs is al scherp.')
  expect(await axe(page)).toEqual([])
  await declining.getByRole('button', { name: 'Afwijzen' }).press('Enter')
  await expect(page.getByText('Afwijzen: 1 van 1 gelukt')).toBeVisible()
  await customerPage.goto(`/account/offertes/${second.id}`)
  await expect(customerPage.getByText('Onze prijs is al scherp.')).toBeVisible()
  expect(violations).toEqual([])
})

test('who may only look at quotes chooses none', async ({ browser, databaseUrl }) => {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/beheer/offertes')
  await logInStaff(page, await addStaff(databaseUrl, 'finance', 'Fien Boek'))
  await expect(page.getByRole('heading', { level: 1, name: 'Offertes' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})
