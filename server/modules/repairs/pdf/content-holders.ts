import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'
import { visitReachable } from './reachable.ts'
import { entryOf } from './rewrite-content.ts'
import { nameOf, repack, unpack } from './stream-content.ts'

/** Something with operators of its own: a page, a form, a pattern, a letter of a drawn typeface. */
export type ContentHolder = {
  readonly bytes: Uint8Array
  readonly resources: PDFDict | null
  readonly isMask: boolean
  /** The form itself; null for a page. */
  readonly stream: PDFStream | null
  replace(bytes: Uint8Array): void
}

const key = (name: string) => PDFName.of(name)

/** The contents of a page as one: viewers read them as if there were no gaps either. */
export function pageContent(page: PDFPage): Uint8Array {
  const contents = page.node.Contents()
  const streams =
    contents instanceof PDFArray
      ? Array.from({ length: contents.size() }, (_, at) => contents.lookup(at))
      : [contents]
  const parts = streams.map((stream) => (stream instanceof PDFStream ? unpack(stream) : null))
  return Buffer.concat(parts.flatMap((part) => (part ? [part, Buffer.from('\n')] : [])))
}

export const pageResources = (page: PDFPage): PDFDict | null => page.node.Resources() ?? null

/** Everything with operators in a document that can be reached, and each of it once. */
export function contentHolders(document: PDFDocument): readonly ContentHolder[] {
  const pages = document.getPages()
  const pageHolders = pages.map((page): ContentHolder => ({
    bytes: pageContent(page),
    resources: pageResources(page),
    isMask: false,
    stream: null,
    replace: (bytes) =>
      page.node.set(key('Contents'), document.context.register(repack(document.context, bytes))),
  }))
  const roots = [document.context.trailerInfo.Root]
  const letters = new Map<PDFStream, PDFDict | null>()
  const masks = new Set<PDFStream>()
  const forms: [PDFStream, PDFRef][] = []
  visitReachable(document, roots, (object, ref) => {
    if (object instanceof PDFStream && ref && isDrawing(object)) forms.push([object, ref])
    if (!(object instanceof PDFDict)) return
    const mask = entryOf(object, 'SMask')?.lookup(key('G'))
    if (mask instanceof PDFStream) masks.add(mask)
    if (nameOf(object.lookup(key('Subtype'))) !== 'Type3') return
    for (const letter of entryOf(object, 'CharProcs')?.values() ?? []) {
      const stream = document.context.lookup(letter)
      if (stream instanceof PDFStream) letters.set(stream, entryOf(object, 'Resources'))
    }
  })
  const refOf = new Map(document.context.enumerateIndirectObjects().map(([ref, object]) => [object, ref]))
  for (const stream of letters.keys()) {
    const ref = refOf.get(stream)
    if (ref) forms.push([stream, ref])
  }
  const firstPage = pages[0] ? pageResources(pages[0]) : null
  return [
    ...pageHolders,
    ...forms.flatMap(([stream, ref]): readonly ContentHolder[] => {
      const bytes = unpack(stream)
      if (!bytes) return []
      return [
        {
          bytes,
          resources: entryOf(stream.dict, 'Resources') ?? letters.get(stream) ?? firstPage,
          isMask: masks.has(stream),
          stream,
          replace: (changed) => document.context.assign(ref, repack(document.context, changed, stream.dict)),
        },
      ]
    }),
  ]
}

/** The form of this name in the drawings of some resources; null for a picture, or for none. */
export function formNamed(forms: PDFDict | null, name: unknown): PDFRef | null {
  const ref = typeof name === 'string' ? forms?.get(key(name)) : null
  if (!(ref instanceof PDFRef)) return null
  const form = forms?.context.lookup(ref)
  return form instanceof PDFStream && nameOf(form.dict.lookup(key('Subtype'))) === 'Form' ? ref : null
}

function isDrawing(stream: PDFStream): boolean {
  if (!(stream instanceof PDFRawStream)) return false
  const pattern = stream.dict.lookup(key('PatternType'))
  return (
    nameOf(stream.dict.lookup(key('Subtype'))) === 'Form' ||
    (pattern instanceof PDFNumber && pattern.asNumber() === 1)
  )
}
