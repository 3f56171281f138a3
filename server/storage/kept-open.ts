import type { FileStorage } from './file-storage.ts'

/** How long a file stays on this machine after its last use. */
const KEPT_FOR_MS = 120_000
/** What is kept beside what is used right now: a storage elsewhere has a copy of each here. */
const MOST_KEPT = 4
const MOST_KEPT_BYTES = 2_000_000_000

type Opened = {
  readonly path: Promise<string | null>
  readonly sizeBytes: number
  readonly isOver: Promise<void>
  readonly close: () => void
  users: number
  timer: NodeJS.Timeout | null
}

export type KeptOpen = ReturnType<typeof keepOpen>

/** Files that are looked at again and again: one that lies elsewhere is fetched once for all of it. */
export function keepOpen({ useLocally }: Pick<FileStorage, 'useLocally'>) {
  /** By key, what was used last at the end. */
  const opened = new Map<string, Opened>()

  function open(key: string, sizeBytes: number): Opened {
    const path = Promise.withResolvers<string | null>()
    const end = Promise.withResolvers<void>()
    const isOver = useLocally(key, async (at) => {
      path.resolve(at)
      await end.promise
    }).then(
      () => path.resolve(null),
      (error: unknown) => path.reject(error),
    )
    return { path: path.promise, sizeBytes, isOver, close: end.resolve, users: 0, timer: null }
  }

  function forget(key: string, file: Opened): void {
    if (file.timer) clearTimeout(file.timer)
    if (opened.get(key) === file) opened.delete(key)
    file.close()
  }

  /** The longest unused go first. */
  function makeRoom(): void {
    const idle = [...opened].filter(([, { users }]) => users === 0)
    let count = idle.length
    let bytes = idle.reduce((sum, [, { sizeBytes }]) => sum + sizeBytes, 0)
    for (const [key, file] of idle) {
      if (count <= MOST_KEPT && bytes <= MOST_KEPT_BYTES) return
      forget(key, file)
      count -= 1
      bytes -= file.sizeBytes
    }
  }

  return {
    /** Gives a file as a path on this machine; null when there is no such file. */
    async use<Result>(
      { key, sizeBytes }: { readonly key: string; readonly sizeBytes: number },
      work: (path: string) => Promise<Result>,
    ): Promise<Result | null> {
      const file = opened.get(key) ?? open(key, sizeBytes)
      opened.delete(key)
      opened.set(key, file)
      file.users += 1
      if (file.timer) clearTimeout(file.timer)
      let isThere = false
      try {
        const path = await file.path
        isThere = path !== null
        return path === null ? null : await work(path)
      } finally {
        file.users -= 1
        if (!isThere) forget(key, file)
        else if (file.users === 0) {
          file.timer = setTimeout(() => forget(key, file), KEPT_FOR_MS).unref()
          makeRoom()
        }
      }
    },
    async close(): Promise<void> {
      const files = [...opened]
      for (const [key, file] of files) forget(key, file)
      await Promise.all(files.map(([, { isOver }]) => isOver))
    },
  }
}
