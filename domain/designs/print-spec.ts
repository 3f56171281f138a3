import type { SizeMm } from './facts.ts'

/** What the print files of a product must have; `sides` lists the numbers of printed sides that can be ordered. */
export type PrintSpec = {
  readonly sides: readonly (1 | 2)[]
  readonly bleedMm: number
  readonly safeMarginMm: number
  /** Pixels per inch at the ordered size below which a print is unsharp, and from which it is sharp; null lets the viewing distance tell. */
  readonly minPpi: number | null
  readonly goodPpi: number | null
  /** Null where it differs from use to use: the printed area tells then. */
  readonly viewingDistanceM: number | null
  readonly colour: 'CMYK' | 'steunkleur folie'
  /** The most ink of all colours together, in percent; null where nothing is printed. */
  readonly maxInkPercent: number | null
  readonly cutLine: 'none' | 'optional' | 'required'
  readonly whiteInk: 'none' | 'optional' | 'required'
  /** Cut out of coloured film: only outlines can be made. */
  readonly vectorOnly: boolean
}

/** What a line asks of its print files: the product's demands, for one size and a number of sides. */
export type OrderedPrint = Omit<PrintSpec, 'sides'> & {
  /** The trimmed size; null where the line has none. */
  readonly sizeMm: SizeMm | null
  readonly printedSides: 1 | 2
  /** Spot colours that a choice has added, such as SpotUV. */
  readonly extraSpots: readonly string[]
}

/** What whoever makes the file has to know: lengths in mm, whole pixels per inch at the ordered size. */
export type PrintDemands = {
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly bleedMm: number
  readonly safeMarginMm: number
  readonly ppi: PpiLimits | null
  readonly colour: PrintSpec['colour']
}

/** What a line tells of its print before a file is made; no ppi without a size, or where only outlines are cut. */
export function printDemands(print: OrderedPrint): PrintDemands {
  const { sizeMm, bleedMm, safeMarginMm, colour } = print
  const ppi = sizeMm && neededPpi(print, sizeMm)
  return {
    widthMm: sizeMm?.widthMm ?? null,
    heightMm: sizeMm?.heightMm ?? null,
    bleedMm,
    safeMarginMm,
    ppi: ppi && { minimum: Math.ceil(ppi.minimum), good: Math.ceil(ppi.good) },
    colour,
  }
}

/** Pixels per inch at the ordered size: below `minimum` a print is unsharp, from `good` on it is sharp. */
export type PpiLimits = { readonly minimum: number; readonly good: number }

const LEAST_PPI = 20
const MOST_PPI = 300
/** About what printers ask at a metre's distance. */
const PPI_AT_ONE_METRE = 170
const MINIMUM_OF_GOOD = 0.6

const BY_AREA = [
  { upToM2: 0.0625, minimum: 150, good: 300 },
  { upToM2: 1, minimum: 72, good: 100 },
  { upToM2: 5, minimum: 50, good: 72 },
  { upToM2: Infinity, minimum: 30, good: 50 },
] as const

/**
 * The resolution that a print needs: what the product says, else by the distance from which it is seen, else by its area
 * (up to about A4, 1 m², 5 m², above). Null where only outlines are cut.
 */
export function neededPpi(
  print: Pick<OrderedPrint, 'minPpi' | 'goodPpi' | 'viewingDistanceM' | 'vectorOnly'>,
  sizeMm: SizeMm,
): PpiLimits | null {
  if (print.vectorOnly) return null
  const { minPpi, goodPpi, viewingDistanceM } = print
  if (minPpi !== null && goodPpi !== null) return { minimum: minPpi, good: goodPpi }
  if (viewingDistanceM !== null && viewingDistanceM > 0) {
    const good = Math.min(MOST_PPI, Math.max(LEAST_PPI, PPI_AT_ONE_METRE / viewingDistanceM))
    return { minimum: Math.max(LEAST_PPI, good * MINIMUM_OF_GOOD), good }
  }
  const areaM2 = (sizeMm.widthMm * sizeMm.heightMm) / 1_000_000
  const { minimum, good } = BY_AREA.find(({ upToM2 }) => areaM2 <= upToM2) ?? BY_AREA[3]
  return { minimum, good }
}
