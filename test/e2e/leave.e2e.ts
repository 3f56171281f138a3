import type { Page } from '@playwright/test'
import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Pagina verlaten?' })
const away = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Over ons' })

const FORMS = [
  ['the contact form', '/contact', 'Bericht'],
  ['the account request', '/aanvraagformulier', 'Bedrijfsnaam'],
  ['a new address', '/account/leveringsadressen/new', 'Straat'],
] as const

for (const [form, path, label] of FORMS) {
  test(`${form} asks before what was filled in is lost, and not before that`, async ({
    customerPage: page,
  }) => {
    const field = page.getByRole('main').getByRole('textbox', { name: label, exact: true })
    await page.goto(path)
    await awake(away(page))
    await away(page).click()
    await expect(page).toHaveURL('/over-ons')

    await page.goto(path)
    await awake(field)
    await awake(away(page))
    await field.fill('Iets')
    await away(page).click()
    await expect(question(page)).toBeVisible()
    await expect(question(page).getByText('gaat dan verloren')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await question(page).getByRole('button', { name: 'Op deze pagina blijven' }).click()
    await expect(question(page)).toBeHidden()
    await expect(field).toHaveValue('Iets')
    await expect(page).toHaveURL(path)

    await field.fill('')
    await away(page).click()
    await expect(page).toHaveURL('/over-ons')
    await expect(field).toHaveCount(0)
    await page.goBack()
    await awake(field)
    await field.fill('Iets anders')
    await away(page).click()
    await question(page).getByRole('button', { name: 'Pagina verlaten' }).click()
    await expect(page).toHaveURL('/over-ons')
  })
}

test('closing the page asks too, in the words of the browser', async ({ page }) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.goto('/contact')
  await awake(away(page))
  await page.goto('/over-ons')
  expect(asked).toEqual([])
  await page.goto('/contact')
  const field = page.getByRole('textbox', { name: 'Bericht', exact: true })
  await awake(field)
  await field.fill('Iets')
  await page.goto('/over-ons')
  expect(asked).toEqual(['beforeunload'])
})

test('what was sent is not asked for', async ({ customerPage: page }) => {
  await page.goto('/account/leveringsadressen/new')
  const main = page.getByRole('main')
  await awake(main.getByRole('button', { name: 'Adres opslaan' }))
  for (const [label, text] of [
    ['Bedrijf', 'Proefbedrijf'],
    ['Postcode', '3511 LN'],
    ['Plaats', 'Utrecht'],
    ['Straat', 'Proefweg'],
    ['Huisnummer', '12'],
  ] as const)
    await main.getByRole('textbox', { name: label, exact: true }).fill(text)
  await main.getByRole('button', { name: 'Adres opslaan' }).click()
  await expect(page).toHaveURL('/account/leveringsadressen')
  await expect(page.getByText('Proefbedrijf').first()).toBeVisible()
  await expect(question(page)).toHaveCount(0)
})

test('the dialog of an address asks however it is left, and keeps what was typed', async ({
  customerPage: page,
}) => {
  await page.goto('/account/leveringsadressen')
  const dialog = page.getByRole('dialog', { name: 'Leveringsadres wijzigen' })
  const city = dialog.getByRole('textbox', { name: 'Plaats' })
  const stay = question(page).getByRole('button', { name: 'Op deze pagina blijven' })
  const change = page
    .getByRole('main')
    .getByRole('button', { name: /wijzigen$/ })
    .first()
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => dialog.getByRole('button', { name: 'Sluiten' }).click(),
    () => dialog.getByRole('button', { name: 'Annuleren' }).click(),
  ]
  await awake(change)
  for (const leave of ways) {
    await change.click()
    await expect(city).toBeVisible()
    await leave()
    await expect(dialog).toBeHidden()
  }
  await change.click()
  await city.fill('Zeist')
  for (const leave of ways) {
    await leave()
    await expect(question(page)).toBeVisible()
    await stay.click()
    await expect(question(page)).toBeHidden()
    await expect(city).toHaveValue('Zeist')
  }
  await city.focus()
  await page.mouse.click(5, 5)
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(city).toBeFocused()
  // Pressed again and again it asks again and again, however late the browser says that the question was closed.
  await page.evaluate(() => addEventListener('close', (event) => event.stopImmediatePropagation(), true))
  for (let pressed = 0; pressed < 3; pressed += 1) {
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    await expect(city).toHaveValue('Zeist')
  }
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await question(page).getByRole('button', { name: 'Pagina verlaten' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByText('Zeist')).toHaveCount(0)
})
