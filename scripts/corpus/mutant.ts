const MOST_CHANGES = 8
const MOST_BYTES = 64

/** Numbers from 0 up to 1, the same ones for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A damaged copy: bytes changed, wiped, lost, repeated, and numbers that lie. */
export function mutant(good: Buffer, random: () => number): Buffer {
  const upTo = (limit: number) => Math.floor(random() * limit)
  let bytes: Buffer = Buffer.from(good)
  for (let changes = 1 + upTo(MOST_CHANGES); changes > 0 && bytes.length > 1; changes -= 1) {
    const at = upTo(bytes.length)
    switch (upTo(7)) {
      case 0:
        bytes[at] = upTo(256)
        break
      case 1:
        bytes[at] = (bytes[at] ?? 0) ^ (1 << upTo(8))
        break
      case 2:
        bytes.fill(upTo(2) * 255, at, Math.min(bytes.length, at + upTo(MOST_BYTES)))
        break
      case 3:
        bytes = Buffer.concat([
          bytes.subarray(0, at),
          bytes.subarray(Math.min(bytes.length, at + upTo(MOST_BYTES))),
        ])
        break
      case 4:
        bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(upTo(bytes.length))])
        break
      case 5:
        if (upTo(4) === 0) bytes = bytes.subarray(0, 1 + at)
        break
      default:
        bytes = withLies(bytes, random)
    }
  }
  return bytes
}

/** One of forty written numbers becomes another, small or huge. */
function withLies(bytes: Buffer, random: () => number): Buffer {
  const text = bytes.toString('latin1').replace(/\d+/g, (number) => {
    if (random() > 1 / 40) return number
    return random() < 1 / 3 ? String(2 ** 31) : String(Math.floor(random() * 1000))
  })
  return Buffer.from(text, 'latin1')
}
