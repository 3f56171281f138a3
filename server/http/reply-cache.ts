import { COMPRESS_FROM_BYTES, compressed, type Encoding } from './compression.ts'

/**
 * An answer as it goes over the wire. A short one stays a text, which Node sends in one piece with the headers; a long
 * one is bytes, each encoding made when it is first asked for.
 */
export type KeptReply =
  | { readonly kind: 'short'; readonly text: string }
  | {
      readonly kind: 'long'
      body(encoding: Encoding): Promise<Buffer>
      /** What `body` gave before; nothing when this encoding was not made yet. */
      madeBody(encoding: Encoding): Buffer | undefined
    }

/**
 * Answers of the catalogue, kept until the catalogue changes. Bounded by what they hold in memory, keys and encodings
 * too, oldest first; an answer that was being made while the catalogue changed is given to who asked and not kept.
 */
export type ReplyCache = {
  /** What is kept right now, without making it. */
  peek(key: string): KeptReply | undefined
  get(key: string, make: () => Promise<string>): Promise<KeptReply>
  clear(): void
}

type Entry = KeptReply & { sizeBytes: number }

/** What an entry takes beside its key and bodies: about a kilobyte of maps, buffers and headers, as measured. */
const ENTRY_BYTES = 1024
const sizeOf = (key: string, body: Buffer) => ENTRY_BYTES + 2 * key.length + body.length

type ReplyCacheLimits = {
  readonly maxBytes?: number
  /** From this length on an answer is packed; never with Infinity, where each is asked for only a few times. */
  readonly packFromBytes?: number
}

export function createReplyCache({
  maxBytes = 64 * 1024 * 1024,
  packFromBytes = COMPRESS_FROM_BYTES,
}: ReplyCacheLimits = {}): ReplyCache {
  const kept = new Map<string, Entry>()
  const making = new Map<string, Promise<KeptReply>>()
  let bytes = 0
  let generation = 0

  function dropOldest() {
    for (const [oldest, { sizeBytes }] of kept) {
      if (bytes <= maxBytes) break
      kept.delete(oldest)
      bytes -= sizeBytes
    }
  }

  function entryOf(key: string, text: string): Entry {
    const plain = Buffer.from(text)
    if (plain.length < packFromBytes) return { kind: 'short', text, sizeBytes: sizeOf(key, plain) }
    const made = new Map<Encoding, Buffer>([['identity', plain]])
    const bodies = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]])
    async function encode(encoding: Encoding): Promise<Buffer> {
      const body = await compressed(plain, encoding)
      made.set(encoding, body)
      entry.sizeBytes += body.length
      if (kept.get(key) === entry) {
        bytes += body.length
        dropOldest()
      }
      return body
    }
    const entry: Entry = {
      kind: 'long',
      sizeBytes: sizeOf(key, plain),
      body(encoding) {
        const body = bodies.get(encoding) ?? encode(encoding)
        bodies.set(encoding, body)
        return body
      },
      madeBody: (encoding) => made.get(encoding),
    }
    return entry
  }

  async function makeEntry(key: string, make: () => Promise<string>): Promise<KeptReply> {
    const startedIn = generation
    const entry = entryOf(key, await make())
    if (generation === startedIn) {
      kept.set(key, entry)
      bytes += entry.sizeBytes
      dropOldest()
    }
    return entry
  }

  return {
    peek: (key) => kept.get(key),
    async get(key, make) {
      const known = kept.get(key) ?? making.get(key)
      if (known) return known
      const answer = makeEntry(key, make)
      making.set(key, answer)
      try {
        return await answer
      } finally {
        if (making.get(key) === answer) making.delete(key)
      }
    },
    clear() {
      generation += 1
      kept.clear()
      making.clear()
      bytes = 0
    },
  }
}
