import { expect, type Locator, type Page } from '@playwright/test'

/** The tree of what a composed product is made of. */
export const tree = (page: Page): Locator => page.getByRole('tree', { name: 'Opbouw' })
export const row = (page: Page, title: string): Locator =>
  tree(page).getByRole('treeitem', { name: new RegExp(`^${title}`) })
export const unsaved = (page: Page): Locator => page.getByRole('region', { name: 'Niet bewaard' })

/** A name that no other run has. */
export const ownName = (): string => crypto.randomUUID().slice(0, 8)

/** A composed product of its own, with an address in the shop. */
export async function makeComposed(page: Page): Promise<{ id: string; title: string; path: string }> {
  const name = ownName()
  const answer = await page.request.post('/beheer/api/products', {
    data: { sku: `SAMEN-${name}`, title: `Samen ${name}`, copyOf: null, type: 'bundle' },
  })
  expect(answer.status()).toBe(200)
  const { id, fields } = await answer.json()
  const { categories } = await (await page.request.get('/beheer/api/catalogue/choices')).json()
  const path = `/samen-${name}`
  const change = { urlPath: path, status: 'active', categoryIds: [categories[0].id] }
  const seen = Object.fromEntries(Object.keys(change).map((field) => [field, fields[field]]))
  const changed = await page.request.patch(`/beheer/api/products/${id}`, { data: { change, seen } })
  expect(changed.status()).toBe(200)
  return { id, title: `Samen ${name}`, path }
}

/** Such a product with the configurator of the mesh banners, open at its desk. */
export async function openCopy(page: Page): Promise<{ id: string; title: string; path: string }> {
  const made = await makeComposed(page)
  const { products } = await (await page.request.get('/beheer/api/products?search=MSH-MAAT')).json()
  const answer = await page.request.post(`/beheer/api/products/${made.id}/configurator`, {
    data: { key: `samen-${ownName()}`, copyOf: products[0].id },
  })
  expect(answer.status()).toBe(200)
  await page.goto(`/beheer/producten/${made.id}/configurator`)
  await expect(tree(page)).toBeVisible()
  return made
}

/** Saves by key what was typed. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  await expect(unsaved(page)).toHaveCount(0)
}

/** Adds something to what is chosen in the tree, and stands at its form. */
async function add(page: Page, what: 'Stap' | 'Veld', title: string, kind: string) {
  await page
    .getByRole('button', { name: `${what} toevoegen`, exact: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Titel', { exact: true }).fill(title)
  await dialog.getByRole('radio', { name: new RegExp(`^${kind}`) }).check()
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()
  await expect(page.getByRole('heading', { level: 2, name: `${what} ${title}` })).toBeFocused()
}

export const addStep = (page: Page, title: string, kind: string): Promise<void> =>
  add(page, 'Stap', title, kind)
export const addField = (page: Page, title: string, kind: string): Promise<void> =>
  add(page, 'Veld', title, kind)

/** Adds a product to the options of a step, where the search for it is open. */
export async function addProduct(page: Page, sku: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Zoek een product op titel of artikelnummer' }).fill(sku)
  const found = page.getByRole('listitem').filter({ hasText: sku }).first()
  await found.getByRole('button', { name: /toevoegen$/ }).click()
  await expect(page.getByRole('table', { name: 'Opties' }).getByText(sku, { exact: true })).toBeVisible()
}
