import type { Page } from '@playwright/test'
import { awake } from './awake.ts'
import { expect, test } from './fixtures.ts'
import { haltingPage } from './halting-page.ts'

const HELD_MS = 3_000
const PAGES = [
  '/',
  '/vlaggen-en-masten/mastvlaggen',
  '/vlaggen-en-masten/mastvlaggen/mastvlag-150-x-100-cm',
  '/spandoeken-en-doeken/spandoeken/spandoek-op-maat',
  '/algemene-voorwaarden',
]

/** Since the page came, as browsers count it, with what moved. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ readonly shift: number; readonly moved: string }>((resolve) => {
        type Moved = { readonly node?: Node; readonly previousRect: DOMRect; readonly currentRect: DOMRect }
        let shift = 0
        const moved: string[] = []
        new PerformanceObserver((shifts) => {
          for (const entry of shifts.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & { value: number; sources: Moved[] }
            shift += value
            for (const { node, previousRect, currentRect } of sources)
              moved.push(
                `${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent}: ${JSON.stringify([previousRect, currentRect])}`,
              )
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve({ shift, moved: moved.join('\n') }))),
        )
      }),
  )

/** Whether anything was painted, or is within a second. */
const isPainted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new PerformanceObserver(() => resolve(true)).observe({ type: 'paint', buffered: true })
        setTimeout(() => resolve(false), 1_000)
      }),
  )

const shownFamilies = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.fonts, ({ family }) => family.replaceAll('"', '')).filter((family) =>
      family.endsWith('Grotesk'),
    ),
  )

for (const width of [375, 1440]) {
  test(`letters that come late move nothing, ${width} px wide, and are there on the next page`, async ({
    context,
  }) => {
    await context.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, HELD_MS))
      await route.continue()
    })
    const pages = await Promise.all(
      PAGES.map(async (path) => {
        const page = await context.newPage()
        await page.setViewportSize({ width, height: 900 })
        const letters = page.waitForResponse(/hanken.*\.woff2$/)
        await page.goto(path)
        await (await letters).finished()
        return { path, page, ...(await layoutShift(page)) }
      }),
    )
    for (const { path, shift, moved } of pages) expect(shift, `${path}\n${moved}`).toBeCloseTo(0, 3)

    const page = pages[0]?.page
    if (!page) throw new Error('no page')
    const link = page.getByRole('main').getByRole('link', { name: /^Drukwerk/ })
    await awake(link.first())
    // The router does so when it starts, which may be after the letters.
    await page.evaluate(() => history.replaceState(history.state, ''))
    expect(await shownFamilies(page)).toEqual([])
    await link.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drukwerk')
    expect(await shownFamilies(page)).toEqual(['Hanken Grotesk'])
  })
}

test('a page that comes in pieces is painted once its head is whole, and moves nothing', async ({
  page,
  baseURL,
}) => {
  // In the middle of the row above the header.
  const line = await haltingPage(baseURL ?? '', '<p>Vóór 12.00 uur')
  // Letters do not come: what they move is another matter (above).
  await page.route(/\.woff2$/, () => undefined)
  try {
    await page.goto(line.origin, { waitUntil: 'commit' })
    const reasons = page.getByRole('list', { name: 'Waarom hier bestellen' }).getByRole('listitem')
    await expect(reasons).toHaveCount(2)
    expect(await isPainted(page)).toBe(false)
    line.letThrough()
    await expect(reasons).toHaveCount(3)
    await expect.poll(() => isPainted(page)).toBe(true)
    const { shift, moved } = await layoutShift(page)
    expect(shift, moved).toBeCloseTo(0, 3)
  } finally {
    line.close()
  }
})
