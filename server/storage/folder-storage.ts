import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { errorCode } from '#server/db/embedded-process.ts'
import { checkKey, type FileStorage, type ListedFile, StorageFailure } from './file-storage.ts'
import { writeFrom } from './write-from.ts'

/** Other than any key, so that what is arriving is never found as a file. */
const ARRIVALS = '.arriving'
const HALF = '.half'
const FULL = new Set(['ENOSPC', 'EDQUOT'])
const AWAY = new Set(['EROFS', 'EIO', 'EACCES', 'EMFILE', 'ENFILE', 'ESTALE'])

/** Says of a failing disk what it means for the customer; anything else is a bug and stays one. */
function asFailure(error: unknown): unknown {
  const code = errorCode(error) ?? ''
  if (FULL.has(code)) return new StorageFailure('full', error)
  return AWAY.has(code) ? new StorageFailure('away', error) : error
}

/** What is asked of a folder that may be away: one of another machine leaves an empty one behind, in which nothing may be put. */
function guardOf(folder: string) {
  const requireFolder = async (): Promise<void> => {
    await stat(join(folder, ARRIVALS)).catch((error: unknown) => {
      throw new StorageFailure('away', error)
    })
  }
  const orFailure = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      if (errorCode(error) === 'ENOENT') await requireFolder()
      throw asFailure(error)
    }
  }
  /** Null where there is no such file. */
  const ifPresent = async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await work()
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw asFailure(error)
      await requireFolder()
      return null
    }
  }
  return { requireFolder, orFailure, ifPresent }
}

/** Files in a folder of this machine, or one that several machines share; made when it is not there yet. */
export async function folderStorage(folder: string): Promise<FileStorage> {
  await mkdir(join(folder, ARRIVALS), { recursive: true })
  const { requireFolder, orFailure, ifPresent } = guardOf(folder)
  const pathOf = (key: string) => join(folder, checkKey(key))
  const arrivalOf = (key: string) => join(folder, ARRIVALS, checkKey(key))

  async function* filesBelow(root: string, below: string): AsyncIterable<ListedFile> {
    const entries = (await ifPresent(() => readdir(below, { withFileTypes: true, recursive: true }))) ?? []
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name)
      const found = entry.isFile() ? await ifPresent(() => stat(path)) : null
      if (found) yield { key: relative(root, path).split(sep).join('/'), changedAt: found.mtime }
    }
  }

  return {
    async put(key, content) {
      const path = pathOf(key)
      const half = `${path}.${randomUUID()}${HALF}`
      await requireFolder()
      try {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(half, content, { flag: 'wx', flush: true })
        await rename(half, path)
      } catch (error) {
        await rm(half, { force: true })
        throw asFailure(error)
      }
    },
    async find(key) {
      const path = pathOf(key)
      return ifPresent(async () => {
        const { size } = await stat(path)
        return { sizeBytes: size, stream: () => createReadStream(path) }
      })
    },
    async remove(key) {
      const path = pathOf(key)
      await requireFolder()
      await orFailure(() => rm(path, { force: true }))
    },
    list: (below) => filesBelow(folder, pathOf(below)),
    async useLocally(key, use) {
      const path = pathOf(key)
      const found = await ifPresent(() => stat(path))
      return found && use(path)
    },
    arrivals: {
      async begin(key) {
        const path = arrivalOf(key)
        await requireFolder()
        await orFailure(async () => {
          await mkdir(dirname(path), { recursive: true })
          await writeFile(path, '')
        })
      },
      async arrivedBytes(key) {
        const path = arrivalOf(key)
        const found = await ifPresent(() => stat(path))
        return found?.size ?? null
      },
      async append(key, offset, content) {
        const handle = await orFailure(() => open(arrivalOf(key), 'r+'))
        try {
          return await writeFrom(handle, offset, content)
        } catch (error) {
          throw asFailure(error)
        } finally {
          await handle.close()
        }
      },
      async complete(key) {
        const path = pathOf(key)
        await orFailure(async () => {
          await syncToDisk(arrivalOf(key))
          await mkdir(dirname(path), { recursive: true })
          await rename(arrivalOf(key), path)
        })
      },
      async drop(key) {
        const path = arrivalOf(key)
        await requireFolder()
        await orFailure(() => rm(path, { force: true }))
      },
      list: () => filesBelow(join(folder, ARRIVALS), join(folder, ARRIVALS)),
    },
  }
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
