import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode, isRunning, readIfPresent, startMark, waitUntil } from './embedded-process.ts'

const LOCK_FILE = 'lock.json'
const HALF_WRITTEN_MS = 2_000
const WAIT_MS = 10_000

type Holder = {
  readonly pid: number
  readonly startMark: string | null
  readonly folder: string
  readonly address: string | null
}

export type DataFolderLock = {
  /** Records where the shop can be reached, for the message to a second start. */
  readonly announce: (address: string) => void
  readonly release: () => void
}

export class DataFolderInUse extends Error {
  constructor(holder: Holder) {
    const where = holder.address === null ? '' : `, ${holder.address}`
    super(`Paskruis draait al op deze gegevens (proces ${holder.pid}${where}).`)
    this.name = 'DataFolderInUse'
  }
}

/** Makes the data folder when needed: others may pass through it (PostgreSQL, when we are root), not look in it. */
export function makeDataFolder(dataDir: string): string {
  const isNew = mkdirSync(dataDir, { recursive: true }) !== undefined
  if (isNew) chmodSync(dataDir, 0o711)
  return realpathSync(dataDir)
}

/** One server per data folder (reliability 4, rule 3). The lock of a process that was killed is taken over. */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  const folder = makeDataFolder(dataDir)
  const file = join(folder, LOCK_FILE)
  const mine: Holder = { pid: process.pid, startMark: startMark(process.pid), folder, address: null }

  const tryLock = () => {
    if (createExclusively(file, JSON.stringify(mine))) return true
    removeIfAbandoned(file, folder)
    return false
  }
  if (!(await waitUntil(tryLock, WAIT_MS))) throw new Error(`Het slot ${file} komt niet vrij.`)

  return {
    announce(address) {
      const next = `${file}.${randomBytes(4).toString('hex')}`
      writeFileSync(next, JSON.stringify({ ...mine, address }))
      renameSync(next, file)
    },
    release() {
      const holder = readHolder(file)
      if (holder?.pid === mine.pid && holder.startMark === mine.startMark) rmSync(file, { force: true })
    },
  }
}

/** Whether some living process holds the lock of this folder. */
export function isLocked(folder: string): boolean {
  const holder = readHolder(join(folder, LOCK_FILE))
  return holder !== null && isAlive(holder, folder)
}

/**
 * Two starts may find the same abandoned lock. Only the one that holds the guard file may remove it, after looking again:
 * otherwise the slower one would remove the lock that the faster one has just made.
 */
function removeIfAbandoned(file: string, folder: string): void {
  if (!isAbandoned(file, folder)) return
  const guard = `${file}.guard`
  if (createExclusively(guard, '')) {
    if (isAbandoned(file, folder)) rmSync(file, { force: true })
    rmSync(guard, { force: true })
  } else if (ageMs(guard) > HALF_WRITTEN_MS) {
    rmSync(guard, { force: true })
  }
}

function isAbandoned(file: string, folder: string): boolean {
  const holder = readHolder(file)
  if (holder === null) return ageMs(file) > HALF_WRITTEN_MS
  if (isAlive(holder, folder)) throw new DataFolderInUse(holder)
  return true
}

/** A lock that came along with a copy of the folder names the folder that it was made for. */
function isAlive(holder: Holder, folder: string): boolean {
  if (holder.folder !== folder || !isRunning(holder.pid)) return false
  return holder.startMark === null || holder.startMark === startMark(holder.pid)
}

function createExclusively(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o644 })
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** Null when the lock is absent or was only half written. */
function readHolder(file: string): Holder | null {
  const text = readIfPresent(file)
  try {
    const parsed: unknown = JSON.parse(text ?? 'null')
    return isHolder(parsed) ? parsed : null
  } catch {
    return null
  }
}

function isHolder(value: unknown): value is Holder {
  return (
    typeof value === 'object' && value !== null && 'pid' in value && 'startMark' in value && 'folder' in value
  )
}

function ageMs(file: string): number {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
}
