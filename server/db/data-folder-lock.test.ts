import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DataFolderInUse, isLocked, lockDataFolder } from './data-folder-lock.ts'
import { startMark } from './embedded-process.ts'

let folder: string
const lockFile = () => join(folder, 'lock.json')

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'paskruis-lock-')))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const LOCK_MODULE = new URL('data-folder-lock.ts', import.meta.url).href

/** Another process that tries for the lock, says how that went and, when it got it, holds it until killed. */
async function contender(): Promise<{ child: ChildProcess; said: string }> {
  const script = `
    const { lockDataFolder } = await import(${JSON.stringify(LOCK_MODULE)})
    try { await lockDataFolder(process.argv[1]); console.log('held'); setInterval(() => {}, 1000) }
    catch (error) { console.log(error.name) }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data: Buffer) => resolve(String(data).trim())),
  )
  return { child, said }
}

async function kill({ child }: { child: ChildProcess }) {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

it('refuses a second holder, naming process and address', async () => {
  const lock = await lockDataFolder(folder)
  lock.announce('http://127.0.0.1:3000')
  await expect(lockDataFolder(folder)).rejects.toThrow(
    `Paskruis draait al op deze gegevens (proces ${process.pid}, http://127.0.0.1:3000).`,
  )
})

it('is free again after its release', async () => {
  const lock = await lockDataFolder(folder)
  lock.release()
  expect(isLocked(folder)).toBe(false)
  expect(existsSync(lockFile())).toBe(false)
  await lockDataFolder(folder)
})

it('is taken over from a process that was killed', async () => {
  const other = await contender()
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse)
  await kill(other)
  await lockDataFolder(folder)
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid })
})

it('is taken over by exactly one of several at once', async () => {
  const ended = spawnSync(process.execPath, ['-e', '']).pid
  writeFileSync(lockFile(), JSON.stringify({ pid: ended, startMark: null, folder, address: null }))
  const contenders = await Promise.all([contender(), contender(), contender()])
  await Promise.all(contenders.filter(({ said }) => said === 'held').map(kill))
  expect(contenders.map(({ said }) => said).toSorted()).toEqual([
    'DataFolderInUse',
    'DataFolderInUse',
    'held',
  ])
})

it('is taken over when the number now belongs to another process', async () => {
  const mark = startMark(process.pid)
  writeFileSync(
    lockFile(),
    JSON.stringify({ pid: process.pid, startMark: `not ${mark}`, folder, address: null }),
  )
  await lockDataFolder(folder)
})

it('does not hold for a copy of the folder', async () => {
  await lockDataFolder(folder)
  const copy = `${folder}-copy`
  cpSync(folder, copy, { recursive: true })
  const lock = await lockDataFolder(copy)
  lock.release()
  rmSync(copy, { recursive: true })
})

it('is taken over when it was only half written', async () => {
  writeFileSync(lockFile(), '{"pid":')
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(lockFile(), longAgo, longAgo)
  await lockDataFolder(folder)
})

it('outlives a guard that a killed process left behind', async () => {
  const other = await contender()
  await kill(other)
  writeFileSync(`${lockFile()}.guard`, '')
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(`${lockFile()}.guard`, longAgo, longAgo)
  await lockDataFolder(folder)
})
