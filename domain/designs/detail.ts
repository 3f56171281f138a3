import type { FileFacts } from './facts.ts'
import { uprightPixels } from './judge-size.ts'
import type { Sheet } from './sheet.ts'

export type PixelSize = { readonly widthPx: number; readonly heightPx: number }

/** A part of a page's picture, in pixels of that picture made smaller: by two to the power of `level`. */
export type DetailPart = {
  readonly level: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A place on a page, as parts of the width and height of its picture. */
export type PartOfPage = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What is drawn at once is no wider and no higher. */
export const MOST_DETAIL_PX = 2048
/** Where parts begin and end, so that who looks a little further on is shown the same part. */
const CELL_PX = 256
/** A document can be drawn as sharp as this at the ordered size, which no machine prints. */
const MOST_PPI = 2400
const MM_PER_INCH = 25.4
/** A renderer counts in numbers that know no smaller steps beyond this. */
const MOST_SIDE_PX = 1_000_000
export const MOST_LEVEL = 20

/** How large the picture of a page can be, so that more pixels show no more: its own, or those of a fine print. */
export function detailSize(facts: FileFacts, { picture }: Pick<Sheet, 'picture'>): PixelSize {
  if (facts.kind === 'raster') {
    const { widthMm, heightMm } = uprightPixels(facts)
    return { widthPx: widthMm, heightPx: heightMm }
  }
  const perMm = Math.min(MOST_PPI / MM_PER_INCH, MOST_SIDE_PX / Math.max(picture.widthMm, picture.heightMm))
  const px = (mm: number) => Math.max(1, Math.round(mm * perMm))
  return { widthPx: px(picture.widthMm), heightPx: px(picture.heightMm) }
}

/** The size of the whole picture at a level; what is left of a pixel is one. */
export const levelSize = ({ widthPx, heightPx }: PixelSize, level: number): PixelSize => ({
  widthPx: Math.ceil(widthPx / 2 ** level),
  heightPx: Math.ceil(heightPx / 2 ** level),
})

/** Whether a part lies on the grid of its level, within the picture, and is not more than is drawn at once. */
export function isDetailPart(full: PixelSize, { level, x, y, width, height }: DetailPart): boolean {
  const { widthPx, heightPx } = levelSize(full, level)
  return liesOnGrid(x, width, widthPx) && liesOnGrid(y, height, heightPx)
}

const liesOnGrid = (from: number, length: number, ofPx: number): boolean =>
  from % CELL_PX === 0 &&
  length > 0 &&
  length <= MOST_DETAIL_PX &&
  (from + length === ofPx || (length % CELL_PX === 0 && from + length < ofPx))

type Look = {
  readonly full: PixelSize
  readonly seen: PartOfPage
  /** How many pixels the whole picture would take on the screen from left to right. */
  readonly wantedPx: number
  /** How many the picture has that is there already. */
  readonly havePx: number
}

/** The part to draw for what is seen of a page, as sharp as the screen shows it; null where what is there is as sharp. */
export function detailFor({ full, seen, wantedPx, havePx }: Look): DetailPart | null {
  const finest = Math.max(0, Math.floor(Math.log2(full.widthPx / Math.max(1, wantedPx))))
  for (let level = Math.min(finest, MOST_LEVEL); level <= MOST_LEVEL; level += 1) {
    const { widthPx, heightPx } = levelSize(full, level)
    if (widthPx <= havePx) return null
    const [x, width] = onGrid(seen.left, seen.width, full.widthPx / 2 ** level, widthPx)
    const [y, height] = onGrid(seen.top, seen.height, full.heightPx / 2 ** level, heightPx)
    if (width <= 0 || height <= 0) return null
    if (width <= MOST_DETAIL_PX && height <= MOST_DETAIL_PX) return { level, x, y, width, height }
  }
  return null
}

/** Where a part begins and how long it is, in whole cells of the grid. */
function onGrid(from: number, length: number, scale: number, ofPx: number): [number, number] {
  const first = Math.max(0, Math.floor((from * scale) / CELL_PX) * CELL_PX)
  const end = Math.min(ofPx, Math.ceil(((from + length) * scale) / CELL_PX) * CELL_PX)
  return [first, end - first]
}

/** Whether one part shows all that another does, at the same level. */
export const holdsPart = (one: DetailPart, other: DetailPart): boolean =>
  one.level === other.level &&
  one.x <= other.x &&
  one.y <= other.y &&
  one.x + one.width >= other.x + other.width &&
  one.y + one.height >= other.y + other.height

/** Where a part lies, in pixels of the largest picture. */
export function detailBox(
  { widthPx, heightPx }: PixelSize,
  { level, x, y, width, height }: DetailPart,
): { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number } {
  const scale = 2 ** level
  return {
    left: x * scale,
    top: y * scale,
    right: Math.min(widthPx, (x + width) * scale),
    bottom: Math.min(heightPx, (y + height) * scale),
  }
}
