import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './embedded-account.ts'
import { serverEnvironment } from './embedded-cluster.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'
import { commandLine, isRunning, readIfPresent, waitUntil } from './embedded-process.ts'
import { programPath } from './embedded-program.ts'

export type Postmaster = { readonly pid: number; readonly port: number; readonly isReady: boolean }

/** What PostgreSQL itself wrote of the server on these data; null when none was left running. */
export function readPostmaster(dataFolder: string): Postmaster | null {
  const [pid = '', , , port = '', , , , status = ''] = readIfPresent(pidFile(dataFolder))?.split('\n') ?? []
  if (!(Number(pid) > 0)) return null
  return { pid: Number(pid), port: Number(port), isReady: status.trim() === 'ready' }
}

/**
 * Stops the server on these data, if any: ours, or one that outlived a shop that was killed. A process that merely
 * has the number of a former server is left alone, and the note of that server is removed.
 */
export async function stopPostmaster(dataFolder: string, account: Account, programs: string): Promise<void> {
  const pid = readPostmaster(dataFolder)?.pid
  if (pid === undefined) return
  if (process.platform === 'win32') return stopByPgCtl(dataFolder, account, programs)
  if (!isRunning(pid) || !servesFolder(pid, dataFolder)) {
    rmSync(pidFile(dataFolder), { force: true })
    return
  }
  const steps = [
    { signal: 'SIGINT', withinMs: 6_000 }, // fast: cut the connections, write everything down
    { signal: 'SIGQUIT', withinMs: 3_000 }, // immediate: the next start recovers from the log
    { signal: 'SIGKILL', withinMs: 1_000 },
  ] as const
  for (const { signal, withinMs } of steps) {
    sendSignal(pid, signal)
    if (await waitUntil(() => !isRunning(pid), withinMs)) return
  }
  throw new EmbeddedPostgresError(`PostgreSQL (proces ${pid}) laat zich niet stoppen.`)
}

/** For the last moment before an exit: no waiting, the next start recovers from the log. */
export function abandonPostmaster(dataFolder: string): void {
  const pid = readPostmaster(dataFolder)?.pid
  if (pid !== undefined && isRunning(pid) && servesFolder(pid, dataFolder)) sendSignal(pid, 'SIGQUIT')
}

const pidFile = (dataFolder: string) => join(dataFolder, 'postmaster.pid')

function servesFolder(pid: number, dataFolder: string): boolean {
  const words = commandLine(pid)
  return words !== null && words.includes('postgres') && words.includes(dataFolder)
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  if (isRunning(pid)) process.kill(pid, signal)
}

function stopByPgCtl(dataFolder: string, account: Account, programs: string): void {
  const options = ['stop', '-D', dataFolder, '-m', 'fast', '-w', '-t', '10']
  spawnSync(programPath(programs, 'pg_ctl'), options, {
    ...account,
    cwd: programs,
    env: serverEnvironment(),
    windowsHide: true,
  })
}
