import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

const PREPARE = resolve(import.meta.dirname, '../../scripts/prepare.mjs')

/** Builds the pages, where that was not done since they were changed. */
export function builtPages(): void {
  execFileSync(process.execPath, [PREPARE], { stdio: 'inherit' })
}
