import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumPath } from './chromium-path.ts'
import playwright from '../../playwright.config.ts'

/** Slow 4G as Lighthouse has it, and a middling telephone. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const SLOWER_CPU = 4

export type Visit = {
  readonly requests: number
  /** As they came over the wire, whoever asked for them: the page, its scripts or its styles. Styles count in the page too. */
  readonly scriptBytes: number
  readonly styleBytes: number
  readonly fontBytes: number
  readonly layoutShift: number
  readonly largestPaintMs: number
  /** When the page answered by itself: the first of its buttons that only scripts make. */
  readonly aliveMs: number
  /** The picture of the largest paint, when it was one. */
  readonly picture: { readonly url: string; readonly widthPx: number; readonly heightPx: number } | null
  /** All that is written in the page. */
  readonly words: string
}

type Watched = Pick<Visit, 'layoutShift' | 'largestPaintMs' | 'picture' | 'words'> & {
  readonly styles: string
}

const ALIVE = 'header button[aria-haspopup="dialog"]'
/** As the server compresses a page. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

export function openChromium(): Promise<Browser> {
  const executablePath = chromiumPath()
  return chromium.launch({
    ...playwright.use?.launchOptions,
    ...(executablePath && { executablePath }),
  })
}

/** Runs in the page: what Chromium saw happen, until now. */
function readWatched(): Promise<Watched> {
  return new Promise((resolve) => {
    let layoutShift = 0
    new PerformanceObserver((shifts) => {
      for (const shift of shifts.getEntries()) layoutShift += (shift as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((paints) => {
      const last = paints.getEntries().at(-1) as LargestContentfulPaint | undefined
      const box = last?.element?.getBoundingClientRect()
      resolve({
        layoutShift,
        largestPaintMs: last?.startTime ?? NaN,
        words: document.querySelector('main')?.innerText ?? '',
        styles: Array.from(document.querySelectorAll('style'), (style) => style.textContent).join(''),
        picture: last?.url && box ? { url: last.url, widthPx: box.width, heightPx: box.height } : null,
      })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
}

type VisitOptions = {
  readonly isSlow?: boolean
  /** A page without scripts is never alive. */
  readonly isPlain?: boolean
}

/** Opens an address in a browser that has seen nothing yet, until it is alive and the network is silent. */
export async function visit(
  browser: Browser,
  url: string,
  { isSlow = false, isPlain = false }: VisitOptions = {},
): Promise<Visit> {
  const viewport = isSlow ? { width: 412, height: 823 } : { width: 1440, height: 900 }
  const context = await browser.newContext({ viewport, locale: 'nl-NL' })
  try {
    const page = await context.newPage()
    if (isSlow) await slowDown(page)
    const sizes: Promise<readonly [type: string, bytes: number]>[] = []
    let requests = 0
    page.on('requestfinished', (request) => {
      requests += 1
      const type = request.resourceType()
      sizes.push(request.sizes().then(({ responseBodySize }) => [type, responseBodySize]))
    })
    await page.goto(url, { waitUntil: 'load' })
    if (!isPlain) await page.waitForSelector(ALIVE, { state: 'attached' })
    const aliveMs = isPlain ? NaN : await page.evaluate(() => performance.now())
    await page.waitForLoadState('networkidle')
    const { styles, ...watched } = await page.evaluate(readWatched)
    const received = await Promise.all(sizes)
    const bytesOf = (wanted: string) =>
      received.reduce((sum, [type, bytes]) => (type === wanted ? sum + bytes : sum), 0)
    return {
      ...watched,
      aliveMs,
      requests,
      scriptBytes: bytesOf('script'),
      styleBytes: bytesOf('stylesheet') + brotliCompressSync(styles, BROTLI).length,
      fontBytes: bytesOf('font'),
    }
  } finally {
    await context.close()
  }
}
