import { expect, type Locator } from '@playwright/test'

const isHeard = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))

/** Waits until the scripts of the page hear this element: what is pressed before that is lost. */
export async function awake(target: Locator): Promise<void> {
  await expect.poll(() => target.evaluate(isHeard)).toBe(true)
}
