import { PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib'
import { numbersIn } from './numbers.ts'

export type Box = {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}
/** As PDF writes it: a b c d e f. */
export type Matrix = readonly [number, number, number, number, number, number]

export const POINTS_PER_MM = 72 / 25.4
export const widthOf = ({ left, right }: Box) => right - left
export const heightOf = ({ bottom, top }: Box) => top - bottom

/** Where a page is trimmed, in its own units: by its TrimBox, else its CropBox, else all of it; never beyond the media. */
export function trimOf(page: PDFPage): { readonly media: Box; readonly trim: Box } {
  const media = boxOf(page, 'MediaBox') ?? { left: 0, bottom: 0, right: 612, top: 792 }
  const stated = boxOf(page, 'TrimBox') ?? boxOf(page, 'CropBox') ?? media
  const trim = {
    left: Math.max(media.left, stated.left),
    bottom: Math.max(media.bottom, stated.bottom),
    right: Math.min(media.right, stated.right),
    top: Math.min(media.top, stated.top),
  }
  return { media, trim: widthOf(trim) > 0 && heightOf(trim) > 0 ? trim : media }
}

function boxOf(page: PDFPage, name: string): Box | null {
  const written = page.node.getInheritableAttribute(PDFName.of(name))
  const numbers = numbersIn(written && page.doc.context.lookup(written))
  if (numbers?.length !== 4) return null
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers
  const box = {
    left: Math.min(x1, x2),
    bottom: Math.min(y1, y2),
    right: Math.max(x1, x2),
    top: Math.max(y1, y2),
  }
  return widthOf(box) > 0 && heightOf(box) > 0 ? box : null
}

/** Quarter turns clockwise as the page is shown; any other angle counts as none. */
export function turnsOf(page: PDFPage): number {
  const written = page.node.getInheritableAttribute(PDFName.of('Rotate'))
  const angle = written && page.doc.context.lookup(written)
  const degrees = angle instanceof PDFNumber ? angle.asNumber() : 0
  return degrees % 90 === 0 ? (((degrees / 90) % 4) + 4) % 4 : 0
}

const TURNS: readonly (readonly [number, number, number, number])[] = [
  [1, 0, 0, 1],
  [0, -1, 1, 0],
  [-1, 0, 0, -1],
  [0, 1, -1, 0],
]

/** Turns a box clockwise by quarters, makes it larger, and puts its middle at a point. */
export function placeBox(box: Box, turns: number, scale: number, middle: readonly [number, number]): Matrix {
  const [a, b, c, d] = (TURNS[turns % 4] ?? [1, 0, 0, 1]).map((value) => value * scale) as [
    number,
    number,
    number,
    number,
  ]
  const [x, y] = [(box.left + box.right) / 2, (box.bottom + box.top) / 2]
  return [a, b, c, d, middle[0] - (a * x + c * y), middle[1] - (b * x + d * y)]
}

export const writeNumbers = (numbers: readonly number[]): string =>
  numbers.map((value) => Number(value.toFixed(5))).join(' ')
