import { randomUUID } from 'node:crypto'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { query } from './query.ts'
import { staffPage } from './staff-page.ts'

test('a message of the contact form is read, done and opened again by keyboard', async ({
  browser,
  databaseUrl,
}) => {
  const subject = `Levertijd ${randomUUID().slice(0, 8)} <b>`
  const page = await staffPage(browser, `/berichten?zoek=${encodeURIComponent(subject)}`)
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await expect(page.getByText(`Geen berichten gevonden met “${subject}”`)).toBeVisible()
  const write = (message: string) =>
    query(databaseUrl, 'insert into contact_messages (form) values ($1)', [
      JSON.stringify({
        name: 'Jan <i>Jansen</i>',
        email: 'jan@bedrijf.example',
        phone: '030 123 45 67',
        subject,
        message,
      }),
    ])
  await write('Kan het morgen?\nGroet, Jan')
  // It is there without asking.
  const row = page.getByRole('row').filter({ hasText: subject })
  await expect(row).toContainText('Kan het morgen?')
  await expect(row).toContainText('Jan <i>Jansen</i>')
  await expect(row.getByRole('link', { name: 'jan@bedrijf.example' })).toHaveAttribute(
    'href',
    'mailto:jan%40bedrijf.example',
  )
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: `Afgehandeld: ${subject}` }).press('Enter')
  await expect(page.getByText('Het bericht is afgehandeld')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Wachtrijen' })
    .getByRole('link', { name: 'Afgehandeld' })
    .press('Enter')
  await expect(row).toContainText('Afgehandeld door Jolanda Prins')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: `Heropenen: ${subject}` }).press('Enter')
  await expect(page.getByText('Het bericht staat weer open')).toBeVisible()
  await expect(row).toHaveCount(0)
  // The last row has gone, and the next key is still the page's.
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
  await page
    .getByRole('navigation', { name: 'Wachtrijen' })
    .getByRole('link', { name: 'Open' })
    .press('Enter')
  await write('En overmorgen?')
  await expect(row).toHaveCount(2)
  await row.filter({ hasText: 'En overmorgen?' }).getByRole('button').press('Enter')
  await expect(row).toHaveCount(1)
  await expect(row.getByRole('button')).toBeFocused()

  // A letter does it with the message that has the focus, and with none where none has.
  const marked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') marked.push(request.url())
  })
  await page.getByRole('main').focus()
  await page.keyboard.press('a')
  await page.keyboard.press('j')
  await expect(row.getByRole('link', { name: 'jan@bedrijf.example' })).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Op deze pagina' })).toContainText(
    'Afhandelen of heropenen',
  )
  await page.keyboard.press('Escape')
  expect(marked).toEqual([])
  await page.keyboard.press('a')
  await expect(row).toHaveCount(0)
  expect(marked).toEqual([expect.stringMatching(/\/beheer\/api\/messages\/[^/]+\/done$/)])
  expect(broken).toEqual([])
})
