import type { SizeMm } from '../designs/facts.ts'

/** A place on a page of a file: parts of the width and height of its picture, from the top left corner. */
export type FileMark = {
  /** From 1. */
  readonly page: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What rounding may add to the parts of a place. */
const ROUNDING = 0.0001

/** Whether a place has a size, and lies wholly on its page. */
export const isOnPage = ({ left, top, width, height }: FileMark): boolean =>
  left >= 0 &&
  top >= 0 &&
  width > 0 &&
  height > 0 &&
  left + width <= 1 + ROUNDING &&
  top + height <= 1 + ROUNDING

/** The same in mm of the picture as it is printed. */
export type MarkMm = {
  readonly leftMm: number
  readonly topMm: number
  readonly widthMm: number
  readonly heightMm: number
}

/** So that it can be seen and taken hold of, however it was drawn. */
const LEAST_PART = 0.01

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(Number.isFinite(value) ? value : least, least), most)

/** A place that lies wholly on the picture, and is large enough to be seen; its size goes before where it begins. */
export function markWithin({ leftMm, topMm, widthMm, heightMm }: MarkMm, picture: SizeMm): MarkMm {
  const width = between(widthMm, picture.widthMm * LEAST_PART, picture.widthMm)
  const height = between(heightMm, picture.heightMm * LEAST_PART, picture.heightMm)
  return {
    leftMm: between(leftMm, 0, picture.widthMm - width),
    topMm: between(topMm, 0, picture.heightMm - height),
    widthMm: width,
    heightMm: height,
  }
}

/** The place between two points of a picture, whichever came first. */
export function markBetween(
  one: { readonly xMm: number; readonly yMm: number },
  other: { readonly xMm: number; readonly yMm: number },
  picture: SizeMm,
): MarkMm {
  const [left, right] = [one.xMm, other.xMm]
    .map((x) => between(x, 0, picture.widthMm))
    .toSorted((a, b) => a - b) as [number, number]
  const [top, bottom] = [one.yMm, other.yMm]
    .map((y) => between(y, 0, picture.heightMm))
    .toSorted((a, b) => a - b) as [number, number]
  return markWithin({ leftMm: left, topMm: top, widthMm: right - left, heightMm: bottom - top }, picture)
}

/** A place in the middle, to begin with. */
export const middleOf = ({ widthMm, heightMm }: SizeMm): MarkMm => ({
  leftMm: widthMm * 0.35,
  topMm: heightMm * 0.35,
  widthMm: widthMm * 0.3,
  heightMm: heightMm * 0.3,
})

const part = (lengthMm: number, ofMm: number) => Math.round((lengthMm / ofMm) * 100_000) / 100_000

/** A place as parts of the picture of its page. */
export function partsOf(place: MarkMm, picture: SizeMm, page: number): FileMark {
  const { leftMm, topMm, widthMm, heightMm } = markWithin(place, picture)
  return {
    page,
    left: part(leftMm, picture.widthMm),
    top: part(topMm, picture.heightMm),
    width: part(widthMm, picture.widthMm),
    height: part(heightMm, picture.heightMm),
  }
}

/** A place in mm of the picture. */
export const markInMm = ({ left, top, width, height }: FileMark, picture: SizeMm): MarkMm => ({
  leftMm: left * picture.widthMm,
  topMm: top * picture.heightMm,
  widthMm: width * picture.widthMm,
  heightMm: height * picture.heightMm,
})
