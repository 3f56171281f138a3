import { expect, type Locator } from '@playwright/test'

/** Parts at rest come with the first sign of life; React marks what it has taken over. */
function wake(element: Element): boolean {
  dispatchEvent(new Event('pointermove'))
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}

/** Waits until the scripts of the page hear this element. */
export async function awake(target: Locator): Promise<void> {
  await expect.poll(() => target.evaluate(wake)).toBe(true)
}
