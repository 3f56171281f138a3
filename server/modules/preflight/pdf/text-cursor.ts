import type { FontMeasures } from './font-measures.ts'
import { asMatrix, IDENTITY, type Matrix, times } from './matrix.ts'
import type { Box } from './page-size.ts'
import { isList, type Value } from './values.ts'

/** How letters are set, beside their typeface. */
export type TextState = {
  readonly size: number
  readonly letterSpace: number
  readonly wordSpace: number
  /** 1 as it is. */
  readonly stretch: number
  readonly leading: number
  readonly rise: number
}

export const STARTING_TEXT: TextState = {
  size: 0,
  letterSpace: 0,
  wordSpace: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
}

/** The operators that write. */
export const WRITES = new Set(['Tj', 'TJ', "'", '"'])

/** The setting of letters after an operator that changes it; null for one that does not. */
export function changedText(operator: string, numbers: readonly number[], text: TextState): TextState | null {
  const [first = 0, second = 0] = numbers
  switch (operator) {
    case 'Tc':
      return { ...text, letterSpace: first }
    case 'Tw':
      return { ...text, wordSpace: first }
    case 'Tz':
      return { ...text, stretch: first / 100 }
    case 'TL':
      return { ...text, leading: first }
    case 'TD':
      return { ...text, leading: -second }
    case 'Ts':
      return { ...text, rise: first }
    case '"':
      return { ...text, wordSpace: first, letterSpace: second }
    default:
      return null
  }
}

/** Where on its line text goes on. */
export class TextCursor {
  #line: Matrix = IDENTITY
  #at: Matrix = IDENTITY

  /** Follows an operator that moves it. */
  move(operator: string, operands: readonly Value[], { leading }: TextState): void {
    switch (operator) {
      case 'BT':
        return this.#begin(IDENTITY)
      case 'Tm':
        return this.#begin(asMatrix(operands.map(Number)))
      case 'Td':
      case 'TD':
        return this.#down(Number(operands.at(-2) ?? 0), Number(operands.at(-1) ?? 0))
      case 'T*':
      case "'":
      case '"':
        return this.#down(0, -leading)
    }
  }

  /** Goes past a text; answers the box that it fills, and by what matrix that lies in the stream. */
  write(
    written: Value | undefined,
    { text, matrix }: { readonly text: TextState; readonly matrix: Matrix },
    font: FontMeasures,
  ): { readonly box: Box; readonly matrix: Matrix } {
    let along = 0
    let from = 0
    let to = 0
    const go = (length: number) => {
      along += length
      from = Math.min(from, along)
      to = Math.max(to, along)
    }
    const stretch = font.isVertical ? 1 : text.stretch
    for (const part of isList(written) ? written : [written]) {
      if (typeof part === 'number') go((-part / 1000) * text.size * stretch * (font.isVertical ? -1 : 1))
      else if (Buffer.isBuffer(part)) {
        const { width, letters, spaces } = font.lengthOf(part)
        go((width * text.size + letters * text.letterSpace + spaces * text.wordSpace) * stretch)
      }
    }
    const lies = times(this.#at, matrix)
    this.#at = times(font.isVertical ? [1, 0, 0, 1, 0, -along] : [1, 0, 0, 1, along, 0], this.#at)
    const [low, high] = [font.descent, font.ascent]
      .map((height) => height * text.size + text.rise)
      .toSorted((one, other) => one - other) as [number, number]
    const half = text.size / 2
    const box = font.isVertical
      ? { left: Math.min(-half, half), right: Math.max(-half, half), bottom: -to, top: -from }
      : { left: from, right: to, bottom: low, top: high }
    return { box, matrix: lies }
  }

  #begin(matrix: Matrix): void {
    this.#line = this.#at = matrix
  }

  #down(x: number, y: number): void {
    this.#begin(times([1, 0, 0, 1, x, y], this.#line))
  }
}
