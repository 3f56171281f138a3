import { expect, type Locator, type Page } from '@playwright/test'

/** The tree of what a composed product is made of. */
export const tree = (page: Page): Locator => page.getByRole('tree', { name: 'Opbouw' })
export const row = (page: Page, title: string): Locator =>
  tree(page).getByRole('treeitem', { name: new RegExp(`^${title}`) })
export const unsaved = (page: Page): Locator => page.getByRole('region', { name: 'Niet bewaard' })

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
