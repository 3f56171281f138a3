import { Outline } from './outline.ts'
import type { Value } from './values.ts'

type Paint = { readonly fills: boolean; readonly strokes: boolean; readonly closes: boolean }
const paint = (fills: boolean, strokes: boolean, closes = false): Paint => ({ fills, strokes, closes })

/** The operators that paint a path. */
export const PAINTS: Readonly<Record<string, Paint>> = {
  S: paint(false, true),
  s: paint(false, true, true),
  f: paint(true, false),
  F: paint(true, false),
  'f*': paint(true, false),
  B: paint(true, true),
  'B*': paint(true, true),
  b: paint(true, true, true),
  'b*': paint(true, true, true),
}

export const PATH_ENDS = new Set([...Object.keys(PAINTS), 'n'])

/** The path that is being made: where it lies, and how many of its parts are closed. */
export class Path {
  readonly outline = new Outline()
  #closed = 0
  #open = 0
  #segments = 0
  #isClosed = false
  #startX = NaN
  #startY = NaN
  #x = NaN
  #y = NaN

  /** Whether the operator makes a part of a path. */
  take(operator: string, operands: readonly Value[]): boolean {
    const isTaken = this.#takePart(operator, operands)
    if (isTaken) this.outline.take(operator, operands)
    return isTaken
  }

  #takePart(operator: string, operands: readonly Value[]): boolean {
    switch (operator) {
      case 'm':
        this.#finish()
        ;[this.#x, this.#y] = lastPoint(operands)
        ;[this.#startX, this.#startY] = [this.#x, this.#y]
        return true
      case 'l':
      case 'c':
      case 'v':
      case 'y':
        if (this.#isClosed) this.#finish()
        this.#segments += 1
        ;[this.#x, this.#y] = lastPoint(operands)
        return true
      case 'h':
        if (this.#segments > 0) this.#isClosed = true
        return true
      case 're':
        this.#finish()
        this.#closed += 1
        return true
      default:
        return false
    }
  }

  get isEmpty(): boolean {
    return this.#closed + this.#open + this.#segments === 0
  }

  count(closesLast: boolean): { open: number; closed: number } {
    if (closesLast && this.#segments > 0) this.#isClosed = true
    this.#finish()
    return { open: this.#open, closed: this.#closed }
  }

  clear(): void {
    this.#closed = this.#open = this.#segments = 0
    this.#isClosed = false
    this.outline.clear()
  }

  #finish(): void {
    if (this.#segments > 0) {
      const comesBack = Math.abs(this.#x - this.#startX) < 0.01 && Math.abs(this.#y - this.#startY) < 0.01
      if (this.#isClosed || (comesBack && this.#segments > 1)) this.#closed += 1
      else this.#open += 1
    }
    this.#segments = 0
    this.#isClosed = false
    ;[this.#x, this.#y] = [this.#startX, this.#startY]
  }
}

const lastPoint = (operands: readonly Value[]): [number, number] => [
  Number(operands.at(-2) ?? NaN),
  Number(operands.at(-1) ?? NaN),
]
