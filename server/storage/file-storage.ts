import type { Readable } from 'node:stream'

export type StoredFile = { readonly sizeBytes: number; stream(): Readable }

/** Where files lie, by keys such as `images/3f…-640.avif`. A file is there whole or not at all. */
export type FileStorage = {
  put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>
  find(key: string): Promise<StoredFile | null>
  remove(key: string): Promise<void>
}
