import type { Locator, Page } from '@playwright/test'
import { awake } from './awake.ts'
import { expect, test } from './fixtures.ts'
import { placeOrder } from './place-order.ts'

test.use({ viewport: { width: 375, height: 850 } })

const shapeOf = (picture: Locator) =>
  picture.evaluate((img: HTMLImageElement) => {
    const own = img.naturalWidth / img.naturalHeight
    return Math.abs(img.clientWidth / img.clientHeight - own) / own
  })

for (const path of ['/vlaggen-en-masten/mastvlaggen', '/zoeken?query=vlag']) {
  test(`the pictures of ${path} are shown whole`, async ({ page }) => {
    await page.goto(path)
    const picture = page.getByRole('main').getByRole('listitem').locator('img').first()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true)
    expect(await shapeOf(picture)).toBeLessThan(0.02)
  })
}

test('an order leads back to the orders, and they to the account', async ({ customerPage: page }) => {
  const id = await placeOrder(page)
  await page.goto(`/account/bestellingen/${id}`)
  await page.getByRole('main').getByRole('link', { name: 'Bestellingen', exact: true }).click()
  await expect(page).toHaveURL('/account/bestellingen')
  await page.getByRole('main').getByRole('link', { name: 'Mijn account', exact: true }).click()
  await expect(page).toHaveURL('/account')
})

/** Every date of a page that does not stand on one line. */
const brokenDates = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const broken: string[] = []
    while (texts.nextNode()) {
      const node = texts.currentNode
      if (!node.parentElement?.checkVisibility()) continue
      for (const date of (node.textContent ?? '').matchAll(/\d{2}-\d{2}-\d{4}/g)) {
        const range = document.createRange()
        range.setStart(node, date.index)
        range.setEnd(node, date.index + date[0].length)
        if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1)
          broken.push(node.textContent ?? '')
      }
    }
    return broken
  })

test('no date of the account breaks where its line ends', async ({ page }) => {
  await page.request.post('/api/customer/login', {
    data: { username: 'klant@demo.example', password: 'Paskruis-demo-1' },
  })
  const addresses = ['/', '/account', '/account/bestellingen', '/account/offertes', '/account/downloads']
  for (const list of ['/account/bestellingen', '/account/offertes']) {
    await page.goto(list)
    const link = page.getByRole('main').locator(`a[href^="${list}/"]`).first()
    addresses.push((await link.getAttribute('href')) ?? 'none')
  }
  for (const width of [320, 375, 400]) {
    await page.setViewportSize({ width, height: 850 })
    for (const address of addresses) {
      await page.goto(address)
      await expect(
        page
          .getByRole('main')
          .getByText(/\d{2}-\d{2}-\d{4}/)
          .first(),
      ).toBeAttached()
      expect(await brokenDates(page), `${address} at ${width} px`).toEqual([])
    }
  }
})

test('the way down to a page is one line with the page above it, and whole for who hears it', async ({
  page,
}) => {
  for (const [path, above] of [
    ['/vlaggen-en-masten/mastvlaggen/mastvlag-150-x-100-cm', 'Mast- en gevelvlaggen'],
    ['/vlaggen-en-masten/mastvlaggen', 'Vlaggen en masten'],
  ] as const) {
    await page.goto(path)
    const way = page.getByRole('navigation', { name: 'Kruimelpad' })
    expect((await way.boundingBox())?.height).toBeLessThan(64)
    const parent = way.getByRole('link', { name: above, exact: true })
    expect((await parent.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    const home = way.getByRole('listitem').first()
    expect((await home.boundingBox())?.width).toBeLessThan(2)
    // Whoever comes by keyboard sees where he is.
    await home.getByRole('link', { name: 'Home' }).focus()
    await expect.poll(async () => (await home.boundingBox())?.width).toBeGreaterThan(30)
  }
})

test('what a form complains of can be pressed with a finger', async ({ page }) => {
  await page.goto('/contact')
  const send = page.getByRole('main').getByRole('button', { name: 'Versturen' })
  await awake(send)
  await send.click()
  const link = page.getByRole('alert').getByRole('link').first()
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('a list of subjects leads to their questions, and the keyboard goes on there', async ({ page }) => {
  await page.goto('/veelgestelde-vragen')
  const subject = page.getByRole('link', { name: 'Levering', exact: true })
  await awake(page.getByRole('banner').getByRole('button', { name: 'Menu openen' }))
  await subject.press('Enter')
  await expect(page).toHaveURL('/veelgestelde-vragen#levering')
  await expect(page.getByRole('heading', { level: 2, name: 'Levering', exact: true })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'levertijd, bezorgen en afhalen' })).toBeFocused()
})
