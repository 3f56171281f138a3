import { PDFName, type PDFDict, type PDFDocument, PDFStream } from '@cantoo/pdf-lib'
import { pageContent, pageResources } from './content-holders.ts'
import { AT_START, entryOf, type GraphicsState, rewriteContent, stateKey } from './rewrite-content.ts'
import { nameOf, unpack } from './stream-content.ts'

const MAX_DEPTH = 30

/**
 * The states in which each form is drawn: a form that sets no colour space of its own has that of the place where it is drawn
 * (PDF 32000, 8.10.1).
 */
export function inheritedStates(document: PDFDocument): ReadonlyMap<PDFStream, readonly GraphicsState[]> {
  const found = new Map<PDFStream, Map<string, GraphicsState>>()

  function walk(bytes: Uint8Array, resources: PDFDict | null, state: GraphicsState, depth: number): void {
    const forms = entryOf(resources, 'XObject')
    if (!forms || depth > MAX_DEPTH) return
    rewriteContent(
      bytes,
      resources,
      ({ operator, operands: [name] }, { before }) => {
        const form = operator === 'Do' && typeof name === 'string' ? forms.lookup(PDFName.of(name)) : null
        if (form instanceof PDFStream && nameOf(form.dict.lookup(PDFName.of('Subtype'))) === 'Form') {
          enter(form, resources, before, depth + 1)
        }
        return null
      },
      state,
    )
  }

  function enter(form: PDFStream, around: PDFDict | null, state: GraphicsState, depth: number): void {
    const states = found.get(form) ?? new Map<string, GraphicsState>()
    found.set(form, states)
    const known = stateKey(state)
    if (states.has(known)) return
    states.set(known, state)
    const bytes = unpack(form)
    if (bytes) walk(bytes, entryOf(form.dict, 'Resources') ?? around, state, depth)
  }

  for (const page of document.getPages()) walk(pageContent(page), pageResources(page), AT_START, 0)
  return new Map([...found].map(([form, states]) => [form, [...states.values()]]))
}
