import {
  type PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib'
import { type ContentHolder, contentHolders, formNamed } from './content-holders.ts'
import { contentOperations } from './content-operations.ts'
import { AT_START, entryOf, type GraphicsState, rewriteContent, stateKey } from './rewrite-content.ts'
import { repack, unpack } from './stream-content.ts'

const key = (name: string) => PDFName.of(name)
const COLOURS = new Set(['g', 'G', 'rg', 'RG', 'k', 'K', 'cs', 'CS', 'sc', 'SC', 'scn', 'SCN'])
const MAX_DEPTH = 30

/**
 * White that overprints leaves what lies below it: it covers that from here on, and all else overprints as it did. A form has the
 * overprint of where it is drawn, so that one which changes is drawn by a copy for each way.
 */
export function knockOutWhite(document: PDFDocument): void {
  const { context } = document
  const made = new Map<string, PDFRef>()

  function rewritten(
    bytes: Uint8Array,
    resources: PDFDict | null,
    start: GraphicsState,
    depth: number,
  ): Uint8Array | null {
    const forms = entryOf(resources, 'XObject')
    return rewriteContent(
      bytes,
      resources,
      ({ operator, operands }, { before, after }, source) => {
        const form = operator === 'Do' ? formNamed(forms, operands[0]) : null
        if (form) {
          const copy = formFor(form, resources, before, depth + 1)
          return copy === form ? null : `/${give(resources, 'XObject', `Drawn${copy.objectNumber}`, copy)} Do`
        }
        if (operator !== 'gs' && !COLOURS.has(operator)) return null
        const wanted = lookFor(after)
        const isSo = operator === 'gs' ? wanted === ownLook(after) : wanted === lookFor(before)
        const look = () => context.obj({ Type: 'ExtGState', ...LOOKS[wanted] })
        return isSo ? null : `${source()} /${give(resources, 'ExtGState', wanted, look())} gs`
      },
      start,
    )
  }

  /** The form as it is to be drawn from a state: itself where nothing in it changes. */
  function formFor(form: PDFRef, around: PDFDict | null, state: GraphicsState, depth: number): PDFRef {
    const known = `${form.tag} ${stateKey(state)}`
    const copy = made.get(known)
    if (copy) return copy
    made.set(known, form)
    const stream = context.lookup(form)
    const bytes = stream instanceof PDFRawStream && depth < MAX_DEPTH ? unpack(stream) : null
    if (!(stream instanceof PDFRawStream) || !bytes) return form
    const changed = rewritten(bytes, entryOf(stream.dict, 'Resources') ?? around, state, depth)
    if (!changed) return form
    const ref = context.register(repack(context, changed, stream.dict))
    made.set(known, ref)
    return ref
  }

  /** Names something in the resources that its content has. */
  function give(resources: PDFDict | null, kind: string, name: string, object: PDFObject): string {
    const entries = entryOf(resources, kind) ?? context.obj({})
    entries.set(key(name), object)
    resources?.set(key(kind), entries)
    return name
  }

  const holders = contentHolders(document)
  const drawn = new Set(holders.flatMap(formsDrawnBy).map((form) => context.lookup(form)))
  for (const holder of holders) {
    if (holder.isMask || (holder.stream && drawn.has(holder.stream))) continue
    const changed = rewritten(holder.bytes, holder.resources, AT_START, 0)
    if (changed) holder.replace(changed)
  }
}

function formsDrawnBy({ bytes, resources }: ContentHolder): readonly PDFRef[] {
  const forms = entryOf(resources, 'XObject')
  if (!forms) return []
  const found: PDFRef[] = []
  for (const { operator, operands } of contentOperations(bytes)) {
    const form = operator === 'Do' ? formNamed(forms, operands[0]) : null
    if (form) found.push(form)
  }
  return found
}

const nameOf = (OP: boolean, op: boolean) => `PaskruisOverprint${Number(OP)}${Number(op)}`
const LOOKS: Readonly<Record<string, { OP: boolean; op: boolean }>> = Object.fromEntries(
  [false, true].flatMap((OP) => [false, true].map((op) => [nameOf(OP, op), { OP, op }])),
)

/** What overprints as the file says. */
const ownLook = ({ overprints, overprintsFill }: GraphicsState) => nameOf(overprints, overprintsFill)
/** The same, but for white. */
const lookFor = ({ overprints, overprintsFill, isWhiteFill, isWhiteStroke }: GraphicsState) =>
  nameOf(overprints && !isWhiteStroke, overprintsFill && !isWhiteFill)
