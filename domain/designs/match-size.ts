import type { SizeMm } from './facts.ts'

/** Ordered mm per mm of the file, at which files are made on purpose: as it is, 1:2 to 1:20, and 2:1. */
export const SCALES = [1, 2, 4, 5, 10, 20, 0.5] as const

const TOLERANCE_MM = 1
const TOLERANCE = 0.002
const SAME_RATIO = 0.01
const NEAR_RATIO = 0.02
/** What is further off is laid on its side only when the customer says so: it may well be meant upright. */
const TURNED_RATIO = 0.25
/** Two proportions that differ less cannot be told apart by those of a picture. */
const SAME_FIT = 0.0005

/**
 * How a file's size relates to what was ordered: `equal`, at a usual `scale`, of the same proportion (`proportional`, within
 * 1 %), `near` it (within 2 %), or `off`. A page of the proportion of the ordered size with its bleed, that is of neither size
 * and does not say where it is trimmed, is `unclear`: its edge may be bleed, or part of what is to be seen.
 */
export type SizeMatch = {
  readonly kind: 'equal' | 'scale' | 'proportional' | 'unclear' | 'near' | 'off'
  /** Lies on its side. */
  readonly isTurned: boolean
  /** Its own size has the bleed around what was ordered. */
  readonly withBleed: boolean
  /** Ordered mm per mm of the file: 10 for one at 1:10. The least that brings one of another proportion to the size: as it fits within. */
  readonly factor: number
}

type Candidate = Omit<SizeMatch, 'kind'> & {
  readonly wanted: SizeMm
  readonly found: SizeMm
  readonly ratioError: number
}

/** A size with width and height changed about. */
export const turned = ({ widthMm, heightMm }: SizeMm): SizeMm => ({ widthMm: heightMm, heightMm: widthMm })

/** A size with the bleed all around it. */
export const withBleedAround = ({ widthMm, heightMm }: SizeMm, bleedMm: number): SizeMm => ({
  widthMm: widthMm + 2 * bleedMm,
  heightMm: heightMm + 2 * bleedMm,
})

/**
 * Compares the size of a page with the ordered one, upright and turned. A page that says where it is trimmed has its bleed
 * outside (`isTrimmed`); of any other the size may have the bleed in it or not. 1 mm or 0.2 %, the larger, is equal.
 */
export function matchSize(
  page: SizeMm,
  ordered: SizeMm,
  { bleedMm, isTrimmed }: { readonly bleedMm: number; readonly isTrimmed: boolean },
): SizeMatch {
  const candidates = candidatesFor(page, ordered, isTrimmed ? 0 : bleedMm)
  for (const scale of SCALES) {
    const fitting = candidates.filter((candidate) => isEqual(candidate, scale))
    const best = leastBy(fitting, (candidate) => deviation(candidate, scale))
    if (best) return { ...matchOf(best, scale === 1 ? 'equal' : 'scale'), factor: scale }
  }
  const best = leastBy(candidates, ratioDeviation) ?? noCandidate()
  const kind = byRatio(best.ratioError)
  if (kind === 'off') return fittedIn(candidates)
  return matchOf(best, kind === 'proportional' && best.withBleed ? 'unclear' : kind)
}

/**
 * Compares a picture by its proportion, for its pixels have no size of their own. Where a picture with bleed and one
 * without would look alike it counts as with bleed, unless its stated size is exactly what was ordered.
 */
export function matchPicture(
  pixels: SizeMm,
  ordered: SizeMm,
  { bleedMm, stated }: { readonly bleedMm: number; readonly stated: SizeMm | null },
): SizeMatch {
  const candidates = candidatesFor(pixels, ordered, bleedMm)
  const best = leastBy(candidates, ratioDeviation) ?? noCandidate()
  if (byRatio(best.ratioError) === 'off') return fittedIn(candidates)
  const twins = candidates.filter(
    ({ ratioError, isTurned }) =>
      isTurned === best.isTurned && Math.abs(ratioError - best.ratioError) < SAME_FIT,
  )
  const saysNet = stated !== null && matchSize(stated, ordered, { bleedMm, isTrimmed: false })
  const isNet = saysNet && saysNet.kind === 'equal' && !saysNet.withBleed
  const chosen = twins.find(({ withBleed }) => withBleed !== isNet) ?? best
  return matchOf(chosen, byRatio(chosen.ratioError) === 'proportional' ? 'equal' : byRatio(chosen.ratioError))
}

function candidatesFor(file: SizeMm, ordered: SizeMm, bleedMm: number): readonly Candidate[] {
  return [false, true].flatMap((isTurned) =>
    [false, true].flatMap((withBleed): readonly Candidate[] => {
      if (withBleed && bleedMm === 0) return []
      const wanted = withBleed ? withBleedAround(ordered, bleedMm) : ordered
      const found = isTurned ? turned(file) : file
      const ratio = (found.widthMm * wanted.heightMm) / (found.heightMm * wanted.widthMm)
      // As far off when too wide as when too high, so that turning both changes nothing.
      const ratioError = Math.max(ratio, 1 / ratio) - 1
      return [{ wanted, found, isTurned, withBleed, ratioError, factor: wanted.widthMm / found.widthMm }]
    }),
  )
}

/** What fits no way is laid within the trimmed size: whether it has bleed of its own cannot be told. */
function fittedIn(candidates: readonly Candidate[]): SizeMatch {
  const trimmed = candidates.filter(
    ({ withBleed, isTurned, ratioError }) => !withBleed && (!isTurned || ratioError <= TURNED_RATIO),
  )
  const best = leastBy(trimmed, ratioDeviation) ?? noCandidate()
  const { wanted, found } = best
  const factor = Math.min(wanted.widthMm / found.widthMm, wanted.heightMm / found.heightMm)
  return { ...matchOf(best, 'off'), factor }
}

const matchOf = ({ isTurned, withBleed, factor }: Candidate, kind: SizeMatch['kind']): SizeMatch => ({
  kind,
  isTurned,
  withBleed,
  factor,
})

/** What a size without area is compared by: it never is near anything. */
const noCandidate = (): Candidate => ({
  wanted: { widthMm: 1, heightMm: 1 },
  found: { widthMm: 1, heightMm: 1 },
  isTurned: false,
  withBleed: false,
  factor: 1,
  ratioError: Infinity,
})

function byRatio(ratioError: number): 'proportional' | 'near' | 'off' {
  if (ratioError <= SAME_RATIO) return 'proportional'
  return ratioError <= NEAR_RATIO ? 'near' : 'off'
}

function isEqual({ found, wanted }: Candidate, scale: number): boolean {
  return isWithin(found.widthMm * scale, wanted.widthMm) && isWithin(found.heightMm * scale, wanted.heightMm)
}

/** Whether two lengths in mm count as equal. */
export const isWithin = (foundMm: number, wantedMm: number): boolean =>
  Math.abs(foundMm - wantedMm) <= Math.max(TOLERANCE_MM, wantedMm * TOLERANCE)

/** What fits both ways is not turned. */
const ratioDeviation = ({ ratioError, isTurned }: Candidate) => ratioError + (isTurned ? SAME_FIT : 0)

const deviation = ({ found, wanted, isTurned }: Candidate, scale: number) =>
  Math.abs(found.widthMm * scale - wanted.widthMm) +
  Math.abs(found.heightMm * scale - wanted.heightMm) +
  (isTurned ? wanted.widthMm + wanted.heightMm : 0)

function leastBy<Item>(items: readonly Item[], measure: (item: Item) => number): Item | null {
  return items.reduce<Item | null>(
    (least, item) => (least === null || measure(item) < measure(least) ? item : least),
    null,
  )
}
