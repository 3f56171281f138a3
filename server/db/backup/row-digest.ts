import { hash } from 'node:crypto'

const NEWLINE = 10
const LANES = 8

/** What the rows of a table come to. */
export type RowDigest = {
  /** Takes the next part of the rows, each on a line of its own; a part may end anywhere. */
  add(part: Buffer): void
  readonly rows: () => number
  /** 64 hexadecimal digits, the same in whichever order the rows came. */
  readonly text: () => string
}

/** Adds up the SHA-256 of each row: which rows there are counts, and not where in the table they lie. */
export function rowDigest(): RowDigest {
  const sum = new Uint32Array(LANES)
  let rows = 0
  let begun: Buffer[] = []

  function count(line: Buffer): void {
    const digest = hash('sha256', line, 'buffer')
    for (let lane = 0; lane < LANES; lane += 1)
      sum[lane] = ((sum[lane] ?? 0) + digest.readUInt32BE(lane * 4)) >>> 0
    rows += 1
  }

  return {
    add(part) {
      let start = 0
      for (let end = part.indexOf(NEWLINE); end >= 0; end = part.indexOf(NEWLINE, start)) {
        const line = part.subarray(start, end)
        count(begun.length > 0 ? Buffer.concat([...begun, line]) : line)
        begun = []
        start = end + 1
      }
      // Copied, so that the beginning of a row does not keep the whole part.
      if (start < part.length) begun.push(Buffer.from(part.subarray(start)))
    },
    rows: () => rows,
    text: () => [...sum].map((lane) => lane.toString(16).padStart(8, '0')).join(''),
  }
}
