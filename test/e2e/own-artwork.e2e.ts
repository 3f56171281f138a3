import type { Locator } from '@playwright/test'
import { awake } from './awake.ts'
import { expect, test } from './fixtures.ts'
import { printFile } from './print-file.ts'
import { openManager } from './upload-designs.ts'
import { choose } from './upload-line.ts'

const BANNER =
  '/spandoeken-en-doeken/spandoeken/spandoek-op-maat?keuze=breedte.2500_hoogte.1250_doek.doek-450_randkeuze.randkeuze-rondom_rand-rondom.rand-rondom-zoom_ringen.ringen-500&aantal=2'

type Colour = readonly [red: number, green: number, blue: number]

const isViolet = ([red, green, blue]: Colour) => blue - green > 25 && red - green > 15

/** The banner between its ropes, with the violet of the file in its middle and the wall around it. */
async function showsArticle(picture: Locator) {
  await expect(picture).toHaveAttribute('src', /\/previews\/.*\bmm=2500x1250\b/)
  await picture.scrollIntoViewIfNeeded()
  const [middle, edge] = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = new OffscreenCanvas(400, 300)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0, 400, 300)
    return [200, 8].map((x): Colour => {
      const [red = 0, green = 0, blue = 0] = context?.getImageData(x, 150, 1, 1).data ?? []
      return [red, green, blue]
    })
  })
  expect(middle && isViolet(middle), String(middle)).toBe(true)
  expect(edge && isViolet(edge), String(edge)).toBe(false)
}

test('the design of a line is in its live picture, the cart, a quote, the review, the order and the home page', async ({
  customerPage: page,
  violations,
}) => {
  test.slow()
  await page.goto(BANNER)
  const order = page
    .getByRole('region', { name: 'Bestellen' })
    .getByRole('button', { name: 'In winkelwagen' })
  await awake(order)
  await expect(page.locator('svg image')).toHaveCount(0)
  await order.click()
  await expect(page.getByText('Toegevoegd aan winkelwagen')).toBeVisible()

  const cart = await (await page.request.get('/api/cart')).json()
  const manager = await openManager(page, `/winkelwagen?ontwerpen=${cart.orderLineGroups[0].lines[0].id}`)
  await choose(page, [printFile('gevel.pdf', 2520, 1270)])
  await expect(manager.getByText('2 van 2 geselecteerd')).toBeVisible({ timeout: 30_000 })
  await manager.getByRole('button', { name: 'Doorgaan' }).click()
  await expect(manager).toBeHidden()
  const line = page.getByRole('article', { name: 'Spandoek op maat' })
  await showsArticle(line.locator('img').first())

  const parked = await page.request.post('/api/cart/park', { data: { reference: 'Gevel' } })
  const { id: quoteId } = await parked.json()
  await page.goto(`/account/offertes/${quoteId}`)
  await showsArticle(page.getByRole('article').locator('img').first())
  await page.request.post(`/api/cart/activate/${quoteId}`)
  await page.goto('/winkelwagen')

  const change = page.getByRole('link', { name: 'Spandoek op maat aanpassen' })
  await awake(change)
  await change.click()
  const picture = page.locator('svg image').first()
  await expect(picture).toHaveAttribute('href', /preview/)
  await expect
    .poll(() => picture.evaluate((image: SVGImageElement) => image.getBoundingClientRect().width))
    .toBeGreaterThan(50)

  await page.goto('/bestelling-bevestigen')
  const review = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Spandoek op maat' })
  await showsArticle(review.locator('img').first())
  await expect(review.getByText('gevel.pdf').first()).toBeVisible()
  await expect(review.getByText('Randafwerking').first()).toBeVisible()
  const { id } = await (await page.request.post('/api/cart/order', { data: {} })).json()
  await page.goto(`/account/bestellingen/${id}`)
  await showsArticle(page.getByRole('article').locator('img').first())
  await page.goto('/')
  await showsArticle(page.getByRole('main').locator('img[src*="/previews/"]').first())
  expect(violations).toEqual([])
})
