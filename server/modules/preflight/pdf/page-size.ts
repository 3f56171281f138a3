import type { EdgesMm, SizeMm } from '#domain/designs/facts.ts'
import type { Matrix } from './matrix.ts'
import type { PdfFile } from './pdf-file.ts'
import type { Dict } from './values.ts'

const MM_PER_PT = 25.4 / 72

/** A box in units of the page; left below right, bottom below top. */
export type Box = {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

/** What a page says of its size. */
export type PageSize = {
  readonly media: Box
  /** TrimBox, else CropBox, else media; within the media. */
  readonly trim: Box
  readonly crop: Box
  /** Where ink may end: the BleedBox where there is a TrimBox, else the media. */
  readonly outer: Box
  readonly facts: {
    readonly media: SizeMm
    readonly size: SizeMm
    readonly hasTrimBox: boolean
    readonly bleed: EdgesMm | null
    readonly rotate: number
    readonly userUnit: number
  }
}

/** What every reader takes where a page does not say how large it is. */
const LETTER: Box = { left: 0, bottom: 0, right: 612, top: 792 }

const hasArea = ({ left, bottom, right, top }: Box): boolean => right - left > 0 && top - bottom > 0

/** A box with an area that something tells under a name. */
export function boxOf(pdf: PdfFile, told: Dict, key: string): Box | null {
  const sides = pdf.list(told, key).map((value) => Number(pdf.resolve(value)))
  const [a = 0, b = 0, c = 0, d = 0] = sides
  if (sides.length < 3 || !sides.every(Number.isFinite)) return null
  const box = { left: Math.min(a, c), bottom: Math.min(b, d), right: Math.max(a, c), top: Math.max(b, d) }
  return hasArea(box) ? box : null
}

const clip = (box: Box | null, to: Box): Box | null => {
  if (!box) return null
  const clipped = {
    left: Math.max(box.left, to.left),
    bottom: Math.max(box.bottom, to.bottom),
    right: Math.min(box.right, to.right),
    top: Math.min(box.top, to.top),
  }
  return hasArea(clipped) ? clipped : null
}

/** The boxes of a page (preflight 3, rule 1); null where the media has no area. */
export function pageSize(pdf: PdfFile, page: Dict): PageSize | null {
  const media = page.has('MediaBox') ? boxOf(pdf, page, 'MediaBox') : LETTER
  if (!media) return null
  const ownCrop = clip(boxOf(pdf, page, 'CropBox'), media)
  const ownTrim = clip(boxOf(pdf, page, 'TrimBox'), media)
  const ownBleed = clip(boxOf(pdf, page, 'BleedBox'), media)
  const crop = ownCrop ?? media
  const trim = ownTrim ?? crop
  const userUnit = unitOf(pdf, page)
  const rotate = rotationOf(pdf, page)
  const mm = (units: number) => Math.round(units * userUnit * MM_PER_PT * 1000) / 1000
  const isTurned = rotate % 180 !== 0
  const size = (box: Box): SizeMm => {
    const [width, height] = [mm(box.right - box.left), mm(box.top - box.bottom)]
    return isTurned ? { widthMm: height, heightMm: width } : { widthMm: width, heightMm: height }
  }
  const beyond = ownBleed && [
    mm(trim.left - ownBleed.left),
    mm(trim.bottom - ownBleed.bottom),
    mm(ownBleed.right - trim.right),
    mm(ownBleed.top - trim.top),
  ]
  return {
    media,
    trim,
    crop,
    outer: (ownTrim && ownBleed) ?? media,
    facts: {
      media: size(media),
      size: size(trim),
      hasTrimBox: ownTrim !== null,
      bleed: beyond && turnedEdges(beyond, rotate),
      rotate,
      userUnit,
    },
  }
}

/** By what the units of a page become mm from the top left corner of its trim, as it is seen. */
export function ontoTrim({ trim, facts: { rotate, userUnit } }: PageSize): Matrix {
  const k = userUnit * MM_PER_PT
  const { left, bottom, right, top } = trim
  if (rotate === 90) return [0, k, k, 0, -bottom * k, -left * k]
  if (rotate === 180) return [-k, 0, 0, k, right * k, -bottom * k]
  if (rotate === 270) return [0, -k, -k, 0, top * k, right * k]
  return [k, 0, 0, -k, -left * k, top * k]
}

/** What two boxes have in common, which may be a line; null where they lie apart. */
export function commonBox(one: Box, other: Box): Box | null {
  const left = Math.max(one.left, other.left)
  const bottom = Math.max(one.bottom, other.bottom)
  const right = Math.min(one.right, other.right)
  const top = Math.min(one.top, other.top)
  return left <= right && bottom <= top ? { left, bottom, right, top } : null
}

function unitOf(pdf: PdfFile, page: Dict): number {
  const unit = pdf.number(page, 'UserUnit')
  return unit !== null && unit > 0 ? unit : 1
}

function rotationOf(pdf: PdfFile, page: Dict): number {
  const rotate = pdf.number(page, 'Rotate') ?? 0
  return rotate % 90 === 0 ? ((rotate % 360) + 360) % 360 : 0
}

/** Left, bottom, right and top as written, as they are seen after clockwise quarter turns. */
function turnedEdges(edges: readonly number[], rotate: number): EdgesMm {
  const turns = rotate / 90
  const side = (index: number) => edges[(index + turns) % 4] ?? 0
  return { leftMm: side(0), bottomMm: side(1), rightMm: side(2), topMm: side(3) }
}
