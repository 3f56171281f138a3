import type { Locator, Page } from '@playwright/test'
import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'
import { openPaused } from './open-paused.ts'

const PRODUCT = '/vlaggen-en-masten/mastvlaggen/mastvlag-150-x-100-cm'
const order = (page: Page) => page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first()
const messages = (page: Page) => page.getByRole('region', { name: 'Meldingen', exact: true })
const toast = (page: Page, tone: string) => messages(page).getByText(`Melding: ${tone}`)

async function show(page: Page, tone: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: tone, exact: true }).click()
  await expect(toast(page, tone)).toBeVisible()
  await page.mouse.move(5, 5)
}

test.describe('a toast', () => {
  test('stays 10 seconds, and longer under the pointer or the focus', async ({ page }) => {
    await openPaused(page, '/__ui')
    await show(page, 'Gereed')
    await page.clock.runFor(9_999)
    await expect(toast(page, 'Gereed')).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast(page, 'Gereed')).toBeHidden()

    await show(page, 'Fout')
    await expect(page.getByRole('alert').filter({ hasText: 'Melding: Fout' })).toBeVisible()
    await page.clock.runFor(4_000)
    await toast(page, 'Fout').hover()
    await page.clock.runFor(60_000)
    await page.mouse.move(5, 5)
    await page.clock.runFor(5_999)
    await expect(toast(page, 'Fout')).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast(page, 'Fout')).toBeHidden()

    await show(page, 'Let op')
    await page.keyboard.press('F6')
    await expect(messages(page)).toBeFocused()
    await page.clock.runFor(60_000)
    await expect(toast(page, 'Let op')).toBeVisible()
    await messages(page).getByRole('button', { name: 'Melding sluiten' }).click()
    await expect(toast(page, 'Let op')).toBeHidden()
  })

  test('is at most 350 px wide, and fits on a small screen', async ({ customerPage: page }) => {
    await page.goto(PRODUCT)
    await awake(order(page))
    await order(page).click()
    await expect(messages(page)).toContainText('Toegevoegd aan winkelwagen')
    const widthPx = () => messages(page).evaluate((region) => region.getBoundingClientRect().width)
    expect(await widthPx()).toBe(350)
    expect(await axe(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await widthPx()).toBe(280)
  })
})

test.describe('the bar at the top of the page', () => {
  test('comes 200 ms after a page was asked for, fills within 5 seconds, and keeps the old page until then', async ({
    page,
  }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/content/page/over-ons', async (route) => {
      await held
      await route.continue()
    })
    await openPaused(page, '/contact')
    const bar = page.locator('[data-phase]')
    const told = page.getByRole('status').filter({ hasText: 'Bezig met laden' })
    const asked = page.waitForRequest('**/api/content/page/over-ons')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Over ons' }).click()
    await asked
    // Its timer is set once it has been drawn.
    await expect(bar).toHaveAttribute('data-phase', 'waiting')
    await page.clock.runFor(199)
    await expect(bar).toHaveAttribute('data-phase', 'waiting')
    await page.clock.runFor(1)
    await expect(bar).toHaveAttribute('data-phase', 'running')
    await expect(bar).toHaveCSS('transition-duration', '5s')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
    await expect(told).toHaveCount(0)
    await page.clock.runFor(800)
    await expect(told).toHaveCount(1)
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Over ons')
    await expect(bar).toHaveAttribute('data-phase', 'finishing')
    await page.clock.runFor(400)
    await expect(bar).toHaveAttribute('data-phase', 'idle')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('stays away for a page that comes within 200 ms', async ({ page }) => {
    await openPaused(page, '/contact')
    const phases = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const seen: string[] = []
          const bar = document.querySelector('[data-phase]')
          new MutationObserver(() => {
            const phase = bar?.getAttribute('data-phase') ?? ''
            seen.push(phase)
            if (phase === 'idle') resolve(seen)
          }).observe(document.body, { subtree: true, attributeFilter: ['data-phase'] })
        }),
    )
    await page.getByRole('contentinfo').getByRole('link', { name: 'Over ons' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Over ons')
    expect(await phases).toEqual(['waiting', 'idle'])
  })
})

test('a button shows that it is busy after 200 ms', async ({ customerPage: page }) => {
  await page.route('**/api/cart/items', () => {})
  await page.goto(PRODUCT)
  const busy = order(page)
  await awake(busy)
  await busy.click()
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  const ring = busy.locator('span').first()
  const shownAfter = (timeMs: number) =>
    ring.evaluate((element, currentTime) => {
      // Drawn anew, so that it has its animations again.
      element.toggleAttribute('hidden', true)
      getComputedStyle(element).getPropertyValue('display')
      element.toggleAttribute('hidden', false)
      for (const animation of element.getAnimations()) {
        animation.pause()
        animation.currentTime = currentTime
      }
      return getComputedStyle(element).visibility
    }, timeMs)
  expect(await shownAfter(199)).toBe('hidden')
  expect(await shownAfter(200)).toBe('visible')
})

/** A table of at most 300 px whose header stays where it is while it scrolls. */
async function keepsHeader(scroller: Locator): Promise<void> {
  await scroller.scrollIntoViewIfNeeded()
  expect(await scroller.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(
    300,
  )
  await scroller.evaluate((element) => element.scrollTo({ top: 200 }))
  expect(await scroller.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  // At one moment: the page may still be moving.
  const headerBelowTopPx = await scroller.evaluate(
    (element) =>
      (element.querySelector('thead')?.getBoundingClientRect().top ?? NaN) -
      element.getBoundingClientRect().top,
  )
  expect(Math.abs(headerBelowTopPx)).toBeLessThan(1)
}

test('a table that scrolls is at most 300 px high and keeps its header', async ({ page }) => {
  await page.goto('/__ui')
  await keepsHeader(page.getByRole('region', { name: 'Tabel die schuift' }))
})

test('the long tables that customers see are at most 300 px high and keep their header', async ({
  customerPage: page,
}) => {
  await page.goto('/spandoeken-en-doeken/spandoeken/spandoek-510-g')
  await keepsHeader(page.getByRole('region', { name: 'Staffelprijzen' }))

  const chosen =
    'breedte.2500_hoogte.1250_doek.doek-450_randkeuze.randkeuze-rondom_rand-rondom.rand-rondom-zoom_ringen.ringen-500'
  await page.goto(`/spandoeken-en-doeken/spandoeken/spandoek-op-maat?keuze=${chosen}`)
  await keepsHeader(page.getByRole('region', { name: 'Prijs per aantal' }))

  await page.goto('/account/snel-bestellen')
  const rows = page.getByLabel('Jouw regels')
  await awake(rows)
  await rows.fill(Array.from({ length: 6 }, () => 'TOE-SPANNER\t\t\t4\n').join(''))
  await page.getByRole('button', { name: 'Regels controleren' }).click()
  await keepsHeader(page.getByRole('region', { name: 'Gecontroleerde regels' }))

  for (let count = 0; count < 10; count += 1) {
    await fillCart(page, 1)
    expect((await page.request.post('/api/cart/order')).ok()).toBe(true)
  }
  await page.goto('/account/bestellingen')
  await keepsHeader(page.getByRole('region', { name: 'Bestellingen' }))
})

test('the layout changes at 576, 768, 992 and 1200 px', async ({ page }) => {
  await page.goto('/spandoeken-en-doeken')
  const grid = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  const columns = async () => {
    const tops = await grid.evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().top)),
    )
    return tops.filter((top) => top === tops[0]).length
  }
  const usps = page.getByRole('banner').getByRole('list').first().getByRole('listitem')
  const shownUsps = () => usps.evaluateAll((all) => all.filter((usp) => usp.checkVisibility()).length)
  const isMenuShown = () => page.getByRole('navigation', { name: 'Hoofdmenu' }).isVisible()
  const opener = page.getByRole('button', { name: 'Menu openen' })
  for (const [width, layout] of [
    [575, { columns: 1, usps: 3, menu: false }],
    [576, { columns: 2, usps: 3, menu: false }],
    [767, { columns: 2, usps: 3, menu: false }],
    [768, { columns: 2, usps: 3, menu: false }],
    [991, { columns: 2, usps: 3, menu: false }],
    [992, { columns: 2, usps: 3, menu: true }],
    [1199, { columns: 2, usps: 3, menu: true }],
    [1200, { columns: 3, usps: 3, menu: true }],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const seen = { columns: await columns(), usps: await shownUsps(), menu: await isMenuShown() }
    expect(seen, `at ${width} px`).toEqual(layout)
    await expect(opener).toBeVisible({ visible: !layout.menu })
  }
})
