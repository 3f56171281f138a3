import { randomUUID } from 'node:crypto'
import { postfixReport } from '#test/support/delivery-reports.ts'
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

/** A mail that a mail server took. */
async function sentMail(databaseUrl: string, subject: string): Promise<string> {
  const [mail] = await query<{ id: string }>(
    databaseUrl,
    `insert into outbox (dedupe_key, template, recipient, payload, state, attempts, sent_at)
     values ($1, 'quote', 'jan@bedrijf.example', $2, 'sent', 1, now()) returning id`,
    [randomUUID(), JSON.stringify({ subject, html: '<!doctype html><p>Hallo</p>', text: 'Hallo' })],
  )
  return mail!.id
}

const eml = (name: string, text: string) => ({ name, mimeType: 'message/rfc822', buffer: Buffer.from(text) })

test('what mail servers sent back is read in from files, and stands at each mail', async ({
  browser,
  databaseUrl,
}) => {
  const subject = `Ingelezen ${randomUUID().slice(0, 8)}`
  const [lost, late] = [await sentMail(databaseUrl, subject), await sentMail(databaseUrl, `${subject} laat`)]
  const returned = postfixReport({ about: `<${lost}@winkel.example>` })
  const page = await staffPage(browser, '/mail')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog', { name: 'Teruggekomen berichten inlezen' })
  const chosen = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Bestanden kiezen' }).press('Enter')
  await (
    await chosen
  ).setFiles([
    eml('terug.eml', returned),
    eml('nog-eens.eml', returned),
    eml('laat.eml', postfixReport({ about: `<${late}@winkel.example>`, action: 'delayed', status: '4.4.1' })),
    eml('van-een-ander.eml', postfixReport({ about: '<CAF=x@mail.gmail.com>' })),
    eml('vraag.eml', 'From: jan@bedrijf.example\n\nWaar blijft mijn order?'),
    eml('leeg.eml', ''),
  ])
  const results = dialog.getByRole('table', { name: 'Ingelezen berichten' })
  for (const [name, outcome] of [
    ['terug.eml', 'De mail is teruggekomen.'],
    ['nog-eens.eml', 'Dit bericht is al eerder ingelezen.'],
    ['laat.eml', 'De mail is vertraagd.'],
    ['van-een-ander.eml', 'Dit bericht gaat niet over een mail van de winkel'],
    ['vraag.eml', 'Dit is geen bericht van een mailserver over een mail.'],
    ['leeg.eml', 'Dit is geen bericht van een mailserver over een mail.'],
  ] as const)
    await expect(results.getByRole('row', { name })).toContainText(outcome)
  expect(await axe(page)).toEqual([])

  // A file that is dropped is read as one that is chosen.
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'gesleept.eml'))
    return transfer
  }, returned)
  const place = dialog.getByText('of sleep ze hierheen')
  await place.dispatchEvent('dragover', { dataTransfer: dropped })
  await place.dispatchEvent('drop', { dataTransfer: dropped })
  await expect(results.getByRole('row', { name: 'gesleept.eml' })).toContainText('Al ingelezen')

  await results.getByRole('row', { name: 'terug.eml' }).getByRole('link').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await expect(page.getByText('Dit adres bestaat niet (meer).')).toBeVisible()
  const reports = page.getByRole('region', { name: 'Wat mailservers meldden' })
  await expect(reports).toContainText('550 5.1.1 <jan@bedrijf.example>: Recipient address rejected')
  expect(await axe(page, { without: 'iframe' })).toEqual([])
  await page.goto(`/beheer/mail?wachtrij=bounced&zoek=${encodeURIComponent(subject)}`)
  await expect(page.getByRole('row', { name: subject })).toContainText('Adres bestaat niet')
  await page.goto(`/beheer/mail/${late}`)
  await expect(page.getByText('Deze mail is nog niet aangekomen')).toBeVisible()
  await page.context().close()
})
