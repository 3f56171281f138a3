import type { Page } from '@playwright/test'
import { figure, type Figure, median } from './figure.ts'

const MOST_MS = 50

export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))

type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** What it computed, in microseconds. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The most that one task of the page computed meanwhile: whatever else the machine does adds nothing. */
export async function longestTaskMs(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  await browser.startTracing(page, { categories: ['toplevel'] })
  await act()
  await twoFrames(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  )
  const isMain = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents.filter(({ pid, tid, tdur }) => tdur && isMain.has(`${pid} ${tid}`))
  if (tasks.length === 0) throw new Error('the browser traced no task')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

/** The longest task of each time that something was done. */
export const longestTaskFigure = (what: string, tookMs: readonly number[]): Figure =>
  figure(
    { what: `${what}: the longest task`, value: median(tookMs), digits: 1, unit: ' ms' },
    { atMost: MOST_MS },
    tookMs.map((value) => value.toFixed(1)).join(', '),
  )
