import { rm } from 'node:fs/promises'
import {
  PDFArray,
  type PDFContext,
  type PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { inCmyk, type Inks, rawCmyk, type Scratch, writeProfiled } from '../cmyk.ts'
import { withProfile } from '../jpeg-profile.ts'
import { interleavedRows } from '../../preflight/picture-rows.ts'
import { MAX_PIXELS } from '../../preflight/limits.ts'
import { colourSpaceOf } from './colour-spaces.ts'
import type { Converter, ConverterOf } from './converters.ts'
import { visitReachable } from './reachable.ts'
import { filtersOf, nameOf, repack, unpack, unpackRows } from './stream-content.ts'
import { dropMatte, type Matte, matteOf, unmix } from './matte.ts'
import { numberIn, numbersIn } from './numbers.ts'

const key = (name: string) => PDFName.of(name)
/** Above this a picture of a photograph is not told from its source in print. */
const QUALITY = 95

/** The pictures of a document that are to be converted become CMYK: photographs as JPEG, others without loss. */
export async function convertImages(
  document: PDFDocument,
  converterOf: ConverterOf,
  within: Scratch,
): Promise<void> {
  const images: [PDFRef, PDFRawStream][] = []
  visitReachable(document, [document.context.trailerInfo.Root], (object, ref) => {
    const isImage = object instanceof PDFRawStream && nameOf(object.dict.lookup(key('Subtype'))) === 'Image'
    if (ref && isImage) images.push([ref, object])
  })
  for (const [ref, image] of images) {
    const converted = await convertImage(document, image, converterOf, within)
    if (converted) document.context.assign(ref, converted)
  }
}

async function convertImage(
  document: PDFDocument,
  image: PDFRawStream,
  converterOf: ConverterOf,
  within: Scratch,
): Promise<PDFRawStream | null> {
  const { dict } = image
  const written = dict.lookup(key('ColorSpace'))
  // A colour that is left out is named by its values: such pictures stay as they are.
  if (dict.lookup(key('Mask')) instanceof PDFArray) return null
  const space = colourSpaceOf(written, null)
  const matte = matteOf(dict)
  if (matte !== 'none' && space.kind !== 'rgb') return null
  if (space.kind === 'indexed' && written instanceof PDFArray)
    return convertPalette(document, image, written, converterOf)
  const converter = converterOf(space)
  if (!converter) return null
  if (converter.ranges.length === 1) return asPalette(document, image, converter)
  if (isNegative(dict)) return null
  if (space.kind === 'lab') return convertValues(document, image, converter)
  if (space.kind !== 'rgb') return null
  const isJpeg = filtersOf(image).at(-1) === 'DCTDecode'
  if (matte === 'unknown') return null
  if (matte === 'none' && isJpeg) return await convertJpeg(document, image, converter)
  const bytes = isJpeg ? await jpegPixels(image) : plainPixels(image)
  if (!bytes) return null
  const own = matte === 'none' ? bytes : unmixed(bytes, matte)
  const converted = await convertPixels(document, image, own, converter, within)
  if (matte !== 'none') dropMatte(document, converted.dict)
  return converted
}

/** A copy, for what stands in the file may be a picture of its own elsewhere. */
function unmixed(bytes: Uint8Array, matte: Matte): Uint8Array {
  const own = Uint8Array.from(bytes)
  unmix(own, matte)
  return own
}

/** A picture of one spot keeps its values: they come to point at the inks of each tint. */
function asPalette({ context }: PDFDocument, image: PDFRawStream, { inks }: Converter): PDFRawStream | null {
  const { dict } = image
  const bits = numberIn(dict, 'BitsPerComponent')
  if (![1, 2, 4, 8].includes(bits) || filtersOf(image).includes('JPXDecode')) return null
  const [low = 0, high = 1] = numbersIn(dict.lookup(key('Decode'))) ?? []
  const most = 2 ** bits - 1
  const tints = Array.from({ length: most + 1 }, (_, value) => low + (value / most) * (high - low))
  setPalette(
    context,
    dict,
    tints.map((tint) => inks([tint])),
  )
  dict.delete(key('Decode'))
  return image
}

function setPalette(context: PDFContext, dict: PDFDict, colours: readonly Inks[]): void {
  const bytes = Uint8Array.from(colours.flat(), byteOf)
  const palette = context.register(context.flateStream(bytes))
  dict.set(key('ColorSpace'), context.obj(['Indexed', 'DeviceCMYK', colours.length - 1, palette]))
}

const byteOf = (ink: number) => Math.round(Math.min(1, Math.max(0, ink)) * 255)

const MOST_KNOWN = 100_000

/** Each pixel by itself, as no profile knows its colours. */
function convertValues(
  document: PDFDocument,
  image: PDFRawStream,
  converter: Converter,
): PDFRawStream | null {
  const { ranges, inks } = converter
  const { width, height } = sizeOf(image)
  const size = width * height
  const isPlain = numberIn(image.dict, 'BitsPerComponent') === 8 && size <= MAX_PIXELS
  const pixels = isPlain ? unpackRows(image, height, width * ranges.length) : null
  if (!pixels) return null
  const out = new Uint8Array(size * 4)
  const known = new Map<number, Uint8Array>()
  for (let at = 0; at < size; at += 1) {
    const bytes = pixels.subarray(at * ranges.length, (at + 1) * ranges.length)
    const colour = bytes.reduce((sum, byte) => sum * 256 + byte, 0)
    const made = known.get(colour) ?? Uint8Array.from(inks(valuesOf(bytes, converter)), byteOf)
    if (known.size > MOST_KNOWN) known.clear()
    known.set(colour, made)
    out.set(made, at * 4)
  }
  return asCmyk(document, repack(document.context, out, image.dict), { isInverted: false })
}

/** The values that bytes stand for where nothing else is said. */
const valuesOf = (bytes: Uint8Array, { ranges }: Converter): readonly number[] =>
  ranges.map(([low, high], channel) => low + ((bytes[channel] ?? 0) / 255) * (high - low))

/** The colour space of the document counts, whatever profile the JPEG brings along. */
async function convertJpeg(
  document: PDFDocument,
  image: PDFRawStream,
  { profile = null }: Converter,
): Promise<PDFRawStream | null> {
  if (filtersOf(image).length > 1) return null
  const jpeg = await inCmyk(openJpeg(image, profile))
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
    // A picture that no reader can read stays as it is: the others are worth mending.
    .catch(() => null)
  if (!jpeg) return null
  const converted = withEntries(PDFRawStream.of(document.context.obj({}), jpeg), image.dict)
  converted.dict.set(key('Filter'), key('DCTDecode'))
  converted.dict.set(key('Length'), PDFNumber.of(jpeg.length))
  return asCmyk(document, converted, { isInverted: true })
}

/** Red, green and blue of each pixel; null where they cannot be unpacked. */
function plainPixels(image: PDFRawStream): Uint8Array | null {
  const { width, height } = sizeOf(image)
  const bits = numberIn(image.dict, 'BitsPerComponent')
  const pixels = bits === 8 || bits === 16 ? unpackRows(image, height, width * 3 * (bits / 8)) : null
  return pixels && bits === 16 ? highBytes(pixels) : pixels
}

/** As `plainPixels`, of a photograph: as the document takes it, whatever profile the JPEG brings along. */
async function jpegPixels(image: PDFRawStream): Promise<Uint8Array | null> {
  if (filtersOf(image).length > 1) return null
  const { width, height } = sizeOf(image)
  const { data, info } = await openJpeg(image, null)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    // A picture that no reader can read stays as it is: the others are worth mending.
    .catch(() => ({ data: null, info: null }))
  return info?.width === width && info.height === height && info.channels === 3 ? data : null
}

const openJpeg = ({ contents }: PDFRawStream, profile: Uint8Array | null) =>
  sharp(withProfile(contents, profile), {
    limitInputPixels: MAX_PIXELS,
    failOn: 'none',
    autoOrient: false,
  })

const sizeOf = ({ dict }: PDFRawStream) => ({
  width: numberIn(dict, 'Width'),
  height: numberIn(dict, 'Height'),
})

async function convertPixels(
  document: PDFDocument,
  image: PDFRawStream,
  bytes: Uint8Array,
  { profile }: Converter,
  { scratchPath }: Scratch,
): Promise<PDFRawStream> {
  const { width, height } = sizeOf(image)
  const plain = { raw: { width, height, channels: 3 }, limitInputPixels: MAX_PIXELS } as const
  try {
    const picture = profile
      ? writeProfiled(scratchPath, interleavedRows(bytes, { width, height }, 3), profile)
      : sharp(bytes.subarray(0, width * height * 3), plain)
    const inks = await rawCmyk(picture)
    const converted = repack(document.context, inks, image.dict)
    converted.dict.set(key('BitsPerComponent'), PDFNumber.of(8))
    return asCmyk(document, converted, { isInverted: false })
  } finally {
    if (profile) await rm(scratchPath, { force: true })
  }
}

/** Of two bytes the first one is what 8 bits can say. */
const highBytes = (pixels: Uint8Array) => {
  const high = new Uint8Array(pixels.length / 2)
  for (let at = 0; at < high.length; at += 1) high[at] = pixels[at * 2] ?? 0
  return high
}

/** A JPEG of four inks is kept the wrong way round, as Photoshop began; PDF wants to be told. */
function asCmyk(
  document: PDFDocument,
  image: PDFRawStream,
  { isInverted }: { readonly isInverted: boolean },
) {
  image.dict.set(key('ColorSpace'), key('DeviceCMYK'))
  image.dict.delete(key('Decode'))
  if (isInverted) image.dict.set(key('Decode'), document.context.obj([1, 0, 1, 0, 1, 0, 1, 0]))
  return image
}

/** Whether its values stand for others than they usually do. */
function isNegative(dict: PDFDict): boolean {
  const [first = 0] = numbersIn(dict.lookup(key('Decode'))) ?? []
  return first > 0
}

function withEntries(image: PDFRawStream, like: PDFDict): PDFRawStream {
  for (const [name, value] of like.entries()) image.dict.set(name, value)
  image.dict.delete(key('DecodeParms'))
  return image
}

function convertPalette(
  document: PDFDocument,
  image: PDFRawStream,
  space: PDFArray,
  converterOf: ConverterOf,
): PDFRawStream | null {
  const converter = converterOf(colourSpaceOf(space.lookup(1), null))
  const table = paletteBytes(space.lookup(3))
  if (!converter || !table) return null
  const channels = converter.ranges.length
  const colours = Array.from({ length: Math.floor(table.length / channels) }, (_, at) =>
    converter.inks(valuesOf(table.subarray(at * channels, (at + 1) * channels), converter)),
  )
  setPalette(document.context, image.dict, colours)
  return image
}

/** The bytes of a palette, which is written as a stream or as a string. */
export function paletteBytes(table: PDFObject | undefined): Uint8Array | null {
  if (table instanceof PDFStream) return unpack(table)
  return table instanceof PDFString || table instanceof PDFHexString ? table.asBytes() : null
}
