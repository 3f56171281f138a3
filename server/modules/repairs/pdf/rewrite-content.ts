import { PDFBool, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib'
import { CMYK, type ColourSpace, colourSpaceOf, GRAY, RGB } from './colour-spaces.ts'
import { type ContentOperation, contentOperations } from './content-operations.ts'

/** What holds where an operator stands. */
export type GraphicsState = {
  readonly fill: ColourSpace
  readonly stroke: ColourSpace
  /** Whether strokes overprint. */
  readonly overprints: boolean
  readonly overprintsFill: boolean
  /** Whether the colour is white of the press, which is nothing but paper. */
  readonly isWhiteFill: boolean
  readonly isWhiteStroke: boolean
}

/** What an operator becomes: other bytes, or null for what it was; `source` gives those. */
export type Rewrite = (
  operation: ContentOperation,
  state: { readonly before: GraphicsState; readonly after: GraphicsState },
  source: () => string,
) => string | null

export const AT_START: GraphicsState = {
  fill: GRAY,
  stroke: GRAY,
  overprints: false,
  overprintsFill: false,
  isWhiteFill: false,
  isWhiteStroke: false,
}

/** States of which a drawing makes the same. */
export const stateKey = ({ fill, stroke, ...others }: GraphicsState) =>
  JSON.stringify([fill.kind, fill.spots, stroke.kind, stroke.spots, Object.values(others)])

/** Puts other operators in the place of some; all else stays byte for byte. Null when nothing changed. A form begins with what it inherits. */
export function rewriteContent(
  bytes: Uint8Array,
  resources: PDFDict | null,
  rewrite: Rewrite,
  inherited: GraphicsState = AT_START,
): Uint8Array | null {
  const parts: Uint8Array[] = []
  const saved: GraphicsState[] = []
  let state = inherited
  let copied = 0
  for (const operation of contentOperations(bytes)) {
    const before = state
    if (operation.operator === 'q') saved.push(state)
    state = operation.operator === 'Q' ? (saved.pop() ?? inherited) : stateAfter(state, operation, resources)
    const source = () => Buffer.from(bytes.subarray(operation.start, operation.end)).toString('latin1')
    const written = rewrite(operation, { before, after: state }, source)
    if (written === null) continue
    parts.push(bytes.subarray(copied, operation.start), Buffer.from(written, 'latin1'))
    copied = operation.end
  }
  if (parts.length === 0) return null
  return Buffer.concat([...parts, bytes.subarray(copied)])
}

function stateAfter(
  state: GraphicsState,
  { operator, operands }: ContentOperation,
  resources: PDFDict | null,
): GraphicsState {
  switch (operator) {
    case 'g':
      return filled(state, GRAY, operands)
    case 'G':
      return stroked(state, GRAY, operands)
    case 'rg':
      return filled(state, RGB, operands)
    case 'RG':
      return stroked(state, RGB, operands)
    case 'k':
      return filled(state, CMYK, operands)
    case 'K':
      return stroked(state, CMYK, operands)
    case 'cs':
      return filled(state, spaceNamed(operands[0], resources), [])
    case 'CS':
      return stroked(state, spaceNamed(operands[0], resources), [])
    case 'sc':
    case 'scn':
      return filled(state, state.fill, operands)
    case 'SC':
    case 'SCN':
      return stroked(state, state.stroke, operands)
    case 'gs': {
      const stroke = overprintOf(operands[0], resources, 'OP')
      return {
        ...state,
        overprints: stroke ?? state.overprints,
        overprintsFill: overprintOf(operands[0], resources, 'op') ?? stroke ?? state.overprintsFill,
      }
    }
    default:
      return state
  }
}

const filled = (state: GraphicsState, fill: ColourSpace, values: readonly unknown[]): GraphicsState => ({
  ...state,
  fill,
  isWhiteFill: isWhite(fill, values),
})
const stroked = (state: GraphicsState, stroke: ColourSpace, values: readonly unknown[]): GraphicsState => ({
  ...state,
  stroke,
  isWhiteStroke: isWhite(stroke, values),
})

const VALUES: Partial<Record<ColourSpace['kind'], number>> = { gray: 1, rgb: 3, cmyk: 4 }

const PROCESS_INKS = new Set(['Cyan', 'Magenta', 'Yellow', 'Black', 'None', ''])

/** White as the check takes it: inks of the press that have a colour space of their own are no other inks for that. */
function isWhite({ kind, spots }: ColourSpace, values: readonly unknown[]): boolean {
  const isOfInks = spots.length > 0 && spots.every((ink) => PROCESS_INKS.has(ink))
  if (values.length !== (isOfInks ? spots.length : VALUES[kind])) return false
  return values.every((value) => (isOfInks || kind === 'cmyk' ? Number(value) <= 0 : Number(value) >= 1))
}

const spaceNamed = (name: unknown, resources: PDFDict | null): ColourSpace =>
  colourSpaceOf(typeof name === 'string' ? PDFName.of(name) : undefined, resources)

function overprintOf(name: unknown, resources: PDFDict | null, of: 'OP' | 'op'): boolean | null {
  const states = entryOf(resources, 'ExtGState')
  const state = typeof name === 'string' ? entryOf(states, name) : null
  const overprint = state?.lookup(PDFName.of(of))
  return overprint instanceof PDFBool ? overprint.asBoolean() : null
}

/** A dictionary within a dictionary, or null. */
export function entryOf(dict: PDFDict | null, key: string): PDFDict | null {
  const entry: PDFObject | undefined = dict?.lookup(PDFName.of(key))
  return entry instanceof PDFDict ? entry : null
}
