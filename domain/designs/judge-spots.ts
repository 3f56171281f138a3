import type { DocumentFacts, SpotFacts } from './facts.ts'
import { type Finding, finding } from './findings.ts'
import type { OrderedPrint } from './print-spec.ts'
import { drawingSpots, EXACT_NAMES, isCutLine, isSameSpot, isWhite, structureOf } from './spot-names.ts'

/** What is found about cut lines, white and other spot colours, for one product (checks 31, 33 to 36). */
export function judgeSpots(
  { spots, layers }: Pick<DocumentFacts, 'spots' | 'layers'>,
  print: OrderedPrint,
): readonly Finding[] {
  // Coloured film is chosen by spot colours, and every outline of it is cut.
  if (print.vectorOnly) return []
  const drawing = drawingSpots(spots)
  return [
    ...unusedSpots(drawing, print),
    ...(print.cutLine === 'none' ? [] : cutLines(drawing, layers, print.cutLine)),
    ...white(drawing, print),
  ]
}

function unusedSpots(drawing: readonly SpotFacts[], print: OrderedPrint): readonly Finding[] {
  const isUsed = (name: string) =>
    (structureOf(name) !== null && print.cutLine !== 'none') ||
    (isWhite(name) && print.whiteInk !== 'none') ||
    print.extraSpots.some((extra) => isSameSpot(name, extra))
  const names = drawing.map(({ name }) => name).filter((name) => !isUsed(name))
  return names.length > 0 ? [finding('spotsNotUsed', { names })] : []
}

function cutLines(
  drawing: readonly SpotFacts[],
  layers: readonly string[],
  cutLine: 'optional' | 'required',
): readonly Finding[] {
  const lines = drawing.flatMap((spot) => {
    const structure = structureOf(spot.name)
    return structure === null ? [] : [{ ...spot, structure }]
  })
  const cutting = lines.filter(({ name }) => isCutLine(name))
  if (cutting.length === 0) return missingCutLine(layers, cutLine)
  const through = cutting.filter(({ structure }) => structure === 'through').map(({ name }) => name)
  return [
    ...(cutting.some(({ isClosed }) => isClosed === false) ? [finding('cutLineOpen', {})] : []),
    ...(through.length > 1 ? [finding('severalCutLines', { names: through })] : []),
    ...(cutting.some(({ use }) => use !== 'stroke') ? [finding('cutLineFilled', {})] : []),
    ...lines
      .filter(({ name, structure }) => name !== EXACT_NAMES[structure])
      .slice(0, 1)
      .map(({ name, structure }) => finding('cutLineSpelling', { name, exact: EXACT_NAMES[structure] })),
  ]
}

/** A layer that is called a cut line shows that one was meant, in a colour that would be printed. */
function missingCutLine(layers: readonly string[], cutLine: 'optional' | 'required'): readonly Finding[] {
  if (layers.some(isCutLine)) return [finding('cutLineNotSpot', {})]
  return cutLine === 'required' ? [finding('noCutLine', {})] : []
}

function white(drawing: readonly SpotFacts[], { whiteInk }: OrderedPrint): readonly Finding[] {
  if (whiteInk === 'none' || drawing.some(({ name }) => isWhite(name))) return []
  return [finding('noWhite', {})]
}
