import { expect, type Page } from '@playwright/test'

/** What has the focus, as far as somebody who composes by keyboard goes by it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      const group = document.getElementsByName(element.name)
      const isChosen = [...group].some((one) => one instanceof HTMLInputElement && one.checked)
      return isChosen ? ('answered' as const) : ('open radio' as const)
    }
    if (element instanceof HTMLSelectElement)
      return element.value === '' ? ('open list' as const) : ('answered' as const)
    if (
      element instanceof HTMLButtonElement &&
      element.type === 'submit' &&
      element.closest('form[novalidate]')
    ) {
      return 'submit' as const
    }
    return element?.textContent?.startsWith('Toon de keuzes bij ')
      ? ('folded' as const)
      : ('answered' as const)
  })

const MOST_STOPS = 250

/** From the first field on: answers what is open with the first choice, and ends with the focus on the button. */
export async function composeByKeyboard(page: Page): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const now = await focused(page)
    if (now === 'submit') return
    if (now === 'open radio') await page.keyboard.press('Space')
    else if (now === 'open list') await page.keyboard.press('ArrowDown')
    else if (now === 'folded') await page.keyboard.press('Enter')
    // What a choice reveals comes after it: somebody looks before going on.
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    if (now !== 'folded') await page.keyboard.press('Tab')
  }
  throw new Error(`No button after ${MOST_STOPS} stops`)
}
