import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LONG } from '#test/support/time-limits.ts'
import { judgeFile, KEPT_FILES, readCollection, readExplained } from './collection.ts'

const kept = await readCollection(KEPT_FILES)
const explained = await readExplained()

let previews: string
beforeAll(async () => {
  previews = await mkdtemp(join(tmpdir(), 'kept-files-'))
})
afterAll(() => rm(previews, { recursive: true }))

it('the kept print files are those of their manifest, byte for byte', async () => {
  const names = kept.map(({ file, bytes_of: bytesOf }) => bytesOf ?? file)
  expect(new Set(await readdir(KEPT_FILES))).toEqual(new Set([...names, 'README.md', 'manifest.json']))
  const changed = await Promise.all(
    kept.map(async ({ file, bytes_of: bytesOf, sha256 }) => {
      const bytes = await readFile(join(KEPT_FILES, bytesOf ?? file))
      return createHash('sha256').update(bytes).digest('hex') === sha256 ? [] : [file]
    }),
  )
  expect(changed.flat()).toEqual([])
})

it('no difference is explained of a print file that is not kept', () => {
  const ofNone = explained.filter(({ file }) => !file.includes('/') && !kept.some((one) => one.file === file))
  expect(ofNone).toEqual([])
})

// Its process lets everything go first that is more urgent.
describe.concurrent('a kept print file is what it is known to be', LONG, () => {
  it.each(kept.map((one, at) => ({ ...one, at })))('$file', async ({ at, ...one }) => {
    const { faults } = await judgeFile(KEPT_FILES, one, explained, join(previews, String(at)))
    expect(faults).toEqual([])
  })
})
