import { expect, type Locator, type Page } from '@playwright/test'

/** A page of the back office that was gone to: its heading is seen, and the keyboard begins at it. */
async function isAt(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
}

/** Goes to a desk by g and its letter. */
export async function goByLetter(page: Page, letter: string, title: string): Promise<void> {
  await page.keyboard.press('g')
  await expect(page.getByRole('status').filter({ hasText: 'Ga naar' })).toBeVisible()
  await page.keyboard.press(letter)
  await isAt(page, title)
}

/** Goes by Ctrl+K to the page of which these are the words. */
export async function goByFinder(page: Page, words: string, title: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Zoeken en opdrachten' })).toBeFocused()
  await page.keyboard.type(words)
  await expect(page.getByRole('option', { name: title, selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await isAt(page, title)
}

const MOST_STEPS = 150

/** Presses a key that moves the focus, as j or Tab, until something has it. */
export async function stepTo(page: Page, key: 'j' | 'Tab' | 'Shift+Tab', target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < MOST_STEPS && !(await hasFocus()); steps++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

/** Presses a button by keyboard alone. */
export async function pressByTab(page: Page, target: Locator): Promise<void> {
  await stepTo(page, 'Tab', target)
  await page.keyboard.press('Enter')
}
