import { PDFDict, type PDFDocument, PDFName, PDFRawStream, type PDFRef, PDFStream } from '@cantoo/pdf-lib'
import { isTechnicalSpot } from '#domain/designs/plan-repair.ts'
import type { LineNames } from '#domain/designs/structures.ts'
import { type ColourSpace, colourSpaceOf } from './colour-spaces.ts'
import { formNamed } from './content-holders.ts'
import type { ContentOperation } from './content-operations.ts'
import { AT_START, entryOf, type GraphicsState, rewriteContent, stateKey } from './rewrite-content.ts'
import { nameOf, repack, unpack } from './stream-content.ts'

const key = (name: string) => PDFName.of(name)
const MAX_DEPTH = 30

/**
 * The same drawing without cut lines, creases, white and varnish: they must not be mirrored into the bleed. The drawing itself
 * when it has none.
 */
export function withoutTechnicalSpots(
  document: PDFDocument,
  form: PDFRef,
  own: LineNames | undefined,
): PDFRef {
  return new SpotRemoval(document, own).cleanForm(form, { state: AT_START, resources: null, depth: 0 })
}

/** Where a form is drawn: the state and the resources that it has from there. */
type Place = {
  readonly state: GraphicsState
  readonly resources: PDFDict | null
  readonly depth: number
}

class SpotRemoval {
  readonly #document: PDFDocument
  readonly #cleaned = new Map<string, PDFRef>()
  readonly #own: LineNames | undefined
  constructor(document: PDFDocument, own: LineNames | undefined) {
    this.#document = document
    this.#own = own
  }

  cleanForm(form: PDFRef, { state, resources: around, depth }: Place): PDFRef {
    const known = `${form.tag} ${stateKey(state)}`
    const cleaned = this.#cleaned.get(known)
    if (cleaned) return cleaned
    this.#cleaned.set(known, form)
    const { context } = this.#document
    const stream = context.lookup(form)
    const bytes = stream instanceof PDFRawStream && depth < MAX_DEPTH ? unpack(stream) : null
    if (!(stream instanceof PDFRawStream) || !bytes) return form
    const resources = entryOf(stream.dict, 'Resources') ?? around
    const forms = entryOf(resources, 'XObject')
    const added = new Map<string, PDFRef>()
    const changed = rewriteContent(
      bytes,
      resources,
      (operation, { before }) => {
        const drawn = operation.operator === 'Do' ? formNamed(forms, operation.operands[0]) : null
        if (!drawn) return this.#withoutSpots(operation, before, resources)
        const clean = this.cleanForm(drawn, { state: before, resources, depth: depth + 1 })
        if (clean === drawn) return null
        const name = `Printed${clean.objectNumber}`
        added.set(name, clean)
        return `/${name} Do`
      },
      state,
    )
    if (!changed) return form
    const made = repack(context, changed, stream.dict)
    if (added.size > 0) {
      const drawings = forms?.clone(context) ?? context.obj({})
      for (const [name, ref] of added) drawings.set(key(name), ref)
      const own = resources?.clone(context) ?? context.obj({})
      own.set(key('XObject'), drawings)
      made.dict.set(key('Resources'), own)
    }
    const ref = context.register(made)
    this.#cleaned.set(known, ref)
    return ref
  }

  #withoutSpots(
    { operator, operands }: ContentOperation,
    { fill, stroke }: GraphicsState,
    resources: PDFDict | null,
  ): string | null {
    const [hidesFill, hidesStroke] = [this.#isTechnical(fill), this.#isTechnical(stroke)]
    if (operator === 'Do' || operator === 'sh') {
      const kind = operator === 'Do' ? 'XObject' : 'Shading'
      return this.#drawsTechnical(entryOf(resources, kind), operands[0], hidesFill) ? '' : null
    }
    if (!hidesFill && !hidesStroke) return null
    if (operator in WITHOUT_FILL) {
      const [withoutFill, withoutStroke] = WITHOUT_FILL[operator] ?? ['n', 'n']
      return hidesFill && hidesStroke ? 'n' : hidesFill ? withoutFill : withoutStroke
    }
    if (!hidesFill || !TEXT.has(operator)) return null
    return operator === "'" || operator === '"' ? 'T*' : ''
  }

  #isTechnical({ kind, spots }: ColourSpace): boolean {
    return kind === 'spot' && spots.length > 0 && spots.every((name) => isTechnicalSpot(name, this.#own))
  }

  #drawsTechnical(drawings: PDFDict | null, name: unknown, hidesFill: boolean): boolean {
    const drawing = typeof name === 'string' ? drawings?.lookup(key(name)) : null
    const dict = drawing instanceof PDFStream ? drawing.dict : drawing
    if (!(dict instanceof PDFDict) || subtypeOf(drawing) === 'Form') return false
    const space = dict.lookup(key('ColorSpace'))
    return space ? this.#isTechnical(colourSpaceOf(space, null)) : hidesFill
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

const subtypeOf = (object: unknown) =>
  object instanceof PDFStream ? nameOf(object.dict.lookup(key('Subtype'))) : null
