import type { DocumentFacts, SpotFacts } from './facts.ts'
import { type Finding, finding } from './findings.ts'
import type { OrderedPrint } from './print-spec.ts'
import { drawingSpots, isCutLine, isSameSpot, isWhite, machineName, structureOf } from './spot-names.ts'
import type { LineNames } from './structures.ts'

/** What is found about cut lines, white and other spot colours, for one product (checks 31, 33 to 36). */
export function judgeSpots(
  { spots, layers, ownLines }: Pick<DocumentFacts, 'spots' | 'layers' | 'ownLines'>,
  print: OrderedPrint,
): readonly Finding[] {
  // Coloured film is chosen by spot colours, and every outline of it is cut.
  if (print.vectorOnly) return []
  const drawing = drawingSpots(spots)
  return [
    ...unusedSpots(drawing, print, ownLines),
    ...(print.cutLine === 'none' ? [] : cutLines({ drawing, layers, ownLines }, print.cutLine)),
    ...white(drawing, print),
  ]
}

function unusedSpots(
  drawing: readonly SpotFacts[],
  print: OrderedPrint,
  own: LineNames | undefined,
): readonly Finding[] {
  const isUsed = (name: string) =>
    (structureOf(name, own) !== null && print.cutLine !== 'none') ||
    (isWhite(name) && print.whiteInk !== 'none') ||
    print.extraSpots.some((extra) => isSameSpot(name, extra))
  const names = drawing.map(({ name }) => name).filter((name) => !isUsed(name))
  return names.length > 0 ? [finding('spotsNotUsed', { names })] : []
}

function cutLines(
  {
    drawing,
    layers,
    ownLines: own,
  }: Pick<DocumentFacts, 'layers' | 'ownLines'> & { readonly drawing: readonly SpotFacts[] },
  cutLine: 'optional' | 'required',
): readonly Finding[] {
  const lines = drawing.flatMap((spot) => {
    const structure = structureOf(spot.name, own)
    return structure === null ? [] : [{ ...spot, structure }]
  })
  const cutting = lines.filter(({ name }) => isCutLine(name, own))
  if (cutting.length === 0) return missingCutLine(layers, cutLine, own)
  const through = cutting.filter(({ structure }) => structure === 'through').map(({ name }) => name)
  return [
    ...(cutting.some(({ isClosed }) => isClosed === false) ? [finding('cutLineOpen', {})] : []),
    ...(through.length > 1 ? [finding('severalCutLines', { names: through })] : []),
    ...(cutting.some(({ use }) => use !== 'stroke') ? [finding('cutLineFilled', {})] : []),
    ...lines
      .map(({ name, structure }) => ({ name, exact: machineName(name, structure, own) }))
      .filter(({ name, exact }) => name !== exact)
      .slice(0, 1)
      .map((spelling) => finding('cutLineSpelling', spelling)),
  ]
}

/** A layer that is called a cut line shows that one was meant, in a colour that would be printed. */
function missingCutLine(
  layers: readonly string[],
  cutLine: 'optional' | 'required',
  own: LineNames | undefined,
): readonly Finding[] {
  if (layers.some((name) => isCutLine(name, own))) return [finding('cutLineNotSpot', {})]
  return cutLine === 'required' ? [finding('noCutLine', {})] : []
}

function white(drawing: readonly SpotFacts[], { whiteInk }: OrderedPrint): readonly Finding[] {
  if (whiteInk === 'none' || drawing.some(({ name }) => isWhite(name))) return []
  return [finding('noWhite', {})]
}
