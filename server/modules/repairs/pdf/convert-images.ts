import {
  PDFArray,
  type PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { inCmyk, rawCmyk, type ToInks } from '../cmyk.ts'
import { MAX_PIXELS } from '../../preflight/limits.ts'
import { colourSpaceOf } from './colour-spaces.ts'
import { visitReachable } from './reachable.ts'
import { filtersOf, nameOf, repack, unpack } from './stream-content.ts'

const key = (name: string) => PDFName.of(name)
/** Above this a picture of a photograph is not told from its source in print. */
const QUALITY = 95

/** The pictures of a document that are RGB become CMYK: photographs as JPEG, others without loss. */
export async function convertImages(document: PDFDocument, toInks: ToInks): Promise<void> {
  const images: [PDFRef, PDFRawStream][] = []
  visitReachable(document, [document.context.trailerInfo.Root], (object, ref) => {
    const isImage = object instanceof PDFRawStream && nameOf(object.dict.lookup(key('Subtype'))) === 'Image'
    if (ref && isImage) images.push([ref, object])
  })
  for (const [ref, image] of images) {
    const converted = await convertImage(document, image, toInks)
    if (converted) document.context.assign(ref, converted)
  }
}

async function convertImage(
  document: PDFDocument,
  image: PDFRawStream,
  toInks: ToInks,
): Promise<PDFRawStream | null> {
  const { dict } = image
  const space = dict.lookup(key('ColorSpace'))
  // A colour that is left out is named by its RGB, and a negative is one in RGB: such pictures stay as they are.
  if (dict.lookup(key('Mask')) instanceof PDFArray || isNegative(dict)) return null
  const { kind } = colourSpaceOf(space, null)
  if (kind === 'indexed' && space instanceof PDFArray) return convertPalette(document, image, space, toInks)
  if (kind !== 'rgb') return null
  return filtersOf(image).at(-1) === 'DCTDecode'
    ? await convertJpeg(document, image)
    : await convertPixels(document, image)
}

async function convertJpeg(document: PDFDocument, image: PDFRawStream): Promise<PDFRawStream | null> {
  if (filtersOf(image).length > 1) return null
  const picture = sharp(image.contents, { limitInputPixels: MAX_PIXELS, failOn: 'none', autoOrient: false })
  const jpeg = await inCmyk(picture)
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

async function convertPixels(document: PDFDocument, image: PDFRawStream): Promise<PDFRawStream | null> {
  const [width, height, bits] = ['Width', 'Height', 'BitsPerComponent'].map((name) => {
    const value = image.dict.lookup(key(name))
    return value instanceof PDFNumber ? value.asNumber() : 0
  }) as [number, number, number]
  const pixels = bits === 8 || bits === 16 ? unpack(image) : null
  if (!pixels || pixels.length < width * height * 3 * (bits / 8)) return null
  const bytes = bits === 16 ? highBytes(pixels) : pixels
  const inks = await rawCmyk(
    sharp(bytes.subarray(0, width * height * 3), {
      raw: { width, height, channels: 3 },
      limitInputPixels: MAX_PIXELS,
    }),
  )
  const converted = repack(document.context, inks, image.dict)
  converted.dict.set(key('BitsPerComponent'), PDFNumber.of(8))
  return asCmyk(document, converted, { isInverted: false })
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

function isNegative(dict: PDFDict): boolean {
  const decode = dict.lookup(key('Decode'))
  const first = decode instanceof PDFArray ? decode.lookup(0) : null
  return first instanceof PDFNumber && first.asNumber() !== 0
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
  toInks: ToInks,
): PDFRawStream | null {
  if (colourSpaceOf(space.lookup(1), null).kind !== 'rgb') return null
  const table = space.lookup(3)
  const colours =
    table instanceof PDFStream
      ? unpack(table)
      : table instanceof PDFString || table instanceof PDFHexString
        ? table.asBytes()
        : null
  if (!colours) return null
  const inks = new Uint8Array(Math.floor(colours.length / 3) * 4)
  for (let at = 0; at * 3 + 2 < colours.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = colours.subarray(at * 3, at * 3 + 3)
    inks.set(
      toInks(red / 255, green / 255, blue / 255).map((ink) => Math.round(ink * 255)),
      at * 4,
    )
  }
  const { context } = document
  const palette = context.register(context.flateStream(inks))
  image.dict.set(key('ColorSpace'), context.obj(['Indexed', 'DeviceCMYK', inks.length / 4 - 1, palette]))
  return image
}
