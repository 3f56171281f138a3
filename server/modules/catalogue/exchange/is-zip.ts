import { open } from 'node:fs/promises'

const ZIP = 'PK'

export const beginsAsZip = (beginning: Buffer): boolean => beginning.toString('latin1', 0, 2) === ZIP

/** Whether a file is a ZIP, by what it begins with. */
export async function isZip(path: string): Promise<boolean> {
  return beginsAsZip(await beginningOf(path, ZIP.length))
}

/** The first bytes of a file. */
export async function beginningOf(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
