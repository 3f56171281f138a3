import { randomUUID } from 'node:crypto'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { query } from './query.ts'
import { staffPage } from './staff-page.ts'

/** A company with a hostile name of which the payment term was changed, as the trigger writes it down. */
async function changedCompany(databaseUrl: string) {
  const name = `<b>=1+1</b> Drukkerij ${randomUUID().slice(0, 8)}`
  const [{ id } = { id: '' }] = await query<{ id: string }>(
    databaseUrl,
    `insert into companies (name, kvk_number, invoice_email, payment_term_days)
     values ($1, $2, 'facturen@bedrijf.example', 14) returning id`,
    [name, String(10_000_000 + Math.floor(Math.random() * 80_000_000))],
  )
  await query(databaseUrl, 'update companies set payment_term_days = 45 where id = $1', [id])
  return { id, name }
}

test('a change is found by keyboard, and opens to before and after', async ({ browser, databaseUrl }) => {
  const { id, name } = await changedCompany(databaseUrl)
  const page = await staffPage(browser, '')
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await page.getByRole('navigation').getByRole('link', { name: 'Logboek' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Logboek' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Zoek op nummer of id' }).fill(id)
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByRole('searchbox', { name: 'Zoek op wie het deed' }).fill('het systeem')
  await page.getByRole('combobox', { name: 'Soort' }).selectOption('Bedrijf')
  await expect(page).toHaveURL(/wie=het\+systeem/)
  await expect(page).toHaveURL(/soort=companies/)
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('row').nth(1)).toContainText('Bedrijf gewijzigd')
  await expect(page.getByRole('row').nth(1)).toContainText('Betaaltermijn in dagen')
  await expect(page.getByRole('row').nth(1)).toContainText(name)
  expect(await axe(page)).toEqual([])
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Bedrijf gewijzigd' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1).getByRole('cell')).toHaveText([
    'Betaaltermijn in dagen',
    '14',
    '45',
  ])
  expect(await axe(page)).toEqual([])
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Zoek op nummer of id' })).toHaveValue(id)
  await page.goForward()
  await page.getByRole('link', { name: 'Bedrijf bekijken' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(broken).toEqual([])
})

test('the address carries the filters, and they are wiped at once', async ({ browser, databaseUrl }) => {
  const { id } = await changedCompany(databaseUrl)
  const page = await staffPage(browser, `/logboek?zoek=${id}&soort=companies&van=2020-01-01&tot=2020-01-31`)
  await expect(page.getByText('Geen wijzigingen gevonden')).toBeVisible()
  await expect(page.getByLabel('Van')).toHaveValue('2020-01-01')
  expect(await axe(page)).toEqual([])
  await page.getByLabel('Tot en met').fill('2019-01-01')
  await expect(page.getByText('De einddatum ligt voor de begindatum.')).toBeVisible()
  await page.getByRole('button', { name: 'Filters wissen' }).press('Enter')
  await expect(page).toHaveURL(/\/beheer\/logboek$/)
  await expect(page.getByLabel('Van')).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Soort' })).toHaveValue('')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})
