import type { CatalogueNews, Shown, ShownName, Shows } from '../db/catalogue-news.ts'
import { COMPRESS_FROM_BYTES, compressed, type Encoding } from './compression.ts'
import { lastingBytes } from '../lasting-bytes.ts'

/**
 * An answer as it goes over the wire. A short one stays a text, which Node sends in one piece with the headers; a long
 * one is bytes, each encoding made when it is first asked for.
 */
export type CachedReply =
  | { readonly kind: 'short'; readonly text: string; readonly shown: Shown }
  | {
      readonly kind: 'long'
      readonly shown: Shown
      body(encoding: Encoding): Promise<Buffer>
      /** What `body` gave before; nothing when this encoding was not made yet. */
      madeBody(encoding: Encoding): Buffer | undefined
    }

/**
 * Answers of the catalogue, each kept until something changes that it shows. Bounded by what they hold in memory, keys and
 * encodings too, oldest first; an answer that was being made while that changed is given to who asked before and not kept.
 */
export type ReplyCache = {
  /** What is kept right now, without making it. */
  peek(key: string): CachedReply | undefined
  /** `make` tells what it shows; without a word of that it is everything. */
  get(key: string, make: (shows: Shows) => Promise<string>): Promise<CachedReply>
}

type Entry = CachedReply & {
  sizeBytes: number
  /** The last moment at which it was known to hold. */
  heldAt: number
}

/** What an entry takes beside its key and bodies: about a kilobyte of maps, buffers and headers, as measured. */
const ENTRY_BYTES = 1024
/** A name with its id and its place in the set: 109 to 137 bytes from the fourth on, as measured. */
const NAME_BYTES = 130
const sizeOf = (key: string, bodyBytes: number, shown: Shown) =>
  ENTRY_BYTES + 2 * key.length + bodyBytes + NAME_BYTES * (shown === 'everything' ? 0 : shown.size)

type ReplyCacheOptions = {
  readonly news: CatalogueNews
  readonly maxBytes?: number
  /** From this length on an answer is packed; never with Infinity, where each is asked for only a few times. */
  readonly packFromBytes?: number
}

export function createReplyCache({
  news,
  maxBytes = 64 * 1024 * 1024,
  packFromBytes = COMPRESS_FROM_BYTES,
}: ReplyCacheOptions): ReplyCache {
  const cached = new Map<string, Entry>()
  const making = new Map<string, { readonly answer: Promise<CachedReply>; readonly since: number }>()
  let bytes = 0

  function drop(key: string) {
    bytes -= cached.get(key)?.sizeBytes ?? 0
    cached.delete(key)
  }
  function dropOldest() {
    for (const oldest of cached.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }
  function peek(key: string): Entry | undefined {
    const entry = cached.get(key)
    if (!entry) return undefined
    if (news.hasChanged(entry.shown, entry.heldAt)) {
      drop(key)
      return undefined
    }
    entry.heldAt = news.moment()
    return entry
  }

  function entryOf(key: string, text: string, shown: Shown, heldAt: number): Entry {
    const textBytes = Buffer.byteLength(text)
    const sizeBytes = sizeOf(key, textBytes, shown)
    if (textBytes < packFromBytes) return { kind: 'short', text, shown, heldAt, sizeBytes }
    const plain = lastingBytes(text)
    const made = new Map<Encoding, Buffer>([['identity', plain]])
    const bodies = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]])
    async function encode(encoding: Encoding): Promise<Buffer> {
      const body = lastingBytes(await compressed(plain, encoding))
      made.set(encoding, body)
      entry.sizeBytes += body.length
      if (cached.get(key) === entry) {
        bytes += body.length
        dropOldest()
      }
      return body
    }
    const entry: Entry = {
      kind: 'long',
      shown,
      heldAt,
      sizeBytes,
      body(encoding) {
        const body = bodies.get(encoding) ?? encode(encoding)
        bodies.set(encoding, body)
        return body
      },
      madeBody: (encoding) => made.get(encoding),
    }
    return entry
  }

  async function makeEntry(key: string, make: (shows: Shows) => Promise<string>): Promise<CachedReply> {
    const since = news.moment()
    const names = new Set<ShownName>()
    const text = await make((...some) => some.forEach((name) => names.add(name)))
    const entry = entryOf(key, text, names.size === 0 ? 'everything' : names, since)
    if (!news.hasChanged(entry.shown, since)) {
      drop(key)
      cached.set(key, entry)
      bytes += entry.sizeBytes
      dropOldest()
    }
    return entry
  }

  return {
    peek,
    async get(key, make) {
      const known = peek(key)
      if (known) return known
      const others = making.get(key)
      // One that was begun before a change may show what was there before it.
      if (others?.since === news.moment()) return others.answer
      const own = { answer: makeEntry(key, make), since: news.moment() }
      making.set(key, own)
      try {
        return await own.answer
      } finally {
        if (making.get(key) === own) making.delete(key)
      }
    },
  }
}
