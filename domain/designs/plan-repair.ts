import type { ColourModel } from './colour-model.ts'
import type { DocumentFacts, FileFacts, RasterFacts, SizeMm } from './facts.ts'
import { uprightPixels } from './judge-size.ts'
import { matchPicture, matchSize, type SizeMatch, turned, withBleedAround } from './match-size.ts'
import type {
  Around,
  BleedMethod,
  ChosenPlacing,
  Placing,
  RepairKind,
  RepairOptions,
  Turn,
} from './repairs.ts'
import { isSameSpot, isWhite, machineName, structureOf } from './spot-names.ts'
import type { LineNames } from './structures.ts'

/** What was ordered: the trimmed size as the design is seen, and the bleed around it. */
export type RepairTarget = SizeMm & { readonly bleedMm: number }

/** One page on its way to the ordered size. */
export type PagePlacing = {
  /** Clockwise. */
  readonly turn: 0 | 90
  /** The part of the ordered bleed that lies within the page's own size, in mm of the result. */
  readonly marginMm: number
  /** How large a mm of the page becomes, in whole percents; null for a picture, which has pixels and no size. */
  readonly percent: number | null
  readonly isCropped: boolean
  /** How far it reaches beyond the size that it is laid on; only of one in another proportion. */
  readonly beyond?: Beyond
}

/** How far a page reaches beyond a size on each side, in mm of the result: cut off where above 0, short of it below. */
export type Beyond = {
  /** Left and right. */
  readonly besideMm: number
  /** Above and below. */
  readonly aboveMm: number
}

/** A spot and the name by which the machine knows it. */
export type SpotRename = { readonly from: string; readonly to: string }

/** One thing to do with a file; the order of a plan is the order of doing. */
export type RepairOperation =
  | { readonly kind: 'rebuild' | 'unlock' | 'strip' | 'toCmyk' | 'knockOut' }
  | { readonly kind: 'upright' | 'flatten' | 'firstPicture' | 'merge' }
  | {
      readonly kind: 'renameCut'
      readonly names: readonly SpotRename[]
      /** Lines of the shop's own machines among its spots, which overprint as all lines do. */
      readonly ownLines?: LineNames | undefined
    }
  | { readonly kind: 'spotsToCmyk'; readonly names: readonly string[] }
  | {
      readonly kind: 'limitInk'
      readonly maxPercent: number
      /** The file as it came had no more: only what is converted may. */
      readonly isPrecaution?: boolean
    }
  | {
      readonly kind: 'place'
      readonly target: RepairTarget
      readonly placing: Placing
      readonly around: Around
      readonly edge: 'own' | BleedMethod
      readonly pages: readonly PagePlacing[]
      /** Lines of the shop's own machines among its spots, which are no part of what is mirrored into the bleed. */
      readonly ownLines?: LineNames | undefined
    }
export type RepairPlan = readonly RepairOperation[]

const PLACING_KINDS: ReadonlySet<RepairKind> = new Set(['turn', 'scale', 'fillOrFit', 'bleed'])
/** Proportions closer than this are the same: nothing visible is lost (preflight 3, size engine). */
const SAME_RATIO = 0.002
const MM_PER_INCH = 25.4

/** What the print takes of the colours in a file. */
export type ColourNeeds = {
  /** Spots of the file that it does not use. */
  readonly otherSpots: readonly string[]
  /** The most ink that its material takes; null where that is not known. */
  readonly maxInkPercent: number | null
}
const NO_NEEDS: ColourNeeds = { otherSpots: [], maxInkPercent: null }

/**
 * What has to be done with a file so that the named repairs are made. Once a copy is written at all it also loses what never
 * goes to print (scripts, restrictions, layers of transparency); null when there is nothing to do, or nothing to do it with.
 */
export function planRepair(
  facts: FileFacts,
  target: RepairTarget | null,
  repairs: readonly RepairKind[],
  options: RepairOptions,
  needs: ColourNeeds = NO_NEEDS,
): RepairPlan | null {
  if (!isPrintable(facts) || repairs.length === 0) return null
  const before = facts.kind === 'document' ? documentCleaning(facts, repairs) : rasterCleaning(facts)
  const isPlaced = target && (facts.kind === 'raster' || repairs.some((kind) => PLACING_KINDS.has(kind)))
  const plan: RepairPlan = [
    ...before,
    ...colourOperations(facts, repairs, needs),
    ...(isPlaced ? [placeOperation(facts, target, repairs, options)] : []),
  ]
  return plan.length > 0 ? plan : null
}

function colourOperations(
  facts: DocumentFacts | RasterFacts,
  repairs: readonly RepairKind[],
  { otherSpots, maxInkPercent }: ColourNeeds,
): RepairPlan {
  return [
    ...(facts.kind === 'document' && repairs.includes('spotsToCmyk') && otherSpots.length > 0
      ? [{ kind: 'spotsToCmyk', names: otherSpots } as const]
      : []),
    ...(repairs.includes('toCmyk') ? [{ kind: 'toCmyk' } as const] : []),
    ...(maxInkPercent === null || isTooLargeToLimit(facts) ? [] : limitOperation(repairs, maxInkPercent)),
    // After the conversion: what is nearly white in RGB may be white in inks.
    ...(repairs.includes('knockOut') ? [{ kind: 'knockOut' } as const] : []),
  ]
}

/** What the profile of coated paper makes of the darkest blue, rounded up for what a photograph strays. */
const MOST_CONVERTED_PERCENT = 280

/** Colours that were converted may have more ink than is taken, too: a spot as much as its file says. */
function limitOperation(repairs: readonly RepairKind[], maxPercent: number): RepairPlan {
  if (repairs.includes('limitInk')) return [{ kind: 'limitInk', maxPercent }]
  const mayExceed =
    repairs.includes('spotsToCmyk') || (repairs.includes('toCmyk') && maxPercent < MOST_CONVERTED_PERCENT)
  return mayExceed ? [{ kind: 'limitInk', maxPercent, isPrecaution: true }] : []
}

const isPrintable = (facts: FileFacts): facts is DocumentFacts | RasterFacts =>
  facts.kind === 'document' || (facts.kind === 'raster' && !facts.unprintable)

/** A picture of so many pixels is held in memory while its ink is limited; a larger one keeps it. */
export const MOST_LIMITED_PIXELS = 120_000_000

/** Whether a picture keeps its ink, whatever it has. */
export const isTooLargeToLimit = (facts: DocumentFacts | RasterFacts): boolean =>
  facts.kind === 'raster' && facts.widthPx * facts.heightPx > MOST_LIMITED_PIXELS

function documentCleaning(facts: DocumentFacts, repairs: readonly RepairKind[]): RepairPlan {
  const names = facts.spots.flatMap(({ name }) => exactNameFor(name, facts.ownLines))
  return [
    ...(facts.wasRebuilt ? [{ kind: 'rebuild' } as const] : []),
    ...(facts.isRestricted ? [{ kind: 'unlock' } as const] : []),
    ...(facts.active.length > 0 ? [{ kind: 'strip' } as const] : []),
    ...(repairs.includes('renameCut') && names.length > 0
      ? [{ kind: 'renameCut', names, ...(facts.ownLines && { ownLines: facts.ownLines }) } as const]
      : []),
  ]
}

/** A spot that is meant for the cutter, and named so that it would be printed (preflight 2, names). */
function exactNameFor(name: string, own: LineNames | undefined): readonly SpotRename[] {
  const structure = structureOf(name, own)
  const to = structure && machineName(name, structure, own)
  return to === null || to === name ? [] : [{ from: name, to }]
}

/** A spot that guides a machine or lays white or varnish: never part of what is mirrored into the bleed. */
export const isTechnicalSpot = (name: string, own?: LineNames): boolean =>
  structureOf(name, own) !== null || isWhite(name) || isSameSpot(name, 'Varnish')

function rasterCleaning(facts: RasterFacts): RepairPlan {
  const isPhotoshop = facts.type === 'psb' || facts.type === 'psd'
  return [
    ...(isPhotoshop ? [{ kind: 'merge' } as const] : []),
    ...(facts.frames > 1 ? [{ kind: 'firstPicture' } as const] : []),
    ...(facts.hasAlpha || facts.bitsPerChannel > 8 ? [{ kind: 'flatten' } as const] : []),
    ...(facts.orientation > 1 ? [{ kind: 'upright' } as const] : []),
  ]
}

function placeOperation(
  facts: DocumentFacts | RasterFacts,
  target: RepairTarget,
  repairs: readonly RepairKind[],
  { placing, around, turn, bleed }: RepairOptions,
): RepairOperation {
  const measured = sizesIn(facts, target)
  const areTurned = turnedPages(measured, turn)
  const pages = measured.map((page, at) => {
    const isTurned = areTurned[at] ?? false
    const { size, scale, wanted, ...laid } = layPage(page, target, { placing, isTurned })
    const percent = facts.kind === 'raster' ? null : Math.round(scale * 100)
    return { ...laid, percent, ...(laid.isCropped && { beyond: beyondSize(size, wanted, scale) }) }
  })
  // The bleed that a page brings lies around all of it: where it fits within, that is not where the print is cut.
  const isWithin = placing === 'fit' && pages.some(({ isCropped }) => isCropped)
  const isAllSeen = measured.some(({ match }) => match.kind === 'unclear') && placing !== 'asBleed'
  const isMade = isWithin || isAllSeen || (repairs.includes('bleed') && target.bleedMm > 0)
  const edge = isMade ? bleed : 'own'
  const ownLines = facts.kind === 'document' ? facts.ownLines : undefined
  return {
    kind: 'place',
    target,
    placing: placing === 'fit' ? 'fit' : 'fill',
    around,
    edge,
    pages,
    ...(ownLines && { ownLines }),
  }
}

/** A page's size as it is seen, of a picture its pixels, and how that relates to what was ordered. */
export type MeasuredPage = { readonly size: SizeMm; readonly match: SizeMatch }

/** Each page of a file beside what was ordered. */
export function sizesIn(facts: DocumentFacts | RasterFacts, target: RepairTarget): readonly MeasuredPage[] {
  const { bleedMm } = target
  if (facts.kind === 'raster') return [{ size: uprightPixels(facts), match: pictureMatch(facts, target) }]
  return facts.pages.map(({ size, hasTrimBox }) => ({
    size,
    match: matchSize(size, target, { bleedMm, isTrimmed: hasTrimBox }),
  }))
}

function pictureMatch(facts: RasterFacts, target: RepairTarget): SizeMatch {
  const { widthMm, heightMm } = uprightPixels(facts)
  const mmPerPixel = MM_PER_INCH / (facts.statedPpi ?? 1)
  const stated =
    facts.statedPpi === null ? null : { widthMm: widthMm * mmPerPixel, heightMm: heightMm * mmPerPixel }
  return matchPicture({ widthMm, heightMm }, target, { bleedMm: target.bleedMm, stated })
}

/** How a page is laid: its size as it lies then, the size that it is laid on, and how large a mm of it becomes. */
export function layPage(
  page: MeasuredPage,
  target: RepairTarget,
  { placing, isTurned }: { readonly placing: ChosenPlacing; readonly isTurned: boolean },
) {
  const { match } = page
  // What has the bleed in it the one way up has not the other way.
  const withBleed =
    match.withBleed && isTurned === match.isTurned && (match.kind !== 'unclear' || placing === 'asBleed')
  const wanted = withBleed ? withBleedAround(target, target.bleedMm) : target
  const size = isTurned ? turned(page.size) : page.size
  const isCropped = ratioMismatch(size, wanted) > SAME_RATIO
  return {
    turn: isTurned ? (90 as const) : (0 as const),
    marginMm: withBleed ? target.bleedMm : 0,
    isCropped,
    size,
    wanted,
    scale: placedScale(size, wanted, isCropped && placing === 'fit' ? 'fit' : 'fill'),
  }
}

/** Whether a page has another proportion than was ordered, or may have: only of those the customer chooses how they go. */
export const isOfOtherRatio = ({ kind }: SizeMatch): boolean =>
  kind === 'near' || kind === 'off' || kind === 'unclear'

/**
 * Which pages are laid on their side. Of those of another proportion the customer says so of the first, and the others come to lie as
 * that one does: a file may have both upright pages and some on their side.
 */
export function turnedPages(pages: readonly MeasuredPage[], turn: Turn): readonly boolean[] {
  const first = pages.find(({ match }) => isOfOtherRatio(match))
  const isFirstTurned = turn === 'nearest' ? (first?.match.isTurned ?? false) : turn === 'quarter'
  return pages.map((page) =>
    first && isOfOtherRatio(page.match)
      ? isFirstTurned !== (isWide(page.size) !== isWide(first.size))
      : page.match.isTurned,
  )
}

const isWide = ({ widthMm, heightMm }: SizeMm) => widthMm > heightMm

/** How far a page of this scale reaches beyond a size on each side. */
export const beyondSize = (size: SizeMm, wanted: SizeMm, scale: number): Beyond => ({
  besideMm: (size.widthMm * scale - wanted.widthMm) / 2,
  aboveMm: (size.heightMm * scale - wanted.heightMm) / 2,
})

/** How large a mm becomes that fills a size, or that fits within it. */
export function placedScale(size: SizeMm, wanted: SizeMm, placing: Placing): number {
  const scales = [wanted.widthMm / size.widthMm, wanted.heightMm / size.heightMm]
  return placing === 'fill' ? Math.max(...scales) : Math.min(...scales)
}

/** How far two proportions are apart: 0 when equal, 0.01 for one percent. */
function ratioMismatch(one: SizeMm, other: SizeMm): number {
  return Math.abs(Math.log((one.widthMm * other.heightMm) / (one.heightMm * other.widthMm)))
}

/** One line of what a repair changed, for the list beside the picture. */
export type RepairChange =
  | { readonly code: Exclude<RepairOperation['kind'], 'place' | 'renameCut' | 'spotsToCmyk' | 'limitInk'> }
  | { readonly code: 'renameCut'; readonly names: readonly SpotRename[] }
  | { readonly code: 'spotsToCmyk'; readonly names: readonly string[] }
  | { readonly code: 'limitInk'; readonly maxPercent: number }
  | { readonly code: 'turned' | 'keptRgb' | 'keptInk' | 'keptWhite' }
  | { readonly code: 'keptSpots'; readonly names: readonly string[] }
  | { readonly code: 'cropped' | 'whiteEdge' | 'ownEdge'; readonly beyond: Beyond | null }
  | { readonly code: 'scaled'; readonly percent: number; readonly size: SizeMm }
  | { readonly code: 'sized'; readonly size: SizeMm }
  | { readonly code: 'mirrored' | 'stretched'; readonly bleedMm: number }

/**
 * What the customer is told that a plan changes, in its order; what stayed as it was is not named, but colours, ink and white
 * that should have been converted and were not: meshes, gradients of a surface, pictures that are packed in a rare way, spots beside
 * used ones, white from a palette.
 */
export function repairChanges(plan: RepairPlan, result: FileFacts | null): readonly RepairChange[] {
  const { colours, spots, totalInkPercent, hasWhiteOverprint } =
    result?.kind === 'document' ? result : NOTHING_KEPT
  const isPartly = plan.some(({ kind }) => kind === 'toCmyk') && colours.some(isOfScreens)
  const drawing = new Set(spots.flatMap(({ name, use }) => (use === null ? [] : [name])))
  const kept: RepairChange[] = []
  const told = plan.flatMap((operation): readonly RepairChange[] => {
    if (operation.kind === 'limitInk' && (totalInkPercent ?? 0) > operation.maxPercent) {
      kept.push({ code: 'keptInk' })
      return []
    }
    if (operation.kind === 'knockOut' && hasWhiteOverprint) {
      kept.push({ code: 'keptWhite' })
      return []
    }
    if (operation.kind !== 'spotsToCmyk') return changesOf(operation)
    const names = operation.names.filter((name) => drawing.has(name))
    if (names.length > 0) kept.push({ code: 'keptSpots', names })
    return changesOf({ ...operation, names: operation.names.filter((name) => !drawing.has(name)) })
  })
  return [...told, ...(isPartly ? [{ code: 'keptRgb' } as const] : []), ...kept]
}

const NOTHING_KEPT = { colours: [], spots: [], totalInkPercent: null, hasWhiteOverprint: false } as const
const isOfScreens = (colour: ColourModel) => colour === 'rgb' || colour === 'lab'

const FITTED = { fill: 'cropped', edge: 'ownEdge', white: 'whiteEdge' } as const

function changesOf(operation: RepairOperation): readonly RepairChange[] {
  if (operation.kind === 'renameCut') return [{ code: 'renameCut', names: operation.names }]
  if (operation.kind === 'spotsToCmyk') {
    return operation.names.length > 0 ? [{ code: 'spotsToCmyk', names: operation.names }] : []
  }
  if (operation.kind === 'limitInk') {
    return operation.isPrecaution ? [] : [{ code: 'limitInk', maxPercent: operation.maxPercent }]
  }
  if (operation.kind !== 'place') return [{ code: operation.kind }]
  const { target, pages, placing, around, edge } = operation
  const size = { widthMm: target.widthMm, heightMm: target.heightMm }
  const cropped = pages.find(({ isCropped }) => isCropped)
  const percents = [...new Set(pages.map(({ percent }) => percent))]
  const scaled = percents.filter((percent): percent is number => percent !== null && percent !== 100)
  return [
    ...(pages.some(({ turn }) => turn === 90) ? [{ code: 'turned' } as const] : []),
    ...(percents.includes(null) ? [{ code: 'sized', size } as const] : []),
    ...scaled.map((percent) => ({ code: 'scaled', percent, size }) as const),
    ...(cropped
      ? [{ code: FITTED[placing === 'fill' ? 'fill' : around], beyond: cropped.beyond ?? null }]
      : []),
    ...(edge === 'own' || target.bleedMm === 0
      ? []
      : [{ code: edge === 'mirror' ? 'mirrored' : 'stretched', bleedMm: target.bleedMm } as const]),
  ]
}
