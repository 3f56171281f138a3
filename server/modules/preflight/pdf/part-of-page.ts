import { detailBox, type DetailPart, type PixelSize } from '#domain/designs/detail.ts'
import type { Box, PageSize } from './page-size.ts'

type Size = { readonly width: number; readonly height: number }
type Area = Size & { readonly x: number; readonly y: number }

/** A page up to its outer edge as it is seen, in its units, and where its trim lies in that. */
export function uprightOf({ outer, trim, facts: { rotate } }: PageSize): {
  readonly page: Size
  readonly trim: Area
} {
  const across = outer.right - outer.left
  const along = outer.top - outer.bottom
  const edges = [
    trim.left - outer.left,
    outer.top - trim.top,
    outer.right - trim.right,
    trim.bottom - outer.bottom,
  ].map((distance) => Math.max(0, distance))
  const turns = rotate / 90
  const edge = (index: number) => edges[(index - turns + 4) % 4] ?? 0
  const [pageWidth, pageHeight] = turns % 2 === 1 ? [along, across] : [across, along]
  const width = Math.max(pageWidth - edge(0) - edge(2), pageWidth / 1000)
  const height = Math.max(pageHeight - edge(1) - edge(3), pageHeight / 1000)
  return {
    page: { width: pageWidth, height: pageHeight },
    trim: { x: edge(0), y: edge(1), width, height },
  }
}

/** Where a part of the trim of a page lies in the units of the page, however that is turned. */
export function boxOfPart(size: PageSize, full: PixelSize, part: DetailPart): Box {
  const { trim } = uprightOf(size)
  const { left, top, right, bottom } = detailBox(full, part)
  const across = (px: number) => trim.x + (px / full.widthPx) * trim.width
  const down = (px: number) => trim.y + (px / full.heightPx) * trim.height
  return turnedBack(size, { left: across(left), top: down(top), right: across(right), bottom: down(bottom) })
}

/** A box as it is seen, from the upper left corner of the page, in the page's own directions. */
function turnedBack({ outer, facts: { rotate } }: PageSize, { left, top, right, bottom }: Box): Box {
  if (rotate === 90)
    return {
      left: outer.left + top,
      right: outer.left + bottom,
      bottom: outer.bottom + left,
      top: outer.bottom + right,
    }
  if (rotate === 180)
    return {
      left: outer.right - right,
      right: outer.right - left,
      bottom: outer.bottom + top,
      top: outer.bottom + bottom,
    }
  if (rotate === 270)
    return {
      left: outer.right - bottom,
      right: outer.right - top,
      bottom: outer.top - right,
      top: outer.top - left,
    }
  return {
    left: outer.left + left,
    right: outer.left + right,
    bottom: outer.top - bottom,
    top: outer.top - top,
  }
}
