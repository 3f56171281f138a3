import type { FileFault } from '../file-fault.ts'

/** All bytes of a table; of one that has more than so many, `tooLarge` is thrown. */
export async function tableBytes(
  stream: AsyncIterable<Uint8Array>,
  most: number,
  tooLarge: () => FileFault,
): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of stream) {
    bytes += part.length
    if (bytes > most) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}
