import { expect, type Locator, type Page } from '@playwright/test'
import { awake } from './awake.ts'

export const BANNER = '/spandoeken-en-doeken/spandoeken/spandoek-op-maat'

/** Price and button of what is composed. */
export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Bestellen' })
export const order = (page: Page): Locator => bar(page).getByRole('button', { name: 'In winkelwagen' })
export const step = (page: Page, title: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^${title}( Niet verplicht)?$`) })
export const option = (page: Page, title: string, name: string | RegExp): Locator =>
  step(page, title).getByRole('radio', { name })

/** Opens a page that hears what is done on it. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await awake(order(page))
}

/** A radio lies under its tile: the tile is what is pressed. */
export async function choose(page: Page, title: string, name: string | RegExp): Promise<void> {
  const radio = option(page, title, name)
  await radio.locator('xpath=ancestor::label').click()
  await expect(radio).toBeChecked()
}
