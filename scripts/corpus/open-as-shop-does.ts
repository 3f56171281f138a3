import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { runBuiltPrograms } from '#server/built-programs.ts'

const PROJECT = resolve(import.meta.dirname, '../..')

/** Has print files opened as the shop opens them, by programs that are built of the sources as they are now. */
export function openAsShopDoes(): void {
  execFileSync(process.execPath, [resolve(PROJECT, 'scripts/prepare.mjs')], { stdio: 'inherit' })
  runBuiltPrograms(resolve(PROJECT, 'build/programs'))
}
