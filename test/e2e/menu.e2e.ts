import type { Locator, Page } from '@playwright/test'
import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'

/** Presses Tab until this has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  await expect(target).toBeVisible()
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < most && !(await isFocused()); presses += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** The menu and what belongs to the panel of one category. */
function megaMenu(page: Page) {
  const nav = page.getByRole('navigation', { name: 'Hoofdmenu' })
  return {
    link: nav.getByRole('link', { name: 'Borden en panelen', exact: true }).first(),
    button: nav.getByRole('button', { name: 'Submenu van Borden en panelen' }),
    first: nav.getByRole('link', { name: 'Aluminium panelen' }),
    more: nav.getByRole('link', { name: 'Toon meer van Borden en panelen' }),
    all: nav.getByRole('link', { name: 'Alles in Borden en panelen' }),
  }
}

test.describe('the mega menu', () => {
  test('opens 150 ms after the pointer came and forgives it a short absence', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-18T09:00:00Z') })
    await page.goto('/')
    const { link, button, all } = megaMenu(page)
    await expect(button).toBeVisible()
    await page.clock.pauseAt(new Date('2026-11-18T09:01:00Z'))
    await link.hover()
    await page.clock.runFor(149)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.clock.runFor(1)
    await expect(all).toBeVisible()
    await page.mouse.move(20, 5)
    await page.clock.runFor(249)
    await all.hover()
    await page.clock.runFor(1_000)
    await expect(all).toBeVisible()
    await page.mouse.move(20, 5)
    await page.clock.runFor(250)
    await expect(all).toBeHidden()
  })

  test('a click on a category goes there and never closes what the hover opened', async ({ page }) => {
    await page.goto('/')
    const { link, button, all } = megaMenu(page)
    await awake(button)
    await button.hover()
    await expect(all).toBeVisible()
    await button.click()
    await expect(all).toBeVisible()
    const tab = page.context().waitForEvent('page')
    await link.click({ button: 'middle' })
    await expect(await tab).toHaveURL('/borden-en-panelen')
    await expect(all).toBeVisible()
    await link.click()
    await expect(page).toHaveURL('/borden-en-panelen')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borden en panelen')
    await expect(all).toBeHidden()
  })

  test('opens and closes by key, and Escape gives the focus back', async ({ page }) => {
    await page.goto('/')
    const { button, first, more, all } = megaMenu(page)
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(more).toHaveAttribute('href', '/borden-en-panelen')
    expect(await axe(page)).toEqual([])
    await tabTo(page, first, 2)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(all).toBeHidden()

    await page.keyboard.press('Space')
    await tabTo(page, all, 12)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borden en panelen')
    await expect(all).toBeHidden()
  })
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true })

  test('the first tap opens, the second closes, and the way to the category is inside', async ({ page }) => {
    await page.goto('/')
    const { link, button, all } = megaMenu(page)
    await awake(button)
    await link.tap()
    await expect(all).toBeVisible()
    await link.tap()
    await expect(all).toBeHidden()
    await expect(page).toHaveURL('/')
    await link.tap()
    await all.tap()
    await expect(page).toHaveURL('/borden-en-panelen')
  })
})

test.describe('at 375 px', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('the menu goes down a level and back, and starts anew when it is opened again', async ({ page }) => {
    await page.goto('/')
    const opener = page.getByRole('button', { name: 'Menu openen' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const category = menu.getByRole('button', { name: 'Vlaggen en masten' })
    const back = menu.getByRole('button', { name: 'Alle categorieën' })
    await opener.click()
    await expect(menu.getByRole('heading', { name: 'Alle categorieën' })).toBeVisible()
    expect(await axe(page)).toEqual([])

    await category.click()
    await expect(menu.getByRole('heading', { name: 'Vlaggen en masten' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Alles in Vlaggen en masten' })).toBeVisible()
    await expect(back).toBeFocused()
    expect(await axe(page)).toEqual([])
    await back.press('Enter')
    await expect(category).toBeFocused()

    await category.press('Enter')
    await menu.getByRole('button', { name: 'Menu sluiten' }).click()
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await expect(menu.getByRole('heading', { name: 'Alle categorieën' })).toBeVisible()
    await category.click()
    await menu.getByRole('link', { name: 'Beachvlaggen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beachvlaggen')
    await expect(menu).toBeHidden()
  })

  test('the sheet of filters is accessible and leads back to the products', async ({ page }) => {
    await page.goto('/spandoeken-en-doeken')
    await expect(page.getByRole('button', { name: 'Menu openen' })).toBeVisible()
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet.getByRole('checkbox').first()).toBeVisible()
    expect(await axe(page)).toEqual([])
    await sheet.getByRole('button', { name: /^Toon \d+ product/ }).click()
    await expect(sheet).toBeHidden()
  })
})

test.describe('opened layers are accessible', () => {
  test('login and the list of the search box', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Zoek product' }).fill('spandoek')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
    expect(await axe(page)).toEqual([])
  })

  test('the account menu and the question before the cart is emptied', async ({ customerPage: page }) => {
    await fillCart(page)
    await page.goto('/winkelwagen')
    await page.getByRole('banner').getByText('Mijn account').click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Bestellingen' })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Winkelwagen legen' }).click()
    const question = page.getByRole('alertdialog', { name: 'Winkelwagen legen?' })
    await expect(question).toBeVisible()
    expect(await axe(page)).toEqual([])
    await question.getByRole('button', { name: 'Winkelwagen legen' }).click()
    await expect(page.getByText('Je winkelwagen is leeg')).toBeVisible()
  })
})

test('from the first Tab to a placed order, everything can be done without a mouse', async ({
  page,
  customer,
}) => {
  // Some hundred keys.
  test.slow()
  const { keyboard } = page
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
  await keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Naar de inhoud' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()

  await tabTo(page, page.getByRole('combobox', { name: 'Zoek product' }), 5)
  await keyboard.type('spandoek 510')
  const found = page.getByRole('option').first()
  await expect(found).toContainText('Spandoek 510 g')
  // What was found for the beginning of it points elsewhere once all of it is answered.
  await expect(page.getByRole('link', { name: /voor “spandoek 510”$/ })).toBeVisible()
  await keyboard.press('ArrowDown')
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/spandoek-510-g$/)

  await tabTo(page, page.getByLabel('Breedte in mm'))
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('2500')
  await tabTo(page, page.getByLabel('Hoogte in mm'), 1)
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('1250')
  await tabTo(page, page.getByRole('main').getByRole('textbox', { name: /^Aantal Spandoek 510/ }), 3)
  await keyboard.press('ArrowUp')
  // 2 x 3.125 m² x 8.40 = 52.50, less 4% from 5 m² = 50.40, and 5.00 set-up.
  await expect(page.getByText('€ 55,40', { exact: true }).first()).toBeVisible()
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first(), 5)
  await keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Login' })
  await tabTo(page, dialog.getByLabel('E-mailadres'), 3)
  await keyboard.type(customer.email)
  await tabTo(page, dialog.getByLabel('Wachtwoord', { exact: true }), 2)
  await keyboard.type(customer.password)
  await keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Toegevoegd aan winkelwagen')).toBeVisible()
  await keyboard.press('F6')
  await tabTo(page, page.getByRole('button', { name: 'Naar winkelwagen' }), 1)
  await keyboard.press('Enter')

  await expect(page).toHaveURL(/\/winkelwagen$/)
  await tabTo(page, page.getByRole('button', { name: /later aanleveren$/ }))
  await keyboard.press('Enter')
  await expect(page.getByText('Nog geen ontwerp')).toHaveCount(0)
  await tabTo(page, page.getByRole('button', { name: 'Verder naar bestellen' }).first())
  await keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Jouw referentie'))
  await keyboard.type('Zonder muis')
  await tabTo(page, page.getByRole('button', { name: 'Verder naar bevestigen' }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('checkbox', { name: /algemene voorwaarden/ }))
  await keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Bestelling plaatsen' }), 5)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/bestelling-geplaatst\?bestelling=/)
})
