import { existsSync } from 'node:fs'

const CHROMIUM_OF_THE_SYSTEM = '/usr/bin/chromium'

/** The browser to measure with: the one that is named, or that of the system; null for Playwright's own. */
export const chromiumPath = (): string | null =>
  process.env['CHROMIUM'] ?? (existsSync(CHROMIUM_OF_THE_SYSTEM) ? CHROMIUM_OF_THE_SYSTEM : null)
