import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const isCi = process.env['CI'] === 'true'
const report = `test-results/${process.env['VITEST_REPORT'] ?? 'vitest.json'}`

export default defineConfig({
  test: {
    include: ['{domain,contract,texts,server,app,demo,scripts,test}/**/*.test.{ts,tsx}'],
    globalSetup: ['test/support/global-setup.ts'],
    pool: 'threads',
    // Tests wait for the database half of the time: two workers keep even two cores busy.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    reporters: isCi ? ['default', ['json', { outputFile: report }]] : ['default'],
  },
})
