import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const isFading = () =>
  document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === 'running')

/**
 * What is inaccessible on the page as it stands now, a rule and its elements a line. When it looks into a frame it takes what
 * a dialog covers for open: then the frame is left out.
 */
export async function axe(
  page: Page,
  { without }: { readonly without?: string } = {},
): Promise<readonly string[]> {
  // What is half faded in has no contrast yet.
  await expect.poll(() => page.evaluate(isFading)).toBe(false)
  const builder = new AxeBuilder({ page })
    // What is in order needs no words, which take a third of the time.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  const { violations } = await (without === undefined ? builder : builder.exclude(without)).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
