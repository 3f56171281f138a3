import type { Box } from './page-size.ts'
import type { Matrix } from './matrix.ts'
import type { Value } from './values.ts'

/** A path of more parts than these is told by its box alone. */
const MOST_PARTS = 20_000

const MOVE = 0
const LINE = 1
const CURVE = 2
const CLOSE = 3
const POINTS = [1, 1, 3, 0] as const

/** A shape in mm of the page: its box, and its path as data of SVG unless it became too much. */
export type Shape = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly outline: string | null
  /** What the outline takes of what is kept. */
  readonly points: number
}

/** Where the parts of a path lie, in units of the stream that draws it. */
export class Outline {
  /** Each part: its kind, then its points. */
  readonly #parts: number[] = []
  #count = 0
  #isClosed = true
  #left = Infinity
  #bottom = Infinity
  #right = -Infinity
  #top = -Infinity
  #x = 0
  #y = 0

  take(operator: string, operands: readonly Value[]): void {
    switch (operator) {
      case 'm':
        return this.#add(MOVE, operands, 2)
      case 'l':
        return this.#add(LINE, operands, 2)
      case 'c':
        return this.#add(CURVE, operands, 6)
      case 'v':
        return this.#add(CURVE, [this.#x, this.#y, ...operands], 6)
      case 'y':
        return this.#add(CURVE, [...operands, ...operands.slice(-2)], 6)
      case 'h':
        return this.close()
      case 're': {
        const [x, y, width, height] = operands.slice(-4).map(Number)
        if (x === undefined || y === undefined || width === undefined || height === undefined) return
        this.#add(MOVE, [x, y], 2)
        this.#add(LINE, [x + width, y], 2)
        this.#add(LINE, [x + width, y + height], 2)
        this.#add(LINE, [x, y + height], 2)
        this.close()
        this.#x = x
        this.#y = y
      }
    }
  }

  /** Closes its last part, once. */
  close(): void {
    if (!this.#isClosed) this.#add(CLOSE, [], 0)
    this.#isClosed = true
  }

  clear(): void {
    this.#parts.length = this.#count = this.#x = this.#y = 0
    this.#isClosed = true
    this.#left = this.#bottom = Infinity
    this.#right = this.#top = -Infinity
  }

  /** The box around all of it, in units of its own; null where there is nothing. */
  get bounds(): Box | null {
    if (!(this.#right >= this.#left)) return null
    return { left: this.#left, bottom: this.#bottom, right: this.#right, top: this.#top }
  }

  /** As it comes to lie, with no more points than these; null where there is nothing, or it lies nowhere. */
  shape(matrix: Matrix, mostPoints: number): Shape | null {
    const bounds = this.bounds
    if (!bounds) return null
    if (mostPoints === 0 || this.#count > MOST_PARTS) {
      const shape = boxShape(bounds, matrix)
      return shape && { ...shape, outline: null, points: 0 }
    }
    const parts = moved(this.#parts, matrix)
    const box = boundsOf(parts)
    if (!box) return null
    const outline = pathData(parts, mostPoints)
    return { ...box, outline: outline?.data ?? null, points: outline?.points ?? 0 }
  }

  #add(kind: 0 | 1 | 2 | 3, values: readonly Value[], wanted: number): void {
    const from = values.length - wanted
    if (from < 0) return
    this.#count += 1
    this.#isClosed = false
    const isKept = this.#count <= MOST_PARTS
    if (isKept) this.#parts.push(kind)
    for (let at = from; at < values.length; at += 2) {
      const x = Number(values[at])
      const y = Number(values[at + 1])
      if (isKept) this.#parts.push(x, y)
      if (x < this.#left) this.#left = x
      if (x > this.#right) this.#right = x
      if (y < this.#bottom) this.#bottom = y
      if (y > this.#top) this.#top = y
      this.#x = x
      this.#y = y
    }
  }
}

/** The shape of a box that a matrix may turn. */
export function boxShape({ left, bottom, right, top }: Box, matrix: Matrix): Shape | null {
  const [a, b, c, d, e, f] = matrix
  const isUpright = (isNone(b, a) && isNone(c, d)) || (isNone(a, b) && isNone(d, c))
  if (isUpright) {
    const [x0, y0] = [a * left + c * bottom + e, b * left + d * bottom + f]
    const [x1, y1] = [a * right + c * top + e, b * right + d * top + f]
    const box = {
      left: Math.min(x0, x1),
      top: Math.min(y0, y1),
      right: Math.max(x0, x1),
      bottom: Math.max(y0, y1),
      outline: null,
      points: 0,
    }
    const isThere = isNear(box.left) && isNear(box.right) && isNear(box.top) && isNear(box.bottom)
    return isThere ? box : null
  }
  const corners = [MOVE, left, top, LINE, right, top, LINE, right, bottom, LINE, left, bottom, CLOSE]
  const parts = moved(corners, matrix)
  const box = boundsOf(parts)
  const outline = box && pathData(parts, 4)
  return box && outline && { ...box, outline: outline.data, points: outline.points }
}

const isNone = (one: number, beside: number) => Math.abs(one) <= 1e-6 * Math.abs(beside)

function moved(parts: readonly number[], [a, b, c, d, e, f]: Matrix): number[] {
  const out: number[] = []
  for (let at = 0; at < parts.length;) {
    const kind = (parts[at] ?? CLOSE) as 0 | 1 | 2 | 3
    out.push(kind)
    at += 1
    for (let point = 0; point < POINTS[kind]; point += 1, at += 2) {
      const x = parts[at] ?? 0
      const y = parts[at + 1] ?? 0
      out.push(a * x + c * y + e, b * x + d * y + f)
    }
  }
  return out
}

/** Farther than this from a page nothing is. */
const FAR_MM = 1_000_000
const isNear = (one: number) => Math.abs(one) < FAR_MM

function boundsOf(parts: readonly number[]) {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (let at = 0; at < parts.length;) {
    const kind = (parts[at] ?? CLOSE) as 0 | 1 | 2 | 3
    at += 1
    for (let point = 0; point < POINTS[kind]; point += 1, at += 2) {
      const x = parts[at] ?? NaN
      const y = parts[at + 1] ?? NaN
      if (!isNear(x) || !isNear(y)) return null
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
  }
  return right >= left ? { left, top, right, bottom } : null
}

/** A path in words; one of too many points by those that lie farthest apart. Null where no part of it can be spared. */
function pathData(parts: readonly number[], mostPoints: number): { data: string; points: number } | null {
  let points = 0
  for (let at = 0; at < parts.length;) {
    const kind = (parts[at] ?? CLOSE) as 0 | 1 | 2 | 3
    points += POINTS[kind]
    at += 1 + 2 * POINTS[kind]
  }
  if (points > mostPoints) return thinned(parts, mostPoints)
  let data = ''
  for (let at = 0; at < parts.length;) {
    const kind = (parts[at] ?? CLOSE) as 0 | 1 | 2 | 3
    data += 'MLCZ'[kind]
    at += 1
    for (let point = 0; point < POINTS[kind]; point += 1, at += 2)
      data += `${point > 0 ? ' ' : ''}${mm(parts[at] ?? 0)} ${mm(parts[at + 1] ?? 0)}`
  }
  return { data, points }
}

/** Straight lines between the ends of its parts, each about as long as the next. */
function thinned(parts: readonly number[], mostPoints: number): { data: string; points: number } | null {
  const ends: { kind: 0 | 1 | 2 | 3; x: number; y: number }[] = []
  let length = 0
  let moves = 0
  let before = { x: 0, y: 0 }
  for (let at = 0; at < parts.length;) {
    const kind = (parts[at] ?? CLOSE) as 0 | 1 | 2 | 3
    const last = at + 2 * POINTS[kind]
    const end = kind === CLOSE ? before : { x: parts[last - 1] ?? 0, y: parts[last] ?? 0 }
    if (kind === MOVE) moves += 1
    else if (kind !== CLOSE) length += Math.hypot(end.x - before.x, end.y - before.y)
    ends.push({ kind, ...end })
    before = end
    at = last + 1
  }
  // Each part of it has a first point and a last one besides those that are a step apart.
  const room = mostPoints - 2 * moves
  if (room <= 0) return null
  const step = length / room
  let data = ''
  let points = 0
  let kept = { x: 0, y: 0 }
  for (const [at, { kind, x, y }] of ends.entries()) {
    if (kind === CLOSE) {
      data += 'Z'
      continue
    }
    const after = ends[at + 1]
    const isLast = after === undefined || after.kind === MOVE || after.kind === CLOSE
    if (kind !== MOVE && !isLast && Math.hypot(x - kept.x, y - kept.y) < step) continue
    data += `${kind === MOVE ? 'M' : 'L'}${mm(x)} ${mm(y)}`
    points += 1
    kept = { x, y }
  }
  return { data, points }
}

/** In hundredths: less is not seen, at 1:10 neither. */
export const mm = (length: number): number => Math.round(length * 100) / 100 + 0
