import type { Page } from '@playwright/test'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'

type MenuNode = {
  readonly label: string
  readonly url: string
  readonly imageUrl: string
  readonly children: MenuNode[]
}

const banner = (page: Page) => page.getByRole('banner')
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' })
const imageIn = (page: Page) => mainMenu(page).locator('[data-open="true"] img[width="400"]')

async function menuNodes(page: Page): Promise<readonly MenuNode[]> {
  const { items } = await (await page.request.get('/api/navigation/main-menu')).json()
  return items
}

test.describe('the header of a visitor', () => {
  test('has a logo that leads home, three promo lines and the search box', async ({ page }) => {
    await page.goto('/over-ons')
    const usps = banner(page).getByRole('list').first().getByRole('listitem')
    await expect(usps).toHaveText([
      'Gratis bestandscontrole bij elke upload',
      'Vóór 12.00 uur besteld, vandaag in productie',
      'Bezorgd op kantoor of op de bouwplaats',
    ])
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      for (const usp of await usps.all()) {
        await usp.scrollIntoViewIfNeeded()
        await expect(usp, `${width} px`).toBeInViewport({ ratio: 1 })
      }
    }
    await expect(banner(page).getByPlaceholder('Zoek product...', { exact: true })).toBeVisible()
    await banner(page).getByRole('link', { name: 'Paskruis, naar de homepagina' }).click()
    await expect(page).toHaveURL('/')
  })

  test("has 'Alle categorieën' and the first five categories, each with its own panel", async ({ page }) => {
    const nodes = await menuNodes(page)
    await page.goto('/')
    const menu = mainMenu(page)
    const labels = ['Alle categorieën', ...nodes.slice(0, 5).map(({ label }) => label)]
    await expect(menu.locator('li:has(> [data-open]) > :first-child').getByRole('link')).toHaveText(labels)
    const button = (label: string) => menu.getByRole('button', { name: `Submenu van ${label}` })
    for (const label of labels) await expect(button(label)).toBeVisible()
    const links = menu.locator('[id][data-open="true"]').getByRole('link')

    await test.step('all categories', async () => {
      await button('Alle categorieën').press('Enter')
      await expect(links).toHaveText(nodes.map(({ label }) => label))
    })

    await test.step("a list that is longer than its short list, with 'Toon meer' below it", async () => {
      await button('Borden en panelen').press('Enter')
      const boards = nodes.find(({ label }) => label === 'Borden en panelen')?.children ?? []
      expect(boards).toHaveLength(7)
      await expect(links).toHaveText([
        ...boards.slice(0, 5).map(({ label }) => label),
        'Toon meer van Borden en panelen',
        'Alles in Borden en panelen',
      ])
      const lefts = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left))
      expect(new Set(lefts.slice(0, 5).map(Math.round)).size, 'columns').toBeGreaterThan(1)
    })

    await test.step("a list that is not, without 'Toon meer'", async () => {
      await button('Vlaggen en masten').press('Enter')
      const flags = nodes.find(({ label }) => label === 'Vlaggen en masten')?.children ?? []
      await expect(links).toHaveText([...flags.map(({ label }) => label), 'Alles in Vlaggen en masten'])
    })

    await test.step('the picture of what the pointer is on', async () => {
      const flags = nodes.find(({ label }) => label === 'Vlaggen en masten')
      await expect(imageIn(page)).toHaveAttribute('src', flags?.imageUrl ?? '')
      for (const child of flags?.children.slice(0, 2) ?? []) {
        await links.filter({ hasText: child.label }).hover()
        await expect(imageIn(page)).toHaveAttribute('src', child.imageUrl)
      }
    })

    await links.filter({ hasText: 'Alles in' }).click()
    await expect(page).toHaveURL('/vlaggen-en-masten')
  })

  test('has a cart that leads to /uitgelogd with the cart as origin', async ({ page }) => {
    await page.goto('/over-ons')
    await banner(page).getByRole('link', { name: 'Winkelwagen', exact: true }).click()
    await expect(page).toHaveURL('/uitgelogd?origin=/winkelwagen')
    await expect(page.getByText(/Je was op weg naar je winkelwagen/)).toBeVisible()
  })
})

test.describe('the header of a customer', () => {
  test("has 'Mijn account' with its seven entries, and the ways to the account and to ordering fast", async ({
    customerPage: page,
    context,
  }) => {
    await page.goto('/over-ons')
    await expect(banner(page).getByRole('button', { name: 'Login' })).toHaveCount(0)
    await banner(page).getByText('Mijn account').click()
    const entries = banner(page).locator('details[open]').getByRole('listitem')
    await expect(entries).toHaveText([
      'Bestellingen',
      'Offertes',
      'Gegevens',
      'Wijzig wachtwoord',
      'Leveringsadressen',
      'Downloads',
      'Uitloggen',
    ])
    const links = await entries
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual([
      '/account/bestellingen',
      '/account/offertes',
      '/account/gegevens',
      '/account/wachtwoord-wijzigen',
      '/account/leveringsadressen',
      '/account/downloads',
    ])
    const ways = banner(page).locator('details[open]').getByRole('link')
    await ways.filter({ hasText: 'Overzicht' }).click()
    await expect(page).toHaveURL('/account')
    await banner(page).getByText('Mijn account').click()
    await ways.filter({ hasText: 'Snelbestellen' }).click()
    await expect(page).toHaveURL('/account/snel-bestellen')
    await banner(page).getByText('Mijn account').click()
    await entries.getByRole('link', { name: 'Gegevens' }).click()
    await expect(page).toHaveURL('/account/gegevens')
    await expect(banner(page).locator('details[open]')).toHaveCount(0)
    await banner(page).getByText('Mijn account').click()
    await entries.getByRole('button', { name: 'Uitloggen' }).click()
    await expect(banner(page).getByRole('button', { name: 'Login' })).toBeVisible()
    await expect(banner(page).getByRole('link', { name: 'Winkelwagen', exact: true })).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('LoggedIn')
  })

  test("counts the lines of the cart, and says '9+' above nine", async ({ customerPage: page }) => {
    for (let line = 0; line < 9; line += 1) await fillCart(page)
    await page.goto('/')
    const cart = (count: number) =>
      banner(page).getByRole('link', { name: `Winkelwagen, ${count} artikelen` })
    await expect(cart(9)).toHaveText('9')
    await fillCart(page)
    await page.goto('/over-ons')
    await expect(cart(10)).toHaveText('9+')
    await page.request.post('/api/cart/empty')
    await page.reload()
    await expect(cart(0)).toHaveText('')
  })
})
