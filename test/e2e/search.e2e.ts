import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const box = 'Zoek product'
const options = (page: Page) => page.getByRole('listbox').getByRole('option')

test.describe('the search box', () => {
  test('answers 300 ms after the last key, with one call for what was typed at last', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-18T09:00:00Z') })
    await page.goto('/')
    const input = page.getByRole('combobox', { name: box })
    // The list's code comes with the first use.
    await input.fill('xyzxyz')
    await expect(page.getByText('Er zijn geen resultaten gevonden.').first()).toBeVisible()
    await input.fill('')
    await page.clock.pauseAt(new Date('2026-11-18T09:01:00Z'))
    const asked: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/api/search') asked.push(url.searchParams.get('query') ?? '')
    })
    await input.pressSequentially('  spand')
    await page.clock.fastForward(250)
    expect(asked).toEqual([])
    await input.pressSequentially('oek ')
    await page.clock.fastForward(299)
    expect(asked).toEqual([])
    await page.clock.fastForward(2)
    await expect(options(page).first()).toBeVisible()
    expect(asked).toEqual(['spandoek'])
  })

  test('never lets an older answer replace a newer one', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/search?query=vlag*', async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    await page.goto('/')
    const input = page.getByRole('combobox', { name: box })
    const first = page.waitForRequest('**/api/search?query=vlag*')
    await input.fill('vlag')
    await first
    await input.fill('dibond')
    await expect(
      options(page)
        .filter({ hasText: /sandwichpaneel/i })
        .first(),
    ).toBeVisible()
    release()
    await expect(options(page).filter({ hasText: /vlag/i })).toHaveCount(0)
    await expect(
      options(page)
        .filter({ hasText: /sandwichpaneel/i })
        .first(),
    ).toBeVisible()
  })

  test('says that nothing was found, and clears that for an empty query', async ({ page }) => {
    await page.goto('/')
    const input = page.getByRole('combobox', { name: box })
    await input.fill('xyzxyzxyz')
    await expect(page.getByText('Er zijn geen resultaten gevonden.').first()).toBeVisible()
    await input.fill('   ')
    await expect(page.getByText('Er zijn geen resultaten gevonden.')).toHaveCount(0)
    await expect(page.getByRole('listbox')).toHaveCount(0)
  })

  test('is worked by keyboard: down, up, Enter, Escape', async ({ page }) => {
    await page.goto('/')
    const input = page.getByRole('combobox', { name: box })
    await input.fill('spandoek')
    await expect(options(page).first()).toBeVisible()
    await input.press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await input.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(input).toBeFocused()
    await input.press('Enter')
    await expect(page).toHaveURL(/\/zoeken\?query=spandoek$/)
  })

  for (const [typed, found] of [
    ['spandoeken', /Spandoek/],
    ['dibondplaat', /sandwichpaneel/i],
    ['spandoke', /Spandoek/],
    ['spd-510', /Spandoek 510 g/],
  ] as const) {
    test(`finds the right product first for '${typed}'`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('combobox', { name: box }).fill(typed)
      await expect(options(page).first()).toContainText(found)
    })
  }
})
