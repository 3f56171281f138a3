import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { StoredImage } from './image-store.ts'

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const

type Encoding = keyof typeof compressors | 'identity'
export type KeptImage = { readonly mimeType: string; encoded(encoding: Encoding): Promise<Buffer> }

/** Images in memory, the oldest forgotten beyond the limit; drawings are compressed once per encoding. */
export function keepImages(load: (name: string) => Promise<StoredImage | null>, maxBytes = 32 * 1024 * 1024) {
  const kept = new Map<string, { readonly image: KeptImage; readonly bytes: number }>()
  let bytes = 0

  function keep(name: string, { mimeType, content }: StoredImage): KeptImage {
    const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(content)]])
    const image: KeptImage = {
      mimeType,
      encoded(encoding) {
        const known = made.get(encoding)
        if (known) return known
        const fresh = encoding === 'identity' ? Promise.resolve(content) : compressors[encoding](content)
        made.set(encoding, fresh)
        return fresh
      },
    }
    if (kept.has(name)) return image
    // Twice, for what its compressed forms may come to take.
    kept.set(name, { image, bytes: content.byteLength * 2 })
    bytes += content.byteLength * 2
    for (const [oldest, entry] of kept) {
      if (bytes <= maxBytes) break
      kept.delete(oldest)
      bytes -= entry.bytes
    }
    return image
  }

  return {
    async find(name: string): Promise<KeptImage | null> {
      const known = kept.get(name)
      if (known) return known.image
      const stored = await load(name)
      return stored && keep(name, stored)
    },
  }
}
