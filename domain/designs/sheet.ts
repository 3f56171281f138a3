import type { BoxMm } from './box.ts'
import type { EdgesMm, FileFacts, SizeMm } from './facts.ts'
import { uprightPixels } from './judge-size.ts'
import { matchPicture, matchSize, type SizeMatch, turned } from './match-size.ts'
import type { OrderedPrint } from './print-spec.ts'

const MM_PER_INCH = 25.4

/**
 * A page of a file laid over the print that was ordered, in mm at the ordered size and as the page comes to lie: a page that
 * is turned for the print is shown as it came, with the print turned to it.
 */
export type Sheet = {
  readonly trim: BoxMm
  /** Where ink has to reach; null where the print is cut without bleed. */
  readonly bleed: BoxMm | null
  /** Within which nothing is lost by cutting; null where nothing is asked, or the print is too small for it. */
  readonly safe: BoxMm | null
  /** Where the picture of the page lies: what it says is trimmed, else all of it. */
  readonly picture: BoxMm
  /** How far the page says that its own bleed reaches; null where it says nothing. */
  readonly ownBleed: BoxMm | null
  readonly isTurned: boolean
  /** Ordered mm per mm of the file; null for a picture, whose pixels have no size. */
  readonly scale: number | null
  /** The least resolution of what is on it, at the ordered size, rounded down; null without pictures. */
  readonly ppi: number | null
}

/** Page `number` (from 1) of a file over an ordered print; null where it was not measured. Without an ordered size its own counts. */
export function sheetOf(facts: FileFacts, number: number, print: OrderedPrint | null): Sheet | null {
  if (facts.kind === 'unusable') return null
  if (facts.kind === 'raster') return number === 1 ? sheetOfPicture(facts, print) : null
  const page = facts.pages[number - 1]
  if (!page) return null
  const ordered = print?.sizeMm ?? null
  const match =
    ordered && matchSize(page.size, ordered, { bleedMm: print?.bleedMm ?? 0, isTrimmed: page.hasTrimBox })
  const scale = match?.factor ?? 1
  const picture = sizedBy(page.size, scale)
  const sheet = layOver(picture, trimOf(picture, ordered, match), print)
  return {
    ...sheet,
    ownBleed: page.bleed && grownBy(sheet.picture, page.bleed, scale),
    isTurned: match?.isTurned ?? false,
    scale,
    ppi: page.minPpi === null ? null : Math.floor(page.minPpi / scale),
  }
}

function sheetOfPicture(facts: Extract<FileFacts, { kind: 'raster' }>, print: OrderedPrint | null): Sheet {
  const pixels = uprightPixels(facts)
  const stated = facts.statedPpi === null ? null : sizedBy(pixels, MM_PER_INCH / facts.statedPpi)
  const ordered = print?.sizeMm ?? null
  const match = ordered && matchPicture(pixels, ordered, { bleedMm: print?.bleedMm ?? 0, stated })
  const picture = match ? sizedBy(pixels, match.factor) : (stated ?? pixels)
  return {
    ...layOver(picture, trimOf(picture, ordered, match), print),
    ownBleed: null,
    isTurned: match?.isTurned ?? false,
    scale: null,
    ppi: match || stated ? Math.floor((pixels.widthMm * MM_PER_INCH) / picture.widthMm) : null,
  }
}

const trimOf = (picture: SizeMm, ordered: SizeMm | null, match: SizeMatch | null): SizeMm => {
  if (!ordered || !match) return picture
  return match.isTurned ? turned(ordered) : ordered
}

/** The picture in the middle of the trimmed print, with what is asked around and within that. */
function layOver(picture: SizeMm, trim: SizeMm, print: OrderedPrint | null) {
  const bleedMm = print?.bleedMm ?? 0
  const marginMm = print?.safeMarginMm ?? 0
  const hasSafe = marginMm > 0 && Math.min(trim.widthMm, trim.heightMm) > 2 * marginMm
  const box: BoxMm = { xMm: 0, yMm: 0, ...trim }
  return {
    trim: box,
    bleed: bleedMm > 0 ? grown(box, bleedMm) : null,
    safe: hasSafe ? grown(box, -marginMm) : null,
    picture: {
      xMm: (trim.widthMm - picture.widthMm) / 2,
      yMm: (trim.heightMm - picture.heightMm) / 2,
      widthMm: picture.widthMm,
      heightMm: picture.heightMm,
    },
  }
}

const sizedBy = ({ widthMm, heightMm }: SizeMm, factor: number): SizeMm => ({
  widthMm: widthMm * factor,
  heightMm: heightMm * factor,
})

const grown = (box: BoxMm, byMm: number): BoxMm =>
  grownBy(box, { leftMm: byMm, rightMm: byMm, topMm: byMm, bottomMm: byMm }, 1)

const grownBy = (
  { xMm, yMm, widthMm, heightMm }: BoxMm,
  { leftMm, rightMm, topMm, bottomMm }: EdgesMm,
  factor: number,
): BoxMm => ({
  xMm: xMm - leftMm * factor,
  yMm: yMm - topMm * factor,
  widthMm: widthMm + (leftMm + rightMm) * factor,
  heightMm: heightMm + (topMm + bottomMm) * factor,
})
