import type { LineSizes } from '../catalogue/product-facts.ts'
import type { Option } from '../configurator/model.ts'
import type { SizeMm } from '../designs/facts.ts'
import type { BackSide } from '../designs/links.ts'
import type { OrderedPrint, PrintSpec } from '../designs/print-spec.ts'
import { isCutLine, isWhite } from '../designs/spot-names.ts'

/** What decides how the files of a line must be: its own demands, its size, and what was chosen in a configurator. */
export type PrintQuestion = {
  readonly spec: PrintSpec
  readonly sizes: LineSizes
  /** Of the product, where the line has no size of its own. */
  readonly fixedSizeMm: SizeMm | null
  readonly chosen: readonly Pick<Option, 'printSides' | 'needs' | 'printSizeMm'>[]
}

/** What a line asks of its print files; a choice may set the size, the sides and the spot colours that they need. */
export function orderedPrint(question: PrintQuestion): OrderedPrint {
  const { sides: _sides, ...spec } = question.spec
  const needs = question.chosen.flatMap((option) => option.needs ?? [])
  return {
    ...spec,
    sizeMm: printSize(question),
    printedSides: backSide(question) === 'none' ? 1 : 2,
    cutLine: needs.some((name) => isCutLine(name)) ? 'required' : spec.cutLine,
    whiteInk: needs.some(isWhite) ? 'required' : spec.whiteInk,
    extraSpots: needs.filter((name) => !isCutLine(name) && !isWhite(name)),
  }
}

/** Whether the back is printed: as was chosen, else as the product is made; where both can be, the customer shows it by a design. */
export function backSide({ spec, chosen }: Pick<PrintQuestion, 'spec' | 'chosen'>): BackSide {
  const [sides] = chosen.flatMap(({ printSides }) => printSides ?? [])
  if (sides !== undefined) return sides === 2 ? 'required' : 'none'
  if (!spec.sides.includes(2)) return 'none'
  return spec.sides.includes(1) ? 'optional' : 'required'
}

function printSize({ sizes, fixedSizeMm, chosen }: PrintQuestion): SizeMm | null {
  const [ofChoice] = chosen.flatMap(({ printSizeMm }) => (printSizeMm ? [printSizeMm] : []))
  if (ofChoice) return { widthMm: ofChoice[0], heightMm: ofChoice[1] }
  const { widthMm, heightMm } = sizes
  return widthMm !== null && heightMm !== null ? { widthMm, heightMm } : fixedSizeMm
}
