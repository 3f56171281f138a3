import { type Browser, expect, type Page } from '@playwright/test'

export const STAFF_PASSWORD = 'Paskruis-demo-3'

/** Logs the owner of the demo in, on the page that asked for it. */
export async function logInStaff(page: Page): Promise<void> {
  await page.getByLabel('E-mailadres').fill('beheer@demo.example')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: 'Inloggen' }).press('Enter')
}

/** A page of the back office in a browser of its own; one that hears no news shows for a while what is so no longer. */
export async function staffPage(
  browser: Browser,
  path: string,
  { hearsNews = true }: { readonly hearsNews?: boolean } = {},
): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  if (!hearsNews) await page.route('**/beheer/api/news', (route) => route.abort())
  await page.goto(`/beheer${path}`)
  await logInStaff(page)
  // The keys of the frame are heard once it is there.
  await expect(page.getByRole('navigation', { name: 'Beheer' })).toBeVisible()
  return page
}
