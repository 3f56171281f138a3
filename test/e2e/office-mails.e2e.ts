import { randomUUID } from 'node:crypto'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { query } from './query.ts'
import { staffPage } from './staff-page.ts'

const TOKEN = 'mG3c-_9AbZx0Q1w2E3r4T5y6U7i8O9p0A1s2D3f4G5h'

/** A mail that the mail server refused. */
async function refusedMail(databaseUrl: string, { subject, body }: { subject: string; body: string }) {
  const html = `<!doctype html><html lang="nl"><head><title>${subject}</title></head><body style="color:#11141b"><p>${body}</p><img src="https://elders.example/spion.gif" alt=""><script>document.title = 'gekaapt'</script></body></html>`
  await query(
    databaseUrl,
    `insert into outbox (dedupe_key, template, recipient, payload, state, attempts, last_error)
     values ($1, 'quote', 'jna@bedrijf.example', $2, 'failed', 3, '550 no such user')`,
    [randomUUID(), JSON.stringify({ subject, html, text: body })],
  )
}

test('a mail that failed is found by keyboard, looked at, put right and sent again', async ({
  browser,
  databaseUrl,
}) => {
  const subject = `Je offerte ${randomUUID().slice(0, 8)} <b>=1+1</b>`
  await refusedMail(databaseUrl, { subject, body: 'Hierbij onze offerte.' })
  const page = await staffPage(browser, '')
  const broken: string[] = []
  const asked: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await page.route('https://elders.example/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'image/gif', body: '' })
  })
  await page
    .getByRole('list', { name: 'Wat er wacht' })
    .getByRole('link', { name: /Mails mislukt/ })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Zoek op adres, onderwerp of soort' }).fill(subject)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1)).toContainText('550 no such user')
  expect(await axe(page)).toEqual([])
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  const shown = page.frameLocator('iframe')
  await expect(shown.getByText('Hierbij onze offerte.')).toBeVisible()
  expect(asked).toEqual([])
  await expect(page.getByText('Deze mail is niet aangekomen')).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Opnieuw verzenden' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Opnieuw verzenden' })
  const address = dialog.getByLabel('E-mailadres')
  expect(await axe(page, { without: 'iframe' })).toEqual([])
  await address.fill('geen adres')
  await address.press('Enter')
  await expect(dialog.getByText('Vul een geldig e-mailadres in')).toBeVisible()
  await address.fill('jan@bedrijf.example')
  await address.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('De mail gaat opnieuw naar jan@bedrijf.example')).toBeVisible()
  // Whatever becomes of it is told without asking.
  await expect(page.getByRole('main').getByText('Verzonden', { exact: true }).first()).toBeVisible()
  expect(broken).toEqual([])
})

test('of a mail with a personal link staff see no link, and its address stays', async ({
  browser,
  databaseUrl,
}) => {
  const subject = `Kies een wachtwoord ${randomUUID().slice(0, 8)}`
  const url = `https://winkel.example/wachtwoord-reset?token=${TOKEN}`
  await refusedMail(databaseUrl, { subject, body: `Kies: <a href="${url}">${url}</a>` })
  const page = await staffPage(browser, `/mail?zoek=${encodeURIComponent(subject)}`)
  await page.getByRole('link', { name: subject }).press('Enter')
  await expect(page.getByText('Persoonlijke link verborgen')).toBeVisible()
  await expect(page.frameLocator('iframe').getByRole('link')).toHaveAttribute(
    'href',
    'https://winkel.example/wachtwoord-reset?token=…',
  )
  await page.getByRole('button', { name: 'Opnieuw verzenden' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Opnieuw verzenden' })
  await expect(dialog.getByText('jna@bedrijf.example')).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  expect(await axe(page, { without: 'iframe' })).toEqual([])
})

test('who sees it stale is told that a colleague sent it already', async ({ browser, databaseUrl }) => {
  const subject = `Dubbel ${randomUUID().slice(0, 8)}`
  await refusedMail(databaseUrl, { subject, body: 'Hallo' })
  const page = await staffPage(browser, `/mail?zoek=${encodeURIComponent(subject)}`, { hearsNews: false })
  await page.getByRole('link', { name: subject }).press('Enter')
  await page.getByRole('button', { name: 'Opnieuw verzenden' }).press('Enter')
  await query(
    databaseUrl,
    `update outbox set state = 'sent', sent_at = now() where payload->>'subject' = $1`,
    [subject],
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Opnieuw verzenden' }).press('Enter')
  await expect(page.getByText('Deze mail is intussen al opnieuw verzonden.')).toBeVisible()
})

test('a mail that came back is found from Vandaag and at the contact, and sent to another address', async ({
  browser,
  databaseUrl,
}) => {
  const subject = `Teruggekomen ${randomUUID().slice(0, 8)}`
  await query(
    databaseUrl,
    `insert into outbox (dedupe_key, template, recipient, payload, state, attempts, last_error, bounced_at)
     values ($1, 'quote', 'klant@demo.example', $2, 'failed', 1, '550 no such user', now())`,
    [randomUUID(), JSON.stringify({ subject, html: '<!doctype html><p>Hallo</p>', text: 'Hallo' })],
  )
  const [company] = await query<{ id: string }>(
    databaseUrl,
    `select company_id as id from contacts where email = 'klant@demo.example'`,
    [],
  )
  const page = await staffPage(browser, '')
  await page
    .getByRole('list', { name: 'Wat er wacht' })
    .getByRole('link', { name: /Mails teruggekomen/ })
    .press('Enter')
  await expect(page.getByRole('row', { name: subject })).toContainText('Teruggekomen')
  expect(await axe(page)).toEqual([])
  await page.goto(`/beheer/bedrijven/${company?.id}`)
  await expect(page.getByText(/^Mail aan dit adres kwam terug op/)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Naar de mail' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await expect(page.getByText('Deze mail is teruggekomen')).toBeVisible()
  await page.getByRole('button', { name: 'Opnieuw verzenden' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Opnieuw verzenden' })
  await dialog.getByLabel('E-mailadres').fill('goed@demo.example')
  await dialog.getByRole('button', { name: 'Opnieuw verzenden' }).press('Enter')
  await expect(page.getByText('De mail gaat opnieuw naar goed@demo.example')).toBeVisible()
  await page.goto(`/beheer/bedrijven/${company?.id}`)
  await expect(page.getByRole('heading', { name: 'Contactpersonen' })).toBeVisible()
  await expect(page.getByText(/^Mail aan dit adres kwam terug op/)).toHaveCount(0)
  await page.context().close()
})
