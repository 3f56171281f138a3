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
