import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { clearScratch, makeScratch, withScratch } from './scratch.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scratch-'))
})
afterAll(() => rm(folder, { recursive: true }))

const HOUR_MS = 60 * 60_000
const ago = (ms: number) => new Date(Date.now() - ms)

it('what a killed process left goes after a while; what is at work, or is nothing of ours, stays', async () => {
  const make = async (name: string, changedAt: Date) => {
    const path = join(folder, name)
    await mkdir(path)
    await writeFile(join(path, 'result.pdf'), 'x')
    await utimes(path, changedAt, changedAt)
    return path
  }
  const left = [
    await make('paskruis-repair-Ab3_x1', ago(2 * HOUR_MS)),
    await make('paskruis-previews-Ab3x1Z', ago(2 * HOUR_MS)),
    await make('paskruis-file-123456', ago(2 * HOUR_MS)),
  ]
  const others = [
    await makeScratch('repair', folder),
    await make('paskruis-Ab3x1Z', ago(2 * HOUR_MS)),
    await make('paskruis-repair-', ago(2 * HOUR_MS)),
  ]
  const link = join(folder, 'paskruis-repair-link00')
  await symlink(others[1] ?? '', link)
  await clearScratch(ago(HOUR_MS), folder)
  expect(left.map((path) => existsSync(path))).toEqual([false, false, false])
  expect([...others, link].map((path) => existsSync(path))).toEqual([true, true, true, true])
})

it('what is used for hours stays until then', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const used = await withScratch(async (path) => {
      await utimes(path, ago(2 * HOUR_MS), ago(2 * HOUR_MS))
      vi.advanceTimersByTime(HOUR_MS)
      await vi.waitFor(async () => expect((await stat(path)).mtime > ago(HOUR_MS)).toBe(true))
      await clearScratch(ago(HOUR_MS), folder)
      expect(existsSync(path)).toBe(true)
      return path
    }, folder)
    expect(existsSync(used)).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})
