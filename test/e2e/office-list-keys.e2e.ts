import type { Locator, Page } from '@playwright/test'
import { axe } from './axe.ts'
import { fillCart } from './fill-cart.ts'
import { expect, heardErrors, test } from './fixtures.ts'
import { overdueInvoice } from './overdue-invoice.ts'
import { query } from './query.ts'
import { stepTo } from './staff-keys.ts'
import { addStaff, staffPage } from './staff-page.ts'

type Row = {
  /** Where its list is, with its filters. */
  readonly at: string
  /** What j comes to in it. */
  readonly first: string
  /** The window that Enter opens; a page without it. */
  readonly opens?: string | RegExp
}

const inMain = (page: Page, { first, opens }: Row): Locator =>
  page.getByRole('main').getByRole(opens === undefined ? 'link' : 'button', { name: first, exact: true })

const hasRing = (element: Element) =>
  element.matches(':focus-visible') && getComputedStyle(element).outlineStyle === 'solid'

/** Opens a row by j and Enter, and comes back: to the same row, with the filters that were set, which a reload keeps too. */
async function goByKeys(page: Page, row: Row): Promise<void> {
  await page.goto(`/beheer${row.at}`)
  const url = page.url()
  const first = inMain(page, row)
  const sought = new URL(url).searchParams.get('zoek')
  const search = page.getByRole('searchbox').first()
  await stepTo(page, 'j', first)
  expect(await first.evaluate(hasRing)).toBe(true)
  const to = row.opens === undefined ? await first.getAttribute('href') : null
  await page.keyboard.press('Enter')
  if (row.opens === undefined) {
    await expect(page).toHaveURL((there) => there.pathname === to)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await page.goBack()
  } else {
    const dialog = page.getByRole('dialog', { name: row.opens })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Annuleren' }).press('Enter')
    await expect(dialog).toHaveCount(0)
  }
  await expect(page).toHaveURL(url)
  await expect(first).toBeFocused()
  if (sought !== null) await expect(search).toHaveValue(sought)
  await page.reload()
  await expect(first).toBeVisible()
  await expect(page).toHaveURL(url)
  if (sought !== null) await expect(search).toHaveValue(sought)
}

const goThrough = async (page: Page, rows: readonly Row[]) => {
  for (const row of rows) await test.step(row.at, () => goByKeys(page, row))
}

test('what is sold goes by key through each of its lists', async ({
  browser,
  customerPage,
  customer,
  databaseUrl,
}) => {
  test.slow()
  const invoice = await overdueInvoice(customerPage, databaseUrl)
  const order = invoice.replace('FAC-L-', '')
  const reference = `Sneltoets ${crypto.randomUUID().slice(0, 8)}`
  await fillCart(customerPage)
  await customerPage.request.post('/api/cart/park', { data: { reference } })
  const [quote] = await query<{ number: string }>(
    databaseUrl,
    'select quote_number as number from carts where reference = $1',
    [reference],
  )
  const [company] = await query<{ name: string }>(databaseUrl, 'select name from companies where id = $1', [
    customer.companyId,
  ])
  const contact = `inge-${crypto.randomUUID().slice(0, 8)}@test.example`
  await query(
    databaseUrl,
    `insert into contacts (company_id, email, first_name, last_name, state)
     values ($1, $2, 'Inge', 'Nieuw', 'invited')`,
    [customer.companyId, contact],
  )
  const page = await staffPage(browser, '', {
    email: await addStaff(databaseUrl, 'owner', 'Tine Toets'),
    hearsNews: false,
  })
  const errors = heardErrors(page)
  await goThrough(page, [
    { at: `/orders?wachtrij=all&zoek=${order}`, first: order },
    {
      at: '/bestanden?wachtrij=all&zoek=spandoek-open-dag&volgorde=worst',
      first: 'spandoek-open-dag-zonder-afloop.pdf',
    },
    { at: `/offertes?wachtrij=open&zoek=${quote!.number}`, first: quote!.number },
    { at: `/facturen?wachtrij=overdue&zoek=${invoice}`, first: invoice },
    { at: '/facturen/ouderdom', first: company!.name },
    { at: '/facturen/herinneringen', first: invoice },
    { at: `/bedrijven?zoek=${encodeURIComponent(company!.name)}`, first: company!.name },
    { at: `/bedrijven/uitnodigen?zoek=${contact}`, first: company!.name },
    {
      at: `/mail?wachtrij=all&zoek=${encodeURIComponent(customer.email)}`,
      first: `Je bestelling ${order} bij Paskruis`,
    },
    { at: `/logboek?zoek=${customer.companyId}&soort=companies&tot=2999-12-31`, first: 'Bedrijf toegevoegd' },
  ])
  expect(errors).toEqual([])
})

test('what the shop shows and who works there go by key through each of their lists', async ({
  browser,
  databaseUrl,
}) => {
  test.slow()
  const mine = crypto.randomUUID().slice(0, 8)
  await query(
    databaseUrl,
    `insert into redirects (from_path, to_path, origin) values ($1, '/over-ons', 'hand')`,
    [`/oud-${mine}`],
  )
  await query(
    databaseUrl,
    `insert into privacy_requests (kind, channel, email, received_on, due_on)
     values ('access', 'mail', $1, current_date, current_date + 30)`,
    [`${mine}@test.example`],
  )
  const email = await addStaff(databaseUrl, 'owner', `Tine ${mine}`)
  const page = await staffPage(browser, '', { email, hearsNews: false })
  const errors = heardErrors(page)
  await goThrough(page, [
    { at: '/producten?wachtrij=all&zoek=ABRI', first: 'Abriposter 118,5 × 175 cm' },
    { at: '/categorieen', first: 'Mesh- en winddoek', opens: /Mesh- en winddoek/ },
    { at: '/kenmerken', first: 'Materiaal' },
    { at: '/inhoud', first: 'Algemene voorwaarden' },
    { at: '/inhoud', first: 'Wijzig Onderaan, eerste kolom', opens: /eerste kolom/ },
    { at: `/inhoud/doorverwijzingen?zoek=${mine}`, first: `/oud-${mine}`, opens: /oorverwijzing/ },
    { at: '/prijslijsten?wachtrij=base', first: 'Basisprijzen' },
    { at: '/mail/teksten', first: 'Orderbevestiging' },
    { at: '/medewerkers', first: `Rol wijzigen van Tine ${mine}`, opens: `Rol wijzigen van Tine ${mine}` },
    {
      at: '/systeem/privacy',
      first: `Verzoek afsluiten van ${mine}@test.example`,
      opens: 'Verzoek afsluiten',
    },
  ])
  expect(errors).toEqual([])
})

test('a row that leads nowhere is read by key, and one in which nothing can be pressed is passed over', async ({
  browser,
  customer,
  databaseUrl,
}) => {
  const mine = crypto.randomUUID().slice(0, 8)
  await query(
    databaseUrl,
    `insert into newsletter_subscriptions (email, state)
     select n || '-${mine}@test.example', 'confirmed' from generate_series(1, 2) n`,
  )
  const page = await staffPage(browser, `/nieuwsbrief?zoek=${mine}`, {
    email: await addStaff(databaseUrl, 'owner', 'Nel Nieuws'),
  })
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.keyboard.press('j')
  expect(await page.locator(':focus').evaluate(hasRing)).toBe(true)
  const focused = page.getByRole('row').filter({ has: page.locator(':focus') })
  await expect(focused).toHaveCount(1)
  const one = await focused.textContent()
  await page.keyboard.press('j')
  await expect(focused).toHaveCount(1)
  expect(await focused.textContent()).not.toBe(one)
  await page.keyboard.press('k')
  await expect(focused).toHaveText(one!)
  expect(await axe(page)).toEqual([])

  // What was done for somebody without an account stands above what was done before it.
  const nobody = `niemand-${mine}@test.example`
  await query(
    databaseUrl,
    `insert into privacy_requests (kind, channel, state, email, received_on, due_on, closed_at)
     select 'access', 'mail', 'done', email, current_date - n::int, current_date + 30, now()
     from unnest($1::text[]) with ordinality as one(email, n)`,
    [[nobody, customer.email]],
  )
  await page.goto('/beheer/systeem/privacy')
  await expect(page.getByRole('row').filter({ hasText: nobody })).toBeVisible()
  const account = page.getByRole('row').filter({ hasText: customer.email })
  await stepTo(page, 'j', account.getByRole('link', { name: /^Test Klant, / }))
})
