import { existsSync, readFileSync } from 'node:fs'

/** Only Linux tells what its processes used at most. */
export const tellsPeakMemory = existsSync('/proc/self/status')

const LOOK_EVERY_MS = 10

/** What the largest process that this one started had in memory at most while some work was done, in bytes. */
export async function peakMemoryOf(work: () => Promise<unknown>): Promise<number> {
  let most = 0
  const look = () => {
    for (const child of children()) most = Math.max(most, peakOf(child))
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return most
}

/** Only those of this very thread: others may be at work on something else. */
const children = () =>
  readFileSync('/proc/thread-self/children', 'utf8')
    .split(' ')
    .filter((pid) => pid.trim() !== '')

function peakOf(pid: string): number {
  try {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  } catch {
    return 0
  }
}
