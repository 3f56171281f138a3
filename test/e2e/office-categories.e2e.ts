import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { staffPage } from './staff-page.ts'

const CATEGORIES = '/beheer/api/categories'

type Made = { readonly id: string; readonly title: string }

/** A category of this run alone, with some below it. */
async function makeTree(
  page: Page,
  ...below: string[]
): Promise<{ parent: Made; children: readonly Made[] }> {
  const run = crypto.randomUUID().slice(0, 8)
  const make = async (title: string, parentId: string | null): Promise<Made> => {
    const { id } = await (await page.request.post(CATEGORIES, { data: { title, parentId } })).json()
    return { id, title }
  }
  const parent = await make(`Proef ${run}`, null)
  const children: Made[] = []
  for (const name of below) children.push(await make(`${name} ${run}`, parent.id))
  return { parent, children }
}

const grip = (page: Page, { title }: Made) =>
  page.getByRole('button', { name: `Verplaats ${title}`, exact: true })
const below = (page: Page, { title }: Made) => page.getByRole('list', { name: `Onder ${title}`, exact: true })
const titlesBelow = (page: Page, parent: Made) =>
  below(page, parent)
    .getByRole('button', { name: /^Verplaats / })
    .evaluateAll((grips) =>
      grips.map((one) => one.getAttribute('aria-label')?.replace('Verplaats ', '') ?? ''),
    )
const toast = (page: Page, text: string | RegExp) => page.getByText(text).first()

test('categories are put in order and below each other by keyboard alone, and back', async ({
  browser,
  violations,
}) => {
  const page = await staffPage(browser, '/categorieen')
  const { parent, children } = await makeTree(page, 'Een', 'Twee')
  await page.reload()
  const [one, two] = children
  if (!one || !two) throw new Error('no categories')
  expect(await axe(page)).toEqual([])
  await page.route('**/beheer/api/categories', () => {
    // What is told is done: the next move waits for no list that is long in coming.
  })
  await grip(page, one).focus()
  await page.keyboard.press('ArrowDown')
  await expect(toast(page, `${one.title} staat nu op plaats 2 van 2 onder ${parent.title}`)).toBeVisible()
  expect(await titlesBelow(page, parent)).toEqual([two.title, one.title])
  await expect(grip(page, one)).toBeFocused()

  // Below the one above it: addresses change, which is asked first.
  await page.keyboard.press('ArrowRight')
  const sure = page.getByRole('alertdialog', { name: `${one.title} onder ${two.title} zetten?` })
  await expect(sure).toContainText(/Het adres wordt \/proef-.+\/twee-.+\/een-/)
  expect(await axe(page)).toEqual([])
  await sure.getByRole('button', { name: 'Verplaatsen' }).press('Enter')
  await expect(below(page, two)).toContainText(one.title)
  await expect(grip(page, one)).toBeFocused()
  await page.getByRole('button', { name: 'Ongedaan maken' }).press('Enter')
  await expect(below(page, two)).toHaveCount(0)
  expect(await titlesBelow(page, parent)).toEqual([two.title, one.title])
  expect(violations).toEqual([])
})

test('a category is dragged to another place, and moved by a form', async ({ browser, violations }) => {
  // What other tests make would move the rows while one is dragged.
  const page = await staffPage(browser, '/categorieen', { hearsNews: false })
  const { parent, children } = await makeTree(page, 'Een', 'Twee', 'Drie')
  await page.reload()
  const [one, two, three] = children
  if (!one || !two || !three) throw new Error('no categories')
  await grip(page, three).dragTo(grip(page, one), { targetPosition: { x: 20, y: 2 } })
  await expect(toast(page, `${three.title} staat nu op plaats 1 van 3 onder ${parent.title}`)).toBeVisible()
  expect(await titlesBelow(page, parent)).toEqual([three.title, one.title, two.title])

  await grip(page, two).click()
  const dialog = page.getByRole('dialog', { name: `${two.title} verplaatsen` })
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Plaats').selectOption(`Voor ${one.title}`)
  await dialog.getByRole('button', { name: 'Verplaatsen' }).press('Enter')
  await expect(toast(page, `${two.title} staat nu op plaats 2 van 3 onder ${parent.title}`)).toBeVisible()
  expect(await titlesBelow(page, parent)).toEqual([three.title, two.title, one.title])
  expect(violations).toEqual([])
})

test('a category is made, changed and shown in the shop, and deleted', async ({
  browser,
  page: visitor,
  violations,
}) => {
  const page = await staffPage(browser, '/categorieen')
  const { parent } = await makeTree(page)
  const title = `Onderdeel ${crypto.randomUUID().slice(0, 8)}`
  await page.reload()
  await page.getByRole('button', { name: `Nieuwe categorie onder ${parent.title}` }).press('Enter')
  const making = page.getByRole('dialog', { name: 'Nieuwe categorie' })
  await making.getByRole('button', { name: 'Categorie maken' }).press('Enter')
  await expect(making.getByLabel('Naam')).toHaveAccessibleDescription(/Vul dit veld in/)
  await making.getByLabel('Naam').fill(title)
  await making.getByRole('button', { name: 'Categorie maken' }).press('Enter')
  await expect(below(page, parent)).toContainText(title)
  // Nobody else sees it yet.
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: `Voorbeeld van ${title} in de winkel` }).press('Enter'),
  ])
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await preview.close()

  for (const name of [parent.title, title]) {
    await page.getByRole('button', { name: `Wijzig ${name}`, exact: true }).press('Enter')
    const editing = page.getByRole('dialog', { name: `${name} wijzigen` })
    await editing.getByLabel('Klanten zien deze categorie', { exact: false }).check()
    await editing.getByLabel('Inleiding').fill(`Alles over ${name}`)
    if (name === title) {
      const found = editing.getByRole('figure', { name: 'Zo toont een zoekmachine het' })
      await expect(found).toContainText(title)
      await editing.getByLabel('Titel in zoekmachines').fill('Onderdelen op maat')
      await editing.getByLabel('Omschrijving in zoekmachines').fill('Vandaag besteld, morgen in huis.')
      await expect(found).toContainText(/Onderdelen op maat\s*Vandaag besteld, morgen in huis\./)
      await expect(editing.getByLabel('Titel in zoekmachines')).toHaveAccessibleDescription(
        '18 van ongeveer 60 tekens.',
      )
      expect(await axe(page)).toEqual([])
      // A path at which something lies already.
      const path = await editing.getByLabel('Adres').inputValue()
      await editing.getByLabel('Adres').fill('/vlaggen-en-masten')
      await editing.getByRole('button', { name: 'Opslaan' }).press('Enter')
      await expect(editing.getByLabel('Adres')).toHaveAccessibleDescription(
        /Op dit adres staat al iets anders/,
      )
      await editing.getByLabel('Adres').fill(path)
    }
    await editing.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(editing).toHaveCount(0)
  }
  await page.getByRole('button', { name: `Wijzig ${title}`, exact: true }).press('Enter')
  const again = page.getByRole('dialog', { name: `${title} wijzigen` })
  await expect(again.getByLabel('Inleiding')).toHaveValue(`Alles over ${title}`)
  await page.keyboard.press('Escape')
  await expect(again).toHaveCount(0)
  const path = (await (await page.request.get(CATEGORIES)).json()).categories.find(
    (row: Made) => row.title === title,
  ).path
  await expect(async () => {
    await visitor.goto(path)
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(visitor.getByText(`Alles over ${title}`).first()).toBeVisible()

  await page.getByRole('button', { name: `Verwijder ${title}` }).press('Enter')
  const sure = page.getByRole('alertdialog', { name: `${title} verwijderen?` })
  await expect(sure).toContainText('Er staan geen producten in.')
  await sure.getByRole('button', { name: 'Verwijderen' }).press('Enter')
  await expect(toast(page, `${title} is verwijderd`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Wijzig ${title}`, exact: true })).toHaveCount(0)
  await expect(async () => {
    await visitor.goto(path)
    await expect(visitor.getByRole('heading', { level: 1, name: parent.title })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
  expect(violations).toEqual([])
})

test('who changes the same field of a category as a colleague chooses which stays', async ({
  browser,
  violations,
}) => {
  const page = await staffPage(browser, '/categorieen')
  const { parent } = await makeTree(page)
  await page.reload()
  await page.getByRole('button', { name: `Wijzig ${parent.title}`, exact: true }).press('Enter')
  const editing = page.getByRole('dialog', { name: `${parent.title} wijzigen` })
  await editing.getByLabel('Inleiding').fill('Van mij')
  const answer = await page.request.patch(`${CATEGORIES}/${parent.id}`, {
    data: { change: { shortDescription: 'Van een collega' }, seen: { shortDescription: '' } },
  })
  expect(answer.status()).toBe(200)
  await editing.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(editing.getByText('Een collega heeft dit intussen gewijzigd')).toBeVisible()
  await editing.getByRole('radio', { name: 'Van mij' }).check()
  await editing.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(editing).toHaveCount(0)
  const { fields } = await (await page.request.get(`${CATEGORIES}/${parent.id}`)).json()
  expect(fields.shortDescription).toBe('Van mij')
  expect(violations).toEqual([])
})
