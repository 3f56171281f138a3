import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

/** What is packed in a file, as it is read; what goes wrong with the file is told where it is read. */
export function unpacked(file: Readable, signal?: AbortSignal): AsyncIterable<Buffer> {
  const gunzip = createGunzip()
  pipeline(file, gunzip, { ...(signal && { signal }) }).catch(() => undefined)
  return gunzip
}
