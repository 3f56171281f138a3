// The child's side of the fence: what it may use, and how it tells what came of its work.
import { constants, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Limits } from './limits.ts'

const mayUse = new Float64Array(new SharedArrayBuffer(16))

/** Has this process watched, and lets whatever is more urgent go first. */
export function workWithin(limits: Limits): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  allow(limits)
  new Worker(watchProgram(), { workerData: mayUse }).unref()
}

/** As a source, or as built: then it lies beside the program. */
const watchProgram = () =>
  import.meta.url.endsWith('.ts')
    ? new URL('watch-limits.ts', import.meta.url)
    : join(dirname(process.argv[1] ?? ''), 'watch-limits.js')

/** Counts the work that was done, not the time that went by: on a busy machine a good file waits too. */
export function allow({ memoryBytes, withinMs }: Limits): void {
  mayUse.set([memoryBytes, withinMs * 1000])
}

/** Tells the parent what the work came to, or why it failed. */
export async function reportOn(work: Promise<object>): Promise<void> {
  process.send?.(await work.catch((error: unknown) => ({ step: 'failed', why: inWords(error) })))
}

const inWords = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))
