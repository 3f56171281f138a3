import type { Page } from '@playwright/test'
import { awake } from './awake.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrolledPx = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('a new page starts at its heading, and going back returns to the place that was left', async ({
  page,
}) => {
  await page.goto('/vlaggen-en-masten')
  const product = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').nth(5)
  await awake(product)
  await product.scrollIntoViewIfNeeded()
  const leftAtPx = await scrolledPx(page)
  expect(leftAtPx).toBeGreaterThan(0)
  const title = await product.innerText()
  await product.click()
  await expect(heading(page)).toHaveText(title)
  await expect(heading(page)).toBeFocused()
  expect(await scrolledPx(page)).toBe(0)
  await page.goBack()
  await expect(heading(page)).toHaveText('Vlaggen en masten')
  await expect.poll(() => scrolledPx(page)).toBe(leftAtPx)
})

test('so does a page in the other layout', async ({ customerPage: page }) => {
  await fillCart(page)
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/winkelwagen')
  const onward = page.getByRole('button', { name: 'Verder naar bestellen' }).first()
  await awake(onward)
  await onward.scrollIntoViewIfNeeded()
  const leftAtPx = await scrolledPx(page)
  expect(leftAtPx).toBeGreaterThan(0)
  await onward.click()
  await expect(heading(page)).toHaveText('Bestelgegevens')
  await expect(heading(page)).toBeFocused()
  expect(await scrolledPx(page)).toBe(0)
  await page.goBack()
  await expect(heading(page)).toContainText('Winkelwagen')
  await expect(heading(page)).toBeFocused()
  await expect.poll(() => scrolledPx(page)).toBe(leftAtPx)
})

test('a page behind the first ones is shown with its own styles, and not before they are there', async ({
  page,
}) => {
  const letGo = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/assets/further-*.css', async (route) => {
    asked += 1
    await letGo.promise
    await route.continue()
  })
  await page.goto('/')
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true })
  await awake(contact)
  expect(asked).toBe(0)
  await contact.click()
  await expect.poll(() => asked).toBe(1)
  await expect(heading(page)).not.toHaveText('Contact')
  letGo.resolve()
  await expect(heading(page)).toHaveText('Contact')
  const sheets = page.locator('head style[data-precedence], head link[rel="stylesheet"]')
  await expect(sheets).toHaveCount(2)
  await expect(sheets.last()).toHaveAttribute('href', /further/)
})
