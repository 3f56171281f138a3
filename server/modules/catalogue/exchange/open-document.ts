import { createReadStream } from 'node:fs'
import type { Archive } from './archive.ts'
import { FileFault } from './file-fault.ts'
import { isZip } from './is-zip.ts'
import { openZip } from './zip-archive.ts'

/** A file that somebody sent: a ZIP, or the document by itself, where the shop has all pictures and files that it names. */
export async function openDocument<Result>(
  path: string,
  use: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  if (await isZip(path)) return openZip(path, use)
  return use({
    document: () => createReadStream(path),
    names: new Set(),
    content: (name) => Promise.reject(new FileFault('ZipBroken', { name })),
  })
}
