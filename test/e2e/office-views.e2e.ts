import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { staffPage } from './staff-page.ts'

test('a list as it is looked at is saved, opened, renamed, shared and removed by keyboard', async ({
  browser,
  violations,
}) => {
  const name = `Gevels ${crypto.randomUUID().slice(0, 8)}`
  const page = await staffPage(browser, '/orders')
  const views = page.getByRole('navigation', { name: 'Opgeslagen weergaven' })
  await expect(page.getByRole('button', { name: 'Weergave opslaan' })).toHaveCount(0)
  await page.goto('/beheer/orders?wachtrij=production&zoek=gevel')
  await page.getByRole('button', { name: 'Weergave opslaan' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Weergave opslaan' }).press('Enter')
  await expect(dialog.getByText('Vul dit veld in')).toBeVisible()
  await dialog.getByLabel('Naam').fill(name)
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Naam').press('Enter')
  await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')

  await page.goto('/beheer/orders')
  await views.getByRole('link', { name }).press('Enter')
  await expect(page).toHaveURL(/wachtrij=production/)
  await expect(page.getByRole('searchbox')).toHaveValue('gevel')
  await expect(page.getByRole('link', { name: /^In productie/ })).toHaveAttribute('aria-current', 'page')
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Weergave wijzigen' }).press('Enter')
  await dialog.getByLabel('Naam').fill(`${name} nieuw`)
  await dialog.getByLabel('Delen met collega’s').check()
  await dialog.getByRole('button', { name: 'Weergave wijzigen' }).press('Enter')
  await expect(views.getByRole('link', { name: `${name} nieuw` })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Weergave wijzigen' }).press('Enter')
  await expect(dialog.getByLabel('Delen met collega’s')).toBeChecked()
  await dialog.getByRole('button', { name: 'Verwijderen' }).press('Enter')
  await expect(views.getByRole('link', { name: `${name} nieuw` })).toHaveCount(0)
  await page.context().close()
  expect(violations).toEqual([])
})
