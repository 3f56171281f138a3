import type { Browser } from '@playwright/test'
import { builtPages } from './support/built-pages.ts'
import { startChild } from '#test/support/child.ts'
import { type Bench, figure, type Figure } from './support/figure.ts'
import { plainAnswers } from './support/plain-page.ts'
import { openChromium, visit, type Visit } from './support/visit.ts'

const ROUNDS = 5
const KB = 1000
type Most = {
  readonly scriptKb: number
  readonly styleKb: number | null
  readonly requests: number | null
}

const MOST_OF_ALL = { fontKb: 76, layoutShift: 0, aliveS: 3.8 }
const FIRST_PAGE: Most = { scriptKb: 115, styleKb: 12, requests: 20 }
/** Whoever comes to compose something gets the configurator's code too. */
const COMPOSED_PAGE: Most = { scriptKb: 150, styleKb: null, requests: null }
const PAGES = [
  { name: 'home', path: '/', most: FIRST_PAGE },
  { name: 'category', path: '/vlaggen-en-masten/mastvlaggen', most: FIRST_PAGE },
  { name: 'content', path: '/algemene-voorwaarden', most: FIRST_PAGE },
  { name: 'product', path: '/vlaggen-en-masten/mastvlaggen/mastvlag-150-x-100-cm', most: FIRST_PAGE },
  { name: 'configurator', path: '/spandoeken-en-doeken/spandoeken/spandoek-op-maat', most: COMPOSED_PAGE },
]

const limit = (atMost: number | null) => (atMost === null ? null : { atMost })

const quickest = (visits: readonly Visit[], when: 'largestPaintMs' | 'aliveMs') =>
  Math.min(...visits.map((one) => one[when]))

/**
 * How much later the largest thing is painted than on a plain page, on a slow line and a slow telephone, where a line is there
 * at once: what is left is the work of the telephone. (The asked figure, over a line that has to be opened, is Lighthouse's.) The
 * two take turns, and the quickest of each counts: what else the machine does can only add to it.
 */
async function slowFigures(browser: Browser, port: number, { name, path }: (typeof PAGES)[number]) {
  const url = `http://127.0.0.1:${port}${path}`
  const first = await visit(browser, url, { isSlow: true })
  const plain = startChild(new URL('./support/serve-bare.ts', import.meta.url))
  try {
    const plainPort = await plain.ask<number>(await plainAnswers(port, path, first))
    const plainUrl = `http://127.0.0.1:${plainPort}${path}`
    const ours: Visit[] = []
    const theirs: Visit[] = []
    while (ours.length < ROUNDS) {
      ours.push(await visit(browser, url, { isSlow: true }))
      theirs.push(await visit(browser, plainUrl, { isSlow: true, isPlain: true }))
    }
    const oursMs = quickest(ours, 'largestPaintMs')
    const theirsMs = quickest(theirs, 'largestPaintMs')
    return [
      figure(
        { what: `${name}: largest paint on slow 4G, times a plain page`, value: oursMs / theirsMs },
        null,
        `${oursMs.toFixed(0)} ms of ${theirsMs.toFixed(0)} ms, ${first.picture ? 'a picture' : 'text'}`,
      ),
      figure(
        {
          what: `${name}: alive on slow 4G`,
          value: quickest(ours, 'aliveMs') / 1000,
          digits: 1,
          unit: ' s',
        },
        { atMost: MOST_OF_ALL.aliveS },
      ),
    ]
  } finally {
    await plain.stop()
  }
}

async function pageFigures(
  browser: Browser,
  port: number,
  page: (typeof PAGES)[number],
): Promise<readonly Figure[]> {
  const seen = await visit(browser, `http://127.0.0.1:${port}${page.path}`)
  const kb = (what: string, bytes: number) =>
    ({ what: `${page.name}: ${what}`, value: bytes / KB, digits: 1, unit: ' kB' }) as const
  return [
    figure(kb('scripts', seen.scriptBytes), limit(page.most.scriptKb)),
    figure(kb('styles', seen.styleBytes), limit(page.most.styleKb)),
    figure(kb('fonts', seen.fontBytes), { atMost: MOST_OF_ALL.fontKb }),
    figure({ what: `${page.name}: requests`, value: seen.requests, digits: 0 }, limit(page.most.requests)),
    figure(
      { what: `${page.name}: layout shift`, value: seen.layoutShift, digits: 4 },
      { atMost: MOST_OF_ALL.layoutShift },
    ),
    ...(await slowFigures(browser, port, page)),
  ]
}

/** What a first visit costs: bytes, requests, shifts, and the times to the largest paint and to life. */
export const pages: Bench = {
  name: 'pages',
  async run() {
    builtPages()
    const shop = startChild(new URL('./support/serve-pages.ts', import.meta.url))
    const browser = await openChromium()
    try {
      const port = await shop.ask<number>('port')
      const figures: Figure[] = []
      for (const page of PAGES) figures.push(...(await pageFigures(browser, port, page)))
      return figures
    } finally {
      await browser.close()
      await shop.stop()
    }
  },
}
