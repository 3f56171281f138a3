import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Archive } from './archive.ts'
import { FileFault } from './file-fault.ts'
import { useZip } from './zip-archive.ts'

const ZIP = 'PK'

/** A file that somebody sent: a ZIP, or the document by itself, where the shop has all pictures and files that it names. */
export async function useDocument<Result>(
  path: string,
  use: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, 'r')
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0).finally(() => file.close())
  if (buffer.toString('latin1') === ZIP) return useZip(path, use)
  return use({
    document: () => createReadStream(path),
    names: new Set(),
    content: (name) => Promise.reject(new FileFault('ZipBroken', { name })),
  })
}
