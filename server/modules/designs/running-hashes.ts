import { createHash, type Hash } from 'node:crypto'

const MOST_KEPT = 1_000

type Running = { readonly hash: Hash; bytes: number }

/** Hashes of files while they arrive in this process, so that a file that came in one go need not be read again. */
export type RunningHashes = ReturnType<typeof keepHashes>

export function keepHashes() {
  const kept = new Map<string, Running>()
  return {
    /** Passes content on and hashes it. */
    async *through(
      uploadId: string,
      offset: number,
      content: AsyncIterable<Uint8Array>,
    ): AsyncGenerator<Uint8Array> {
      const before = kept.get(uploadId)
      kept.delete(uploadId)
      const running = offset === 0 ? { hash: createHash('sha256'), bytes: 0 } : before
      if (running?.bytes !== offset) {
        yield* content
        return
      }
      for await (const part of content) {
        running.hash.update(part)
        running.bytes += part.byteLength
        yield part
      }
      // Oldest out: most of those were left for good.
      const [oldest] = kept.size >= MOST_KEPT ? kept.keys() : []
      if (oldest !== undefined) kept.delete(oldest)
      kept.set(uploadId, running)
    },
    /** What passed was not all stored. */
    drop(uploadId: string): void {
      kept.delete(uploadId)
    },
    /** The hash of a file of this length, when all of it passed here. */
    take(uploadId: string, sizeBytes: number): Buffer | null {
      const running = kept.get(uploadId)
      kept.delete(uploadId)
      return running?.bytes === sizeBytes ? running.hash.digest() : null
    },
  }
}
