import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the programs that open what somebody sent. */
    readonly builtPrograms: string
  }
}

const PROJECT = join(import.meta.dirname, '../..')
const RESULTS = join(PROJECT, 'test-results')

/**
 * Builds the programs that open what somebody sent, as a live shop has them: as sources they take longer to load than most files to
 * read. Each run has its own; it lies within the project, where they find their packages.
 */
export async function setup(project: TestProject): Promise<() => void> {
  mkdirSync(RESULTS, { recursive: true })
  const outDir = mkdtempSync(join(RESULTS, 'programs-'))
  await build({
    configFile: join(PROJECT, 'server/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir },
  })
  project.provide('builtPrograms', outDir)
  return () => rmSync(outDir, { recursive: true })
}
