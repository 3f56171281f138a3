import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { startChild } from './support/child.ts'
import { type Bench, figure, type Figure } from './support/figure.ts'
import { record, type Recorded } from './support/recorded.ts'
import { openChromium, visit, type Visit } from './support/visit.ts'

const ROUNDS = 5
const KB = 1000
const MOST = {
  scriptKb: 115,
  styleKb: 12,
  fontKb: 76,
  requests: 20,
  layoutShift: 0,
  timesPlainPage: 1.5,
  aliveS: 3.8,
}
const ACCEPTED = { 'accept-encoding': 'br', accept: 'image/avif,image/webp,*/*' }
const PAGES = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/vlaggen-en-masten/mastvlaggen' },
  { name: 'content', path: '/algemene-voorwaarden' },
  { name: 'product', path: '/vlaggen-en-masten/mastvlaggen/mastvlag-150-x-100-cm' },
  { name: 'configurator', path: '/spandoeken-en-doeken/spandoeken/spandoek-op-maat' },
]

const pathOf = (url: string) => url.slice(new URL(url).origin.length)

const quickest = (visits: readonly Visit[], when: 'largestPaintMs' | 'aliveMs') =>
  Math.min(...visits.map((one) => one[when]))

const asHtmlText = (words: string) => words.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The least that could show the same: a page of plain HTML with the same picture, or the same words. */
async function plainAnswers(port: number, path: string, { picture, words }: Visit): Promise<Recorded[]> {
  const shown = picture
    ? `<img src="${pathOf(picture.url)}" width="${picture.widthPx}" height="${picture.heightPx}" alt="">`
    : `<p>${asHtmlText(words)}</p>`
  const html = `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Paskruis</title>${shown}`
  const headers = { 'content-type': 'text/html', 'content-encoding': 'br' }
  const page = { path, headers, body: brotliCompressSync(html) }
  return picture ? [page, await record(port, pathOf(picture.url), ACCEPTED)] : [page]
}

/**
 * How much later the largest thing is painted than on a plain page, on a slow line and a slow telephone. The two take
 * turns, and the quickest of each counts: what else the machine does can only add to it.
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
        { atMost: MOST.timesPlainPage },
        `${oursMs.toFixed(0)} ms of ${theirsMs.toFixed(0)} ms, ${first.picture ? 'a picture' : 'text'}`,
      ),
      figure(
        {
          what: `${name}: alive on slow 4G`,
          value: quickest(ours, 'aliveMs') / 1000,
          digits: 1,
          unit: ' s',
        },
        { atMost: MOST.aliveS },
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
    figure(kb('scripts', seen.scriptBytes), { atMost: MOST.scriptKb }),
    figure(kb('styles', seen.styleBytes), { atMost: MOST.styleKb }),
    figure(kb('fonts', seen.fontBytes), { atMost: MOST.fontKb }),
    figure({ what: `${page.name}: requests`, value: seen.requests, digits: 0 }, { atMost: MOST.requests }),
    figure(
      { what: `${page.name}: layout shift`, value: seen.layoutShift, digits: 4 },
      { atMost: MOST.layoutShift },
    ),
    ...(await slowFigures(browser, port, page)),
  ]
}

/** What a first visit costs: bytes, requests, shifts, and the times to the largest paint and to life. */
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
