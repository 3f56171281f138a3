import type { Page } from '@playwright/test'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'
import { openPaused } from './open-paused.ts'

// The four fields of the design page share one quantity: what one of them emits, the others show.
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test.describe('a quantity', () => {
  test('is told 500 ms after the last key, in digits only', async ({ page }) => {
    await openPaused(page, '/__ui')
    const input = field(page, 'Aantal')
    const told = field(page, 'Aantal dat wordt bewaard')
    await input.press('ControlOrMeta+a')
    await input.pressSequentially('4')
    await page.clock.runFor(400)
    await input.pressSequentially('e-E2')
    await expect(input).toHaveValue('42')
    await page.clock.runFor(499)
    await expect(told).toHaveValue('1')
    await page.clock.runFor(1)
    await expect(told).toHaveValue('42')
    await input.fill('7 stuks, -3')
    await expect(input).toHaveValue('73')
  })

  test('is never below its minimum: 1, or 0 where zero is allowed', async ({ page }) => {
    await openPaused(page, '/__ui')
    const input = field(page, 'Aantal')
    const zero = field(page, 'Aantal dat nul mag zijn')
    const told = field(page, 'Aantal dat wordt bewaard')
    await input.fill('0')
    await expect(input).toHaveValue('1')
    await input.fill('5')
    await page.clock.runFor(500)
    await expect(told).toHaveValue('5')
    await input.fill('')
    await expect(input).toHaveValue('')
    await input.blur()
    await expect(input).toHaveValue('1')
    await page.clock.runFor(500)
    await expect(told).toHaveValue('1')

    const lower = (name: string) => page.getByRole('button', { name: `${name} verlagen`, exact: true })
    await expect(lower('Aantal')).toHaveAttribute('aria-disabled', 'true')
    await lower('Aantal').press('Enter')
    await expect(input).toHaveValue('1')
    await lower('Aantal dat nul mag zijn').click()
    await expect(zero).toHaveValue('0')
    await lower('Aantal dat nul mag zijn').press('Enter')
    await expect(zero).toHaveValue('0')
    await page.clock.runFor(500)
    await expect(told).toHaveValue('0')
    await zero.fill('3')
    await zero.fill('')
    await zero.blur()
    await expect(zero).toHaveValue('0')
  })

  test('of a line in the cart says that minus at 1 removes nothing, and keeps one call per change', async ({
    customerPage: page,
  }) => {
    await fillCart(page)
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') sent.push(request.postDataJSON())
    })
    await page.goto('/winkelwagen')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Winkelwagen, 1 artikel' })).toBeVisible()
    const input = page.getByRole('main').getByRole('textbox', { name: /^Aantal van/ })
    const minus = page.getByRole('main').getByRole('button', { name: /^Aantal van .* verlagen$/ })
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await minus.click()
    await expect(input).toHaveValue('1')
    expect((await saved).ok()).toBe(true)
    await minus.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Het aantal is minstens 1.' })).toBeVisible()
    await expect(input).toHaveValue('1')
    expect(sent).toEqual([{ quantity: 1 }])
  })
})
