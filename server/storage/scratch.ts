import { lstat, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const OURS = /^paskruis-(?:repair|previews|file)-.{6}$/

/** A new folder for what is on its way to the storage, or from it; whoever asks for it removes it. */
export const makeScratch = (kind: 'repair' | 'previews' | 'file', within = tmpdir()): Promise<string> =>
  mkdtemp(join(within, `paskruis-${kind}-`))

const TOUCHED_EVERY_MS = 10 * 60_000

/** A new folder for as long as it is used, however long that is: until then it stays as if it had just changed. */
export async function withScratch<Result>(
  use: (folder: string) => Promise<Result>,
  within = tmpdir(),
): Promise<Result> {
  const folder = await makeScratch('file', within)
  const touching = setInterval(() => {
    const now = new Date()
    // It may be gone by now, as its work has ended.
    void utimes(folder, now, now).catch(() => null)
  }, TOUCHED_EVERY_MS)
  try {
    return await use(folder)
  } finally {
    clearInterval(touching)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes such folders of this user that have not changed since a moment: a process that was killed leaves them. */
export async function clearScratch(before: Date, within = tmpdir()): Promise<void> {
  for (const name of await readdir(within)) {
    if (!OURS.test(name)) continue
    const path = join(within, name)
    // It may be gone by now, as its work has ended.
    const found = await lstat(path).catch(() => null)
    const isLeft = found?.isDirectory() && found.mtime < before && found.uid === process.getuid?.()
    if (isLeft) await rm(path, { recursive: true, force: true })
  }
}
