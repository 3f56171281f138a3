import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumPath } from './support/chromium-path.ts'
import { startChild } from '#test/support/child.ts'
import { type Bench, figure, type Figure } from './support/figure.ts'
import { plainAnswers } from './support/plain-page.ts'
import { openChromium, visit } from './support/visit.ts'

// Not a dependency: it is fetched for the bench alone, in exactly this version.
const LIGHTHOUSE = 'lighthouse@13.5.0'
const ROUNDS = 3
const TRIES = 3
const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'
/** The most that the largest paint may take, times that of a plain page with the same picture or words. */
const TIMES_PLAIN_PAGE = 1.5
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const PAGES = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/vlaggen-en-masten/mastvlaggen' },
  { name: 'content', path: '/algemene-voorwaarden' },
  { name: 'product', path: '/vlaggen-en-masten/mastvlaggen/mastvlag-150-x-100-cm' },
  { name: 'configurator', path: '/spandoeken-en-doeken/spandoeken/spandoek-op-maat' },
]

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly title: string
        readonly score: number | null
        readonly scoreDisplayMode: string
        readonly numericValue?: number
      }
    >
  >
}

/** Now and then Lighthouse cannot record a page; then it is asked again. */
async function report(url: string, folder: string): Promise<Report> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await reportOnce(url, folder)
    } catch (error) {
      if (tries === TRIES) throw error
    }
  }
}

async function reportOnce(url: string, folder: string): Promise<Report> {
  const path = join(folder, 'report.json')
  const browser = chromiumPath()
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      '--package',
      LIGHTHOUSE,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${path}`,
      `--chrome-flags=${FLAGS}`,
    ],
    { env: { ...process.env, ...(browser && { CHROME_PATH: browser }) }, timeout: 180_000 },
  )
  return JSON.parse(readFileSync(path, 'utf8')) as Report
}

/** What costs points outside performance, by title. */
const faultsOf = ({ audits }: Report) =>
  Object.values(audits).flatMap(({ title, score, scoreDisplayMode }) =>
    scoreDisplayMode === 'binary' && score === 0 ? [title] : [],
  )

const largestPaintMs = (reports: readonly Report[]) =>
  Math.min(...reports.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? NaN))

async function seeOnce(url: string) {
  const browser = await openChromium()
  try {
    return await visit(browser, url, { isSlow: true })
  } finally {
    await browser.close()
  }
}

/** The page and its plain counterpart by turns, both on the slow line that Lighthouse simulates. */
async function reportBoth(port: number, path: string, folder: string) {
  const seen = await seeOnce(`http://127.0.0.1:${port}${path}`)
  const bare = startChild(new URL('./support/serve-bare.ts', import.meta.url))
  try {
    const plainPort = await bare.ask<number>(await plainAnswers(port, path, seen))
    const ours: Report[] = []
    const plain: Report[] = []
    while (ours.length < ROUNDS) {
      ours.push(await report(`http://127.0.0.1:${port}${path}`, folder))
      plain.push(await report(`http://127.0.0.1:${plainPort}${path}`, folder))
    }
    return { ours, plain, shown: seen.picture ? 'a picture' : 'text' }
  } finally {
    await bare.stop()
  }
}

async function pageFigures(
  port: number,
  { name, path }: (typeof PAGES)[number],
  folder: string,
): Promise<readonly Figure[]> {
  const { ours: reports, plain, shown } = await reportBoth(port, path, folder)
  const [oursMs, plainMs] = [largestPaintMs(reports), largestPaintMs(plain)]
  const paint = figure(
    { what: `${name}: largest paint, times a plain page`, value: oursMs / plainMs },
    { atMost: TIMES_PLAIN_PAGE },
    `${oursMs.toFixed(0)} ms of ${plainMs.toFixed(0)} ms, ${shown}`,
  )
  const points = Object.entries(LEAST).map(([category, least]) => {
    // The best round counts: what else the machine does can only take points off.
    const scores = reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))
    const faults = category === 'performance' ? [] : [...new Set(reports.flatMap(faultsOf))]
    const best = Math.max(...scores)
    return figure(
      { what: `${name}: ${category}`, value: best, digits: 0 },
      { atLeast: least },
      best < least ? faults.join('; ') : '',
    )
  })
  return [paint, ...points]
}

/** Points that Lighthouse gives on its usual slow telephone, and how much later than on a plain page the largest thing is painted. */
export const lighthouse: Bench = {
  name: 'lighthouse',
  async run() {
    const shop = startChild(new URL('./support/serve-pages.ts', import.meta.url))
    const folder = mkdtempSync(join(tmpdir(), 'paskruis-lighthouse-'))
    try {
      const port = await shop.ask<number>('port')
      const figures: Figure[] = []
      for (const page of PAGES) figures.push(...(await pageFigures(port, page, folder)))
      return figures
    } finally {
      rmSync(folder, { recursive: true, force: true })
      await shop.stop()
    }
  },
}
