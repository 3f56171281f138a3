import { defineConfig } from 'vitest/config'

const isCi = process.env['CI'] === 'true'
const report = `test-results/${process.env['VITEST_REPORT'] ?? 'vitest.json'}`

export default defineConfig({
  test: {
    include: ['{domain,contract,texts,server,app,demo,scripts,test}/**/*.test.{ts,tsx}'],
    globalSetup: ['test/support/global-setup.ts'],
    pool: 'threads',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: isCi ? ['default', ['json', { outputFile: report }]] : ['default'],
  },
})
