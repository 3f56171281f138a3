import { statfs } from 'node:fs/promises'

/** How much room the disk with a folder has; null where that can't be asked. */
export async function diskOf(
  folder: string,
): Promise<{ readonly freeBytes: number; readonly sizeBytes: number } | null> {
  try {
    const { bsize, bavail, blocks } = await statfs(folder)
    return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
  } catch {
    // Whatever is wrong with the folder, the storage says.
    return null
  }
}
