import { PDFBool, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib'
import { CMYK, type ColourSpace, colourSpaceOf, GRAY, RGB } from './colour-spaces.ts'
import { type ContentOperation, contentOperations } from './content-operations.ts'

/** What holds where an operator stands. */
export type GraphicsState = {
  readonly fill: ColourSpace
  readonly stroke: ColourSpace
  /** Whether strokes overprint. */
  readonly overprints: boolean
}

/** What an operator becomes: other bytes, or null for what it was; `source` gives those. */
export type Rewrite = (
  operation: ContentOperation,
  state: { readonly before: GraphicsState; readonly after: GraphicsState },
  source: () => string,
) => string | null

export const AT_START: GraphicsState = { fill: GRAY, stroke: GRAY, overprints: false }

/** States of which a drawing makes the same. */
export const stateKey = ({ fill, stroke, overprints }: GraphicsState) =>
  JSON.stringify([fill.kind, fill.spots, stroke.kind, stroke.spots, overprints])

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
      return { ...state, fill: GRAY }
    case 'G':
      return { ...state, stroke: GRAY }
    case 'rg':
      return { ...state, fill: RGB }
    case 'RG':
      return { ...state, stroke: RGB }
    case 'k':
      return { ...state, fill: CMYK }
    case 'K':
      return { ...state, stroke: CMYK }
    case 'cs':
      return { ...state, fill: spaceNamed(operands[0], resources) }
    case 'CS':
      return { ...state, stroke: spaceNamed(operands[0], resources) }
    case 'gs':
      return { ...state, overprints: overprintOf(operands[0], resources) ?? state.overprints }
    default:
      return state
  }
}

const spaceNamed = (name: unknown, resources: PDFDict | null): ColourSpace =>
  colourSpaceOf(typeof name === 'string' ? PDFName.of(name) : undefined, resources)

function overprintOf(name: unknown, resources: PDFDict | null): boolean | null {
  const states = entryOf(resources, 'ExtGState')
  const state = typeof name === 'string' ? entryOf(states, name) : null
  const overprint = state?.lookup(PDFName.of('OP'))
  return overprint instanceof PDFBool ? overprint.asBoolean() : null
}

/** A dictionary within a dictionary, or null. */
export function entryOf(dict: PDFDict | null, key: string): PDFDict | null {
  const entry: PDFObject | undefined = dict?.lookup(PDFName.of(key))
  return entry instanceof PDFDict ? entry : null
}
