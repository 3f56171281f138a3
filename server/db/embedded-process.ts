import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ABSENT = new Set(['ENOENT', 'ESRCH', 'ENOTDIR'])

/** The code of a system error ('ENOENT', 'EEXIST', ...), or null for anything else. */
export function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}

export function readIfPresent(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (ABSENT.has(errorCode(error) ?? '')) return null
    throw error
  }
}

/** The fields of /proc/<pid>/stat from the state on: the name before them may itself hold spaces and brackets. */
function procStat(pid: number): readonly string[] | null {
  const stat = process.platform === 'linux' ? readIfPresent(`/proc/${pid}/stat`) : null
  return stat === null ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** A process that has ended but was not collected by its parent (common in containers) does not count. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false
  }
  return procStat(pid)?.[0] !== 'Z'
}

/** Tells a process from a later one with the same number; null where the system does not say. */
export function startMark(pid: number): string | null {
  if (process.platform === 'linux') {
    const boot = readIfPresent('/proc/sys/kernel/random/boot_id')?.trim()
    const ticks = procStat(pid)?.[19]
    return ticks === undefined ? null : `${boot} ${ticks}`
  }
  return askPs(pid, 'lstart=')
}

/** The words with which a process was started, joined by NUL or spaces; null where the system does not say. */
export function commandLine(pid: number): string | null {
  return process.platform === 'linux' ? readIfPresent(`/proc/${pid}/cmdline`) : askPs(pid, 'command=')
}

function askPs(pid: number, field: string): string | null {
  if (process.platform === 'win32') return null
  try {
    return execFileSync('ps', ['-o', field, '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    return null // ps ends with 1 when there is no such process
  }
}

/** Looks again every few milliseconds until `holds`; false when that takes longer than `withinMs`. */
export async function waitUntil(holds: () => boolean, withinMs: number): Promise<boolean> {
  const until = Date.now() + withinMs
  while (!holds()) {
    if (Date.now() > until) return false
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return true
}
