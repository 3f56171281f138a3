import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// Tests start commands and shops by the dozen: these keep what Node has made of the sources for each other.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/node')

const isCi = process.env['CI'] === 'true'
const report = process.env['TEST_POOLER'] === '1' ? 'test-results/pooler.json' : 'test-results/vitest.json'
const tests = (...folders: readonly string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)

export default defineConfig({
  test: {
    pool: 'threads',
    // Tests wait for the database half of the time: three workers keep even two cores busy.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Files share a worker and what it has loaded: loading the server anew for each takes as long as its tests.
    isolate: false,
    // Four times what the slowest takes on two busy cores; what takes longer has a limit of its own (test/support/time-limits.ts).
    testTimeout: 40_000,
    hookTimeout: 40_000,
    expect: { poll: { timeout: 20_000 } },
    reporters: isCi ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: tests('domain', 'contract', 'texts', 'demo', 'office'),
        },
      },
      {
        extends: true,
        test: {
          name: 'shop',
          include: tests('server', 'app', 'scripts', 'test'),
          globalSetup: ['test/support/global-setup.ts', 'test/support/build-programs.ts'],
          setupFiles: ['test/support/run-built-programs.ts'],
        },
      },
    ],
  },
})
