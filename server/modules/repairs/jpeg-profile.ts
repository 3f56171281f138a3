const [APP0, APP15, APP2] = [0xe0, 0xef, 0xe2]
const SIGN = Buffer.from('ICC_PROFILE\0', 'latin1')
/** What fits in a segment beside its sign and its two numbers. */
const MOST_BYTES = 65_533 - SIGN.length - 2

/** A JPEG with this profile in place of its own; null leaves it without one. */
export function withProfile(jpeg: Uint8Array, profile: Uint8Array | null): Buffer {
  const kept: Uint8Array[] = [jpeg.subarray(0, 2)]
  let at = 2
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0
    if (marker < APP0 || marker > APP15) break
    const end = at + 2 + (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0)
    const isProfile = marker === APP2 && SIGN.equals(jpeg.subarray(at + 4, at + 4 + SIGN.length))
    if (!isProfile) kept.push(jpeg.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, ...(profile ? segmentsOf(profile) : []), jpeg.subarray(at)])
}

function segmentsOf(profile: Uint8Array): readonly Buffer[] {
  const count = Math.ceil(profile.length / MOST_BYTES)
  return Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * MOST_BYTES, (index + 1) * MOST_BYTES)
    const head = Buffer.from([0xff, APP2, 0, 0])
    head.writeUInt16BE(2 + SIGN.length + 2 + part.length, 2)
    return Buffer.concat([head, SIGN, Buffer.from([index + 1, count]), part])
  })
}
