import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What is inaccessible on the page as it stands now, a rule and its elements a line. */
export async function axe(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
