import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { overdueInvoice } from './overdue-invoice.ts'
import { placeOrder } from './place-order.ts'
import { query } from './query.ts'
import { staffPage } from './staff-page.ts'

/** What a test keeps is kept in the shop: one that is tried again begins as the first time. */
const forgetWords = (databaseUrl: string, mail: string) =>
  query(databaseUrl, 'delete from mail_words where template = $1', [mail])

test('the owner writes the first reminder by keyboard, sees it, sends it, and takes his words back', async ({
  customerPage,
  databaseUrl,
  browser,
}) => {
  await forgetWords(databaseUrl, 'reminder')
  const number = await overdueInvoice(customerPage, databaseUrl)
  const page = await staffPage(browser, '/mail')
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await page.getByRole('link', { name: 'Teksten van mails' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Teksten van mails' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Herinnering: factuur {nummer}' }).first()
  await expect(row).toContainText('Gewone tekst')
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Herinnering', exact: true }).press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Herinnering' })).toBeVisible()
  const shown = page.frameLocator('iframe')
  await expect(shown.getByText('Misschien is de factuur aan je aandacht ontsnapt.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  const subject = page.getByLabel('Onderwerp', { exact: true })
  const intro = page.getByLabel('Inleiding', { exact: true })
  await subject.fill('Nog even over {numer}')
  await intro.fill('Dag!\n\nBetaal je uiterlijk vandaag <b>alsjeblieft</b>? Het gaat om ')
  await expect(page.getByText('{numer} kent de winkel niet.')).toBeVisible()
  await expect(page.getByText('Het voorbeeld gaat verder zodra de tekst klopt.')).toBeVisible()
  await page.getByRole('button', { name: 'Bewaren', exact: true }).press('Enter')
  await expect(subject).toBeFocused()
  await expect(page.getByText('Verbeter eerst wat er bij de velden staat.')).toBeVisible()
  expect(await axe(page)).toEqual([])

  await subject.fill('Nog even over {nummer}')
  await intro.press('End')
  await page.getByRole('button', { name: '{nummer} invoegen' }).press('Enter')
  await expect(intro).toHaveValue(/ om \{nummer\}$/)
  await expect(
    shown.getByText(/^Betaal je uiterlijk vandaag <b>alsjeblieft<\/b>\? Het gaat om FAC-/),
  ).toBeVisible()
  await expect(page.getByText(/^Nog even over FAC-/)).toBeVisible()

  await page.getByRole('link', { name: 'Alle teksten' }).press('Enter')
  const leaving = page.getByRole('alertdialog', { name: 'Weggaan zonder te bewaren?' })
  await expect(leaving).toContainText('Onderwerp en Inleiding')
  await leaving.getByRole('button', { name: 'Op deze pagina blijven' }).press('Enter')
  await intro.press('Control+s')
  await expect(page.getByText('De tekst van ‘Herinnering’ is bewaard')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Niet bewaard' })).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Alle teksten' }).press('Enter')
  await expect(page.getByRole('row').filter({ hasText: 'Nog even over {nummer}' })).toContainText(
    'Eigen tekst',
  )

  const [invoice] = await query<{ id: string }>(databaseUrl, 'select id from invoices where number = $1', [
    number,
  ])
  const sent = await page.request.post(`/beheer/api/invoices/${invoice?.id}/reminders`, { data: { step: 1 } })
  expect(sent.status()).toBe(200)
  await page.goto(`/beheer/mail?wachtrij=all&zoek=${encodeURIComponent(`Nog even over ${number}`)}`)
  await page.getByRole('link', { name: `Nog even over ${number}` }).press('Enter')
  await expect(
    page
      .frameLocator('iframe')
      .getByText(`Betaal je uiterlijk vandaag <b>alsjeblieft</b>? Het gaat om ${number}`),
  ).toBeVisible()

  await page.goto('/beheer/mail/teksten/reminder')
  await page.getByRole('button', { name: 'Onderwerp: terug naar de gewone tekst' }).press('Enter')
  await page.getByRole('button', { name: 'Inleiding: terug naar de gewone tekst' }).press('Enter')
  await expect(subject).toHaveValue('Herinnering: factuur {nummer} van {winkel}')
  await page.getByRole('button', { name: 'Bewaren', exact: true }).press('Enter')
  await expect(page.getByText('De tekst van ‘Herinnering’ is bewaard')).toBeVisible()
  await expect(shown.getByText('Misschien is de factuur aan je aandacht ontsnapt.')).toBeVisible()
  await page.getByRole('link', { name: 'Alle teksten' }).press('Enter')
  await expect(row).toContainText('Gewone tekst')
  expect(broken).toEqual([])
})

test('what a colleague wrote meanwhile is shown before it is replaced', async ({ databaseUrl, browser }) => {
  await forgetWords(databaseUrl, 'last_reminder')
  const [mine, theirs] = [
    await staffPage(browser, '/mail/teksten/last_reminder', { hearsNews: false }),
    await staffPage(browser, '/mail/teksten/last_reminder'),
  ]
  const save = (page: typeof mine) =>
    page.getByRole('button', { name: 'Bewaren', exact: true }).press('Enter')
  await mine.getByLabel('Titel', { exact: true }).fill('Laatste kans voor {nummer}')
  await theirs.getByLabel('Titel', { exact: true }).fill('Laatste waarschuwing')
  await save(theirs)
  await expect(theirs.getByText('De tekst van ‘Aanmaning’ is bewaard')).toBeVisible()
  await save(mine)
  await expect(mine.getByText('Een collega heeft deze tekst intussen gewijzigd')).toBeVisible()
  await expect(mine.getByRole('blockquote')).toHaveText('Laatste waarschuwing')
  await expect(mine.getByLabel('Titel', { exact: true })).toHaveValue('Laatste kans voor {nummer}')
  // The frame is another one once what was typed is in it.
  await expect(mine.frameLocator('iframe').getByText(/^Laatste kans voor FAC-/)).toBeVisible()
  expect(await axe(mine)).toEqual([])
  await mine.route('**/beheer/api/mail-words', () => {
    // What is told is saved: the next change waits for no list that is long in coming.
  })
  await save(mine)
  await expect(mine.getByText('De tekst van ‘Aanmaning’ is bewaard')).toBeVisible()
  await mine.getByRole('button', { name: 'Titel: terug naar de gewone tekst' }).press('Enter')
  await save(mine)
  await expect(mine.getByRole('region', { name: 'Niet bewaard' })).toHaveCount(0)
})

test('a mail is looked at for any order, by its number', async ({ customerPage, databaseUrl, browser }) => {
  await forgetWords(databaseUrl, 'order_shipped')
  const id = await placeOrder(customerPage)
  const { number } = await (await customerPage.request.get(`/api/customer/orders/${id}`)).json()
  await placeOrder(customerPage)
  const page = await staffPage(browser, '/mail/teksten/order_shipped')
  const shown = page.frameLocator('iframe')
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible()
  const field = page.getByLabel('Bestelnummer')
  await field.focus()
  await page.keyboard.type('bestaat-niet')
  await expect(field).toHaveAccessibleDescription(/Er is geen bestelling met dit nummer/)
  expect(await axe(page)).toEqual([])
  await field.press('Control+a')
  await page.keyboard.type(number)
  // In its subject, and in the mail itself.
  await expect(page.getByRole('definition').filter({ hasText: number })).toBeVisible()
  await expect(shown.getByText(number).first()).toBeVisible()
  await expect(field).toHaveAccessibleDescription('Laat dit leeg voor de nieuwste bestelling.')
  await expect(field).toBeFocused()
  expect(await axe(page)).toEqual([])
  // What is not about an order asks for none.
  await page.goto('/beheer/mail/teksten/account_invitation')
  await expect(page.getByRole('heading', { level: 1, name: 'Uitnodiging voor een account' })).toBeVisible()
  await expect(page.getByLabel('Bestelnummer')).toHaveCount(0)
})
