import type { Readable } from 'node:stream'

export type StoredFile = { readonly sizeBytes: number; stream(): Readable }
export type ListedFile = { readonly key: string; readonly changedAt: Date }
export type Content = AsyncIterable<Uint8Array>

/** Where files lie, by keys such as `images/3f…-640.avif`. A file is there whole or not at all. */
export type FileStorage = {
  put(key: string, content: Uint8Array | Content): Promise<void>
  find(key: string): Promise<StoredFile | null>
  remove(key: string): Promise<void>
  /** Every file whose key begins with this folder. */
  list(folder: string): AsyncIterable<ListedFile>
  /** Gives a file as a path on this machine, for as long as it is used; null when there is no such file. */
  useLocally<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result | null>
  readonly arrivals: Arrivals
}

/** Files that arrive in pieces. What has arrived stays, whatever breaks off; nobody finds it before it is complete. */
export type Arrivals = {
  /** Makes room for a file; what had arrived of it before is gone. */
  begin(key: string): Promise<void>
  /** How far a file has arrived; null when it was not begun, or is complete. */
  arrivedBytes(key: string): Promise<number | null>
  /** Adds content from this place on, which must be where the file has arrived; answers how far it has arrived then. */
  append(key: string, offset: number, content: Content): Promise<number>
  /** Makes what has arrived the file of this key. */
  complete(key: string): Promise<void>
  drop(key: string): Promise<void>
  list(): AsyncIterable<ListedFile>
}

/** The storage has no room left, or cannot be reached or written now. Both pass without a restart. */
export class StorageFailure extends Error {
  readonly kind: 'full' | 'away'
  constructor(kind: 'full' | 'away', cause: unknown) {
    super(`storage ${kind}`, { cause })
    this.name = 'StorageFailure'
    this.kind = kind
  }
}

/** No part begins with a dot, so that no key leads out of its folder. */
const KEY = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/

export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`Not a key of a file: ${key}`)
  return key
}
