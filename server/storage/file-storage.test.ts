import { mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type S3Server, s3Server } from '#test/support/s3-server.ts'
import { type FileStorage, StorageFailure } from './file-storage.ts'
import { folderStorage } from './folder-storage.ts'
import { s3Storage } from './s3-storage.ts'

const MB = 1024 * 1024
let folder: string
let server: S3Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paskruis-files-'))
  server = await s3Server()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

async function* parts(...texts: string[]) {
  for (const part of texts) yield Buffer.from(part)
}
async function* brokenOff(...texts: string[]) {
  yield* parts(...texts)
  throw new Error('line lost')
}
/** Numbered megabytes, so that none can be exchanged for another. */
async function* megabytes(count: number) {
  for (let number = 1; number <= count; number += 1) yield Buffer.alloc(MB, number)
}
async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

describe.each([
  ['a folder', () => folderStorage(join(folder, 'files'))],
  ['S3', () => s3Storage(server.settings)],
])('files in %s', (_kind, open) => {
  let files: FileStorage
  let own: string
  let round = 0
  beforeEach(async () => {
    files = await open()
    own = `t${(round += 1)}`
  })
  const read = async (key: string) => {
    const file = await files.find(key)
    return file && { sizeBytes: file.sizeBytes, content: await text(file.stream()) }
  }

  it('are found by their key, with their size, until they are removed', async () => {
    const key = `${own}/a.webp`
    expect(await read(key)).toBeNull()
    await files.put(key, Buffer.from('één'))
    expect(await read(key)).toEqual({ sizeBytes: 5, content: 'één' })
    await files.remove(key)
    await files.remove(key)
    expect(await read(key)).toBeNull()
  })

  it('come as a stream too, empty or of many parts, and are replaced as a whole', async () => {
    await files.put(own, parts('een', 'twee'))
    expect(await read(own)).toEqual({ sizeBytes: 7, content: 'eentwee' })
    await files.put(own, parts())
    expect(await read(own)).toEqual({ sizeBytes: 0, content: '' })
    await files.put(own, megabytes(17))
    const large = await read(own)
    expect(large?.sizeBytes).toBe(17 * MB)
    const expected = await text(megabytes(17))
    expect(large?.content === expected).toBe(true)
  })

  it('leave nothing behind when they are broken off', async () => {
    await expect(files.put(`${own}/a`, brokenOff('half'))).rejects.toThrow('line lost')
    expect(await read(`${own}/a`)).toBeNull()
    expect(await all(files.list(own))).toEqual([])
  })

  it('may be stored twice at once', async () => {
    await Promise.all([files.put(`${own}/a`, parts('x', 'y')), files.put(`${own}/a`, parts('x', 'y'))])
    expect(await read(`${own}/a`)).toEqual({ sizeBytes: 2, content: 'xy' })
    expect(await all(files.list(own))).toHaveLength(1)
  })

  it('are listed by folder, with when they changed', async () => {
    await files.put(`${own}/b/1`, Buffer.from('x'))
    await files.put(`${own}/b/2`, Buffer.from('y'))
    await files.put(`${own}-other/1`, Buffer.from('z'))
    await files.arrivals.begin(`${own}/b/3`)
    const listed = await all(files.list(`${own}/b`))
    expect(listed.map(({ key }) => key).toSorted()).toEqual([`${own}/b/1`, `${own}/b/2`])
    for (const { changedAt } of listed)
      expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(60_000)
    expect(await all(files.list(`${own}/nowhere`))).toEqual([])
  })

  it('lie on this machine while they are used', async () => {
    await files.put(own, Buffer.from('inhoud'))
    let path = ''
    const used = await files.useLocally(own, async (given) => {
      path = given
      return readFile(given, 'utf8')
    })
    expect([used, path.includes('..')]).toEqual(['inhoud', false])
    expect(await files.useLocally(`${own}-absent`, async () => 'used')).toBeNull()
    await expect(files.useLocally(own, () => Promise.reject(new Error('no use')))).rejects.toThrow('no use')
  })

  it.each(['', '/etc/passwd', '../x', 'a/../../x', 'a//b', 'a/', '.env', 'a/.x', 'A', 'a\\b', 'a\0', 'é'])(
    'have no key %j',
    async (key) => {
      const { arrivals } = files
      for (const attempt of [
        () => files.put(key, Buffer.from('x')),
        () => files.find(key),
        () => files.remove(key),
        () => files.useLocally(key, async () => 'used'),
        () => arrivals.begin(key),
        () => arrivals.arrivedBytes(key),
        () => arrivals.append(key, 0, parts('x')),
        () => arrivals.complete(key),
        () => arrivals.drop(key),
      ]) {
        await expect((async () => attempt())()).rejects.toThrow('Not a key')
      }
    },
  )

  describe('that arrive in pieces', () => {
    it('are found when they are complete, and not before', async () => {
      const { arrivals } = files
      expect(await arrivals.arrivedBytes(own)).toBeNull()
      await arrivals.begin(own)
      expect(await arrivals.arrivedBytes(own)).toBe(0)
      expect(await arrivals.append(own, 0, parts('een', 'twee'))).toBe(7)
      expect(await arrivals.append(own, 7, parts('drie'))).toBe(11)
      expect(await arrivals.arrivedBytes(own)).toBe(11)
      expect(await read(own)).toBeNull()
      await arrivals.complete(own)
      expect(await read(own)).toEqual({ sizeBytes: 11, content: 'eentweedrie' })
      expect(await arrivals.arrivedBytes(own)).toBeNull()
    })

    it('keep what came before a piece broke off, and go on there', async () => {
      const { arrivals } = files
      await arrivals.begin(own)
      await expect(arrivals.append(own, 0, brokenOff('een', 'twee'))).rejects.toThrow('line lost')
      expect(await arrivals.arrivedBytes(own)).toBe(7)
      await arrivals.append(own, 7, parts('drie'))
      await arrivals.complete(own)
      expect((await read(own))?.content).toBe('eentweedrie')
    })

    it('come whole from many large pieces', async () => {
      const { arrivals } = files
      await arrivals.begin(own)
      await expect(
        arrivals.append(
          own,
          0,
          (async function* () {
            yield* megabytes(12)
            yield Buffer.from('rest')
            throw new Error('line lost')
          })(),
        ),
      ).rejects.toThrow('line lost')
      expect(await arrivals.arrivedBytes(own)).toBe(12 * MB + 4)
      await arrivals.append(own, 12 * MB + 4, megabytes(6))
      await arrivals.complete(own)
      const content = (await read(own))?.content
      expect(content === (await text(megabytes(12))) + 'rest' + (await text(megabytes(6)))).toBe(true)
    })

    it('may be empty', async () => {
      await files.arrivals.begin(own)
      await files.arrivals.complete(own)
      expect(await read(own)).toEqual({ sizeBytes: 0, content: '' })
    })

    it('begin anew, or go without a trace', async () => {
      const { arrivals } = files
      await arrivals.begin(own)
      await arrivals.append(own, 0, parts('oud'))
      await arrivals.begin(own)
      expect(await arrivals.arrivedBytes(own)).toBe(0)
      await arrivals.append(own, 0, parts('nieuw'))
      expect((await all(arrivals.list())).map(({ key }) => key)).toContain(own)
      await arrivals.drop(own)
      await arrivals.drop(own)
      expect(await arrivals.arrivedBytes(own)).toBeNull()
      expect((await all(arrivals.list())).map(({ key }) => key)).not.toContain(own)
    })
  })
})

describe('a storage that fails', () => {
  it('is away while S3 is, and comes back with it', async () => {
    const files = s3Storage(server.settings)
    await files.put('kept', Buffer.from('x'))
    await server.stop()
    const attempts = [
      () => files.put('a', Buffer.from('x')),
      () => files.find('kept'),
      () => files.arrivals.append('a', 0, parts('x')),
      () => files.useLocally('kept', async () => 'used'),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ kind: 'away' })
    await server.start()
    expect((await files.find('kept'))?.sizeBytes).toBe(1)
  })

  it.each([
    ['is full', 'ENOSPC', 'full'],
    ['has been used up by its owner', 'EDQUOT', 'full'],
    ['may only be read from now on', 'EROFS', 'away'],
    ['fails', 'EIO', 'away'],
  ] as const)(
    'says that a disk %s, keeps no half file, and goes on when it is well',
    async (_what, code, kind) => {
      const own = join(folder, code)
      const files = await folderStorage(own)
      await expect(files.put('a', breaking(code))).rejects.toEqual(
        new StorageFailure(kind, expect.anything()),
      )
      expect(await readdir(own)).toEqual(['.arriving'])
      await writeFile(join(own, '.arriving', 'b'), '')
      await expect(files.arrivals.append('b', 0, breaking(code))).rejects.toMatchObject({ kind })
      expect(await files.arrivals.arrivedBytes('b')).toBe(4)
      expect(await files.arrivals.append('b', 4, parts(' and all'))).toBe(12)
    },
  )

  it('says that it is away when its folder is, takes nothing in beside it, and goes on when it is back', async () => {
    const own = join(folder, 'shared')
    const files = await folderStorage(own)
    await files.put('a', Buffer.from('before'))
    await files.arrivals.begin('b')
    await rename(own, `${own}-away`)
    // What is left of a folder of another machine.
    await mkdir(own)
    const asked = [
      () => files.put('c', Buffer.from('lost')),
      () => files.find('a'),
      () => files.useLocally('a', async () => true),
      () => files.arrivals.begin('d'),
      () => files.arrivals.arrivedBytes('b'),
      () => files.arrivals.append('b', 0, parts('lost')),
      () => files.arrivals.complete('b'),
      () => all(files.list('previews')),
      () => files.remove('a'),
      () => files.arrivals.drop('b'),
    ]
    for (const ask of asked) await expect(ask()).rejects.toMatchObject({ kind: 'away' })
    expect(await readdir(own)).toEqual([])
    await rmdir(own)
    await rename(`${own}-away`, own)
    expect((await files.find('a'))?.sizeBytes).toBe(6)
    expect(await files.arrivals.append('b', 0, parts('and on'))).toBe(6)
  })
})

/** As a disk that takes a part and then no more. */
async function* breaking(code: string) {
  yield Buffer.from('half')
  throw Object.assign(new Error('the disk says no'), { code })
}
