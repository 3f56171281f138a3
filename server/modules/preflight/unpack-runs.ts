/** Fills a row from runs as TIFF and Photoshop pack them (PackBits); what is missing stays 0. */
export function unpackRuns(packed: Buffer, out: Buffer): void {
  let to = 0
  for (let at = 0; at < packed.length && to < out.length;) {
    const length = packed[at] ?? 128
    at += 1
    if (length < 128) {
      const count = Math.min(length + 1, out.length - to, packed.length - at)
      packed.copy(out, to, at, at + count)
      at += length + 1
      to += count
    } else if (length > 128) {
      const end = Math.min(to + 257 - length, out.length)
      out.fill(packed[at] ?? 0, to, end)
      at += 1
      to = end
    }
  }
  out.fill(0, to)
}
