import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { sampleDesign } from '#domain/designs/sample-designs.ts'
import { startChild } from '#test/support/child.ts'
import { type Bench, figure, median } from './support/figure.ts'
import { openChromium } from './support/visit.ts'

const MOST_MS = 300
const ROUNDS = 7
const LIBRARIES = [
  { count: 200, target: { atMost: MOST_MS } },
  { count: 2000, target: null },
] as const
const LOGIN = { username: 'klant@demo.example', password: 'Paskruis-demo-1' }
const LINK = 'header a[aria-haspopup="dialog"]'

/** As many designs of a few days and sizes, each with a picture. */
const designs = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleDesign(`p${index}`, {
      width: 2500 + (index % 3) * 500,
      uploadedAt: `2026-11-${10 + (index % 5)}T10:00:00.000Z`,
      images: { preview: { src: `/preview-${index}`, alt: '' } },
    }),
  )

/** Runs in the page: from the press on the link until the first of the cards have been painted. */
function openedMs(link: string): Promise<number> {
  return new Promise((done) => {
    const startedMs = performance.now()
    const watch = new MutationObserver(() => {
      if (document.querySelectorAll('dialog [role=tabpanel] li').length < 30) return
      watch.disconnect()
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - startedMs)))
    })
    watch.observe(document.body, { childList: true, subtree: true })
    document.querySelector<HTMLElement>(link)?.click()
  })
}

async function openShop(browser: Browser, port: number, count: number): Promise<Page> {
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}` })
  await page.request.post('/api/customer/login', { data: LOGIN })
  const list = JSON.stringify({ designs: designs(count) })
  await page.route(/\/api\/designs$/, (route) =>
    route.fulfill({ contentType: 'application/json', body: list }),
  )
  await page.route(/\/preview-/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  return page
}

/** How soon a library is on the screen, its code once fetched; the answer of the shop comes at once. */
async function firstPaintMs(browser: Browser, port: number, count: number): Promise<number> {
  const page = await openShop(browser, port, count)
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    times.push(await page.evaluate(openedMs, LINK))
    await page.goBack()
    await page.waitForSelector('dialog', { state: 'detached' })
  }
  await page.close()
  // The first one waits for the code.
  return median(times.slice(1))
}

export const uploadManager: Bench = {
  name: 'upload-manager',
  async run() {
    execFileSync(process.execPath, [resolve(import.meta.dirname, '../scripts/prepare.mjs')], {
      stdio: 'inherit',
    })
    const shop = startChild(new URL('./support/serve-pages.ts', import.meta.url))
    const browser = await openChromium()
    try {
      const port = await shop.ask<number>('port')
      const figures = []
      for (const { count, target } of LIBRARIES) {
        const value = await firstPaintMs(browser, port, count)
        figures.push(
          figure({ what: `first paint with ${count} designs`, value, digits: 0, unit: ' ms' }, target),
        )
      }
      return figures
    } finally {
      await browser.close()
      await shop.stop()
    }
  },
}
