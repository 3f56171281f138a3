import type { FileHandle } from 'node:fs/promises'
import type { Content } from './file-storage.ts'

const BATCH_BYTES = 512 * 1024
/** What the disk is given to keep while the rest comes in, so that little is left to wait for at the end. */
const SYNC_EVERY_BYTES = 32 * 1024 * 1024

/**
 * Writes content into a file from an offset on, while the next part of it comes in; answers where it ends. When the
 * content breaks off, what came before it is written all the same.
 */
export async function writeFrom(handle: FileHandle, offset: number, content: Content): Promise<number> {
  let end = offset
  let batch: Uint8Array[] = []
  let batchBytes = 0
  let writing: Promise<void> = Promise.resolve()
  let syncing: Promise<void> = Promise.resolve()
  let unsyncedBytes = 0

  async function flush(): Promise<void> {
    await writing
    writing = writeAll(handle, batch, end)
    // It is awaited before the next one; until then nobody listens.
    writing.catch(() => undefined)
    end += batchBytes
    unsyncedBytes += batchBytes
    batch = []
    batchBytes = 0
    if (unsyncedBytes >= SYNC_EVERY_BYTES) await sync()
  }

  async function sync(): Promise<void> {
    await syncing
    syncing = handle.datasync()
    syncing.catch(() => undefined)
    unsyncedBytes = 0
  }

  try {
    for await (const part of content) {
      batch.push(part)
      batchBytes += part.byteLength
      if (batchBytes >= BATCH_BYTES) await flush()
    }
  } finally {
    await flush()
    await writing
    await syncing
  }
  return end
}

/** A disk that is filling up may take a part of a write without saying why; the next write says it. */
async function writeAll(handle: FileHandle, parts: readonly Uint8Array[], offset: number): Promise<void> {
  let position = offset
  let left = [...parts]
  while (left.length > 0) {
    const { bytesWritten } = await handle.writev(left, position)
    position += bytesWritten
    left = without(left, bytesWritten)
  }
}

function without(parts: readonly Uint8Array[], bytes: number): Uint8Array[] {
  let skip = bytes
  return parts.flatMap((part) => {
    const skipped = Math.min(skip, part.byteLength)
    skip -= skipped
    return skipped < part.byteLength ? [part.subarray(skipped)] : []
  })
}
