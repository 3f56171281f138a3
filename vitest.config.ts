import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{domain,contract,texts,server,app,demo,scripts}/**/*.test.{ts,tsx}'],
    pool: 'threads',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
