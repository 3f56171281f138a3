import type { Page } from '@playwright/test'
import { awake } from './awake.ts'
import { expect, test } from './fixtures.ts'
import { query } from './query.ts'

const CATEGORY = '/spandoeken-en-doeken'
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
const sorting = (page: Page) => page.getByRole('combobox', { name: 'Sorteer op' })

test.describe('a category', () => {
  test('keeps filters, sorting and page in the address, through back, forward and reload', async ({
    page,
  }) => {
    await page.goto(CATEGORY)
    await awake(sorting(page))
    const heading = page.getByRole('heading', { level: 2, name: /product(en)?$/ })
    const all = await heading.innerText()
    const filters = page.getByRole('complementary', { name: 'Filters' })
    const first = filters.getByRole('checkbox').and(page.locator(':not([disabled])')).first()
    const chosen = await first.getAttribute('value')
    await first.check()
    await expect.poll(() => new URL(page.url()).searchParams.getAll('filter')).toEqual([chosen])
    await expect(heading).not.toHaveText(all)
    const filtered = await heading.innerText()

    await sorting(page).selectOption({ label: 'Naam, A tot Z' })
    await expect.poll(() => new URL(page.url()).searchParams.get('sortering')).toBe('title')
    // The address goes ahead of what is drawn.
    await expect(async () => {
      const titles = await cards(page).getByRole('heading').allInnerTexts()
      expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'nl')))
    }).toPass()
    expect(new URL(page.url()).searchParams.getAll('filter')).toEqual([chosen])

    await page.reload()
    await awake(sorting(page))
    await expect(heading).toHaveText(filtered)
    await expect(first).toBeChecked()
    await expect(sorting(page)).toHaveValue('title')
    await page.goBack()
    await expect(sorting(page)).toHaveValue('popular')
    await expect(first).toBeChecked()
    await page.goBack()
    await expect(heading).toHaveText(all)
    await expect(first).not.toBeChecked()
    await page.goForward()
    await expect(heading).toHaveText(filtered)
    await page.getByRole('link', { name: 'Wis alles' }).click()
    await expect(heading).toHaveText(all)
    await expect(page).toHaveURL(CATEGORY)
  })

  test('is filtered by lead time and price too, and finds by either side what has both', async ({ page }) => {
    await page.goto(CATEGORY)
    await awake(sorting(page))
    const filters = page.getByRole('complementary', { name: 'Filters' })
    const value = (name: RegExp) => filters.getByRole('checkbox', { name })
    const chip = (name: string) =>
      page.getByRole('link', { name: new RegExp(`^${name}\\s*, filter wissen$`) })
    await expect(value(/enkel- of/i)).toHaveCount(0)
    await value(/^2 werkdagen/).check()
    await expect(chip('2 werkdagen')).toBeVisible()
    await value(/^dubbelzijdig/i).check()
    await expect(chip('dubbelzijdig')).toBeVisible()
    await filters.getByText('Prijs vanaf').click()
    await value(/^€\s10,00 tot €\s25,00/).check()
    await expect(page).toHaveURL(/filter=prijs%3A1000-2500/)
    await expect(cards(page).filter({ hasText: 'Spandoek op maat' })).toBeVisible()
    for (const price of await cards(page).getByText(/^€/).allInnerTexts()) {
      expect(Number(price.replace(/[^\d]/g, '')) / 100).toBeLessThan(25)
    }
  })

  test('goes to its next page and back by address', async ({ page, databaseUrl }) => {
    const path = `/test-${crypto.randomUUID().slice(0, 8)}`
    try {
      await query(
        databaseUrl,
        `with added as (insert into categories (parent_id, url_path, title)
           select id, $1, 'Alles bij elkaar' from categories where url_path = '/verpakking-en-etiketten' returning id)
         insert into product_categories (product_id, category_id)
         select products.id, added.id from products, added where status = 'active' and url_path is not null
         order by sku limit 30`,
        [path],
      )
      await expect.poll(async () => (await page.request.get(path)).status()).toBe(200)
      await page.goto(path)
      await awake(sorting(page))
      await expect(page.getByRole('heading', { level: 2, name: '24 van 30 producten' })).toBeVisible()
      const first = await cards(page).getByRole('heading').allInnerTexts()
      const pages = page.getByRole('navigation', { name: "Pagina's" })
      await pages.getByRole('link', { name: 'Volgende' }).click()
      await expect(page).toHaveURL(`${path}?pagina=2`)
      await expect(pages.getByRole('link', { name: 'Pagina 2' })).toHaveAttribute('aria-current', 'page')
      await expect(cards(page)).toHaveCount(6)
      const second = await cards(page).getByRole('heading').allInnerTexts()
      expect(second.some((title) => first.includes(title))).toBe(false)
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect(cards(page).getByRole('heading')).toHaveText(first)
    } finally {
      await query(
        databaseUrl,
        'delete from product_categories using categories where category_id = id and url_path = $1',
        [path],
      )
      await query(databaseUrl, 'delete from categories where url_path = $1', [path])
    }
  })
})

test.describe('a product card', () => {
  test('without a price shows no more than that it has none, and a product what exactly so many cost', async ({
    page,
  }) => {
    await page.goto('/textielframes-en-lichtreclame/freesletters')
    const card = cards(page).filter({ hasText: 'Doosletter' })
    await expect(card.getByText('-', { exact: true })).toBeVisible()
    await expect(card.getByText(/^(Vanaf|Per stuk)/)).toHaveCount(0)
    await page.goto('/spandoeken-en-doeken/spandoeken/spandoek-510-g')
    await expect(page.getByText(/^Bij 2\sstuks betaal je €\s\d+,\d\d in totaal\.$/)).toBeVisible()
  })

  test('orders at once only what is simple, orderable by itself and without fields', async ({
    customerPage: page,
  }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const sent: unknown[] = []
    await page.route('**/api/cart/items', async (route) => {
      sent.push(route.request().postDataJSON())
      await held
      await route.continue()
    })
    await page.goto('/montage-en-toebehoren/doekbevestiging')
    await awake(sorting(page))
    const card = cards(page)
      .filter({ has: page.getByRole('button', { name: 'In winkelwagen' }) })
      .first()
    const title = await card.getByRole('heading').innerText()
    await card.getByRole('textbox', { name: `Aantal ${title}` }).fill('3')
    const button = card.getByRole('button', { name: 'In winkelwagen' })
    await button.click()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await button.click({ force: true })
    release()
    await expect(page.getByText('Toegevoegd aan winkelwagen')).toBeVisible()
    await expect(button).not.toHaveAttribute('aria-disabled', 'true')
    expect(sent).toEqual([{ cartItem: { sku: expect.any(String), quantity: 3, customOptions: [] } }])
    await button.click()
    await expect(page.getByText('Bij de regel gevoegd die er al was.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Winkelwagen, 1 artikel/ })).toBeVisible()

    await page.goto(CATEGORY)
    const composed = cards(page).filter({ hasText: 'Spandoek 510 g' }).first()
    await expect(composed.getByText('Stel samen')).toBeVisible()
    await expect(composed.getByRole('button', { name: 'In winkelwagen' })).toHaveCount(0)
    await expect(composed.getByRole('textbox')).toHaveCount(0)
  })
})
