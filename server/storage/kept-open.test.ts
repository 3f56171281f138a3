import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepOpen } from './kept-open.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A storage elsewhere: what is fetched, and what lies on this machine. */
function elsewhere(missing: readonly string[] = []) {
  const fetched: string[] = []
  const here = new Set<string>()
  return {
    fetched,
    here,
    async useLocally<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result | null> {
      if (missing.includes(key)) return null
      fetched.push(key)
      here.add(key)
      try {
        return await use(`/kopie/${key}`)
      } finally {
        here.delete(key)
      }
    },
  }
}
const GB = 1_000_000_000
const path = async (at: string) => at

it('fetches a file once for all who use it, one after another and at once', async () => {
  const storage = elsewhere()
  const opened = keepOpen(storage)
  const file = { key: 'gevel', sizeBytes: GB }
  expect(await opened.use(file, path)).toBe('/kopie/gevel')
  expect(await Promise.all([opened.use(file, path), opened.use(file, path)])).toEqual([
    '/kopie/gevel',
    '/kopie/gevel',
  ])
  expect(storage.fetched).toEqual(['gevel'])
})

it('lets it go some time after it was last used', async () => {
  const storage = elsewhere()
  const opened = keepOpen(storage)
  const file = { key: 'gevel', sizeBytes: GB }
  await opened.use(file, path)
  await vi.advanceTimersByTimeAsync(100_000)
  await opened.use(file, path)
  await vi.advanceTimersByTimeAsync(100_000)
  expect([...storage.here]).toEqual(['gevel'])
  await vi.advanceTimersByTimeAsync(30_000)
  expect([...storage.here]).toEqual([])
})

it('keeps no more than four files, and no more than 2 GB, beside what is used', async () => {
  const storage = elsewhere()
  const opened = keepOpen(storage)
  for (const key of ['a', 'b', 'c', 'd', 'e']) await opened.use({ key, sizeBytes: 1 }, path)
  await vi.advanceTimersByTimeAsync(0)
  expect([...storage.here]).toEqual(['b', 'c', 'd', 'e'])
  for (const key of ['x', 'y', 'z']) await opened.use({ key, sizeBytes: GB }, path)
  await vi.advanceTimersByTimeAsync(0)
  expect([...storage.here]).toEqual(['y', 'z'])
})

it('keeps nothing of a file that is not there, and lets all go when the shop stops', async () => {
  const storage = elsewhere(['weg'])
  const opened = keepOpen(storage)
  expect(await opened.use({ key: 'weg', sizeBytes: 1 }, path)).toBeNull()
  await opened.use({ key: 'gevel', sizeBytes: 1 }, path)
  await opened.close()
  expect([...storage.here]).toEqual([])
})

it('tells who uses it that its work failed, and keeps the file', async () => {
  const storage = elsewhere()
  const opened = keepOpen(storage)
  const file = { key: 'gevel', sizeBytes: 1 }
  await expect(opened.use(file, () => Promise.reject(new Error('kapot')))).rejects.toThrow('kapot')
  await opened.use(file, path)
  expect(storage.fetched).toEqual(['gevel'])
})

it('tries again where fetching failed', async () => {
  let isAway = true
  const storage = elsewhere()
  const opened = keepOpen({
    useLocally: (key, use) => (isAway ? Promise.reject(new Error('weg')) : storage.useLocally(key, use)),
  })
  const file = { key: 'gevel', sizeBytes: 1 }
  await expect(opened.use(file, path)).rejects.toThrow('weg')
  isAway = false
  expect(await opened.use(file, path)).toBe('/kopie/gevel')
})
