import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFObjectParser,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib'
import { mayBeNamed } from '../../preflight/pdf/read-colour-space.ts'
import { colourSpaceOf } from './colour-spaces.ts'
import { contentHolders } from './content-holders.ts'
import { contentOperations } from './content-operations.ts'
import type { ConverterOf } from './converters.ts'
import { entryOf, rewriteContent } from './rewrite-content.ts'
import { nameOf } from './stream-content.ts'

const key = (name: string) => PDFName.of(name)

/** The short names of a picture that stands within the content (PDF 32000, tables 93 and 94). */
const LONG_KEYS: Readonly<Record<string, string>> = {
  BPC: 'BitsPerComponent',
  CS: 'ColorSpace',
  D: 'Decode',
  DP: 'DecodeParms',
  F: 'Filter',
  H: 'Height',
  IM: 'ImageMask',
  I: 'Interpolate',
  W: 'Width',
}
const LONG_VALUES: Readonly<Record<string, string>> = {
  G: 'DeviceGray',
  RGB: 'DeviceRGB',
  CMYK: 'DeviceCMYK',
  I: 'Indexed',
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  Fl: 'FlateDecode',
  RL: 'RunLengthDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
}
const SHORTENED = new Set(['ColorSpace', 'Filter'])

/**
 * Pictures within the content whose colours are to be converted become pictures of their own, which are converted like any other.
 * A mask has no colours, and what is drawn in other colours stays where it is.
 */
export function liftInlinePictures(document: PDFDocument, converterOf: ConverterOf): void {
  let count = 0
  for (const holder of contentHolders(document)) {
    const { resources } = holder
    if (holder.isMask || !resources) continue
    const changed = rewriteContent(holder.bytes, resources, ({ operator, start, end }) => {
      if (operator !== 'BI') return null
      const picture = readPicture(document, holder.bytes.subarray(start + operator.length, end), resources)
      if (!picture || !isToBeConverted(picture, converterOf)) return null
      count += 1
      const name = `LiftedPicture${count}`
      pictureNames(document, resources).set(key(name), document.context.register(picture))
      return `/${name} Do`
    })
    if (changed) holder.replace(changed)
  }
}

function isToBeConverted({ dict }: PDFRawStream, converterOf: ConverterOf): boolean {
  const written = dict.lookup(key('ColorSpace'))
  const space = colourSpaceOf(written, null)
  const told = space.kind === 'indexed' && written instanceof PDFArray ? written.lookup(1) : null
  return converterOf(told ? colourSpaceOf(told, null) : space) !== null
}

function pictureNames(document: PDFDocument, resources: PDFDict): PDFDict {
  const known = entryOf(resources, 'XObject')
  if (known) return known
  const names = document.context.obj({})
  resources.set(key('XObject'), names)
  return names
}

/** From behind BI to behind EI; null for what cannot be read. */
function readPicture(document: PDFDocument, bytes: Uint8Array, resources: PDFDict): PDFRawStream | null {
  const [begin] = contentOperations(bytes)
  if (begin?.operator !== 'ID') return null
  const entries = Buffer.from(bytes.subarray(begin.start, begin.end - 'ID'.length)).toString('latin1')
  const told = parsed(document, `<<${entries}>>`)
  if (!(told instanceof PDFDict)) return null
  const dict = document.context.obj({ Type: 'XObject', Subtype: 'Image' })
  for (const [short, value] of told.entries()) {
    const name = LONG_KEYS[short.decodeText()] ?? short.decodeText()
    dict.set(key(name), SHORTENED.has(name) ? longValue(value) : value)
  }
  const space = nameOf(told.lookup(key('CS')) ?? told.lookup(key('ColorSpace')))
  const isNamed = space !== null && mayBeNamed(space)
  const named = isNamed ? entryOf(resources, 'ColorSpace')?.get(key(space)) : undefined
  if (named) dict.set(key('ColorSpace'), named)
  // One blank stands before the data, and one more before EI belongs to neither.
  const data = bytes.slice(begin.end + 1, bytes.length - 'EI'.length)
  return PDFRawStream.of(dict, data)
}

function parsed(document: PDFDocument, source: string): PDFObject | null {
  try {
    return PDFObjectParser.forBytes(Buffer.from(source, 'latin1'), document.context).parseObject()
  } catch {
    return null
  }
}

/** A name, or the names in an array, without their short forms. */
function longValue(value: PDFObject): PDFObject {
  if (value instanceof PDFStream) return value
  if (value instanceof PDFArray) {
    for (let at = 0; at < value.size(); at += 1) value.set(at, longValue(value.get(at)))
    return value
  }
  const name = nameOf(value)
  return name !== null && LONG_VALUES[name] !== undefined ? key(LONG_VALUES[name]) : value
}
