import type { Browser, Page } from '@playwright/test'
import { startChild } from '#test/support/child.ts'
import { type Bench, figure, type Figure, median } from './support/figure.ts'
import { builtPages } from './support/built-pages.ts'
import { openChromium } from './support/visit.ts'

const SLOWER_CPU = 4
const ROUNDS = 5
const MOST_MS = 50
/** A finger stays on the glass for a moment. */
const PRESSED_MS = 80
const BANNER = '/spandoeken-en-doeken/spandoeken/spandoek-op-maat'

type Seen = { readonly longestTaskMs: number; readonly untilPaintMs: number }

type Interaction = {
  readonly what: string
  readonly path: string
  readonly widthPx: number
  readonly does: (page: Page) => Promise<void>
  readonly limits: 'task' | 'paint'
}

const INTERACTIONS: readonly Interaction[] = [
  {
    what: 'typing in the search box',
    path: '/',
    widthPx: 1440,
    limits: 'task',
    async does(page) {
      const box = page.getByRole('combobox', { name: 'Zoek product' })
      await box.pressSequentially('spandoek', { delay: 80 })
      await page.getByRole('listbox').getByRole('option').first().waitFor()
    },
  },
  {
    what: 'opening the menu of a telephone',
    path: '/',
    widthPx: 412,
    limits: 'task',
    async does(page) {
      await page.getByRole('button', { name: 'Menu' }).click({ delay: PRESSED_MS })
      await page.getByRole('dialog').getByRole('link').first().waitFor()
    },
  },
  {
    what: 'opening a panel of the menu',
    path: '/',
    widthPx: 1440,
    limits: 'task',
    async does(page) {
      await page.getByRole('button', { name: 'Vlaggen en masten' }).hover()
      await page.getByRole('link', { name: /^Alles in Vlaggen/ }).waitFor()
    },
  },
  {
    what: 'choosing an option',
    path: BANNER,
    widthPx: 412,
    limits: 'paint',
    does: (page) => page.getByRole('radio', { name: /^Pvc 510 g/ }).click({ force: true, delay: PRESSED_MS }),
  },
  {
    what: 'typing a size',
    path: BANNER,
    widthPx: 412,
    limits: 'paint',
    does: (page) => page.getByLabel('Breedte in mm').pressSequentially('2500', { delay: 80 }),
  },
]

/** Runs in the page: from here on its long tasks and the time from each press to the next picture are kept. */
function watch(): void {
  // A key or a finger that comes up, or a mouse that moves, puts nothing in.
  const presses = new Set(['click', 'keydown'])
  const seen = { longestTaskMs: 0, untilPaintMs: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((tasks) => {
    for (const { duration } of tasks.getEntries()) seen.longestTaskMs = Math.max(seen.longestTaskMs, duration)
  }).observe({ type: 'longtask' })
  new PerformanceObserver((events) => {
    for (const { name, duration } of events.getEntries())
      if (presses.has(name)) seen.untilPaintMs = Math.max(seen.untilPaintMs, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Done once, for the first time, when its code is there and nothing loads any more. */
async function seenWhile(
  browser: Browser,
  port: number,
  { path, widthPx, does }: Interaction,
): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: widthPx, height: 823 }, locale: 'nl-NL' })
  try {
    const page = await context.newPage()
    await page.goto(`http://127.0.0.1:${port}${path}`)
    await page.mouse.move(5, 5)
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
    await page.evaluate(watch)
    await does(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    return await page.evaluate(() => (globalThis as unknown as { readonly seen: Seen }).seen)
  } finally {
    await context.close()
  }
}

async function interactionFigure(browser: Browser, port: number, one: Interaction): Promise<Figure> {
  const rounds: Seen[] = []
  while (rounds.length < ROUNDS) rounds.push(await seenWhile(browser, port, one))
  const task = median(rounds.map(({ longestTaskMs }) => longestTaskMs))
  const paint = median(rounds.map(({ untilPaintMs }) => untilPaintMs))
  const isTask = one.limits === 'task'
  return figure(
    {
      what: `${one.what}: ${isTask ? 'longest task above 50 ms' : 'from input to paint'}`,
      value: isTask ? task : paint,
      digits: 0,
      unit: ' ms',
    },
    { atMost: MOST_MS },
    isTask ? `painted after ${paint} ms` : `longest task above 50 ms ${task} ms`,
  )
}

/** How soon a page answers at a quarter of this machine's speed; the browser tells of tasks above 50 ms only. */
export const interaction: Bench = {
  name: 'interaction',
  async run() {
    builtPages()
    const shop = startChild(new URL('./support/serve-pages.ts', import.meta.url))
    const browser = await openChromium()
    try {
      const port = await shop.ask<number>('port')
      const figures: Figure[] = []
      for (const one of INTERACTIONS) figures.push(await interactionFigure(browser, port, one))
      return figures
    } finally {
      await browser.close()
      await shop.stop()
    }
  },
}
