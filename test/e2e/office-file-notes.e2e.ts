import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { orderWithoutBleed } from './order-without-bleed.ts'
import { printFile } from './print-file.ts'
import { query } from './query.ts'
import { addStaff, logInStaff, staffPage } from './staff-page.ts'

test('a colleague who is named in a note at a file reads it on her first page, which leads to the file, and its customer nowhere', async ({
  customerPage,
  browser,
  databaseUrl,
  violations,
}) => {
  test.slow()
  const { id, number } = await orderWithoutBleed(customerPage, 'overleg.pdf')
  const [file] = await query<{ id: string }>(
    databaseUrl,
    'select d.id from order_line_designs d join order_lines l on l.id = d.order_line_id where l.order_id = $1',
    [id],
  )
  // Tried again, she is somebody else.
  const noor = `Noor ${crypto.randomUUID().slice(0, 8)}`
  const email = await addStaff(databaseUrl, 'prepress', noor)
  const page = await staffPage(browser, `/bestanden/${file?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'overleg.pdf' })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByLabel('Nieuwe notitie')).toBeFocused()
  await page.getByLabel('Collega noemen').selectOption(noor)
  await page.getByRole('button', { name: 'In de notitie zetten' }).press('Enter')
  await expect(page.getByLabel('Nieuwe notitie')).toBeFocused()
  await page.keyboard.type('kan dit zonder afloop?')
  await page.getByRole('button', { name: 'Notitie plaatsen' }).press('Enter')
  const note = `@${noor} kan dit zonder afloop?`
  await expect(page.getByRole('listitem').filter({ hasText: note })).toBeVisible()
  await expect(page.getByLabel('Nieuwe notitie')).toHaveValue('')
  expect(await axe(page)).toEqual([])

  const hers = await (await browser.newContext()).newPage()
  await hers.goto('/beheer')
  await logInStaff(hers, email)
  await expect(hers.getByText(note)).toBeVisible()
  await hers.getByRole('link', { name: `Order ${number}, bij overleg.pdf` }).press('Enter')
  await expect(hers.getByRole('heading', { level: 1, name: 'overleg.pdf' })).toBeVisible()
  await expect(hers.getByText(note)).toBeVisible()
  // What she answers shows by itself.
  await hers.keyboard.press('n')
  await hers.keyboard.type('Ja, de rand wordt omgezoomd.')
  await hers.getByRole('button', { name: 'Notitie plaatsen' }).press('Enter')
  await expect(page.getByText('Ja, de rand wordt omgezoomd.')).toBeVisible()
  // The file becomes another while he types: that goes on, and no letter of it is taken for a key of the page.
  await page.getByLabel('Nieuwe notitie').focus()
  await page.keyboard.type('Zo')
  await hers.getByRole('button', { name: 'Vervangen' }).press('Enter')
  const replace = hers.getByRole('dialog', { name: 'overleg.pdf vervangen' })
  await replace.getByLabel('Nieuw bestand').setInputFiles([printFile('overleg-2.pdf', 2520, 1270)])
  await replace.getByRole('button', { name: 'Vervangen' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'overleg-2.pdf' })).toBeVisible()
  await page.keyboard.type(' is ook goed')
  await expect(page.getByLabel('Nieuwe notitie')).toHaveValue('Zo is ook goed')
  await expect(page.getByRole('listitem').filter({ hasText: note })).toContainText('bij overleg.pdf')
  await hers.goto(`/beheer/orders/${id}`)
  await expect(hers.getByRole('listitem').filter({ hasText: note })).toContainText('bij overleg.pdf')
  await customerPage.goto(`/account/bestellingen/${id}`)
  await expect(customerPage.getByText('overleg-2.pdf').first()).toBeVisible()
  await expect(customerPage.getByText(note)).toHaveCount(0)
  expect(violations).toEqual([])
})
