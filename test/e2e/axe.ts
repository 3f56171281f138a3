import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const isFading = () =>
  document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === 'running')

/** What is inaccessible on the page as it stands now, a rule and its elements a line. */
export async function axe(page: Page): Promise<readonly string[]> {
  // What is half faded in has no contrast yet.
  await expect.poll(() => page.evaluate(isFading)).toBe(false)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
