import type { Page } from '@playwright/test'

/** The page has been loaded anew a moment ago for code that did not come: for a minute it is not loaded so again. */
export const stayOnPage = (page: Page): Promise<void> =>
  page.evaluate(() => sessionStorage.setItem('chunk-reloaded-at', String(Date.now())))
