import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { linkInMail } from './mail-link.ts'
import { query } from './query.ts'
import { staffPage } from './staff-page.ts'

/** A company with three contacts as an import brings them; the last was invited once, and his link has expired. */
async function importedCompany(databaseUrl: string) {
  const company = `Import ${crypto.randomUUID().slice(0, 8)}`
  const people = await query<{ email: string }>(
    databaseUrl,
    `with company as (insert into companies (name) values ($1) returning id, name)
     insert into contacts (company_id, email, first_name, last_name, state, invited_until)
     select id, n || '@' || lower(replace(name, ' ', '-')) || '.example', 'Inge', 'Nummer ' || n, 'invited',
       case n when 3 then '2026-03-05T12:00:00Z'::timestamptz end
     from company, generate_series(1, 3) n returning email`,
    [company],
  )
  return { company, emails: people.map(({ email }) => email).toSorted() as [string, string, string] }
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Zoek op naam, bedrijf of e-mail' })
/** Searches, and waits until it counts: the list may have shown as many rows before, and is read anew. */
async function find(page: Page, company: string) {
  await search(page).fill(company)
  await expect(page).toHaveURL(new RegExp(`zoek=${company.replace(' ', '\\+')}`))
}
const bar = (page: Page) => page.getByRole('region', { name: 'Met de gekozen regels' })

test('who was imported is found and chosen by keyboard, and everybody who is found is invited', async ({
  browser,
  databaseUrl,
  violations,
}) => {
  const { company, emails } = await importedCompany(databaseUrl)
  const page = await staffPage(browser, '/bedrijven')
  await page.getByRole('link', { name: 'Uitnodigingen' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Uitnodigingen' })).toBeVisible()
  await find(page, company)
  await expect(page.getByRole('row')).toHaveCount(4)
  const row = (email: string) => page.getByRole('row').filter({ hasText: email })
  await expect(row(emails[0])).toContainText('Nog niet uitgenodigd')
  await expect(row(emails[2])).toContainText('Verlopen op 05-03-2026')
  expect(await axe(page)).toEqual([])

  await search(page).press('Tab')
  await page.keyboard.press('j')
  await expect(row(emails[0]).getByRole('link', { name: company })).toBeFocused()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(bar(page)).toContainText('2 gekozen')
  await page.keyboard.press('k')
  await page.keyboard.press('x')
  await expect(bar(page)).toContainText('1 gekozen')
  await bar(page).getByRole('button', { name: 'Uitnodigen' }).press('Enter')
  const one = page.getByRole('alertdialog', { name: 'Nodig 1 persoon uit' })
  await one.getByRole('button', { name: 'Annuleren' }).press('Enter')
  await bar(page).getByRole('button', { name: 'Keuze wissen' }).press('Enter')

  await page.getByRole('button', { name: 'Alles kiezen' }).press('Enter')
  await bar(page).getByRole('button', { name: 'Uitnodigen' }).press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Nodig 3 personen uit' })
  await expect(dialog).toContainText('De link werkt 7 dagen en één keer.')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Uitnodigen' }).press('Enter')
  // What the other test did stands there too: it is of the same operator.
  await expect(page.getByText('Uitnodigen: 3 van 3 gelukt').first()).toBeVisible()
  for (const email of emails) await expect(page.getByText(`${email}: Gelukt`)).toBeVisible()
  await expect(page.getByText(`Niemand gevonden met “${company}”`)).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.goto(`/beheer/mail?wachtrij=all&zoek=${encodeURIComponent(emails[0].split('@')[1]!)}`)
  await expect(page.getByRole('row').filter({ hasText: 'Uitnodiging voor een account' })).toHaveCount(3)
  const mails = await query(
    databaseUrl,
    `select from outbox where template = 'account_invitation' and recipient = any($1)`,
    [emails],
  )
  expect(mails).toHaveLength(3)
  const customer = await (await browser.newContext()).newPage()
  await customer.goto(await linkInMail(databaseUrl, 'account_invitation', emails[2]))
  await expect(customer.getByLabel('Nieuw wachtwoord', { exact: true })).toBeVisible()
  expect(violations).toEqual([])
})

test('everybody of a list is invited, who is not shown too, and who was invited meanwhile is not', async ({
  browser,
  databaseUrl,
}) => {
  const { company, emails } = await importedCompany(databaseUrl)
  const page = await staffPage(browser, '/bedrijven/uitnodigen', { hearsNews: false })
  // Of three contacts the list shows one, and the rest is on its way.
  await page.route('**/beheer/api/contacts/to-invite?**', async (route) => {
    if (new URL(route.request().url()).searchParams.has('after')) return
    const response = await route.fetch()
    const json = await response.json()
    const isFound = json.contacts.length === 3
    await route.fulfill({
      response,
      json: isFound ? { ...json, contacts: json.contacts.slice(0, 1), next: 'meer' } : json,
    })
  })
  await find(page, company)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('checkbox', { name: `Kies ${emails[0]}` }).check()
  await bar(page).getByRole('button', { name: 'Alles in deze lijst kiezen' }).press('Enter')
  await bar(page).getByRole('button', { name: 'Uitnodigen' }).press('Enter')
  await page
    .getByRole('alertdialog', { name: 'Nodig 3 personen uit' })
    .getByRole('button', { name: 'Uitnodigen' })
    .press('Enter')
  for (const email of emails) await expect(page.getByText(`${email}: Gelukt`)).toBeVisible()
  // The list that is under way is no longer waited for.
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  // A colleague is first with one of them, just before the choice reaches the shop: a list that is asked anew would leave him out.
  const later = await importedCompany(databaseUrl)
  await find(page, later.company)
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.route('**/beheer/api/bulk', async (route) => {
    if (route.request().method() === 'POST')
      await query(
        databaseUrl,
        `update contacts set invited_until = now() + interval '7 days' where email = $1`,
        [later.emails[1]],
      )
    await route.continue()
  })
  await page.getByRole('button', { name: 'Alles kiezen' }).press('Enter')
  await bar(page).getByRole('button', { name: 'Uitnodigen' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Uitnodigen' }).press('Enter')
  for (const at of [0, 2]) await expect(page.getByText(`${later.emails[at]}: Gelukt`)).toBeVisible()
  await expect(
    page.getByText(`${later.emails[1]}: Deze contactpersoon heeft al een uitnodiging die nog geldig is.`),
  ).toBeVisible()
})
