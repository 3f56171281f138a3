import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumPath } from './support/chromium-path.ts'
import { startChild } from './support/child.ts'
import { type Bench, figure, type Figure } from './support/figure.ts'

// Not a dependency: it is fetched for the bench alone, in exactly this version.
const LIGHTHOUSE = 'lighthouse@13.5.0'
const ROUNDS = 3
const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const PAGES = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/vlaggen-en-masten/mastvlaggen' },
  { name: 'product', path: '/vlaggen-en-masten/mastvlaggen/mastvlag-150-x-100-cm' },
  { name: 'configurator', path: '/spandoeken-en-doeken/spandoeken/spandoek-op-maat' },
]

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<
    Record<
      string,
      { readonly title: string; readonly score: number | null; readonly scoreDisplayMode: string }
    >
  >
}

async function report(url: string, folder: string): Promise<Report> {
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

async function pageFigures(
  base: string,
  { name, path }: (typeof PAGES)[number],
  folder: string,
): Promise<readonly Figure[]> {
  const reports: Report[] = []
  while (reports.length < ROUNDS) reports.push(await report(base + path, folder))
  return Object.entries(LEAST).map(([category, least]) => {
    // The best round counts: what else the machine does can only take points off.
    const points = reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))
    const faults = category === 'performance' ? [] : [...new Set(reports.flatMap(faultsOf))]
    const best = Math.max(...points)
    return figure(
      { what: `${name}: ${category}`, value: best, digits: 0 },
      { atLeast: least },
      best < least ? faults.join('; ') : '',
    )
  })
}

/** Points that Lighthouse gives on its usual slow telephone. */
export const lighthouse: Bench = {
  name: 'lighthouse',
  async run() {
    const shop = startChild(new URL('./support/serve-pages.ts', import.meta.url))
    const folder = mkdtempSync(join(tmpdir(), 'paskruis-lighthouse-'))
    try {
      const base = `http://127.0.0.1:${await shop.ask<number>('port')}`
      const figures: Figure[] = []
      for (const page of PAGES) figures.push(...(await pageFigures(base, page, folder)))
      return figures
    } finally {
      rmSync(folder, { recursive: true, force: true })
      await shop.stop()
    }
  },
}
