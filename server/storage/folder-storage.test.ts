import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FileStorage } from './file-storage.ts'
import { folderStorage } from './folder-storage.ts'

let folder: string
let files: FileStorage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paskruis-files-'))
  files = folderStorage(join(folder, 'files'))
})
afterEach(() => rm(folder, { recursive: true }))

const read = async (key: string) => {
  const file = await files.find(key)
  return file && { sizeBytes: file.sizeBytes, content: await text(file.stream()) }
}
async function* parts(...texts: string[]) {
  for (const part of texts) yield Buffer.from(part)
}

async function* brokenOff() {
  yield Buffer.from('half')
  throw new Error('line lost')
}

describe('files in a folder', () => {
  it('are found by their key, with their size, until they are removed', async () => {
    expect(await read('images/a.webp')).toBeNull()
    await files.put('images/a.webp', Buffer.from('één'))
    expect(await read('images/a.webp')).toEqual({ sizeBytes: 5, content: 'één' })
    await files.remove('images/a.webp')
    await files.remove('images/a.webp')
    expect(await read('images/a.webp')).toBeNull()
  })

  it('come as a stream too, and are replaced as a whole', async () => {
    await files.put('a', parts('een', 'twee'))
    expect(await read('a')).toEqual({ sizeBytes: 7, content: 'eentwee' })
    await files.put('a', Buffer.from('drie'))
    expect(await read('a')).toEqual({ sizeBytes: 4, content: 'drie' })
  })

  it('leave nothing behind when they are broken off', async () => {
    await expect(files.put('images/a', brokenOff())).rejects.toThrow('line lost')
    expect(await readdir(join(folder, 'files', 'images'))).toEqual([])
  })

  it('may be stored twice at once', async () => {
    await Promise.all([files.put('a', parts('x', 'y')), files.put('a', parts('x', 'y'))])
    expect(await read('a')).toEqual({ sizeBytes: 2, content: 'xy' })
    expect(await readdir(join(folder, 'files'))).toEqual(['a'])
  })

  it.each(['', '/etc/passwd', '../x', 'a/../../x', 'a//b', 'a/', '.env', 'a/.x', 'A', 'a\\b', 'a\0', 'é'])(
    'have no key %j',
    async (key) => {
      await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('Not a key')
      await expect(files.find(key)).rejects.toThrow('Not a key')
      await expect(files.remove(key)).rejects.toThrow('Not a key')
    },
  )
})
