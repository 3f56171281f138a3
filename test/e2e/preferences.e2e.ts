import type { Locator, Page } from '@playwright/test'
import { awake } from './awake.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'

const PLACES = [
  ['home', '/'],
  ['a category', '/spandoeken-en-doeken'],
  ['a product', '/spandoeken-en-doeken/spandoeken/spandoek-510-g'],
  ['the cart', '/winkelwagen'],
  ['the checkout', '/bestelling-details'],
  ['the account', '/account'],
] as const
const FORCED = { forcedColors: 'active', reducedMotion: 'reduce' } as const
// 1280 px wide, twice as large.
const TWICE_AS_LARGE = { width: 640, height: 450 }

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const main = page.getByRole('main')
  await awake(main.getByRole('button').or(main.getByRole('link')).first())
}

async function openLogin(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await expect(dialog.getByLabel('E-mailadres')).toBeVisible()
  return dialog
}

/** By how much the page, or an opened dialog, is wider than its room. */
const tooWidePx = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')].map((box) =>
      Math.max(0, box.scrollWidth - box.clientWidth),
    ),
  )

/** The longest animation or transition that any element may run, in seconds. */
async function longestMotion(page: Page): Promise<number> {
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element, part)
        return `${transitionDuration},${animationDuration}`.split(',')
      }),
    ),
  )
  const seconds = durations.map((text) => (text.endsWith('ms') ? 0.001 : 1) * Number.parseFloat(text))
  // What is drawn by scrolling has the duration 'auto'.
  return Math.max(...seconds.filter(Number.isFinite))
}

/** The controls that show no outline when they have the focus, of the first ones that Tab reaches. */
async function unseenStops(page: Page, stops: number): Promise<readonly string[]> {
  const unseen: string[] = []
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(() => {
      const own = document.activeElement
      if (!own || own === document.body) return null
      // A hidden radio shows its focus at its label, a field in a frame at that frame.
      const shown = [own, own.nextElementSibling, own.parentElement, own.closest('label')]
      const isSeen = shown.some((element) => {
        const style = element && getComputedStyle(element)
        return style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0
      })
      return isSeen ? null : `${own.tagName} ${own.getAttribute('aria-label') ?? own.textContent}`
    })
    if (fault !== null) unseen.push(fault)
  }
  return unseen
}

const edgeOf = (element: Locator, side: 'bottom' | 'top') =>
  element.evaluate((found, name) => {
    const style = getComputedStyle(found)
    return {
      color: style.getPropertyValue(`border-${name}-color`),
      width: style.getPropertyValue(`border-${name}-width`),
    }
  }, side)

for (const [name, path] of PLACES) {
  test(`${name} is whole in forced colours without motion, and twice as large`, async ({
    customerPage: page,
  }) => {
    await fillCart(page)
    await page.emulateMedia(FORCED)
    await open(page, path)
    expect(await longestMotion(page)).toBeLessThanOrEqual(0.01)
    expect(await unseenStops(page, 20)).toEqual([])
    expect(await tooWidePx(page)).toEqual([0])
    await page.setViewportSize(TWICE_AS_LARGE)
    await page.emulateMedia({ forcedColors: 'none' })
    await open(page, path)
    expect(await tooWidePx(page)).toEqual([0])
    expect(await unseenStops(page, 12)).toEqual([])
  })
}

test('login and menus are whole in forced colours without motion, and twice as large', async ({ page }) => {
  await page.emulateMedia(FORCED)
  await open(page, '/')
  const dialog = await openLogin(page)
  expect(await longestMotion(page)).toBeLessThanOrEqual(0.01)
  expect(await unseenStops(page, 6)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const category = page
    .getByRole('navigation', { name: 'Hoofdmenu' })
    .getByRole('button', { name: 'Submenu van Borden en panelen' })
  await category.press('Enter')
  await expect(category).toHaveAttribute('aria-expanded', 'true')
  expect(await unseenStops(page, 6)).toEqual([])
  expect(await tooWidePx(page)).toEqual([0])

  await page.setViewportSize(TWICE_AS_LARGE)
  await page.emulateMedia({ forcedColors: 'none' })
  await open(page, '/')
  await openLogin(page)
  expect(await tooWidePx(page)).toEqual([0, 0])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Menu openen' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await tooWidePx(page)).toEqual([0, 0])
})

test('forced colours tell what is chosen by its border, and show where one can type', async ({
  customerPage: page,
}) => {
  await fillCart(page)
  await page.emulateMedia(FORCED)
  await open(page, '/account')
  const links = page.getByRole('navigation', { name: 'Mijn account' }).getByRole('link')
  const here = await edgeOf(links.filter({ hasText: 'Overzicht' }), 'bottom')
  expect(here.width).toBe('3px')
  expect(await edgeOf(links.filter({ hasText: 'Bestellingen' }), 'bottom')).not.toEqual(here)

  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  const opener = menu.getByRole('button', { name: 'Submenu van Drukwerk' })
  const category = opener.locator('..')
  const closed = await edgeOf(category, 'bottom')
  await opener.press('Enter')
  await expect.poll(() => edgeOf(category, 'bottom')).not.toEqual(closed)

  const newsletter = page.getByRole('region', { name: 'Blijf op de hoogte' }).getByLabel('E-mailadres')
  expect((await edgeOf(newsletter, 'top')).width).toBe('1px')

  await open(page, '/bestelling-details')
  const steps = page
    .getByRole('list', { name: 'Stappen van je bestelling' })

    .getByRole('listitem')
  const step = await edgeOf(steps.filter({ hasText: 'Gegevens' }), 'top')
  expect(await edgeOf(steps.filter({ hasText: 'Bevestigen' }), 'top')).not.toEqual(step)
})
