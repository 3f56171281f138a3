// One process at a time installs or builds in a folder.
import { closeSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

const LOOK_EVERY_MS = 200
const HALF_WRITTEN_MS = 2_000

/**
 * Runs `work` while holding the lock file; waits for another process that holds it, and takes over from one that is gone.
 * `work` gets a function to name the program that it started: while that lives on, a killed holder is not gone.
 */
export async function withLock(file, work) {
  let hasTold = false
  while (!tryLock(file)) {
    if (isAbandoned(file)) removeAbandoned(file)
    else if (!hasTold) {
      hasTold = true
      console.log('Een andere start is hier aan het installeren of bouwen; even wachten ...')
    }
    await delay(LOOK_EVERY_MS)
  }
  const leave = () => rmSync(file, { force: true })
  process.once('exit', leave)
  try {
    return await work((workerPid) =>
      writeFileSync(file, JSON.stringify({ ...ourselves(), worker: ofProcess(workerPid) })),
    )
  } finally {
    process.off('exit', leave)
    leave()
  }
}

const ofProcess = (pid) => ({ pid, mark: startMark(pid) })
const ourselves = () => ofProcess(process.pid)

function tryLock(file) {
  try {
    const lock = openSync(file, 'wx', 0o644)
    writeSync(lock, JSON.stringify(ourselves()))
    closeSync(lock)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function isAbandoned(file) {
  const holder = readHolder(file)
  if (holder === null) return ageMs(file) > HALF_WRITTEN_MS
  return ![holder, holder.worker].some((one) => one !== undefined && isAlive(one))
}

function isAlive({ pid, mark }) {
  return isRunning(pid) && (mark === null || mark === startMark(pid))
}

/** Of two that find the same abandoned lock only the holder of the guard removes it, after looking again. */
function removeAbandoned(file) {
  const guard = `${file}.guard`
  if (tryLock(guard)) {
    if (isAbandoned(file)) rmSync(file, { force: true })
    rmSync(guard, { force: true })
  } else if (ageMs(guard) > HALF_WRITTEN_MS) {
    rmSync(guard, { force: true })
  }
}

function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null // gone, or half written
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Tells a process from a later one with the same number, where the system says (Linux). */
function startMark(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return null
  }
}

function ageMs(file) {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
}
