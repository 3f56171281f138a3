import type { Page } from '@playwright/test'
import { bundleStep, configuratorOf, option } from '#domain/configurator/sample-configurators.ts'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { staffPage } from './staff-page.ts'

const NEWS_WAIT_MS = 15_000

/** A name that no other run has. */
const ownName = () => crypto.randomUUID().slice(0, 8)
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const titleField = (page: Page) => page.locator('input#veld-title, #veld-title input').first()
const unsaved = (page: Page) => page.getByRole('region', { name: 'Niet bewaard' })

/** Saves by key what was typed. */
async function save(page: Page) {
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Bewaard als concept').first()).toBeVisible()
  await expect(unsaved(page)).toHaveCount(0)
}

/** Puts the draft into the shop as the dialog shows it. */
async function publish(page: Page) {
  await button(page, 'Publiceren').press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Publiceren' }).press('Enter')
  await expect(page.getByText(/staat zo in de winkel$/).first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
}

/** Changes a product as a colleague does, who sees it as it is. */
async function changeBeside(page: Page, id: string, change: Record<string, unknown>) {
  const { fields } = await (await page.request.get(`/beheer/api/products/${id}`)).json()
  const seen = Object.fromEntries(Object.keys(change).map((name) => [name, fields[name]]))
  const answer = await page.request.patch(`/beheer/api/products/${id}`, { data: { change, seen } })
  expect(answer.status()).toBe(200)
}

/** A product of its own, open on its page. */
async function openNew(page: Page, change: Record<string, unknown> = {}): Promise<string> {
  const name = ownName()
  const { products } = await (await page.request.get('/beheer/api/products?search=PST-A1')).json()
  const answer = await page.request.post('/beheer/api/products', {
    data: { sku: `PROEF-${name}`, title: `Proef ${name}`, copyOf: products[0].id },
  })
  const { id } = await answer.json()
  await changeBeside(page, id, { urlPath: `/proef-${name}`, ...change })
  await page.goto(`/beheer/producten/${id}`)
  await expect(heading(page, `Proef ${name}`)).toBeVisible()
  return id
}

/** The shop shows what was published within a moment. */
async function expectInShop(visitor: Page, path: string, title: string) {
  await expect(async () => {
    await visitor.goto(path)
    await expect(heading(visitor, title)).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test('a product is made as a copy, published and changed, and an earlier version comes back', async ({
  browser,
  page: visitor,
  violations,
}) => {
  test.slow()
  const name = ownName()
  const path = `/proef-${name}`
  const page = await staffPage(browser, '/')
  await page.keyboard.press('Control+k')
  const finder = page.getByRole('combobox', { name: 'Zoeken en opdrachten' })
  await finder.fill('nieuw product')
  await finder.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nieuw product' })
  await expect(dialog).toBeVisible()
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Artikelnummer').fill('met spatie')
  await dialog.getByRole('button', { name: 'Product maken' }).press('Enter')
  await expect(dialog.getByText('Gebruik alleen letters, cijfers en streepjes')).toBeVisible()
  await expect(dialog.getByText('Vul dit veld in')).toBeVisible()
  await expect(dialog.getByLabel('Artikelnummer')).toBeFocused()
  await dialog.getByLabel('Artikelnummer').fill('pst-a1')
  await dialog.getByLabel('Titel').fill(`Proef ${name}`)
  await dialog.getByRole('searchbox').fill('PST-A1')
  await dialog.getByRole('radio', { name: /PST-A1$/ }).press('Space')
  await dialog.getByRole('button', { name: 'Product maken' }).press('Enter')
  await expect(dialog.getByText('Er is al een product met dit artikelnummer.')).toBeVisible()
  await dialog.getByLabel('Artikelnummer').fill(`proef-${name}`)
  await dialog.getByRole('button', { name: 'Product maken' }).press('Enter')

  await expect(heading(page, `Proef ${name}`)).toBeVisible()
  await expect(page.getByText(`Artikelnummer PROEF-${name.toUpperCase()}`)).toBeVisible()
  await expect(page.getByText('Dit product heeft geen adres')).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  await changeBeside(page, id, { urlPath: path })
  await expect(page.getByText('Dit product heeft geen adres')).toHaveCount(0, { timeout: NEWS_WAIT_MS })
  expect(await axe(page)).toEqual([])
  expect((await visitor.request.get(path)).status()).toBe(404)
  await publish(page)
  await expectInShop(visitor, path, `Proef ${name}`)
  await expect(page.getByRole('link', { name: 'Bekijk in de winkel' })).toHaveAttribute('href', path)

  await titleField(page).fill(`Anders ${name}`)
  await expect(unsaved(page)).toContainText('Titel')
  expect(await axe(page)).toEqual([])
  await save(page)
  await expect(titleField(page)).toBeFocused()
  await expectInShop(visitor, path, `Proef ${name}`)
  await button(page, 'Publiceren').press('Enter')
  const question = page.getByRole('dialog')
  await expect(question.getByRole('row')).toHaveCount(2)
  await expect(question.getByRole('row').last()).toHaveText(
    new RegExp(`^Titel\\s*Proef ${name}\\s*Anders ${name}$`),
  )
  expect(await axe(page)).toEqual([])
  await question.getByLabel('Toelichting').fill('Een betere naam')
  await question.getByRole('button', { name: 'Publiceren' }).press('Enter')
  await expect(question).toHaveCount(0)
  await expectInShop(visitor, path, `Anders ${name}`)

  await page.getByRole('link', { name: 'Geschiedenis' }).press('Enter')
  await expect(heading(page, `Geschiedenis van Anders ${name}`)).toBeVisible()
  const versions = page.getByRole('list', { name: 'Versies' }).getByRole('listitem')
  await expect(versions.first()).toContainText('Een betere naam')
  await expect(versions.first()).toContainText('Gewijzigd: Titel')
  await versions.first().locator('summary').press('Enter')
  await expect(versions.first().getByRole('cell', { name: `Proef ${name}`, exact: true })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await button(page, 'Versie 1 terugzetten als concept').press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Terugzetten als concept' }).press('Enter')
  await expect(heading(page, `Proef ${name}`)).toBeVisible()
  await expectInShop(visitor, path, `Anders ${name}`)
  await publish(page)
  await expectInShop(visitor, path, `Proef ${name}`)
  await page.context().close()
  expect(violations).toEqual([])
})

test('who types what a colleague saved meanwhile sees both, and loses nothing', async ({ browser }) => {
  const page = await staffPage(browser, '/producten')
  const id = await openNew(page)
  await titleField(page).fill('Van mij')
  await changeBeside(page, id, { title: 'Van een collega', metaTitle: 'Ook van een collega' })
  await expect(page.getByText('Een collega heeft dit product intussen gewijzigd')).toBeVisible({
    timeout: NEWS_WAIT_MS,
  })
  await expect(titleField(page)).toHaveValue('Van mij')

  await page.keyboard.press('Control+s')
  const question = page.getByRole('dialog', { name: 'Jullie wijzigden hetzelfde' })
  await expect(question.getByRole('group')).toHaveCount(1)
  expect(await axe(page)).toEqual([])
  await question.getByRole('button', { name: 'Zo bewaren' }).press('Enter')
  await expect(question.getByText('Maak een keuze')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(titleField(page)).toHaveValue('Van mij')
  await button(page, 'Bewaren').press('Enter')
  await question.getByRole('radio', { name: 'Van mij' }).press('Space')
  await question.getByRole('button', { name: 'Zo bewaren' }).press('Enter')
  await expect(unsaved(page)).toHaveCount(0)
  await expect(heading(page, 'Van mij')).toBeVisible()
  const { fields } = await (await page.request.get(`/beheer/api/products/${id}`)).json()
  expect([fields.title, fields.metaTitle]).toEqual(['Van mij', 'Ook van een collega'])
  await page.context().close()
})

test('what is not saved is not lost by leaving, and thrown away only when asked', async ({ browser }) => {
  const page = await staffPage(browser, '/producten', { hearsNews: false })
  await openNew(page)
  await titleField(page).fill(' ')
  await page.keyboard.press('Control+s')
  await expect(unsaved(page)).toContainText('kijk bij de velden met een melding')
  await expect(page.getByText('Vul dit veld in')).toBeVisible()
  await expect(titleField(page)).toBeFocused()
  await titleField(page).fill('Nog niet klaar')
  await page.getByRole('link', { name: 'Alle producten' }).press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Dit is niet bewaard: Titel.')
  expect(await axe(page)).toEqual([])
  await question.getByRole('button', { name: 'Op deze pagina blijven' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Alle producten' })).toBeFocused()
  await expect(titleField(page)).toHaveValue('Nog niet klaar')
  await button(page, 'Niet bewaren').press('Enter')
  await question.getByRole('button', { name: 'Niet bewaren' }).press('Enter')
  await expect(titleField(page)).toHaveValue(/^Proef /)
  await button(page, 'Concept weggooien').press('Enter')
  await question.getByRole('button', { name: 'Concept weggooien' }).press('Enter')
  await expect(page.getByText('Het concept is weggegooid')).toBeVisible()
  await expect(button(page, 'Publiceren')).toHaveCount(0)
  await page.context().close()
})

test('a press while a save is on its way is done once that is saved', async ({ browser }) => {
  const page = await staffPage(browser, '/producten', { hearsNews: false })
  const id = await openNew(page)
  const held = Promise.withResolvers<void>()
  await page.route(`**/beheer/api/products/${id}`, async (route) => {
    await held.promise
    await route.fallback()
  })
  await titleField(page).fill('Nog onderweg')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.keyboard.press('Control+s')
  await sent
  await button(page, 'Publiceren').press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  held.resolve()
  await expect(page.getByRole('dialog').getByRole('cell', { name: 'Nog onderweg' })).toBeVisible()
  await page.context().close()
})

test('what cannot be sold is not published, and says why', async ({ browser }) => {
  const page = await staffPage(browser, '/producten', { hearsNews: false })
  await openNew(page, { prices: [] })
  const why = 'Er is geen prijs die vandaag geldt, dus niemand kan dit product bestellen.'
  await expect(page.getByText(why)).toBeVisible()
  await button(page, 'Publiceren').press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Dit kan nog niet in de winkel')).toBeVisible()
  await expect(dialog.getByText(why)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Publiceren' })).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await page.context().close()
})

test('a draft goes into the shop at a time, which the list tells, until it is taken back', async ({
  browser,
}) => {
  const page = await staffPage(browser, '/producten', { hearsNews: false })
  await openNew(page)
  const title = (await heading(page, /^Proef/).textContent())!
  await button(page, 'Op een tijd publiceren').press('Enter')
  const dialog = page.getByRole('dialog')
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Dag', { exact: true }).fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Tijd vastleggen' }).press('Enter')
  await expect(dialog.getByText('Kies een tijd die nog moet komen')).toBeVisible()
  await dialog.getByLabel('Dag', { exact: true }).fill('2040-07-01')
  await dialog.getByLabel('Tijd', { exact: true }).fill('08:30')
  await dialog.getByRole('button', { name: 'Tijd vastleggen' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.goto(`/beheer/producten?wachtrij=changed&zoek=${encodeURIComponent(title)}`)
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Gaat in op 01-07-2040, 8.30 uur')
  await expect(row).toContainText('Nog niet in de winkel')

  await row.getByRole('link').press('Enter')
  await button(page, 'Tijd wijzigen').press('Enter')
  await expect(dialog.getByLabel('Dag', { exact: true })).toHaveValue('2040-07-01')
  await expect(dialog.getByLabel('Tijd', { exact: true })).toHaveValue('08:30')
  await dialog.getByRole('button', { name: 'Tijd wissen' }).press('Enter')
  await expect(button(page, 'Op een tijd publiceren')).toBeVisible()
  await page.context().close()
})

test('the list is gone through by key, by queue, category and text', async ({ browser }) => {
  const page = await staffPage(browser, '/', { hearsNews: false })
  await page.getByRole('link', { name: 'Producten' }).press('Enter')
  await expect(heading(page, 'Producten')).toBeVisible()
  await page.getByLabel('Categorie', { exact: true }).selectOption({ label: 'Vlaggen en masten' })
  await page.getByRole('searchbox', { name: 'Zoek op titel of artikelnummer' }).fill('vlag')
  await expect(page).toHaveURL(/zoek=vlag/)
  const queues = page.getByRole('navigation', { name: 'Welke producten' })
  await queues.getByRole('link', { name: 'In de winkel', exact: true }).press('Enter')
  await expect(page).toHaveURL(/wachtrij=active.*zoek=vlag.*categorie=/)
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('j')
  const links = page.getByRole('table').getByRole('link')
  await expect(links.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  const title = (await links.nth(0).textContent())!
  await page.keyboard.press('Enter')
  await expect(heading(page, title)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/zoek=vlag/)

  await page.keyboard.press('Control+k')
  const finder = page.getByRole('combobox', { name: 'Zoeken en opdrachten' })
  await finder.fill('SPD-510')
  await page.getByRole('group', { name: 'Producten' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/\/beheer\/producten\/[\da-f-]{36}$/)
  await page.context().close()
})

const post = async (page: Page, path: string, data: object) => {
  const answer = await page.request.post(path, { data })
  expect([path, answer.status()]).toEqual([path, 200])
  return answer.json()
}

/** A product in the shop that is composed of another one. */
async function composeOf(page: Page, sku: string) {
  const name = ownName()
  const made = { sku: `SAMEN-${name}`, title: `Samen ${name}`, copyOf: null, type: 'bundle' }
  const { id } = await post(page, '/beheer/api/products', made)
  await changeBeside(page, id, { urlPath: `/samen-${name}`, deliveryKinds: ['ship', 'pickup'] })
  const desk = `/beheer/api/products/${id}/configurator`
  const { liveDigest, draft } = await post(page, desk, { key: `samen-${name}`, copyOf: null })
  const {
    key: _key,
    sku: _sku,
    ...definition
  } = configuratorOf([
    bundleStep('doek', [option('a', { sku, effect: { kind: 'child' } })], { optionType: 'MATERIAL' }),
  ])
  const seen = { version: draft.version, liveDigest }
  const kept = await (await page.request.put(desk, { data: { ...seen, definition } })).json()
  await post(page, `${desk}/publish`, { version: kept.draft.version, note: '' })
  const product = await (await page.request.get(`/beheer/api/products/${id}`)).json()
  await post(page, `/beheer/api/products/${id}/publish`, { version: product.draft.version, note: '' })
  return { id, title: `Samen ${name}` }
}

const dialogOf = (page: Page) => page.getByRole('dialog')

test('a product that a configurator consists of stays in the shop, and says which', async ({
  browser,
  violations,
}) => {
  const page = await staffPage(browser, '/')
  const id = await openNew(page)
  await publish(page)
  const { sku } = await (await page.request.get(`/beheer/api/products/${id}`)).json()
  const composed = await composeOf(page, sku)
  await changeBeside(page, id, { status: 'discontinued' })
  await page.reload()
  await expect(
    page.getByText(`Configurator ‘${composed.title}’: Product ${sku} is niet te koop.`),
  ).toBeVisible()
  expect(await axe(page)).toEqual([])

  await button(page, 'Publiceren').press('Enter')
  await expect(dialogOf(page).getByText('Hiermee werkt een configurator niet meer')).toBeVisible()
  await expect(dialogOf(page).getByRole('button', { name: 'Publiceren' })).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await dialogOf(page)
    .getByRole('link', { name: `Naar configurator ‘${composed.title}’` })
    .press('Enter')
  await expect(heading(page, `Samenstelling van ${composed.title}`)).toBeVisible()

  await page.goBack()
  await button(page, 'Product verwijderen').press('Enter')
  await expect(dialogOf(page).getByText('Dit product kan niet worden verwijderd')).toBeVisible()
  await expect(dialogOf(page).getByRole('link', { name: composed.title })).toBeVisible()
  await expect(dialogOf(page).getByRole('button', { name: 'Verwijderen', exact: true })).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  expect(violations).toEqual([])
})

test('a product that was never sold gets another SKU, and is deleted', async ({
  browser,
  page: visitor,
  violations,
}) => {
  const page = await staffPage(browser, '/')
  const id = await openNew(page)
  await publish(page)
  const { sku, live } = await (await page.request.get(`/beheer/api/products/${id}`)).json()
  await expectInShop(visitor, live.urlPath, live.title)

  await button(page, 'Artikelnummer wijzigen').press('Enter')
  const field = dialogOf(page).getByLabel('Nieuw artikelnummer')
  await expect(field).toHaveValue(sku)
  expect(await axe(page)).toEqual([])
  await field.fill('PST-A1')
  await dialogOf(page).getByRole('button', { name: 'Wijzigen' }).press('Enter')
  await expect(dialogOf(page).getByText('Er is al een product met dit artikelnummer.')).toBeVisible()
  await field.fill(`${sku}-goed`)
  await dialogOf(page).getByRole('button', { name: 'Wijzigen' }).press('Enter')
  await expect(page.getByText(`Het artikelnummer is nu ${sku}-GOED`)).toBeVisible()
  await expect(page.getByText(`Artikelnummer ${sku}-GOED`)).toBeVisible()

  await button(page, 'Product verwijderen').press('Enter')
  const question = page.getByRole('dialog', { name: `‘${live.title}’ verwijderen?` })
  await expect(question.getByRole('radio', { name: /^Gaat naar categorie/ })).toBeChecked()
  await question.getByRole('radio', { name: 'Ziet dat de pagina niet bestaat' }).press('Space')
  expect(await axe(page)).toEqual([])
  await question.getByRole('button', { name: 'Verwijderen' }).press('Enter')
  await expect(page.getByText(`‘${live.title}’ is verwijderd`)).toBeVisible()
  await expect(heading(page, 'Producten')).toBeVisible()
  await expect.poll(async () => (await visitor.request.get(live.urlPath)).status()).toBe(404)
  expect(violations).toEqual([])
})
