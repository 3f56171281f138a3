import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { LIVE_PAGES, makeOwnDatabase, startOwnShop } from './own-shop.ts'
import { query } from './query.ts'
import { logInStaff, STAFF_PASSWORD, staffPage } from './staff-page.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Goes to a part of the desk by keyboard. */
async function part(page: Page, name: string): Promise<void> {
  const parts = page.getByRole('navigation', { name: 'Onderdelen' })
  await parts.getByRole('link', { name, exact: true }).press('Enter')
  await expect(heading(page, name)).toBeVisible()
}

/** Work that failed after its last attempt, which no press makes. */
async function failedJob(databaseUrl: string, address = '192.0.2.1:443'): Promise<string> {
  const [job] = await query<{ id: string }>(
    databaseUrl,
    `insert into pgboss.job (name, data, state, retry_limit, retry_count, completed_on, output)
     values ('clear-scratch', '{}', 'failed', 2, 2, now(),
       jsonb_build_object('message', 'connect ECONNREFUSED ' || $1::text)) returning id`,
    [address],
  )
  return job?.id ?? ''
}

test('work that failed is told with its reason, and tried again', async ({
  browser,
  databaseUrl,
  violations,
}) => {
  test.slow()
  const id = await failedJob(databaseUrl)
  const page = await staffPage(browser, '/systeem')
  await expect(heading(page, 'Systeem')).toBeVisible()
  const warnings = page.getByRole('region', { name: 'Wat aandacht vraagt' })
  await expect(warnings).toContainText('mislukt')
  await expect(warnings).toContainText('Er is geen mailserver ingesteld')
  await expect(page.getByText(/^(\d+) van \1 uitgevoerd$/)).toBeVisible()
  expect(await axe(page)).toEqual([])

  await warnings.getByRole('link', { name: 'Naar de taken' }).first().press('Enter')
  await expect(heading(page, 'Taken')).toBeVisible()
  const failed = page.getByRole('table', { name: 'Mislukte taken' })
  const row = failed.getByRole('row').filter({ hasText: '192.0.2.1' })
  await expect(row).toContainText('Tijdelijke bestanden opruimen')
  await expect(row).toContainText('Een andere server gaf geen antwoord.')
  expect(await axe(page)).toEqual([])
  await row.getByRole('button', { name: /^Opnieuw proberen: Tijdelijke bestanden opruimen/ }).press('Enter')
  await expect(page.getByText('Tijdelijke bestanden opruimen: wordt opnieuw geprobeerd')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Laatste besluiten' })).toContainText('Opnieuw geprobeerd')
  const done = () => query(databaseUrl, `select state::text from pgboss.job where id = $1`, [id])
  await expect.poll(done, { timeout: 30_000 }).toEqual([{ state: 'completed' }])
  expect(violations).toEqual([])
})

test('several failed jobs are tried again or left at once, with what became of each', async ({
  browser,
  databaseUrl,
  violations,
}) => {
  // Another test has work of its own that failed.
  const address = `192.0.2.7, ${crypto.randomUUID().slice(0, 8)}`
  for (let job = 0; job < 2; job++) await failedJob(databaseUrl, address)
  const page = await staffPage(browser, '/systeem/taken')
  const rows = page
    .getByRole('table', { name: 'Mislukte taken' })
    .getByRole('row')
    .filter({ hasText: address })
  await expect(rows).toHaveCount(2)
  const bar = page.getByRole('region', { name: 'Met de gekozen regels' })
  for (const [at, told] of ['1 gekozen', '2 gekozen'].entries()) {
    await rows
      .nth(at)
      .getByRole('button', { name: /^Opnieuw proberen/ })
      .focus()
    await page.keyboard.press('x')
    await expect(bar).toContainText(told)
  }
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('v')
  const dropping = page.getByRole('alertdialog', { name: '2 taken laten vervallen?' })
  await expect(dropping).toContainText('Dat kan niet ongedaan worden gemaakt.')
  expect(await axe(page)).toEqual([])
  await dropping.getByRole('button', { name: 'Annuleren' }).press('Enter')
  await bar.getByRole('button', { name: 'Opnieuw proberen' }).press('Enter')
  await page
    .getByRole('alertdialog', { name: '2 taken opnieuw proberen?' })
    .getByRole('button', { name: 'Opnieuw proberen' })
    .press('Enter')
  await expect(page.getByText('Opnieuw proberen: 2 van 2 gelukt').first()).toBeVisible()
  await expect(rows).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  expect(violations).toEqual([])
})

test('the settings are told without what is secret', async ({ page, databaseUrl, violations }) => {
  test.slow()
  const secret = 'niemand-mag-dit-lezen'
  const database = await makeOwnDatabase(databaseUrl)
  const shop = await startOwnShop({
    settings: {
      ...LIVE_PAGES,
      E2E_DATABASE_URL: database.url,
      RECAPTCHA_SITE_KEY: 'iedereen-mag-dit-lezen',
      RECAPTCHA_SECRET: secret,
    },
  })
  try {
    await page.goto(`${shop.url}/beheer/systeem/instellingen`)
    await logInStaff(page)
    const settings = page.getByRole('table', { name: 'Instellingen' })
    const setting = (name: string) =>
      settings.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
    await expect(setting('RECAPTCHA_SITE_KEY')).toContainText('iedereen-mag-dit-lezen')
    await expect(setting('RECAPTCHA_SECRET')).toContainText('Verborgen')
    await expect(setting('RECAPTCHA_SECRET')).toContainText('Omgeving')
    expect(await page.content()).not.toContain(secret)
    expect(await axe(page)).toEqual([])
    expect(violations).toEqual([])
  } finally {
    await shop.end()
    await database.drop()
  }
})

test('what is past its term is shown before it goes, and gone after it', async ({
  browser,
  databaseUrl,
  violations,
}) => {
  const email = `${crypto.randomUUID()}@oud.example`
  const kept = () => query(databaseUrl, `select 1 from contact_messages where form->>'email' = $1`, [email])
  await query(
    databaseUrl,
    `insert into contact_messages (form, received_at) values (jsonb_build_object('v', 1, 'name', 'Jan', 'email', $1::text,
       'subject', 'Vraag', 'message', 'Hallo'), now() - interval '3 years')`,
    [email],
  )
  const page = await staffPage(browser, '/systeem')
  await part(page, 'Bewaartermijnen')
  const rules = page.getByRole('table', { name: 'Wat er nu over zijn termijn is' })
  const messages = rules.getByRole('row').filter({ hasText: 'Contactberichten' })
  const due = messages.getByRole('cell').nth(3)
  await expect(due).toHaveText(/^[1-9]/)
  expect(await kept()).toHaveLength(1)
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Nu opschonen' }).press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Nu opschonen?' })
  await expect(dialog).toContainText('Dat kan niet ongedaan worden gemaakt.')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Nu opschonen' }).press('Enter')
  await expect(page.getByText('Opgeschoond. Bestanden volgen', { exact: false })).toBeVisible()
  await expect(due).toHaveText('0')
  await expect(page.getByRole('table', { name: 'Laatste keren' })).not.toContainText('De klok')
  expect(await kept()).toHaveLength(0)
  expect(violations).toEqual([])
})

test('what somebody asks about his data is written down, answered with a file, and closed', async ({
  browser,
  customer,
  violations,
}) => {
  const page = await staffPage(browser, '/systeem')
  await part(page, 'Privacyverzoeken')
  await page.getByRole('button', { name: 'Verzoek vastleggen' }).press('Enter')
  const recording = page.getByRole('dialog', { name: 'Privacyverzoek vastleggen' })
  await recording.getByLabel('E-mailadres').fill('geen adres')
  await recording.getByRole('button', { name: 'Vastleggen' }).press('Enter')
  await expect(recording.getByLabel('E-mailadres')).toHaveAttribute('aria-invalid', 'true')
  expect(await axe(page)).toEqual([])
  await recording.getByLabel('E-mailadres').fill(customer.email)
  await recording.getByLabel('Notitie').fill('Teruggebeld op het bekende nummer')
  await recording.getByRole('button', { name: 'Vastleggen' }).press('Enter')
  await expect(page.getByText('Verzoek vastgelegd')).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: customer.email })
  await expect(row).toContainText('Inzage')
  await expect(row).toContainText('Teruggebeld op het bekende nummer')
  await expect(row).toContainText('Open')
  expect(await axe(page)).toEqual([])
  const downloaded = page.waitForEvent('download')
  await row.getByRole('link', { name: `Gegevens downloaden van ${customer.email}` }).press('Enter')
  const data = JSON.parse(await readFile(await (await downloaded).path(), 'utf8'))
  expect(data.contact.email).toBe(customer.email)

  await row.getByRole('button', { name: `Verzoek afsluiten van ${customer.email}` }).press('Enter')
  const closing = page.getByRole('dialog', { name: 'Verzoek afsluiten' })
  await closing.getByLabel('Wat je hebt geantwoord').fill('Gegevens gemaild.')
  expect(await axe(page)).toEqual([])
  await closing.getByRole('button', { name: 'Afsluiten' }).press('Enter')
  await expect(page.getByText('Verzoek afgesloten')).toBeVisible()
  await expect(row).toContainText('Afgehandeld')
  await expect(row).toContainText('Gegevens gemaild.')
  await expect(row.getByRole('button')).toHaveCount(0)
  expect(violations).toEqual([])
})

test('a backup is made, restored to see whether that works, downloaded by who knows the password, and deleted', async ({
  browser,
  databaseUrl,
  violations,
}) => {
  test.slow()
  const page = await staffPage(browser, '/systeem')
  await part(page, 'Reservekopie')
  await expect(page.getByText('Er is nog geen reservekopie.')).toBeVisible()
  await expect(page.getByText('npm run backup:restore')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Reservekopie maken' }).press('Enter')
  await expect(page.getByText('De reservekopie wordt gemaakt')).toBeVisible()
  const row = page.getByRole('table', { name: 'Bewaarde reservekopieën' }).getByRole('row').nth(1)
  await expect(row.getByText('Klaar', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(row).toContainText(/\d regels, \d+ tabellen/)
  await expect(row).toContainText('Nog niet')
  expect(await axe(page)).toEqual([])

  await row.getByRole('button', { name: /^Terugzetten proberen van/ }).press('Enter')
  await expect(page.getByText('Het terugzetten wordt geprobeerd')).toBeVisible()
  await expect(row).toContainText('Elke regel kwam terug zoals ze was.', { timeout: 120_000 })
  const left = () =>
    query(databaseUrl, `select datname from pg_database where datname like 'paskruis\\_proef\\_%'`, [])
  expect(await left()).toEqual([])
  expect(await axe(page)).toEqual([])

  await row.getByRole('button', { name: /^Reservekopie downloaden van/ }).press('Enter')
  const asking = page.getByRole('dialog', { name: 'Reservekopie downloaden' })
  await asking.getByLabel('Je wachtwoord').fill('niet dit wachtwoord')
  await asking.getByRole('button', { name: 'Downloaden' }).press('Enter')
  await expect(asking.getByLabel('Je wachtwoord')).toHaveAttribute('aria-invalid', 'true')
  expect(await axe(page)).toEqual([])
  await asking.getByLabel('Je wachtwoord').fill(STAFF_PASSWORD)
  const downloaded = page.waitForEvent('download')
  await asking.getByRole('button', { name: 'Downloaden' }).press('Enter')
  const file = await downloaded
  expect(file.suggestedFilename()).toMatch(/^paskruis-[\d-]+\.sql\.gz$/)
  const content = gunzipSync(await readFile(await file.path())).toString('utf8')
  expect(content).toMatch(/^-- paskruis-backup /)
  expect(content).toContain('copy public.orders (')
  await expect(row).toContainText('Gedownload op')

  await row.getByRole('button', { name: /^Reservekopie verwijderen van/ }).press('Enter')
  const deleting = page.getByRole('alertdialog', { name: 'Reservekopie verwijderen?' })
  expect(await axe(page)).toEqual([])
  await deleting.getByRole('button', { name: 'Verwijderen' }).press('Enter')
  await expect(page.getByText('De reservekopie is verwijderd')).toBeVisible()
  await expect(page.getByText('Er is nog geen reservekopie.')).toBeVisible()
  expect(violations).toEqual([])
})
