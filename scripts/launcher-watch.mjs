import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 200

/**
 * npm passes a signal to the shell that it starts us in, and that shell dies of it without a word to us. So whoever was started by npm
 * looks whether npm and its shell are still there, and otherwise stops as if the signal had come.
 */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const before = ancestors()
  const watch = setInterval(() => {
    if (ancestors() === before) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_EVERY_MS)
  watch.unref()
}

/** Our parent, and npm itself where that parent is npm's shell (Linux says so; elsewhere the parent has to do). */
function ancestors() {
  const parent = process.ppid
  const isShellOfNpm = readProc(parent, 'cmdline').includes(process.env.npm_lifecycle_script ?? '\n')
  if (!isShellOfNpm) return String(parent)
  const stat = readProc(parent, 'stat')
  return `${parent} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`
}

function readProc(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return '' // no such process, or no /proc on this system
  }
}
