import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import type { Resolve } from '../../preflight/pdf/decode-stream.ts'
import { type Dict, Name, Ref, type Value } from '../../preflight/pdf/values.ts'

// Two readers find the objects of a file: that of the check reads files of any size piece by piece and forgives much, and the library
// reads a whole file so as to change and write it. What the objects say is read by the same code for both, from values.

/** A reference that knows the way to its object. */
class LibraryRef extends Ref {
  readonly object: () => PDFObject | undefined
  constructor({ objectNumber, generationNumber }: PDFRef, object: () => PDFObject | undefined) {
    super(objectNumber, generationNumber)
    this.object = object
  }
}

/** An object of the library as a value; what it points at stays a reference, and of a stream this is its dictionary. */
export function valueOf(object: PDFObject | undefined): Value {
  if (object instanceof PDFName) return new Name(object.decodeText())
  if (object instanceof PDFNumber) return object.asNumber()
  if (object instanceof PDFBool) return object.asBoolean()
  if (object instanceof PDFString || object instanceof PDFHexString) return Buffer.from(object.asBytes())
  if (object instanceof PDFArray)
    return object.asArray().map((entry, at) => entryOf(entry, () => object.lookup(at)))
  if (object instanceof PDFDict) return dictOf(object)
  if (object instanceof PDFStream) return dictOf(object.dict)
  return null
}

export const dictOf = (dict: PDFDict): Dict =>
  new Map(dict.entries().map(([key, entry]) => [key.decodeText(), entryOf(entry, () => dict.lookup(key))]))

const entryOf = (entry: PDFObject, lookup: () => PDFObject | undefined): Value =>
  entry instanceof PDFRef ? new LibraryRef(entry, lookup) : valueOf(entry)

/** Follows what `valueOf` left as a reference. */
export const resolveValue: Resolve = (value) =>
  value instanceof LibraryRef ? valueOf(value.object()) : (value ?? null)
