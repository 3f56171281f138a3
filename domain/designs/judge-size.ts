import type { PageFacts, RasterFacts, SizeMm } from './facts.ts'
import { type Finding, finding } from './findings.ts'
import { matchPicture, matchSize, type SizeMatch, turned, withBleedAround } from './match-size.ts'
import { neededPpi, type OrderedPrint, type PpiLimits } from './print-spec.ts'

const MM_PER_INCH = 25.4
/** Of what a third of the minimum is left nothing can be recognised. */
const HOPELESS = 1 / 3
/** How much of the bleed may be missing, in mm at the ordered size. */
const BLEED_SLACK_MM = 0.5

type Sized = OrderedPrint & { readonly sizeMm: SizeMm }

/**
 * What is found about size, bleed and resolution of a page, for one product (checks 17 to 28); one of another proportion has the
 * resolution with which it fits within the size, which is the best that a repair can give it.
 */
export function judgePage(page: PageFacts, print: Sized): readonly Finding[] {
  const { bleedMm, sizeMm } = print
  const match = matchSize(page.size, sizeMm, { bleedMm, isTrimmed: page.hasTrimBox })
  const ppi = page.minPpi === null ? null : page.minPpi / match.factor
  return [
    ...sizeFindings(match, page.size, print),
    ...(hasBleed(page, match, bleedMm) ? [] : [finding('noBleed', { bleedMm })]),
    ...resolutionFindings(ppi, print),
  ]
}

/** As `judgePage`, for a picture: only its proportion counts, and its pixels over the size in which it is printed. */
export function judgePicture(picture: RasterFacts, print: Sized): readonly Finding[] {
  const { bleedMm, sizeMm } = print
  const { statedPpi } = picture
  const pixels = uprightPixels(picture)
  const stated = statedPpi === null ? null : scaled(pixels, MM_PER_INCH / statedPpi)
  const match = matchPicture(pixels, sizeMm, { bleedMm, stated })
  const printed = match.withBleed ? withBleedAround(sizeMm, bleedMm) : sizeMm
  const seen = match.isTurned ? turned(pixels) : pixels
  const perMm = [seen.widthMm / printed.widthMm, seen.heightMm / printed.heightMm]
  const ppi = MM_PER_INCH * (match.kind === 'off' ? Math.max(...perMm) : Math.min(...perMm))
  return [
    ...sizeFindings(match, stated ?? pixels, print),
    ...(match.withBleed || bleedMm === 0 ? [] : [finding('noBleed', { bleedMm })]),
    ...resolutionFindings(ppi, print),
  ]
}

/** Width and height of a picture as it is seen, in pixels in place of mm: EXIF turns 5 to 8 change them about. */
export function uprightPixels({
  widthPx,
  heightPx,
  orientation,
}: Pick<RasterFacts, 'widthPx' | 'heightPx' | 'orientation'>): SizeMm {
  const stored = { widthMm: widthPx, heightMm: heightPx }
  return orientation >= 5 ? turned(stored) : stored
}

const scaled = ({ widthMm, heightMm }: SizeMm, factor: number): SizeMm => ({
  widthMm: widthMm * factor,
  heightMm: heightMm * factor,
})

function sizeFindings(match: SizeMatch, found: SizeMm, { sizeMm, bleedMm }: Sized): readonly Finding[] {
  // Which way up it goes is part of the customer's choice.
  if (match.kind === 'off') return [finding('ratioOff', sizeMm)]
  if (match.kind === 'unclear') return [finding('bleedUnclear', { ...sizes(match, found, sizeMm), bleedMm })]
  return [
    ...(match.isTurned ? [finding('turned', sizeMm)] : []),
    ...(match.kind === 'scale' ? [finding('atScale', { scale: match.factor, ...sizeMm })] : []),
    ...(match.kind === 'proportional' ? [otherSize(match, found, sizeMm)] : []),
    ...(match.kind === 'near' ? [finding('ratioNear', {})] : []),
  ]
}

const otherSize = (match: SizeMatch, found: SizeMm, ordered: SizeMm) =>
  finding('otherSize', { ...sizes(match, found, ordered), percent: Math.round(match.factor * 100) })

/** What was found, as it comes to lie, beside what was ordered. */
const sizes = ({ isTurned }: SizeMatch, found: SizeMm, ordered: SizeMm) => ({
  found: isTurned ? turned(found) : found,
  ordered,
})

/** Whether a page prints beyond its trim as far as the product needs. */
function hasBleed(page: PageFacts, { withBleed, factor }: SizeMatch, bleedMm: number): boolean {
  if (bleedMm === 0 || withBleed) return true
  return page.hasTrimBox && bleedOf(page) * factor >= bleedMm - BLEED_SLACK_MM
}

/** The bleed that a page says it has, or the ink that is seen around its trim, in mm of the page. */
function bleedOf({ bleed, media, size, inkInBleed }: PageFacts): number {
  const said = bleed && Math.min(bleed.leftMm, bleed.bottomMm, bleed.rightMm, bleed.topMm)
  const seen = Math.min(media.widthMm - size.widthMm, media.heightMm - size.heightMm) / 2
  return Math.max(said ?? 0, inkInBleed === true ? seen : 0)
}

function resolutionFindings(ppi: number | null, print: Sized): readonly Finding[] {
  const needed = neededPpi(print, print.sizeMm)
  if (ppi === null || needed === null || ppi >= needed.good) return []
  const { minimum, good } = needed
  // Rounded down, so that what is told never reads as enough.
  const told = Math.floor(ppi)
  if (ppi >= minimum) return [finding('ppiBelowGood', { ppi: told, good: Math.ceil(good) })]
  return [finding(isHopeless(ppi, needed) ? 'ppiTooLow' : 'ppiBelowMinimum', { ppi: told })]
}

/** Whether a resolution is less than a third of the minimum: not even consent makes that fit to print. */
export const isHopeless = (ppi: number, { minimum }: PpiLimits): boolean => ppi < minimum * HOPELESS
