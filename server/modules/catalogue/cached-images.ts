import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { lastingBytes } from '../../lasting-bytes.ts'
import type { StoredImage } from './image-store.ts'

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const

type Encoding = keyof typeof compressors | 'identity'
export type CachedImage = { readonly mimeType: string; encoded(encoding: Encoding): Promise<Buffer> }

/** Images in memory, the oldest forgotten beyond the limit; drawings are compressed once per encoding. */
export function cacheImages(
  load: (name: string) => Promise<StoredImage | null>,
  maxBytes = 32 * 1024 * 1024,
) {
  const cached = new Map<string, { readonly image: CachedImage; readonly bytes: number }>()
  let bytes = 0

  function keep(name: string, { mimeType, content: read }: StoredImage): CachedImage {
    const content = lastingBytes(read)
    const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(content)]])
    const image: CachedImage = {
      mimeType,
      encoded(encoding) {
        const known = made.get(encoding)
        if (known) return known
        const fresh =
          encoding === 'identity'
            ? Promise.resolve(content)
            : compressors[encoding](content).then(lastingBytes)
        made.set(encoding, fresh)
        return fresh
      },
    }
    if (cached.has(name)) return image
    // Twice, for what its compressed forms may come to take.
    cached.set(name, { image, bytes: content.byteLength * 2 })
    bytes += content.byteLength * 2
    for (const [oldest, entry] of cached) {
      if (bytes <= maxBytes) break
      cached.delete(oldest)
      bytes -= entry.bytes
    }
    return image
  }

  return {
    async find(name: string): Promise<CachedImage | null> {
      const known = cached.get(name)
      if (known) return known.image
      const stored = await load(name)
      return stored && keep(name, stored)
    },
  }
}
