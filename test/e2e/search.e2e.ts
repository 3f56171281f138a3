import { expect, test } from './fixtures.ts'

const box = 'Zoek product'

test.describe('the search box', () => {
  test('answers 300 ms after the last key, with one call for what was typed at last', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    const asked: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/api/search') asked.push(url.searchParams.get('query') ?? '')
    })
    const input = page.getByRole('combobox', { name: box })
    await input.pressSequentially('  spand')
    await page.clock.fastForward(250)
    expect(asked).toEqual([])
    await input.pressSequentially('oek ')
    await page.clock.fastForward(299)
    expect(asked).toEqual([])
    await page.clock.fastForward(2)
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(asked).toEqual(['spandoek'])
  })

  test('never lets an older answer replace a newer one', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
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
    await expect(page.getByRole('option', { name: /sandwichpaneel/i }).first()).toBeVisible()
    release()
    await expect(page.getByRole('option', { name: /vlag/i })).toHaveCount(0)
    await expect(page.getByRole('option', { name: /sandwichpaneel/i }).first()).toBeVisible()
  })

  test('says that nothing was found', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('combobox', { name: box }).fill('xyzxyzxyz')
    await expect(page.getByText('Er zijn geen resultaten gevonden.').first()).toBeVisible()
  })

  test('is worked by keyboard: down, up, Enter, Escape', async ({ page }) => {
    await page.goto('/')
    const input = page.getByRole('combobox', { name: box })
    await input.fill('spandoek')
    await expect(page.getByRole('option').first()).toBeVisible()
    await input.press('ArrowDown')
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    await input.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
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
      await expect(page.getByRole('option').first()).toContainText(found)
    })
  }
})
