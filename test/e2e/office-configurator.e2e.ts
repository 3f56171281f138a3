import type { Page } from '@playwright/test'
import { axe as axeOf } from './axe.ts'
import {
  addField,
  addProduct,
  addStep,
  makeComposed,
  openCopy,
  ownName,
  row,
  save,
  tree,
  unsaved,
} from './compose-at-desk.ts'
import { bar, choose, open } from './composing.ts'
import { expect, test } from './fixtures.ts'
import { addStaff, logInStaff, staffPage } from './staff-page.ts'

const NEWS_WAIT_MS = 15_000

/** The page of the shop in the preview is a document by itself, with tests of its own. */
const axe = (page: Page) => axeOf(page, { without: 'iframe' })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

test('a product is composed from nothing, mended, priced, published and bought', async ({
  browser,
  page: visitor,
  violations,
}) => {
  test.setTimeout(180_000)
  const page = await staffPage(browser, '/producten', { hearsNews: false })
  const { id, title, path } = await makeComposed(page)
  await page.goto(`/beheer/producten/${id}`)
  await page.getByRole('link', { name: 'Samenstelling bewerken' }).press('Enter')
  await expect(heading(page, `Samenstelling van ${title}`)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByLabel('Naam van de configurator').fill('Met spaties')
  await button(page, 'Samenstelling maken').press('Enter')
  await expect(page.getByText('Gebruik alleen kleine letters, cijfers en streepjes')).toBeVisible()
  await page.getByLabel('Naam van de configurator').fill(`samen-${ownName()}`)
  await button(page, 'Samenstelling maken').press('Enter')
  await expect(tree(page)).toBeVisible()
  expect(await axe(page)).toEqual([])

  // A card of its own, with a material, sizes and a finishing.
  await button(page, 'Kaart toevoegen').click()
  await dialog(page).getByLabel('Titel', { exact: true }).fill('Doek en maat')
  await dialog(page).getByRole('button', { name: 'Toevoegen' }).click()
  await addStep(page, 'Materiaal', 'Keuze uit producten')
  await page.getByLabel('Deze stap kiest het materiaal').check()
  await button(page, 'Product toevoegen').click()
  await addProduct(page, 'MSH-270')
  await addProduct(page, 'MSH-330')
  await row(page, 'Doek en maat').click()
  await addStep(page, 'Afmeting', 'Invulvelden')
  await addField(page, 'Breedte', 'Breedte van het product')
  await addField(page, 'Hoogte', 'Hoogte van het product')
  await row(page, 'Doek en maat').click()
  await addStep(page, 'Rand', 'Keuze uit producten')
  await page.getByLabel('Verplicht als de stap zichtbaar is').uncheck()
  const newOption = page.getByLabel('Nieuwe optie')
  await newOption.fill('Zoom rondom')
  await newOption.press('Enter')
  await button(page, 'Zoom rondom bewerken').press('Enter')
  await page.getByLabel('Prijs', { exact: true }).selectOption({ label: 'Per bestelling' })
  await page.getByLabel('Bedrag').fill('7,50')
  await button(page, 'Voorwaarde').first().click()
  await page.getByLabel('Stap van voorwaarde 1').first().selectOption({ label: 'Materiaal' })
  const named = page.getByRole('group', { name: 'Voorwaarde 1' }).first()
  await named.getByRole('checkbox').first().check()
  const material = (await named.getByRole('checkbox').first().locator('..').textContent()) ?? ''
  await expect(row(page, 'Rand')).toContainText(`Zichtbaar als Materiaal is ${material}`)
  expect(await axe(page)).toEqual([])
  await save(page)

  // The card with which it began has no steps; the form has a step without options until that is deleted.
  await row(page, 'Doek en maat').click()
  await addStep(page, 'Leeg', 'Vaste keuze')
  await save(page)
  await page.getByRole('tab', { name: /^Bevindingen \(\d/ }).click()
  await expect(page.getByText('Hier is niets om uit te kiezen.').first()).toBeVisible()
  expect(await axe(page)).toEqual([])
  await row(page, 'Algemeen').click()
  await button(page, 'Naar Leeg').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Stap Leeg' })).toBeFocused()
  await button(page, 'Verwijderen').first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(row(page, 'Leeg')).toHaveCount(0)
  await save(page)
  await expect(page.getByText('Er is niets gevonden. Alle controles zijn goed.')).toBeVisible()

  // A price that must hold.
  await page.getByRole('tab', { name: 'Proefprijzen' }).click()
  await button(page, 'Proefprijs toevoegen').click()
  const proof = page.getByRole('dialog', { name: 'Proefprijs toevoegen' })
  await proof.getByLabel('Naam van de proefprijs').fill('Eén meter in het vierkant')
  await proof.getByLabel('Materiaal').selectOption({ index: 1 })
  await proof.getByLabel('Breedte (mm)').fill('1000')
  await proof.getByLabel('Hoogte (mm)').fill('1000')
  await proof.getByLabel('Rand').selectOption({ label: 'Zoom rondom' })
  await expect(proof.getByText('Prijs met dit concept')).toBeVisible()
  const price = (await proof.locator('dd').first().textContent()) ?? ''
  expect(price).toMatch(/^€\s[\d.]+,\d\d$/)
  expect(await axe(page)).toEqual([])
  await proof.getByRole('button', { name: 'Als proefprijs bewaren' }).click()
  await expect(page.getByRole('list', { name: 'Proefprijzen' })).toContainText('Klopt')

  // Another price breaks it, which stops publishing until the new price is taken over.
  await row(page, 'Rand').click()
  await button(page, 'Zoom rondom bewerken').click()
  await page.getByLabel('Bedrag').fill('8,50')
  await button(page, 'Publiceren').press('Enter')
  await expect(dialog(page).getByText('Dit kan nog niet in de winkel')).toBeVisible()
  await expect(dialog(page).getByText(/^Proefprijs Eén meter in het vierkant: verwacht/)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await button(page, 'Nieuwe prijs overnemen bij Eén meter in het vierkant').click()
  await expect(page.getByRole('list', { name: 'Proefprijzen' })).not.toContainText('Klopt niet')
  const higher = (await page.getByRole('list', { name: 'Proefprijzen' }).locator('dd').textContent()) ?? ''
  expect(higher).not.toBe(price)
  await button(page, 'Publiceren').press('Enter')
  await dialog(page).getByLabel('Toelichting').fill('Eerste samenstelling')
  await dialog(page).getByRole('button', { name: 'Publiceren' }).click()
  await expect(dialog(page)).toHaveCount(0)

  // With its product it is in the shop, where a customer gets that price.
  await page.getByRole('link', { name: 'Terug naar het product' }).click()
  // Of the desk that is left there is a button of that name too.
  await expect(heading(page, title)).toBeVisible()
  await button(page, 'Publiceren').press('Enter')
  await dialog(page).getByRole('button', { name: 'Publiceren' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(async () => {
    await visitor.goto(path)
    await expect(heading(visitor, title)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await open(visitor, path)
  await expect(visitor.getByText('Bezorgdag volgt na je keuzes')).toBeVisible()
  await choose(visitor, 'Materiaal', new RegExp(`^${material}`))
  const widthTop = () =>
    visitor
      .getByLabel('Breedte in mm')
      .evaluate((field) => field.getBoundingClientRect().top + window.scrollY)
  const before = await widthTop()
  await visitor.getByLabel('Breedte in mm').fill('1000')
  await visitor.getByLabel('Hoogte in mm').fill('1000')
  await expect(bar(visitor)).toContainText('bezorgd op')
  // With its first price the page moves nothing that is being filled in.
  expect(await widthTop()).toBe(before)
  await choose(visitor, 'Rand', /^Zoom rondom/)
  await expect(bar(visitor)).toContainText(higher)
  await page.context().close()
  expect(violations).toEqual([])
})

test('who saves what a colleague changed meanwhile sees both, and loses nothing', async ({ browser }) => {
  const page = await staffPage(browser, '/producten')
  const { id } = await openCopy(page)
  await row(page, 'Ringen').click()
  await page.getByLabel('Titel', { exact: true }).fill('Ringen van mij')
  const url = `/beheer/api/products/${id}/configurator`
  const { definition, draft, liveDigest } = await (await page.request.get(url)).json()
  const theirs = structuredClone(definition)
  theirs.cards[1].steps[1].title = 'Ringen van een collega'
  theirs.cards[0].title = 'Ook van een collega'
  const answer = await page.request.put(url, {
    data: { version: draft.version, liveDigest, definition: theirs },
  })
  expect(answer.status()).toBe(200)
  await expect(page.getByText('Een collega heeft deze samenstelling intussen gewijzigd')).toBeVisible({
    timeout: NEWS_WAIT_MS,
  })
  await page.keyboard.press('Control+s')
  const question = page.getByRole('dialog', { name: 'Jullie wijzigden hetzelfde' })
  await expect(question.getByRole('group')).toHaveCount(1)
  expect(await axe(page)).toEqual([])
  await question.getByRole('button', { name: 'Zo bewaren' }).press('Enter')
  await expect(question.getByText('Maak een keuze')).toBeVisible()
  await question.getByRole('radio', { name: /Ringen van mij/ }).check()
  await question.getByRole('button', { name: 'Zo bewaren' }).press('Enter')
  await expect(unsaved(page)).toHaveCount(0)
  await expect(row(page, 'Ringen van mij')).toBeVisible()
  await expect(row(page, 'Ook van een collega')).toBeVisible()
  const saved = await (await page.request.get(url)).json()
  expect(saved.definition.cards[1].steps[1].title).toBe('Ringen van mij')
  await page.context().close()
})

test('a configurator is put in order, changed and taken back by keyboard alone', async ({ browser }) => {
  const page = await staffPage(browser, '/producten', { hearsNews: false })
  await openCopy(page)
  const titles = () =>
    tree(page)
      .getByRole('treeitem')
      .evaluateAll((rows) => rows.map((one) => one.id.replace(/^opbouw-/, '')))
  await row(page, 'Algemeen').focus()
  await page.keyboard.press('End')
  await expect(row(page, 'Ringen')).toBeFocused()
  const before = await titles()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText('Ringen staat nu als 1 van 2 in Afwerking')).toBeAttached()
  await expect(row(page, 'Ringen')).toBeFocused()
  expect(await titles()).not.toEqual(before)
  await page.keyboard.press('Control+z')
  expect(await titles()).toEqual(before)
  await expect(unsaved(page)).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await expect(unsaved(page)).toBeVisible()
  await page.keyboard.press('Control+z')

  // Enter leads into the form, where a title is typed and saved.
  await row(page, 'Ringen').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Stap Ringen' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Titel', { exact: true })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' en ogen')
  await expect(row(page, 'Ringen en ogen')).toBeVisible()
  await save(page)

  // Deleting tells which rules lose what they name.
  await page.getByRole('tree').getByRole('treeitem', { name: /^Rand/ }).focus()
  await page.keyboard.press('Delete')
  const sure = page.getByRole('alertdialog')
  await expect(sure).toContainText('Ringen en ogen: Zichtbaar als Rand is')
  expect(await axe(page)).toEqual([])
  await sure.getByRole('button', { name: 'Verwijderen' }).press('Enter')
  await expect(row(page, 'Rand')).toHaveCount(0)
  await expect(row(page, 'Ringen en ogen')).not.toContainText('Rand is')
  await page.context().close()
})

test('who changes what a colleague throws away keeps it, as a draft of his own', async ({ browser }) => {
  const page = await staffPage(browser, '/producten')
  const { id } = await openCopy(page)
  await row(page, 'Ringen').click()
  await page.getByLabel('Titel', { exact: true }).fill('Ringen van mij')
  const url = `/beheer/api/products/${id}/configurator`
  const { key, draft } = await (await page.request.get(url)).json()
  const answer = await page.request.post(`${url}/discard`, { data: { version: draft.version } })
  expect(answer.status()).toBe(200)
  await expect(page.getByText('Wat je hebt gewijzigd, staat hier nog.')).toBeVisible({
    timeout: NEWS_WAIT_MS,
  })
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Control+s')
  const anew = page.getByRole('dialog', { name: 'Als nieuw concept bewaren' })
  await expect(anew.getByLabel('Naam van de configurator')).toHaveValue(key)
  await anew.getByLabel('Naam van de configurator').fill('pvc-schuimplaat')
  await anew.getByRole('button', { name: 'Bewaren' }).press('Enter')
  await expect(anew.getByText(/heet al zo/)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await anew.getByLabel('Naam van de configurator').fill(key)
  await anew.getByRole('button', { name: 'Bewaren' }).press('Enter')
  await expect(unsaved(page)).toHaveCount(0)
  await expect(row(page, 'Ringen van mij')).toBeVisible()
  expect((await (await page.request.get(url)).json()).definition.cards[1].steps[1].title).toBe(
    'Ringen van mij',
  )
  await page.context().close()
})

test('a configurator goes into the shop at a time, until that is taken back', async ({ browser }) => {
  const page = await staffPage(browser, '/producten', { hearsNews: false })
  await openCopy(page)
  await page.getByRole('button', { name: 'Op een tijd publiceren' }).press('Enter')
  expect(await axe(page)).toEqual([])
  await dialog(page).getByLabel('Dag', { exact: true }).fill('2040-07-01')
  await dialog(page).getByLabel('Tijd', { exact: true }).fill('08:30')
  await dialog(page).getByRole('button', { name: 'Tijd vastleggen' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Opbouw' })).toContainText('Gaat in op 01-07-2040, 8.30 uur')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Tijd wijzigen' }).press('Enter')
  await expect(dialog(page).getByLabel('Tijd', { exact: true })).toHaveValue('08:30')
  await dialog(page).getByRole('button', { name: 'Tijd wissen' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Op een tijd publiceren' })).toBeVisible()
  await page.context().close()
})

test('a save leads to what it cannot take, and takes spaces at an end', async ({ browser }) => {
  const page = await staffPage(browser, '/producten', { hearsNews: false })
  await openCopy(page)
  await row(page, 'Ringen').click()
  const title = page.getByLabel('Titel', { exact: true })
  await title.fill(' ')
  await row(page, 'Algemeen').click()
  await page.keyboard.press('Control+s')
  await expect(title).toBeFocused()
  await expect(title).toHaveAccessibleDescription(/Vul dit veld in/)
  expect(await axe(page)).toEqual([])
  await title.fill('Ringen en meer ')
  await save(page)
  await expect(title).toHaveValue('Ringen en meer')

  // What is typed for something that is not there yet is taken back by itself, and the document is not.
  const newOption = page.getByLabel('Nieuwe optie')
  await title.fill('Ringen en ogen')
  await newOption.pressSequentially('Haken')
  await page.keyboard.press('Control+z')
  await expect(title).toHaveValue('Ringen en ogen')
  await title.focus()
  await page.keyboard.press('Control+z')
  await expect(title).toHaveValue('Ringen en meer')
  await page.keyboard.press('Control+y')
  await expect(title).toHaveValue('Ringen en ogen')
  await page.context().close()
})

test('the shop stands as it becomes beside the work, and as it is in every other page', async ({
  browser,
}) => {
  const page = await staffPage(browser, '/producten', { hearsNews: false })
  const { title, path } = await openCopy(page)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const other = await page.context().newPage()
  expect((await other.goto(path))?.status()).toBe(404)
  await page.context().close()
})

test('who writes what a choice says reads what it costs, and leaves the price and the shop to sales', async ({
  browser,
  databaseUrl,
  violations,
}) => {
  const owner = await staffPage(browser, '/producten')
  const { id } = await openCopy(owner)
  await owner.context().close()
  const email = await addStaff(databaseUrl, 'content', 'Iris Inhoud')
  const page = await (await browser.newContext()).newPage()
  await page.goto(`/beheer/producten/${id}/configurator`)
  await logInStaff(page, email)
  await expect(tree(page)).toBeVisible()
  await expect(page.getByText(/Verkoop of de eigenaar zet het in de winkel/)).toBeVisible()
  await expect(button(page, 'Publiceren')).toHaveCount(0)
  await row(page, 'Algemeen').click()
  await expect(page.getByText('Wat een keuze kost, bepalen alleen verkoop en de eigenaar.')).toBeVisible()
  await row(page, 'Ringen').click()
  await page
    .getByRole('table', { name: 'Opties' })
    .getByRole('button', { name: /bewerken$/ })
    .first()
    .click()
  await expect(page.getByText('Wat een keuze kost, bepalen alleen verkoop en de eigenaar.')).toBeVisible()
  await expect(page.getByLabel('Prijs', { exact: true })).toBeDisabled()
  await page.getByLabel('Omschrijving').fill('Om het doek vast te maken.')
  await save(page)
  expect(await axe(page)).toEqual([])
  expect(violations).toEqual([])
})
