import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Archive } from './archive.ts'
import { FileFault } from './file-fault.ts'
import { openZip } from './zip-archive.ts'

const ZIP = 'PK'

/** A file that somebody sent: a ZIP, or the document by itself, where the shop has all pictures and files that it names. */
export async function openDocument<Result>(
  path: string,
  use: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, 'r')
  const head = Buffer.alloc(2)
  try {
    await file.read(head, 0, 2, 0)
  } finally {
    await file.close()
  }
  if (head.toString('latin1') === ZIP) return openZip(path, use)
  return use({
    document: () => createReadStream(path),
    names: new Set(),
    content: (name) => Promise.reject(new FileFault('ZipBroken', { name })),
  })
}
