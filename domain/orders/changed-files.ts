import { isDeepEqual } from '../deep-equal.ts'
import type { BackSide } from '../designs/links.ts'
import type { OrderedPrint } from '../designs/print-spec.ts'
import type { LineState } from './states.ts'

/** What a line asks of its print files. */
export type FileDemands = {
  readonly needsFiles: boolean
  readonly print: OrderedPrint | null
  readonly back: BackSide
}

/** An ordered line as far as its files go. */
export type LineWithFiles = {
  readonly state: LineState
  readonly demands: FileDemands
  /** It has a design, of its customer or of the studio. */
  readonly hasDesigns: boolean
  /** The studio makes or made one of them. */
  readonly isByStudio: boolean
  /** Its designs are checked by hand, which was paid for. */
  readonly isChecked: boolean
}

/** 'stay' as they are, 'again' as they are judged for what it is now and sent in once more, 'none' where nothing is printed any more. */
export type FilesAfter = 'stay' | 'again' | 'none'

/**
 * What becomes of the files of a line that is put together otherwise. They stay where what is printed keeps its size, sides, bleed, colour
 * and cut; else they are asked for again. Refused where that would throw away what the studio did ('StudioDesigned') or what was paid for
 * or sent ('FilesNotNeeded'), and while the line is held up, as it would go on by itself ('LineHeld').
 */
export function filesAfterChange(
  before: LineWithFiles,
  after: FileDemands,
): FilesAfter | 'StudioDesigned' | 'FilesNotNeeded' | 'LineHeld' {
  const { state, demands, hasDesigns, isByStudio, isChecked } = before
  if (isDeepEqual(printedAs(demands), printedAs(after))) return 'stay'
  if (isByStudio) return 'StudioDesigned'
  if (!after.needsFiles && (hasDesigns || isChecked)) return 'FilesNotNeeded'
  if (state === 'on_hold') return 'LineHeld'
  return after.needsFiles ? 'again' : 'none'
}

/** Whoever looks from further away or prints on something else may still print the same file. */
const printedAs = ({ needsFiles, print, back }: FileDemands) => ({
  needsFiles,
  back,
  print: print && {
    sizeMm: print.sizeMm,
    printedSides: print.printedSides,
    bleedMm: print.bleedMm,
    colour: print.colour,
    cutLine: print.cutLine,
    whiteInk: print.whiteInk,
    vectorOnly: print.vectorOnly,
    extraSpots: print.extraSpots,
  },
})
