import { CMYK, colourSpaceOf, GRAY, RGB } from './colour-space.ts'
import type { Colour, Drawing } from './drawing.ts'
import { type Matrix, asMatrix, times } from './matrix.ts'
import type { PdfFile } from './pdf-file.ts'
import type { Box } from './page-size.ts'
import { namedResource } from './resources.ts'
import { changedText, STARTING_TEXT, type TextState } from './text-cursor.ts'
import { type Dict, isDict, isList, Name, nameOf, Stream, type Value } from './values.ts'

/** What of the graphics state shows in what is drawn. */
export type GraphicsState = {
  readonly matrix: Matrix
  readonly fill: Colour
  readonly stroke: Colour
  readonly lineWidth: number
  readonly font: Dict | null
  readonly text: TextState
  readonly writes: number
  /** The box outside of which nothing is drawn, as the page has it; null for all of it. */
  readonly clip: Box | null
  readonly overprintsFill: boolean
  readonly overprintsStroke: boolean
}

const BLACK: Colour = { space: GRAY, values: [0] }

export const startingState = (matrix: Matrix): GraphicsState => ({
  matrix,
  fill: BLACK,
  stroke: BLACK,
  lineWidth: 1,
  font: null,
  text: STARTING_TEXT,
  writes: 0,
  clip: null,
  overprintsFill: false,
  overprintsStroke: false,
})

/** What a change of the state asks, and tells. */
export type Surroundings = {
  readonly pdf: PdfFile
  readonly drawing: Drawing
  /** A tile became the colour. */
  readonly paintTile: (tile: Stream, resources: Dict) => void
}

/** The state after an operator that changes it; null for one that does not. */
export function changedState(
  operator: string,
  operands: readonly Value[],
  resources: Dict,
  state: GraphicsState,
  around: Surroundings,
): GraphicsState | null {
  const { pdf } = around
  const numbers = () => operands.filter((value) => typeof value === 'number')
  switch (operator) {
    case 'cm':
      return { ...state, matrix: times(asMatrix(numbers()), state.matrix) }
    case 'w':
      return { ...state, lineWidth: Math.abs(numbers()[0] ?? 1) }
    case 'g':
      return { ...state, fill: { space: GRAY, values: numbers() } }
    case 'G':
      return { ...state, stroke: { space: GRAY, values: numbers() } }
    case 'rg':
      return { ...state, fill: { space: RGB, values: numbers() } }
    case 'RG':
      return { ...state, stroke: { space: RGB, values: numbers() } }
    case 'k':
      return { ...state, fill: { space: CMYK, values: numbers() } }
    case 'K':
      return { ...state, stroke: { space: CMYK, values: numbers() } }
    case 'cs':
      return { ...state, fill: { space: colourSpaceOf(pdf, operands[0], resources), values: [] } }
    case 'CS':
      return { ...state, stroke: { space: colourSpaceOf(pdf, operands[0], resources), values: [] } }
    case 'sc':
    case 'scn':
      return { ...state, fill: coloured(state.fill, operands, resources, around) }
    case 'SC':
    case 'SCN':
      return { ...state, stroke: coloured(state.stroke, operands, resources, around) }
    case 'Tr':
      return { ...state, writes: numbers()[0] ?? 0 }
    case 'Tf': {
      const font = namedResource(pdf, resources, 'Font', operands[0])
      return {
        ...state,
        font: isDict(font) ? font : null,
        text: { ...state.text, size: numbers()[0] ?? 0 },
      }
    }
    case 'Tc':
    case 'Tw':
    case 'Tz':
    case 'TL':
    case 'TD':
    case 'Ts': {
      const text = changedText(operator, numbers(), state.text)
      return text && { ...state, text }
    }
    case 'gs': {
      const settings = namedResource(pdf, resources, 'ExtGState', operands[0])
      return isDict(settings) ? withSettings(settings, state, around) : state
    }
    default:
      return null
  }
}

function coloured(
  before: Colour,
  operands: readonly Value[],
  resources: Dict,
  { pdf, paintTile }: Surroundings,
): Colour {
  const values = operands.filter((value) => typeof value === 'number')
  const last = operands.at(-1)
  if (!(last instanceof Name)) return { ...before, values }
  const pattern = namedResource(pdf, resources, 'Pattern', last)
  const dict = pattern instanceof Stream ? pattern.dict : pattern
  const shading = isDict(dict) ? pdf.dict(dict, 'Shading') : null
  if (shading) return { space: colourSpaceOf(pdf, shading.get('ColorSpace'), resources), values: [] }
  if (pattern instanceof Stream) paintTile(pattern, resources)
  // The colours of a tile that has none of its own are those with which it is chosen; they hold for the next tile, too.
  const { below } = before.space
  if (below && isDict(dict) && pdf.number(dict, 'PaintType') === 2)
    return { space: { ...below, below }, values }
  return { ...before, values }
}

function withSettings(settings: Dict, state: GraphicsState, { pdf, drawing }: Surroundings): GraphicsState {
  const [font, size] = pdf.list(settings, 'Font')
  const chosen = pdf.resolve(font)
  const overprintsStroke = pdf.get(settings, 'OP')
  const overprintsFill = pdf.get(settings, 'op') ?? overprintsStroke
  const blend = pdf.get(settings, 'BM')
  const mode = nameOf(isList(blend) ? pdf.resolve(blend[0]) : blend) ?? 'Normal'
  const alpha = Math.min(pdf.number(settings, 'ca') ?? 1, pdf.number(settings, 'CA') ?? 1)
  const hasMask = pdf.dict(settings, 'SMask') !== null
  if (alpha < 1 || hasMask || (mode !== 'Normal' && mode !== 'Compatible')) drawing.hasTransparency = true
  return {
    ...state,
    lineWidth: pdf.number(settings, 'LW') ?? state.lineWidth,
    font: isDict(chosen) ? chosen : state.font,
    text: isDict(chosen) ? { ...state.text, size: Number(pdf.resolve(size)) || 0 } : state.text,
    overprintsStroke: typeof overprintsStroke === 'boolean' ? overprintsStroke : state.overprintsStroke,
    overprintsFill: typeof overprintsFill === 'boolean' ? overprintsFill : state.overprintsFill,
  }
}
