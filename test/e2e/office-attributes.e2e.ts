import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { stepTo } from './staff-keys.ts'
import { staffPage } from './staff-page.ts'

const grip = (page: Page, label: string) =>
  page.getByRole('button', { name: `Verplaats ${label}`, exact: true })
const gripsIn = (page: Page, list: string) =>
  page
    .getByRole('list', { name: list, exact: true })
    .getByRole('button', { name: /^Verplaats / })
    .evaluateAll((grips) =>
      grips.map((one) => one.getAttribute('aria-label')?.replace('Verplaats ', '') ?? ''),
    )

/** A category of this run alone with two products in it, the second of them with a page. */
async function makeProducts(page: Page, name: string) {
  const category = await page.request.post('/beheer/api/categories', {
    data: { title: `Kenmerken ${name}`, parentId: null },
  })
  const { id: categoryId, fields: category0 } = await category.json()
  await page.request.patch(`/beheer/api/categories/${categoryId}`, {
    data: { change: { isActive: true }, seen: category0 },
  })
  const { products } = await (await page.request.get('/beheer/api/products?search=PST-A1')).json()
  const copyOf = products.find((one: { sku: string }) => one.sku === 'PST-A1').id
  let made = { id: '', urlPath: '' }
  for (const number of [1, 2]) {
    const answer = await page.request.post('/beheer/api/products', {
      data: { sku: `KENMERK-${number}-${name}`, title: `Kenmerkproef ${number} ${name}`, copyOf },
    })
    const { id, fields } = await answer.json()
    const urlPath = `/kenmerkproef-${number}-${name}`
    await page.request.patch(`/beheer/api/products/${id}`, {
      data: { change: { urlPath, categoryIds: [categoryId] }, seen: fields },
    })
    made = { id, urlPath }
    if (number === 1) await publish(page, id)
  }
  return { ...made, categoryPath: category0.urlPath as string }
}

async function publish(page: Page, id: string) {
  const { draft } = await (await page.request.get(`/beheer/api/products/${id}`)).json()
  const answer = await page.request.post(`/beheer/api/products/${id}/publish`, {
    data: { version: draft.version, note: '' },
  })
  expect(answer.status()).toBe(200)
}

test('a number with a unit is made, given to a product, and read and filtered by in the shop', async ({
  browser,
  page: visitor,
  violations,
}) => {
  const page = await staffPage(browser, '/producten')
  const name = crypto.randomUUID().slice(0, 8)
  const label = `Masthoogte ${name}`
  const { id, urlPath, categoryPath } = await makeProducts(page, name)
  await page.getByRole('link', { name: 'Kenmerken', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Kenmerken' })).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Nieuw kenmerk' }).press('Enter')
  const making = page.getByRole('dialog', { name: 'Nieuw kenmerk' })
  await making.getByRole('button', { name: 'Kenmerk maken' }).press('Enter')
  await expect(making.getByLabel('Naam')).toHaveAccessibleDescription(/Vul dit veld in/)
  await making.getByLabel('Naam').fill(label)
  await making.getByLabel('Soort').selectOption('Getal')
  await making.getByLabel('Eenheid').fill('m')
  expect(await axe(page)).toEqual([])
  await making.getByRole('button', { name: 'Kenmerk maken' }).press('Enter')
  await expect(making).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: label })).toContainText('Getal in m')

  await page.goto(`/beheer/producten/${id}`)
  const part = page.getByRole('region', { name: 'Kenmerken', exact: true })
  await part.getByLabel('Ander kenmerk').selectOption(label)
  await part.getByRole('button', { name: 'Kenmerk toevoegen' }).press('Enter')
  const height = part.getByLabel(label)
  await height.fill('6.5')
  await height.press('Tab')
  await expect(part.getByText('Vul een getal in, zoals 12,5')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await height.fill('6,5')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: 'Niet bewaard' })).toHaveCount(0)
  await publish(page, id)

  await expect(async () => {
    await visitor.goto(urlPath)
    await expect(visitor.getByText('6,5\u00a0m', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await visitor.goto(categoryPath)
  const filters = visitor.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: /^6,5\sm/ }).check()
  await expect(visitor.getByRole('link', { name: /^6,5\sm\s*, filter wissen$/ })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: `Kenmerkproef 2 ${name}` })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: `Kenmerkproef 1 ${name}` })).toHaveCount(0)
  expect(await axe(visitor)).toEqual([])
  expect(violations).toEqual([])
})

test('attributes and the values of a list are put in order, renamed and removed by keyboard', async ({
  browser,
  violations,
}) => {
  const page = await staffPage(browser, '/kenmerken')
  const name = crypto.randomUUID().slice(0, 8)
  const [first, second] = [`Afwerking ${name}`, `Glans ${name}`]
  for (const label of [first, second])
    await page.request.post('/beheer/api/attributes', {
      data: { label, kind: 'choices', unit: '', isFilterable: true },
    })
  await page.reload()
  await grip(page, second).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(new RegExp(`${second} staat nu op plaats \\d+ van \\d+`))).toBeVisible()
  await expect(grip(page, second)).toBeFocused()
  const order = await gripsIn(page, 'Kenmerken van de winkel')
  expect(order.indexOf(second)).toBeLessThan(order.indexOf(first))

  await page.getByRole('link', { name: first, exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
  for (const value of ['Ruw', 'Mat', 'Zijde']) {
    await page.getByRole('button', { name: 'Nieuwe waarde' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Nieuwe waarde' })
    await dialog.getByLabel('Waarde').fill(value)
    await dialog.getByLabel('Waarde').press('Enter')
    await expect(dialog).toHaveCount(0)
  }
  const list = `Waarden van ${first}`
  await grip(page, 'Zijde').dragTo(grip(page, 'Ruw'), { targetPosition: { x: 20, y: 2 } })
  await expect.poll(() => gripsIn(page, list)).toEqual(['Zijde', 'Ruw', 'Mat'])
  await grip(page, 'Zijde').focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => gripsIn(page, list)).toEqual(['Ruw', 'Zijde', 'Mat'])
  await expect(grip(page, 'Zijde')).toBeFocused()

  await stepTo(page, 'j', page.getByRole('button', { name: 'Hernoem Mat' }))
  await page.keyboard.press('Enter')
  const renaming = page.getByRole('dialog', { name: 'Mat hernoemen' })
  await renaming.getByLabel('Waarde').fill('ruw')
  await renaming.getByRole('button', { name: 'Hernoemen' }).press('Enter')
  await expect(renaming.getByLabel('Waarde')).toHaveAccessibleDescription(/Deze waarde staat al in de lijst/)
  expect(await axe(page)).toEqual([])
  await renaming.getByLabel('Waarde').fill('Zijdemat')
  await renaming.getByRole('button', { name: 'Hernoemen' }).press('Enter')
  await expect.poll(() => gripsIn(page, list)).toEqual(['Ruw', 'Zijde', 'Zijdemat'])
  await page.getByRole('button', { name: 'Verwijder Zijde', exact: true }).press('Enter')
  await expect.poll(() => gripsIn(page, list)).toEqual(['Ruw', 'Zijdemat'])
  expect(await axe(page)).toEqual([])

  await page.getByRole('link', { name: 'Alle kenmerken' }).press('Enter')
  for (const [label, isUsed] of [
    ['Materiaal', true],
    [first, false],
  ] as const) {
    await page.getByRole('button', { name: `Verwijder ${label}`, exact: true }).press('Enter')
    const sure = page.getByRole('alertdialog', { name: `${label} verwijderen?` })
    await sure.getByRole('button', { name: 'Verwijderen' }).press('Enter')
    if (isUsed) {
      await expect(sure.getByRole('alert')).toContainText(/staat nog bij \d+ producten/)
      await sure.getByRole('button', { name: 'Annuleren' }).press('Enter')
    }
    await expect(sure).toHaveCount(0)
  }
  await expect(page.getByRole('link', { name: first, exact: true })).toHaveCount(0)
  await page.request.delete(`/beheer/api/attributes/glans-${name}`)
  expect(violations).toEqual([])
})
