import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { anyLoopbackPort } from '#server/http/free-port.ts'

const isCi = process.env['CI'] === 'true'
// Workers read this file again: all must see the port that the first one chose.
process.env['E2E_PORT'] ??= String(await anyLoopbackPort())
// Tests start a score of shops: these keep what Node has made of the sources for each other.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/node')
const baseURL = `http://127.0.0.1:${process.env['E2E_PORT']}`

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  forbidOnly: isCi,
  // What passes in its second try is named, and too many of them fail the run (flaky-reporter.ts).
  retries: 1,
  // Pages wait for their server a sixth of the time: three keep even two cores busy.
  workers: 3,
  // A journey of more than 15 s on two busy cores says that it is slow, so that each has four times what it takes.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./test/e2e/flaky-reporter.ts'],
    ...(isCi ? ([['json', { outputFile: 'test-results/playwright.json' }]] as const) : []),
  ],
  use: {
    baseURL,
    // What waits for a press, a page or an answer that never comes: long before its whole journey is over time.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
    // Whoever wants to see what went wrong runs it at home; keeping traces takes a sixth of the time.
    trace: isCi ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds: what is optimised for longer never pays.
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
  },
  webServer: {
    command: 'node test/e2e/start-shop.ts',
    url: `${baseURL}/readyz`,
    reuseExistingServer: false,
    timeout: 120_000,
    // Before anything is imported: React chooses its build by it.
    env: { NODE_ENV: 'production' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'ignore',
  },
})
