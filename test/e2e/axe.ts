import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type Axe from 'axe-core'
import { expect, type Frame, type Page } from '@playwright/test'

/** Once a page is drawn, what follows the size of its window is done, and nothing is half faded in, which has no contrast yet. */
const isAtRest = () =>
  new Promise<boolean>((resolve) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const isFading = document
          .getAnimations()
          .some((one) => one instanceof CSSTransition && one.playState === 'running')
        resolve(document.querySelector('h1') !== null && !isFading)
      }),
    ),
  )

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** A document keeps it, as what is asked of one more than once. */
async function putIn(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE)
}

/**
 * What is inaccessible on the page as it stands now, a rule and its elements a line. When it looks into a frame it takes what
 * a dialog covers for open: then the frame is left out.
 */
export async function axe(
  page: Page,
  { without }: { readonly without?: string } = {},
): Promise<readonly string[]> {
  await expect.poll(() => page.evaluate(isAtRest)).toBe(true)
  for (const frame of without === undefined ? page.frames() : [page.mainFrame()]) await putIn(frame)
  return page.evaluate(async (exclude) => {
    const { run } = (globalThis as unknown as { axe: typeof Axe }).axe
    const { violations } = await run(exclude === undefined ? document : { exclude: [exclude] }, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // What is in order needs no words, which take a third of the time.
      resultTypes: ['violations'],
      // Sheets and films are read for rules that are not among these.
      preload: false,
    })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, without)
}
