import type { Content } from './file-storage.ts'

/** The same content in parts of exactly this size, but the last. When it breaks off, what came before is given first. */
export async function* inParts(content: Content, partBytes: number): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  let brokenOff: { readonly error: unknown } | null = null
  const iterator = content[Symbol.asyncIterator]()
  for (;;) {
    const next = await nextOf(iterator)
    if ('error' in next) {
      brokenOff = next
      break
    }
    if (next.done) break
    waiting.push(next.value)
    waitingBytes += next.value.byteLength
    if (waitingBytes < partBytes) continue
    const all = Buffer.concat(waiting, waitingBytes)
    let start = 0
    for (; all.byteLength - start >= partBytes; start += partBytes)
      yield all.subarray(start, start + partBytes)
    // Copied, so that a rest of a few bytes does not keep the whole.
    waiting = start < all.byteLength ? [Buffer.from(all.subarray(start))] : []
    waitingBytes = all.byteLength - start
  }
  if (waitingBytes > 0) yield Buffer.concat(waiting, waitingBytes)
  if (brokenOff) throw brokenOff.error
}

async function nextOf(
  iterator: AsyncIterator<Uint8Array>,
): Promise<IteratorResult<Uint8Array> | { readonly error: unknown }> {
  try {
    return await iterator.next()
  } catch (error) {
    return { error }
  }
}
