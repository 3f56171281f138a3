import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'

/** The file with the code of a page. */
const codeOf = (page: Page, path: string): Promise<string> =>
  page.evaluate((wanted) => {
    const { __reactRouterManifest: manifest } = globalThis as unknown as {
      __reactRouterManifest: { routes: Record<string, { path?: string; module: string }> }
    }
    return Object.values(manifest.routes).find((route) => route.path === wanted)?.module ?? 'none'
  }, path)

function countPages(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

test('code of a page that stays away is told in words, and can be tried again', async ({
  page,
  violations,
}) => {
  await page.goto('/over-ons')
  const code = await codeOf(page, 'aanvraagformulier')
  await page.route(`**${code}`, (route) => route.fulfill({ status: 404, body: '' }))
  // The page has been loaded anew for it a moment ago.
  await page.evaluate(() => sessionStorage.setItem('chunk-reloaded-at', String(Date.now())))
  const pages = countPages(page)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Account aanvragen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'Een deel van de winkel kon niet worden geladen.',
  )
  await expect(page.getByText('assets/')).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  expect(pages()).toBe(0)

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account aanvragen' })).toBeVisible()
  expect(pages()).toBe(1)
  expect(violations.splice(0).every((text) => /dynamically imported|route module/.test(text))).toBe(true)
})
