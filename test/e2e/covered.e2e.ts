import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { BANNER, bar, choose as compose, open, option, order } from './composing.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'
import { openManager, putBanners, putDesigns } from './upload-designs.ts'
import { choose } from './upload-line.ts'

const PRODUCT = '/vlaggen-en-masten/mastvlaggen/mastvlag-150-x-100-cm'
const SIZES = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

/** What can be pressed (but the links of the footer, which fill a phone), prices and what keeps from ordering, as far as a message or the help button lies over it. */
const coveredOn = (page: Page) =>
  page.evaluate(() => {
    const scope = document.querySelector('dialog:modal') ?? document.body
    const layers = [
      ...scope.querySelectorAll(
        'section[aria-label="Meldingen"] output > *, section[aria-label="Meldingen"] [role="alert"] > *',
      ),
      ...scope.querySelectorAll('button[popovertarget]'),
    ]
    const all = scope.querySelectorAll(
      'a[href], button, input, select, label, summary, .figures, [data-kept-clear]',
    )
    return layers.flatMap((layer) => {
      const over = layer.getBoundingClientRect()
      return Array.from(all)
        .filter(
          (element) =>
            !layer.contains(element) &&
            !element.matches('footer a') &&
            (!element.matches('.figures') || element.textContent.includes('€')) &&
            element.checkVisibility({ visibilityProperty: true }),
        )
        .filter((element) => {
          const { left, right, top, bottom, width } = element.getBoundingClientRect()
          return width > 1 && left < over.right && right > over.left && top < over.bottom && bottom > over.top
        })
        .map((element) => `${layer.textContent} over ${element.textContent || element.outerHTML}`)
    })
  })

/** At the top of the page, in its middle and at its end. */
async function expectNothingCovered(page: Page): Promise<void> {
  for (const part of [0, 0.5, 1]) {
    await page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), part)
    await expect.poll(() => coveredOn(page), { timeout: 3_000 }).toEqual([])
  }
}

test('messages and the help button lie over nothing that can be pressed, no price and no blocker', async ({
  customerPage: page,
  customer,
  databaseUrl,
}, info) => {
  test.slow()
  await putDesigns(databaseUrl, customer, [{ name: 'zomeractie.pdf' }])
  const line = await putBanners(page, 2)
  const messages = page.getByRole('region', { name: 'Meldingen' }).first()
  const large = info.outputPath('groot.pdf')
  const file = openSync(large, 'w')
  writeSync(file, '%PDF-1.7')
  ftruncateSync(file, 500 * 1024 * 1024 + 1)
  closeSync(file)

  for (const size of SIZES) {
    await page.setViewportSize(size)
    await test.step(`${size.width} px: a product`, async () => {
      await page.goto(PRODUCT)
      await expect(page.getByRole('button', { name: 'Hulp nodig?' })).toBeAttached()
      const press = page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first()
      await awake(press)
      await press.click()
      await expect(messages).toContainText('Toegevoegd aan winkelwagen')
      await expectNothingCovered(page)
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Winkelwagen/ })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/winkelwagen/i)
      await expect(messages).toHaveText('')
    })
    await test.step(`${size.width} px: the cart`, async () => {
      const remove = page.getByRole('button', { name: /^Mastvlag.* verwijderen$/ }).first()
      await awake(remove)
      await remove.click()
      await expect(messages).toContainText('verwijderd')
      await expectNothingCovered(page)
    })
    await test.step(`${size.width} px: the upload manager`, async () => {
      const manager = await openManager(page, `/winkelwagen?ontwerpen=${line}`)
      await choose(page, large)
      await expect(manager.getByRole('alert')).toContainText('Te groot bestand')
      await expect.poll(() => coveredOn(page), { timeout: 3_000 }).toEqual([])
    })
  }
})

test('nor do they in the configurator and the checkout', async ({ customerPage: page }) => {
  test.slow()
  await fillCart(page)
  const messages = page.getByRole('region', { name: 'Meldingen' }).first()
  await page.route('**/api/cart/order', (route) => route.fulfill({ status: 503, json: { errors: [] } }))
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await test.step(`${size.width} px: the checkout`, async () => {
      await page.goto('/bestelling-bevestigen')
      const place = page.getByRole('button', { name: 'Bestelling plaatsen' })
      await awake(place)
      await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).check()
      await place.click()
      await expect(messages.or(page.getByRole('alert')).first()).not.toHaveText('')
      await expectNothingCovered(page)
    })
    await test.step(`${size.width} px: the configurator`, async () => {
      const path = 'doek.doek-450_randkeuze.randkeuze-rondom_rand-rondom.rand-rondom-zoom'
      await open(page, `${BANNER}?keuze=${path}`)
      await expect(bar(page).locator('[aria-busy]')).toHaveCount(0)
      await order(page).click()
      await expect(messages).toContainText('Toegevoegd aan winkelwagen')
      await expectNothingCovered(page)
      await page.request.post('/api/cart/empty')
      await fillCart(page)
    })
  }
})

test('what was added from a card is told over nothing: on the card itself on a phone', async ({
  customerPage: page,
}) => {
  for (const size of SIZES) {
    await test.step(`${size.width} px`, async () => {
      await page.setViewportSize(size)
      await page.goto('/montage-en-toebehoren/doekbevestiging')
      const card = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: 'In winkelwagen' }) })
        .nth(1)
      const messages = page.getByRole('region', { name: 'Meldingen' })
      const told = size.width < 576 ? card.getByRole('status') : messages
      const press = card.getByRole('button', { name: 'In winkelwagen' })
      await awake(press)
      // As low on the screen as it can be pressed.
      await press.evaluate((button) => button.scrollIntoView({ block: 'end' }))
      await press.press('Enter')
      await expect(told).toContainText('Toegevoegd aan winkelwagen')
      await expect(told).toBeInViewport({ ratio: 1 })
      await expect(page.getByText('Toegevoegd aan winkelwagen')).toHaveCount(1)
      await expectNothingCovered(page)
      expect(await axe(page)).toEqual([])
      if (size.width >= 576) return
      await press.press('Tab')
      await expect(told.getByRole('link', { name: 'Naar winkelwagen' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/winkelwagen$/)
    })
  }
})

test('what a choice cleared is told in the bar with the price, and lies over no other choice', async ({
  customerPage: page,
}) => {
  const messages = page.getByRole('region', { name: 'Meldingen' }).first()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await open(page, `${BANNER}?keuze=doek.doek-450_randkeuze.randkeuze-rondom_rand-rondom.rand-rondom-zoom`)
    await expect(bar(page).locator('[aria-busy]')).toHaveCount(0)
    await order(page).click()
    await expect(messages).toContainText('Toegevoegd aan winkelwagen')
    await compose(page, 'Randafwerking', /^Per zijde kiezen/)
    await compose(page, 'Soort doek', /^Pvc 680 g/)
    await expect(bar(page).getByRole('status').filter({ hasText: 'gewist' })).toHaveText(
      /gewist omdat je soort doek hebt gewijzigd\./,
    )
    await expect(messages).toHaveText('')
    await bar(page).getByRole('button', { name: 'Ongedaan maken' }).press('Enter')
    await expect(bar(page)).not.toContainText('gewist')
    // The button is gone: what it brought back takes the focus over.
    const broughtBack = option(page, 'Randafwerking', /^Per zijde kiezen/)
    await expect(broughtBack).toBeFocused()
    await expect(broughtBack).toBeChecked()
  }
})

test('a message gives way to a help button that comes later', async ({ customerPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const comesLater = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('Hulp nodig?')) await comesLater.promise
    await route.fulfill({ response })
  })
  await putBanners(page, 2)
  await page.goto('/winkelwagen')
  const remove = page
    .getByRole('main')
    .getByRole('button', { name: / verwijderen$/ })
    .first()
  await awake(remove)
  await remove.click()
  await expect(page.getByRole('region', { name: 'Meldingen' })).toContainText('verwijderd')
  comesLater.resolve()
  await expect(page.getByRole('button', { name: 'Hulp nodig?' })).toBeVisible()
  await expect.poll(() => coveredOn(page), { timeout: 3_000 }).toEqual([])
})
