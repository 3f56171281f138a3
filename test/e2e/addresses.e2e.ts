import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('an address is added, becomes the default, changes and goes', async ({ customerPage: page }) => {
  await page.goto('/account/leveringsadressen/new')
  const form = page.getByRole('main')
  const save = form.getByRole('button', { name: 'Adres opslaan' })
  await awake(save)
  for (const [label, value] of [
    ['Bedrijf', 'Magazijn Zuid'],
    ['Postcode', '3011 AB'],
    ['Plaats', 'Rotterdam'],
    ['Straat', 'Kade'],
    ['Huisnummer', '7'],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(value)
  await form.getByLabel('Standaard gebruiken bij nieuwe bestellingen').check()
  await save.click()
  await expect(page).toHaveURL('/account/leveringsadressen')

  const cards = form.getByRole('listitem').filter({ has: page.getByRole('button', { name: /wijzigen$/ }) })
  const added = cards.filter({ hasText: 'Magazijn Zuid' })
  const first = cards.filter({ hasText: 'Proefweg' })
  await expect(added).toContainText('Standaard')
  await expect(added).toContainText('3011 AB')
  await expect(first).not.toContainText('Standaard')

  await added.getByRole('button', { name: /wijzigen$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Leveringsadres wijzigen' })
  await dialog.getByLabel('Straat', { exact: true }).fill('Nieuwe Kade')
  await dialog.getByRole('button', { name: 'Adres opslaan' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(added).toContainText('Nieuwe Kade 7')

  await first.getByRole('button', { name: /verwijderen$/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Leveringsadres verwijderen?' })
  expect(await axe(page)).toEqual([])
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await expect(first).toHaveCount(1)
  await first.getByRole('button', { name: /verwijderen$/ }).click()
  await question.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(page.getByText('Het adres is verwijderd')).toBeVisible()
  await expect(first).toHaveCount(0)
  await page.reload()
  await expect(cards).toHaveCount(1)
})
