import {
  decodePDFRawStream,
  PDFArray,
  PDFContentStream,
  type PDFContext,
  type PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFStream,
} from '@cantoo/pdf-lib'
import { Budget, decodeStream, PIXEL_FILTERS } from '../../preflight/pdf/decode-stream.ts'
import { dictOf, resolveValue } from './values-of.ts'

/** No content may unpack to more (preflight 5, limits). */
const MAX_UNPACKED_BYTES = 512 * 1024 * 1024

export const nameOf = (object: PDFObject | undefined): string | null =>
  object instanceof PDFName ? object.decodeText() : null

/** The filters of a stream, first one first. */
export function filtersOf({ dict }: PDFStream): readonly string[] {
  const filter = dict.lookup(PDFName.of('Filter'))
  if (filter instanceof PDFArray) {
    return Array.from({ length: filter.size() }, (_, at) => nameOf(filter.lookup(at)) ?? '')
  }
  const name = nameOf(filter)
  return name === null ? [] : [name]
}

/**
 * The bytes of a stream without its compression; null for a picture. One that cannot be unpacked makes a repair fail: what it drew would
 * be gone.
 */
export function unpack(stream: PDFStream): Uint8Array | null {
  if (stream instanceof PDFContentStream) return stream.getUnencodedContents()
  if (!(stream instanceof PDFRawStream)) return null
  // Such a one is locked in its own way, or not at all, which the library does not know.
  if (filtersOf(stream).includes('Crypt')) return null
  const { dict, contents } = stream
  // F is a filter of pictures within the content only; here it is a file elsewhere, which nobody opens.
  const entries = new Map([...dictOf(dict)].filter(([key]) => key !== 'F'))
  const raw = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength)
  // Within a damaged stream zlib gives up, and the library's own reader goes on: a repair loses what it does not read.
  const mend = (packed: Buffer) =>
    Buffer.from(
      decodePDFRawStream(PDFRawStream.of(dict.context.obj({ Filter: 'FlateDecode' }), packed)).decode(),
    )
  const budget = new Budget(MAX_UNPACKED_BYTES, Infinity)
  const { bytes, packedBy } = decodeStream(entries, raw, resolveValue, budget, mend)
  if (packedBy === null) return bytes
  if (PIXEL_FILTERS.has(packedBy)) return null
  throw new Error(`A stream is packed by ${packedBy}`)
}

/**
 * The values of a picture of so many rows; what is missing of a last row that is cut off is what stands above it. Null where they cannot
 * be unpacked, or more is missing.
 */
export function unpackRows(picture: PDFStream, rows: number, rowBytes: number): Uint8Array | null {
  const bytes = unpack(picture)
  if (!bytes || bytes.length >= rows * rowBytes) return bytes
  if (rows < 2 || bytes.length <= (rows - 1) * rowBytes) return null
  const above = bytes.subarray(bytes.length - rowBytes, (rows - 1) * rowBytes)
  return Buffer.concat([bytes, above])
}

/** A stream of these bytes, compressed, with the entries of another but those that say how that one was packed. */
export function repack(context: PDFContext, content: Uint8Array, like: PDFDict | null = null): PDFRawStream {
  const stream = context.flateStream(content)
  for (const [key, value] of like?.entries() ?? []) {
    if (!PACKING_KEYS.has(key.decodeText())) stream.dict.set(key, value)
  }
  return stream
}
const PACKING_KEYS = new Set(['Length', 'Filter', 'DecodeParms', 'DL', 'F', 'FFilter', 'FDecodeParms'])
