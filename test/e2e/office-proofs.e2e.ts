import type { Browser, Page } from '@playwright/test'
import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { orderWithoutBleed } from './order-without-bleed.ts'
import { query } from './query.ts'
import { staffPage } from './staff-page.ts'

/** The way that the link of the last mail about a proof of an order leads. */
async function linkOfProof(databaseUrl: string, number: string): Promise<string> {
  const [mail] = await query<{ text: string }>(
    databaseUrl,
    `select payload->>'text' as text from outbox where template = 'file_proof' and payload->>'subject' like $1
     order by created_at desc limit 1`,
    [`%${number}%`],
  )
  return /https?:\/\/[^/\s]+(\/drukproef\?token=\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Opens what a mail leads to on a telephone that knows nobody. */
async function phone(browser: Browser, path: string): Promise<{ page: Page; broken: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 720 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      broken.push(message.text())
  })
  await page.goto(path)
  return { page, broken }
}

/** Prepress sends a proof of the only file of an order, by keyboard. */
async function sendProof(page: Page, name: string, note = '') {
  await page.getByRole('link', { name }).press('Enter')
  await page.getByRole('button', { name: 'Proef sturen' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Proef van ${name} sturen` })
  expect(await axe(page)).toEqual([])
  if (note) await dialog.getByLabel('Toelichting').fill(note)
  await dialog.getByRole('button', { name: 'Proef versturen' }).press('Enter')
  await expect(page.getByText('De proef is naar de klant gestuurd')).toBeVisible()
  await expect(dialog).toHaveCount(0)
}

test('a proof is sent, looked at on a telephone without login, agreed with, and the desk hears it', async ({
  customerPage,
  browser,
  databaseUrl,
}) => {
  // A file is sent, checked and drawn first.
  test.slow()
  const { id, number } = await orderWithoutBleed(customerPage, 'doek.pdf')
  const desk = await staffPage(browser, `/bestanden?zoek=${number}`)
  await sendProof(desk, 'doek.pdf', 'We spiegelen de <b>rand</b>.')
  const proofs = desk.getByRole('region', { name: 'Drukproeven' })
  await expect(proofs).toContainText('Wacht op de klant')
  await expect(desk.getByText('Proef wacht op de klant')).toBeVisible()
  await expect(desk.getByRole('button', { name: /^Goedkeuren/ })).toHaveCount(0)
  await expect(desk.getByRole('button', { name: 'Vraag de klant' })).toHaveCount(0)
  expect(await axe(desk)).toEqual([])

  const link = await linkOfProof(databaseUrl, number)
  // What follows links of mails answers nothing.
  expect((await desk.request.get(link)).status()).toBe(200)
  const { page, broken } = await phone(browser, link)
  await expect(page.getByRole('heading', { level: 1, name: /^Drukproef van Spandoek 510 g/ })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByText('We spiegelen de <b>rand</b>.')).toBeVisible()
  await expect(page.getByText('250 × 125 cm', { exact: true })).toBeVisible()
  await expect(page.getByText(/Je ontwerp heeft geen afloop/)).toBeVisible()
  const sheet = page.getByRole('region', { name: 'Proef van doek.pdf, pagina 1' })
  const picture = await page.request.get((await sheet.locator('image').getAttribute('href')) ?? '')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp'])
  // As it is cut: 2,5 x 1,25 m and nothing beside it.
  await expect(sheet.locator('svg')).toHaveAttribute('viewBox', '0 0 2500 1250')
  const width = async () => (await sheet.locator('svg').boundingBox())?.width ?? 0
  const whole = await width()
  expect(whole).toBeLessThan(375)
  const larger = page.getByRole('button', { name: 'Vergroten' })
  await awake(larger)
  await larger.tap()
  await larger.tap()
  await expect.poll(width).toBeGreaterThan(whole * 1.9)
  await page.getByRole('checkbox', { name: 'Toon ook wat eraf wordt gesneden' }).check()
  await expect(sheet.locator('svg')).not.toHaveAttribute('viewBox', '0 0 2500 1250')
  expect(await axe(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await page.getByRole('button', { name: 'Akkoord: doek.pdf', exact: true }).tap()
  await expect(page.getByText('Je bent akkoord')).toBeVisible()
  await expect(page.getByText(/^Akkoord gegeven op .* door Test Klant via de link in de mail$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /akkoord/i })).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  expect(broken).toEqual([])

  await expect(proofs).toContainText(/Test Klant gaf akkoord op .*, via de link in de mail/)
  await expect(desk.getByText('Proef akkoord')).toBeVisible()
  await desk.getByRole('link', { name: new RegExp(`^${number}`) }).press('Enter')
  await expect(desk.getByText(/Akkoord op de drukproef van doek\.pdf/)).toBeVisible()
  await customerPage.goto(`/account/bestellingen/${id}`)
  await expect(customerPage.getByText('Drukproef: Akkoord')).toBeVisible()
  await desk.goto(`/beheer/bestanden?wachtrij=approved&zoek=${number}`)
  await expect(desk.getByRole('row', { name: /doek\.pdf/ })).toContainText('Proef akkoord')
})

test('a proof that is returned with a reason comes back to prepress, and its old link says so', async ({
  customerPage,
  browser,
  databaseUrl,
}) => {
  // A file is sent, checked and drawn first.
  test.slow()
  const { number } = await orderWithoutBleed(customerPage, 'fout.pdf')
  const desk = await staffPage(browser, `/bestanden?zoek=${number}`)
  await sendProof(desk, 'fout.pdf')
  const link = await linkOfProof(databaseUrl, number)
  const { page, broken } = await phone(browser, link)
  const sendBack = page.getByRole('button', { name: 'Niet akkoord: fout.pdf' })
  await awake(sendBack)
  await sendBack.press('Enter')
  const reason = page.getByLabel('Wat klopt er niet?')
  await expect(reason).toBeFocused()
  await page.getByRole('button', { name: 'Niet akkoord versturen' }).press('Enter')
  await expect(page.getByText('Vul dit veld in')).toBeVisible()
  await page.getByRole('button', { name: 'Annuleren' }).press('Enter')
  await expect(sendBack).toBeFocused()
  await sendBack.press('Enter')
  await reason.fill('Het nummer is <b>oud</b>.')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Niet akkoord versturen' }).press('Enter')
  await expect(page.getByText('Je bent niet akkoord')).toBeVisible()
  await expect(page.getByText('Het nummer is <b>oud</b>.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Je bent niet akkoord')).toBeVisible()
  await expect(page.getByRole('button', { name: /akkoord/i })).toHaveCount(0)
  expect(broken).toEqual([])

  await expect(desk.getByText('Proef afgekeurd')).toBeVisible()
  await expect(desk.getByRole('region', { name: 'Drukproeven' })).toContainText('Het nummer is <b>oud</b>.')
  await desk.goto(`/beheer/bestanden?zoek=${number}`)
  await expect(desk.getByRole('row', { name: /fout\.pdf/ })).toContainText('Proef afgekeurd')
  await desk.getByRole('link', { name: 'fout.pdf' }).press('Enter')
  await desk.getByRole('button', { name: 'Goedkeuren met reden' }).press('Enter')
  const dialog = desk.getByRole('dialog', { name: 'fout.pdf goedkeuren' })
  await expect(dialog).toContainText('De klant keurde de proef van dit bestand af.')
  await dialog.getByLabel('Reden').fill('Klant belde: het nummer klopt.')
  await dialog.getByRole('button', { name: 'Goedkeuren' }).press('Enter')
  await expect(desk.getByText('fout.pdf is goedgekeurd')).toBeVisible()
})

test('a proof is answered at the order by who is logged in; what was taken back or expired says so', async ({
  customerPage,
  browser,
  databaseUrl,
  violations,
}) => {
  test.slow()
  const { id, number } = await orderWithoutBleed(customerPage, 'order.pdf')
  const desk = await staffPage(browser, `/bestanden?zoek=${number}`)
  await sendProof(desk, 'order.pdf')
  const first = await linkOfProof(databaseUrl, number)
  await desk.getByRole('button', { name: 'Proef terugnemen' }).press('Enter')
  await expect(desk.getByText('De proef is teruggenomen')).toBeVisible()
  const { page } = await phone(browser, first)
  await expect(page.getByText('Deze proef is ingetrokken')).toBeVisible()
  await expect(page.getByRole('button', { name: /akkoord/i })).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await page.goto(`${first.slice(0, -4)}xxxx`)
  await expect(page.getByText('Deze link klopt niet')).toBeVisible()
  expect(await axe(page)).toEqual([])

  await desk.getByRole('button', { name: 'Proef sturen' }).press('Enter')
  await desk.getByRole('button', { name: 'Proef versturen' }).press('Enter')
  await expect(desk.getByText('Proef wacht op de klant')).toBeVisible()
  const second = await linkOfProof(databaseUrl, number)
  expect(second).not.toBe(first)
  await query(
    databaseUrl,
    `update file_proofs set expires_at = now() - interval '1 hour' from order_lines l
     where l.id = order_line_id and l.order_id = $1`,
    [id],
  )
  await page.goto(second)
  await expect(page.getByText('Deze link is verlopen')).toBeVisible()

  await customerPage.goto(`/account/bestellingen/${id}`)
  await expect(customerPage.getByText('Drukproef: Wacht op je akkoord')).toBeVisible()
  await expect(customerPage.getByText('Drukproef: Ingetrokken')).toBeVisible()
  const sheet = customerPage.getByRole('region', { name: 'Proef van order.pdf, pagina 1' })
  await expect(sheet.locator('image')).toHaveCount(1)
  expect(await axe(customerPage)).toEqual([])
  const agree = customerPage.getByRole('button', { name: 'Akkoord: order.pdf', exact: true })
  await awake(agree)
  await agree.press('Enter')
  await expect(customerPage.getByText('Je akkoord is verstuurd')).toBeVisible()
  await expect(customerPage.getByText('Drukproef: Akkoord')).toBeVisible()
  await expect(desk.getByText('Proef akkoord')).toBeVisible()
  expect(violations).toEqual([])
})

test('what a customer says of a proof by telephone is written down in his name, by keyboard', async ({
  customerPage,
  browser,
}) => {
  // A file is sent, checked and drawn first.
  test.slow()
  const { id, number } = await orderWithoutBleed(customerPage, 'gebeld.pdf')
  const desk = await staffPage(browser, `/bestanden?zoek=${number}`)
  await sendProof(desk, 'gebeld.pdf')
  const note = desk.getByRole('button', { name: 'Antwoord per telefoon noteren' })
  await note.press('Enter')
  const dialog = desk.getByRole('dialog', { name: 'Antwoord per telefoon noteren' })
  await dialog.getByRole('button', { name: 'Antwoord noteren' }).press('Enter')
  await expect(dialog.getByText('Kies wat de klant zei')).toBeVisible()
  await expect(dialog.getByText('Vul dit veld in')).toBeVisible()
  expect(await axe(desk)).toEqual([])
  await expect(dialog.getByLabel('Met wie sprak je?')).toHaveValue(/./)
  await dialog.getByRole('radio', { name: /^Akkoord/ }).press('Space')
  await dialog.getByLabel('Wat is er gezegd?').fill('Akkoord, de <b>witte</b> rand mag eraf.')
  await dialog.getByRole('button', { name: 'Antwoord noteren' }).press('Enter')
  await expect(desk.getByText('Het akkoord is genoteerd')).toBeVisible()
  // What was pressed is gone; the keyboard goes on at its proof.
  await expect(desk.locator(':focus')).toContainText('Test Klant gaf akkoord op')
  const proofs = desk.getByRole('region', { name: 'Drukproeven' })
  await expect(proofs).toContainText(/Test Klant gaf akkoord op/)
  await expect(proofs).toContainText(/Per telefoon gegeven, genoteerd door /)
  await expect(note).toHaveCount(0)
  expect(await axe(desk)).toEqual([])
  await desk.getByRole('link', { name: new RegExp(`^${number}`) }).press('Enter')
  await expect(desk.locator('dt:has-text(", namens Test Klant, ") + dd')).toContainText(
    'Akkoord op de drukproef van gebeld.pdf',
  )

  await customerPage.goto(`/account/bestellingen/${id}`)
  await expect(customerPage.getByText('Drukproef: Akkoord')).toBeVisible()
  await expect(
    customerPage.getByText(/^Akkoord gegeven op .* door Test Klant per telefoon, genoteerd door /),
  ).toBeVisible()
  await expect(customerPage.getByText('Akkoord, de <b>witte</b> rand mag eraf.')).toBeVisible()
  expect(await axe(customerPage)).toEqual([])
})
