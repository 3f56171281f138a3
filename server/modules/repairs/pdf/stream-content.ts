import { inflateSync, constants as zlib } from 'node:zlib'
import {
  decodePDFRawStream,
  PDFArray,
  PDFContentStream,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFStream,
} from '@cantoo/pdf-lib'
import { undoPredictor } from './undo-predictor.ts'

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

function paramsOf(dict: PDFDict): PDFDict | null {
  const params = dict.lookup(PDFName.of('DecodeParms'))
  const last = params instanceof PDFArray ? params.lookup(params.size() - 1) : params
  return last instanceof PDFDict ? last : null
}

/** The bytes of a stream without its compression; null where it has a filter of pictures, or one that cannot be undone. */
export function unpack(stream: PDFStream): Uint8Array | null {
  if (stream instanceof PDFContentStream) return stream.getUnencodedContents()
  if (!(stream instanceof PDFRawStream)) return null
  const filters = filtersOf(stream)
  const params = paramsOf(stream.dict)
  if (filters.length === 0) return stream.contents
  if (filters.some((filter) => PICTURE_FILTERS.has(filter))) return null
  const content = filters.length === 1 && filters[0] === 'FlateDecode' ? inflate(stream.contents) : null
  return undoPredictor(content ?? decodePDFRawStream(stream).decode(), params)
}

const PICTURE_FILTERS = new Set([
  'DCTDecode',
  'DCT',
  'JPXDecode',
  'CCITTFaxDecode',
  'CCF',
  'JBIG2Decode',
  'Crypt',
])

/** Half of a stream that is cut short is better than nothing, as in viewers; null where zlib cannot read it at all. */
function inflate(content: Uint8Array): Uint8Array | null {
  try {
    return inflateSync(content, { finishFlush: zlib.Z_SYNC_FLUSH, maxOutputLength: MAX_UNPACKED_BYTES })
  } catch (error) {
    if (error instanceof RangeError) throw error
    return null
  }
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
