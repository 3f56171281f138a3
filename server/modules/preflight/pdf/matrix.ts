/** Where a drawing comes to lie: a, b, c, d, e and f of PDF. */
export type Matrix = readonly [number, number, number, number, number, number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** First one, then the other. */
export const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
]

/** The way back; null where all of a drawing falls onto a line. */
export function inverseOf([a, b, c, d, e, f]: Matrix): Matrix | null {
  const size = a * d - b * c
  if (!Number.isFinite(1 / size)) return null
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size]
}

export const moved = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
]

/** Six numbers of a file as a matrix; anything else moves nothing. */
export const asMatrix = (numbers: readonly number[]): Matrix => {
  const [a, b, c, d, e, f] = numbers
  const isWhole = numbers.length >= 6 && numbers.every((one) => Number.isFinite(one))
  return isWhole ? [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0] : IDENTITY
}
