import { PDFDict, type PDFDocument, PDFName, PDFRawStream, PDFRef, PDFStream } from '@cantoo/pdf-lib'
import { isTechnicalSpot } from '#domain/designs/plan-repair.ts'
import { type ColourSpace, colourSpaceOf } from './colour-spaces.ts'
import type { ContentOperation } from './content-operations.ts'
import { entryOf, type GraphicsState, rewriteContent } from './rewrite-content.ts'
import { nameOf, repack, unpack } from './stream-content.ts'

const key = (name: string) => PDFName.of(name)
const MAX_DEPTH = 30

/**
 * The same drawing without cut lines, creases, white and varnish: they must not be mirrored into the bleed. The drawing itself
 * when it has none.
 */
export function withoutTechnicalSpots(document: PDFDocument, form: PDFRef): PDFRef {
  return new SpotRemoval(document).cleanForm(form, 0)
}

class SpotRemoval {
  readonly #document: PDFDocument
  readonly #cleaned = new Map<PDFRef, PDFRef>()
  constructor(document: PDFDocument) {
    this.#document = document
  }

  cleanForm(form: PDFRef, depth: number): PDFRef {
    const known = this.#cleaned.get(form)
    if (known) return known
    this.#cleaned.set(form, form)
    const stream = this.#document.context.lookup(form)
    const bytes = stream instanceof PDFRawStream && depth < MAX_DEPTH ? unpack(stream) : null
    if (!(stream instanceof PDFRawStream) || !bytes) return form
    const resources = entryOf(stream.dict, 'Resources')
    const inner = this.#cleanResources(resources, depth)
    const changed = rewriteContent(bytes, resources, (operation, { before }) =>
      this.#withoutSpots(operation, before, resources),
    )
    if (!changed && inner === resources) return form
    const made = repack(this.#document.context, changed ?? bytes, stream.dict)
    if (inner) made.dict.set(key('Resources'), inner)
    const ref = this.#document.context.register(made)
    this.#cleaned.set(form, ref)
    return ref
  }

  /** Forms within forms; the same resources when none of them changed. */
  #cleanResources(resources: PDFDict | null, depth: number): PDFDict | null {
    const forms = entryOf(resources, 'XObject')
    if (!resources || !forms) return resources
    const replaced = forms.entries().flatMap(([name, written]): readonly [PDFName, PDFRef][] => {
      const isForm = written instanceof PDFRef && subtypeOf(forms.lookup(name)) === 'Form'
      const clean = isForm ? this.cleanForm(written, depth + 1) : null
      return clean && clean !== written ? [[name, clean]] : []
    })
    if (replaced.length === 0) return resources
    const changed = resources.clone(this.#document.context)
    const clean = forms.clone(this.#document.context)
    for (const [name, ref] of replaced) clean.set(name, ref)
    changed.set(key('XObject'), clean)
    return changed
  }

  #withoutSpots(
    { operator, operands }: ContentOperation,
    { fill, stroke }: GraphicsState,
    resources: PDFDict | null,
  ): string | null {
    const [hidesFill, hidesStroke] = [isTechnical(fill), isTechnical(stroke)]
    if (operator === 'Do' || operator === 'sh') {
      const kind = operator === 'Do' ? 'XObject' : 'Shading'
      return drawsTechnical(entryOf(resources, kind), operands[0], hidesFill) ? '' : null
    }
    if (!hidesFill && !hidesStroke) return null
    if (operator in WITHOUT_FILL) {
      const [withoutFill, withoutStroke] = WITHOUT_FILL[operator] ?? ['n', 'n']
      return hidesFill && hidesStroke ? 'n' : hidesFill ? withoutFill : withoutStroke
    }
    if (!hidesFill || !TEXT.has(operator)) return null
    return operator === "'" || operator === '"' ? 'T*' : ''
  }
}

/** What is left of an operator without its fill, and without its stroke; null leaves it as it is. */
const WITHOUT_FILL: Readonly<Record<string, readonly [string | null, string | null]>> = {
  f: ['n', null],
  F: ['n', null],
  'f*': ['n', null],
  S: [null, 'n'],
  s: [null, 'n'],
  B: ['S', 'f'],
  'B*': ['S', 'f*'],
  b: ['s', 'f'],
  'b*': ['s', 'f*'],
}
const TEXT = new Set(['Tj', 'TJ', "'", '"'])

const isTechnical = ({ kind, spots }: ColourSpace) =>
  kind === 'spot' && spots.length > 0 && spots.every(isTechnicalSpot)

const subtypeOf = (object: unknown) =>
  object instanceof PDFStream ? nameOf(object.dict.lookup(key('Subtype'))) : null

function drawsTechnical(drawings: PDFDict | null, name: unknown, hidesFill: boolean): boolean {
  const drawing = typeof name === 'string' ? drawings?.lookup(key(name)) : null
  const dict = drawing instanceof PDFStream ? drawing.dict : drawing
  if (!(dict instanceof PDFDict) || subtypeOf(drawing) === 'Form') return false
  const space = dict.lookup(key('ColorSpace'))
  return space ? isTechnical(colourSpaceOf(space, null)) : hidesFill
}
