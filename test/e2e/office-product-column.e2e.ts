import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { staffPage } from './staff-page.ts'

const unsaved = (page: Page) => page.getByRole('region', { name: 'Niet bewaard' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()

type Made = { readonly id: string; readonly sku: string }

/** Products of a name that no other run has, in the order of the list. */
async function makeProducts(page: Page, count: number): Promise<{ name: string; made: readonly Made[] }> {
  const name = crypto.randomUUID().slice(0, 8)
  const { products } = await (await page.request.get('/beheer/api/products?search=PST-A1')).json()
  const made: Made[] = []
  for (let number = 1; number <= count; number += 1) {
    const sku = `KOLOM-${name.toUpperCase()}-${number}`
    const data = { sku, title: `Kolom ${name} ${number}`, copyOf: products[0].id }
    const { id } = await (await page.request.post('/beheer/api/products', { data })).json()
    await changeBeside(page, id, { urlPath: `/kolom-${name}-${number}` })
    made.push({ id, sku })
  }
  return { name, made }
}

const fieldsOf = async (page: Page, { id }: Made) =>
  (await (await page.request.get(`/beheer/api/products/${id}`)).json()).fields

/** Changes a product as a colleague does, who sees it as it is. */
async function changeBeside(page: Page, id: string, change: Record<string, unknown>) {
  const { fields } = await (await page.request.get(`/beheer/api/products/${id}`)).json()
  const seen = Object.fromEntries(Object.keys(change).map((field) => [field, fields[field]]))
  const answer = await page.request.patch(`/beheer/api/products/${id}`, { data: { change, seen } })
  expect(answer.status()).toBe(200)
}

/** Pastes as a spreadsheet gives it, by the clipboard and the key. */
async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+v')
}

const cell = (page: Page, label: string, { sku }: Made) =>
  page.getByLabel(`${label} van ${sku}`, { exact: true })

test('a column is typed, pasted, filled and taken back by keyboard, and saved as drafts', async ({
  browser,
  violations,
}) => {
  const page = await staffPage(browser, '/producten')
  const { name, made } = await makeProducts(page, 4)
  const [first, second, third, fourth] = made as [Made, Made, Made, Made]
  await page.goto(`/beheer/producten?zoek=${name}`)
  await button(page, 'Kolom bewerken').press('Enter')
  await expect(page).toHaveURL(/zoek=.*&kolom=titel$/)
  const title = (of: Made) => cell(page, 'Titel', of)
  await expect(title(first)).toHaveValue(`Kolom ${name} 1`)
  expect(await axe(page)).toEqual([])

  await title(first).focus()
  await page.keyboard.press('Enter')
  await expect(title(second)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(title(third)).toBeFocused()
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('ArrowUp')
  await expect(title(first)).toBeFocused()
  await page.keyboard.type('Getypt')
  await expect(title(first)).toHaveValue('Getypt')
  await expect(unsaved(page)).toContainText(first.sku)
  await page.keyboard.press('Escape')
  await expect(title(first)).toHaveValue(`Kolom ${name} 1`)
  await expect(unsaved(page)).toHaveCount(0)

  await title(second).focus()
  await paste(page, `Bord ${name}\tzwart\r\n"Vlag\n${name}"\r\n\r\nTe veel\r\n`)
  await expect(toast(page, '3 rijen gevuld')).toBeVisible()
  await expect(toast(page, 'Je plakte 2 kolommen. Alleen de eerste is gebruikt.')).toBeVisible()
  await expect(page.getByText('1 regel van wat je plakte paste niet').first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Te veel' })).toBeVisible()
  await expect(title(second)).toHaveValue(`Bord ${name}`)
  await expect(title(third)).toHaveValue(`Vlag ${name}`)
  await expect(title(fourth)).toHaveValue('')
  await expect(title(fourth)).toHaveAccessibleDescription(/Vul dit veld in/)
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Control+s')
  await expect(unsaved(page)).toContainText('Nog niet bewaard: kijk bij de cellen met een melding.')
  await expect(title(fourth)).toBeFocused()
  expect((await fieldsOf(page, second)).title).toBe(`Kolom ${name} 2`)

  await page.keyboard.press('Control+z')
  await expect(title(second)).toHaveValue(`Kolom ${name} 2`)
  await expect(unsaved(page)).toHaveCount(0)
  await title(second).fill(`Zelfde ${name}`)
  await page.keyboard.press('Control+d')
  await expect(toast(page, '2 rijen gevuld')).toBeVisible()
  await expect(title(fourth)).toHaveValue(`Zelfde ${name}`)
  await button(page, 'Ongedaan maken').first().press('Enter')
  await expect(title(fourth)).toHaveValue(`Kolom ${name} 4`)
  await title(second).focus()
  await page.keyboard.press('Control+d')
  await page.keyboard.press('Control+s')
  await expect(toast(page, '3 rijen bewaard als concept')).toBeVisible()
  await expect(unsaved(page)).toHaveCount(0)
  await expect(title(second)).toBeFocused()
  for (const of of [second, third, fourth]) expect((await fieldsOf(page, of)).title).toBe(`Zelfde ${name}`)
  expect((await fieldsOf(page, first)).title).toBe(`Kolom ${name} 1`)

  await button(page, 'Naar de gewijzigde producten').press('Enter')
  await expect(page).toHaveURL(/wachtrij=changed/)
  await button(page, 'Alle getoonde regels kiezen').press('Enter')
  await expect(page.getByText('4 gekozen').first()).toBeVisible()
  expect(await axe(page)).toEqual([])
  await button(page, 'Publiceren').press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Publiceren' })
  await question.getByRole('button', { name: 'Publiceren' }).press('Enter')
  await expect(page.getByText(`${second.sku}: Gelukt`)).toBeVisible()
  await expect(page.getByText('Geen producten gevonden')).toBeVisible()
  expect(await axe(page)).toEqual([])
  const answer = await page.request.get(`/beheer/api/products/${second.id}`)
  const { live, draft } = await answer.json()
  expect([live.title, draft]).toEqual([`Zelfde ${name}`, null])
  await button(page, 'Sluiten: Publiceren: 4 van 4 gelukt').press('Enter')
  await expect(page.getByText(`${second.sku}: Gelukt`)).toHaveCount(0)
  expect(violations).toEqual([])
})

test('values that are chosen are pasted by their words, and another column asks before it loses what is typed', async ({
  browser,
  violations,
}) => {
  const page = await staffPage(browser, '/producten')
  const { name, made } = await makeProducts(page, 3)
  const [first, second, third] = made as [Made, Made, Made]
  // Before the rates of the shop are known nothing can be pasted, which would mean nothing.
  const mayCome = Promise.withResolvers<void>()
  await page.route('**/beheer/api/catalogue/choices', async (route) => {
    await mayCome.promise
    await route.continue()
  })
  await page.goto(`/beheer/producten?zoek=${name}&kolom=btw`)
  await expect(page.getByRole('main').getByText('Gegevens laden')).toBeVisible()
  const vat = (of: Made) => cell(page, 'Btw', of)
  await expect(vat(first)).toHaveCount(0)
  mayCome.resolve()
  await vat(first).focus()
  await paste(page, '9%\n6%\n0\n')
  await expect(vat(first)).toHaveValue('9')
  await expect(vat(second)).toHaveAccessibleDescription(/Kies een waarde uit de lijst/)
  await expect(vat(third)).toHaveValue('0')
  expect(await axe(page)).toEqual([])
  await vat(second).selectOption('21%')
  await expect(vat(second)).toHaveAccessibleDescription('')

  const column = page.getByLabel('Kolom', { exact: true })
  await column.selectOption('Productiedagen')
  const question = page.getByRole('alertdialog', { name: 'Weggaan zonder te bewaren?' })
  await question.getByRole('button', { name: 'Op deze pagina blijven' }).press('Enter')
  await expect(question).toBeHidden()
  await expect(column).toHaveValue('btw')
  await button(page, 'Bewaren').press('Enter')
  await expect(toast(page, '2 rijen bewaard als concept')).toBeVisible()
  await expect(unsaved(page)).toHaveCount(0)
  // The bar is gone, and the keyboard goes on in the part of the page that held it.
  await expect(page.getByRole('main').locator('section:focus')).toHaveCount(1)
  expect((await fieldsOf(page, third)).vatPercent).toBe(0)

  await column.selectOption('Productiedagen')
  const days = cell(page, 'Productiedagen', first)
  await days.fill('61')
  await days.press('Enter')
  await expect(days).toHaveAccessibleDescription(/Vul een heel getal in van 0 tot en met 60/)
  await page.getByRole('link', { name: 'Terug naar de lijst' }).press('Enter')
  await question.getByRole('button', { name: 'Weggaan' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`\\?zoek=${name}$`))
  expect(violations).toEqual([])
})

test('what a colleague saved meanwhile is shown at its row, and nothing is saved until somebody chose', async ({
  browser,
  violations,
}) => {
  // He hears no news, so that only saving tells it.
  const page = await staffPage(browser, '/producten', { hearsNews: false })
  const { name, made } = await makeProducts(page, 3)
  const [first, second, third] = made as [Made, Made, Made]
  await page.goto(`/beheer/producten?zoek=${name}&kolom=korte-omschrijving`)
  const text = (of: Made) => cell(page, 'Korte omschrijving', of)
  await text(first).fill('Van mij')
  await page.keyboard.press('Control+d')
  await changeBeside(page, first.id, { shortDescription: 'Van haar' })
  await changeBeside(page, third.id, { shortDescription: 'Ook van haar' })
  await page.keyboard.press('Control+s')
  const clash = (of: Made) => page.getByRole('group', { name: `Wat er moet blijven bij ${of.sku}` })
  await expect(clash(first)).toContainText('Je collega bewaarde intussen: Van haar')
  await expect(clash(second)).toHaveCount(0)
  await expect(clash(third)).toBeVisible()
  await expect(unsaved(page)).toContainText('een collega wijzigde hetzelfde')
  await expect(clash(first).getByRole('button', { name: 'Die van mij' })).toBeFocused()
  expect((await fieldsOf(page, second)).shortDescription).not.toBe('Van mij')
  expect(await axe(page)).toEqual([])

  await clash(first).getByRole('button', { name: 'Die van mij' }).press('Enter')
  await expect(text(first)).toBeFocused()
  await clash(third).getByRole('button', { name: 'Die van je collega' }).press('Enter')
  await expect(text(third)).toHaveValue('Ook van haar')
  await page.keyboard.press('Control+s')
  await expect(toast(page, '2 rijen bewaard als concept')).toBeVisible()
  const kept = await Promise.all(made.map((of) => fieldsOf(page, of)))
  expect(kept.map(({ shortDescription }) => shortDescription)).toEqual(['Van mij', 'Van mij', 'Ook van haar'])
  expect(violations).toEqual([])
})

test('what products have of an attribute is pasted as a column, in the words of its kind', async ({
  browser,
  violations,
}) => {
  const page = await staffPage(browser, '/producten')
  const { name, made } = await makeProducts(page, 3)
  const [first, second, third] = made as [Made, Made, Made]
  const newAttribute = async (kind: 'choice' | 'number'): Promise<string> => {
    const data = { label: `${kind} ${name}`, kind, unit: kind === 'number' ? 'mm' : '', isFilterable: true }
    return (await (await page.request.post('/beheer/api/attributes', { data })).json()).code
  }
  // In this order, in which products have them too.
  const choice = await newAttribute('choice')
  const number = await newAttribute('number')
  for (const value of ['Mat', 'Glanzend']) {
    const at = `/beheer/api/attributes/${choice}/values`
    expect((await page.request.post(at, { data: { act: 'add', value } })).status()).toBe(200)
  }
  const attributesOf = async (of: Made) =>
    (await fieldsOf(page, of)).attributes.filter(({ code }: { code: string }) =>
      [choice, number].includes(code),
    )

  await page.goto(`/beheer/producten?zoek=${name}&kolom=titel`)
  await page.getByLabel('Kolom', { exact: true }).selectOption(`Kenmerk: choice ${name}`)
  await expect(page).toHaveURL(new RegExp(`kolom=kenmerk-${choice}`))
  const finish = (of: Made) => cell(page, `choice ${name}`, of)
  await expect(finish(first)).toHaveValue('')
  await finish(first).focus()
  await paste(page, 'glanzend\nMat\nzijde\n')
  await expect(finish(second)).toHaveValue('Mat')
  await expect(finish(third)).toHaveAccessibleDescription(/Kies een waarde uit de lijst/)
  expect(await axe(page)).toEqual([])
  await finish(third).selectOption('Geen')
  await page.keyboard.press('Control+s')
  await expect(toast(page, '2 rijen bewaard als concept')).toBeVisible()
  expect(await attributesOf(first)).toEqual([{ code: choice, values: ['Glanzend'] }])
  expect(await attributesOf(third)).toEqual([])

  await page.getByLabel('Kolom', { exact: true }).selectOption(`Kenmerk: number ${name} (mm)`)
  const thickness = (of: Made) => cell(page, `number ${name} (mm)`, of)
  await thickness(first).fill('dik')
  await thickness(second).focus()
  await expect(thickness(first)).toHaveAccessibleDescription(/Vul een getal in/)
  await thickness(first).fill('12,5 mm')
  await page.keyboard.press('Control+s')
  await expect(toast(page, '1 rij bewaard als concept')).toBeVisible()
  await expect(thickness(first)).toHaveValue('12,5')
  expect(await attributesOf(first)).toEqual([
    { code: choice, values: ['Glanzend'] },
    { code: number, values: ['12.5'] },
  ])

  // An address of an attribute that is gone leads to the list.
  await page.goto(`/beheer/producten?zoek=${name}&kolom=kenmerk-weg`)
  await expect(button(page, 'Kolom bewerken')).toBeVisible()
  expect(violations).toEqual([])
})

test('a column of texts for search engines tells how long each is', async ({ browser, violations }) => {
  const page = await staffPage(browser, '/producten')
  const { name, made } = await makeProducts(page, 1)
  const [only] = made as [Made]
  await page.goto(`/beheer/producten?zoek=${name}&kolom=seo-titel`)
  const title = cell(page, 'Titel voor zoekmachines', only)
  await title.fill('Bord')
  await expect(title).toHaveAccessibleDescription('4 van ongeveer 60 tekens.')
  await title.fill('x'.repeat(61))
  await expect(title).toHaveAccessibleDescription(/de rest valt mogelijk weg/)
  expect(await axe(page)).toEqual([])
  expect(violations).toEqual([])
})
