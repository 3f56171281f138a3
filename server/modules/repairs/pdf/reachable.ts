import { PDFArray, PDFDict, type PDFDocument, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib'

/** What an object holds, one step on. */
function held(object: PDFObject | undefined): readonly PDFObject[] {
  if (object instanceof PDFStream) return object.dict.values()
  if (object instanceof PDFDict) return object.values()
  return object instanceof PDFArray ? object.asArray() : []
}

/** Visits everything that can be reached from some objects, each once, references followed. */
export function visitReachable(
  document: PDFDocument,
  from: readonly (PDFObject | undefined)[],
  visit: (object: PDFObject, ref: PDFRef | null) => void,
): ReadonlySet<PDFRef> {
  const refs = new Set<PDFRef>()
  const waiting: PDFObject[] = from.filter((object) => object !== undefined)
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFRef) {
      if (refs.has(object)) continue
      refs.add(object)
      const target = document.context.lookup(object)
      if (!target) continue
      visit(target, object)
      waiting.push(...held(target))
    } else {
      visit(object, null)
      waiting.push(...held(object))
    }
  }
  return refs
}

/** Lets go of every object that the document does not reach: what was taken out must not stay in the file. */
export function dropUnreachable(document: PDFDocument): void {
  const { context } = document
  const { Root, Info } = context.trailerInfo
  const refs = visitReachable(document, [Root, Info], () => undefined)
  for (const [ref] of context.enumerateIndirectObjects()) if (!refs.has(ref)) context.delete(ref)
}
