import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode } from '#server/db/embedded-process.ts'
import type { Settings } from '../settings.ts'
import type { FileStorage } from './file-storage.ts'

/** No part begins with a dot, so that no key leads out of the folder. */
const KEY = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/

/** The files of a shop lie in its data folder. */
export const shopFiles = ({ dataDir }: Pick<Settings, 'dataDir'>): FileStorage =>
  folderStorage(join(dataDir, 'files'))

/** Files in a folder of this machine. */
export function folderStorage(folder: string): FileStorage {
  function pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error(`Not a key of a file: ${key}`)
    return join(folder, key)
  }
  return {
    async put(key, content) {
      const path = pathOf(key)
      const half = `${path}.${randomUUID()}.half`
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeFile(half, content, { flag: 'wx', flush: true })
        await rename(half, path)
      } catch (error) {
        await rm(half, { force: true })
        throw error
      }
    },
    async find(key) {
      const path = pathOf(key)
      try {
        const { size } = await stat(path)
        return { sizeBytes: size, stream: () => createReadStream(path) }
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return null
        throw error
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}
