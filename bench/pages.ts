import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import { startChild } from './support/child.ts'
import { type Bench, figure, type Figure, median } from './support/figure.ts'
import { record, type Recorded } from './support/recorded.ts'
import { openChromium, visit, type Visit } from './support/visit.ts'

const ROUNDS = 5
const KB = 1000
const MOST = { scriptKb: 115, styleKb: 12, fontKb: 76, requests: 20, layoutShift: 0, timesPlainPage: 1.5 }
const PAGES = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/vlaggen-en-masten/mastvlaggen' },
  { name: 'content', path: '/algemene-voorwaarden' },
  { name: 'product', path: '/vlaggen-en-masten/mastvlaggen/mastvlag-150-x-100-cm' },
]

const pathOf = (url: string) => url.slice(new URL(url).origin.length)

/** The least that could show the same: a page of plain HTML with the same picture, or the same sentence of text. */
async function plainAnswers(port: number, path: string, picture: Visit['picture']): Promise<Recorded[]> {
  const shown = picture
    ? `<img src="${pathOf(picture.url)}" width="${picture.widthPx}" height="${picture.heightPx}" alt="">`
    : '<p>Drukwerk en reclame voor professionals, met de prijs die voor u geldt.</p>'
  const html = `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Paskruis</title>${shown}`
  const page = { path, headers: { 'content-type': 'text/html' }, body: Buffer.from(html) }
  return picture ? [page, await record(port, pathOf(picture.url), {})] : [page]
}

/** How much later the largest thing is painted than on a plain page, on a slow line and a slow telephone. */
async function largestPaint(browser: Browser, port: number, { name, path }: (typeof PAGES)[number]) {
  const url = `http://127.0.0.1:${port}${path}`
  const { picture } = await visit(browser, url, { isSlow: true })
  const plain = startChild(new URL('./support/serve-bare.ts', import.meta.url))
  try {
    const plainPort = await plain.ask<number>(await plainAnswers(port, path, picture))
    const rounds: { ours: number; theirs: number }[] = []
    while (rounds.length < ROUNDS) {
      const ours = await visit(browser, url, { isSlow: true })
      const theirs = await visit(browser, `http://127.0.0.1:${plainPort}${path}`, { isSlow: true })
      rounds.push({ ours: ours.largestPaintMs, theirs: theirs.largestPaintMs })
    }
    const ours = median(rounds.map((round) => round.ours)).toFixed(0)
    const theirs = median(rounds.map((round) => round.theirs)).toFixed(0)
    return figure(
      {
        what: `${name}: largest paint on slow 4G, times a plain page`,
        value: median(rounds.map((round) => round.ours / round.theirs)),
      },
      { atMost: MOST.timesPlainPage },
      `${ours} ms of ${theirs} ms, ${picture ? 'a picture' : 'text'}`,
    )
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
    figure(kb('scripts', seen.scriptBytes), { atMost: MOST.scriptKb }),
    figure(kb('styles', seen.styleBytes), { atMost: MOST.styleKb }),
    figure(kb('fonts', seen.fontBytes), { atMost: MOST.fontKb }),
    figure({ what: `${page.name}: requests`, value: seen.requests, digits: 0 }, { atMost: MOST.requests }),
    figure(
      { what: `${page.name}: layout shift`, value: seen.layoutShift, digits: 4 },
      { atMost: MOST.layoutShift },
    ),
    await largestPaint(browser, port, page),
  ]
}

/** What a first visit costs: bytes, requests, shifts and the time to the largest paint. */
export const pages: Bench = {
  name: 'pages',
  async run() {
    execFileSync(process.execPath, [resolve(import.meta.dirname, '../scripts/prepare.mjs')], {
      stdio: 'inherit',
    })
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
