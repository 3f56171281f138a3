/** A number of the parameters of a filter. */
export type Parameter = (key: string, otherwise: number) => number

const within = (value: number, most: number) => Math.max(1, Math.min(most, Math.trunc(value) || 1))

/** Undoes the differences that PNG and TIFF make before packing: each row told as how it differs from what lies beside it. */
export function undoPredictor(bytes: Buffer, parameter: Parameter): Buffer {
  const predictor = parameter('Predictor', 1)
  if (predictor <= 1) return bytes
  const colours = within(parameter('Colors', 1), 64)
  const depth = within(parameter('BitsPerComponent', 8), 16)
  const columns = within(parameter('Columns', 1), 10_000_000)
  const step = Math.max(1, (colours * depth) >> 3)
  // No row is longer than all there is, whatever width is told: shifted, its bits would be more than 32.
  const row = within(Math.ceil((colours * depth * columns) / 8), bytes.length)
  return predictor === 2 ? undoTiff(bytes, row, step, depth) : undoPng(bytes, row, step)
}

function undoTiff(bytes: Buffer, row: number, step: number, depth: number): Buffer {
  if (depth !== 8) return bytes
  const out = Buffer.from(bytes)
  for (let start = 0; start < out.length; start += row)
    for (let at = start + step; at < Math.min(start + row, out.length); at += 1)
      out[at] = ((out[at] ?? 0) + (out[at - step] ?? 0)) & 255
  return out
}

function undoPng(bytes: Buffer, row: number, step: number): Buffer {
  const rows = Math.ceil(bytes.length / (row + 1))
  const out = Buffer.alloc(bytes.length - rows)
  for (let y = 0; y < rows; y += 1) {
    const kind = bytes[y * (row + 1)] ?? 0
    const from = y * (row + 1) + 1
    const to = y * row
    const count = Math.min(row, bytes.length - from)
    for (let x = 0; x < count; x += 1) {
      const left = x >= step ? (out[to + x - step] ?? 0) : 0
      const up = y > 0 ? (out[to + x - row] ?? 0) : 0
      const corner = x >= step && y > 0 ? (out[to + x - row - step] ?? 0) : 0
      const guess =
        kind === 1
          ? left
          : kind === 2
            ? up
            : kind === 3
              ? (left + up) >> 1
              : kind === 4
                ? paeth(left, up, corner)
                : 0
      out[to + x] = ((bytes[from + x] ?? 0) + guess) & 255
    }
  }
  return out
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const toLeft = Math.abs(guess - left)
  const toUp = Math.abs(guess - up)
  const toCorner = Math.abs(guess - corner)
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
