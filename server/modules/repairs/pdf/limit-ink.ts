import { rm } from 'node:fs/promises'
import { PDFArray, type PDFDocument, PDFName, PDFNumber, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { MOST_LIMITED_PIXELS } from '#domain/designs/plan-repair.ts'
import { interleavedRows, type PictureRows } from '../../preflight/picture-rows.ts'
import { writeTiff } from '../../preflight/plain-tiff.ts'
import { type Inks, ownInks, type Scratch } from '../cmyk.ts'
import { jpegCoding } from '../jpeg-coding.ts'
import { CMYK, colourSpaceOf } from './colour-spaces.ts'
import { contentHolders } from './content-holders.ts'
import { paletteBytes } from './convert-images.ts'
import { convertShadings } from './convert-shadings.ts'
import type { OneInput } from './functions.ts'
import { inheritedStates } from './inherited-states.ts'
import { visitReachable } from './reachable.ts'
import { AT_START, type Rewrite, rewriteContent } from './rewrite-content.ts'
import { filtersOf, nameOf, repack, unpackRows } from './stream-content.ts'
import { matteOf } from './matte.ts'
import { numbersIn } from './numbers.ts'
import { written } from './written-inks.ts'

const key = (name: string) => PDFName.of(name)

const QUALITY = 95
/** A photograph as JPEG strays by so much from what it was given. */
const JPEG_MARGIN = 0.04

/** Colours of more ink than `maxPercent` get so much at most: lines, areas, text, gradients and pictures in CMYK. */
export async function limitInk(document: PDFDocument, maxPercent: number, within: Scratch): Promise<void> {
  const most = maxPercent / 100
  const inherited = inheritedStates(document)
  for (const holder of contentHolders(document)) {
    if (holder.isMask) continue
    const [start = AT_START] = (holder.stream && inherited.get(holder.stream)) ?? []
    const changed = rewriteContent(holder.bytes, holder.resources, limitRewrite(most), start)
    if (changed) holder.replace(changed)
  }
  const inks = ([cyan = 0, magenta = 0, yellow = 0, black = 0]: readonly number[]) =>
    lessInk([cyan, magenta, yellow, black], most)
  const limiter = {
    ranges: [
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
    ],
    initial: [0, 0, 0, 1],
    inks,
    inksBetween: inks,
  } as const
  convertShadings(
    document,
    ({ kind }) => (kind === 'cmyk' ? limiter : null),
    (gradient) => heaviestOf(gradient) > most,
  )
  await limitImages(document, most, within)
}

const STEPS = 256

const heaviestOf = ({ domain: [from, to], at }: OneInput): number =>
  Math.max(
    ...Array.from({ length: STEPS + 1 }, (_, step) =>
      at(from + (step / STEPS) * (to - from)).reduce((sum, ink) => sum + ink, 0),
    ),
  )

/**
 * The same colour with no more ink in all than `most`, 1 for each ink: black takes the place of the grey that three inks make,
 * and what is still too much goes from those three alike.
 */
export function lessInk(inks: Inks, most: number): Inks {
  const [cyan, magenta, yellow, black] = inks
  const over = cyan + magenta + yellow + black - most
  if (over <= 0) return inks
  const grey = Math.min(over / 2, cyan, magenta, yellow, 1 - black)
  const coloured = [cyan - grey, magenta - grey, yellow - grey] as const
  const sum = coloured[0] + coloured[1] + coloured[2]
  const share = sum > 0 ? Math.min(1, Math.max(0, most - black - grey) / sum) : 0
  return [coloured[0] * share, coloured[1] * share, coloured[2] * share, black + grey]
}

function limitRewrite(most: number): Rewrite {
  return ({ operator, operands }, { before }) => {
    const isFill = operator === operator.toLowerCase()
    const isInOwnSpace = ['sc', 'scn'].includes(operator.toLowerCase())
    const space = isInOwnSpace ? (isFill ? before.fill : before.stroke) : CMYK
    if (!isInOwnSpace && operator.toLowerCase() !== 'k') return null
    if (space.kind !== 'cmyk' || operands.length !== 4) return null
    const [cyan = 0, magenta = 0, yellow = 0, black = 0] = operands.map(Number)
    const inks = [cyan, magenta, yellow, black] as const
    const less = lessInk(inks, most)
    return less === inks ? null : `${written(less)} ${operator}`
  }
}

async function limitImages(document: PDFDocument, most: number, within: Scratch): Promise<void> {
  const images: [PDFRef, PDFRawStream][] = []
  visitReachable(document, [document.context.trailerInfo.Root], (object, ref) => {
    const isImage = object instanceof PDFRawStream && nameOf(object.dict.lookup(key('Subtype'))) === 'Image'
    if (ref && isImage) images.push([ref, object])
  })
  for (const [ref, image] of images) {
    const limited = await limitImage(document, image, most, within)
    if (limited) document.context.assign(ref, limited)
  }
}

async function limitImage(
  document: PDFDocument,
  image: PDFRawStream,
  most: number,
  { scratchPath }: Scratch,
): Promise<PDFRawStream | null> {
  const { dict } = image
  const space = dict.lookup(key('ColorSpace'))
  const { kind } = colourSpaceOf(space, null)
  if (kind === 'indexed' && space instanceof PDFArray) return limitPalette(document, image, space, most)
  if (kind !== 'cmyk' || dict.lookup(key('Mask')) instanceof PDFArray || matteOf(dict) !== 'none') return null
  const [width, height] = ['Width', 'Height'].map((name) => {
    const value = dict.lookup(key(name))
    return value instanceof PDFNumber ? value.asNumber() : 0
  }) as [number, number]
  if (width * height > MOST_LIMITED_PIXELS) return null
  const isInverted = numbersIn(dict.lookup(key('Decode')))?.[0] === 1
  const isJpeg = filtersOf(image).join() === 'DCTDecode'
  const inks = isJpeg
    ? await inksOfJpeg(image.contents, isInverted)
    : inksOf(image, { width, height }, isInverted)
  if (!inks || inks.length < width * height * 4) return null
  if (!limitBytes(inks, isJpeg ? most - JPEG_MARGIN : most, most)) return null
  if (!isJpeg) {
    const made = repack(document.context, inks, dict)
    made.dict.delete(key('Decode'))
    return made
  }
  const jpeg = await asJpeg(interleavedRows(inks, { width, height }, 4), scratchPath)
  const made = PDFRawStream.of(dict.clone(document.context), jpeg)
  made.dict.delete(key('DecodeParms'))
  made.dict.set(key('Length'), PDFNumber.of(jpeg.length))
  made.dict.set(key('Decode'), document.context.obj([1, 0, 1, 0, 1, 0, 1, 0]))
  return made
}

/** By way of a file, as libvips knows no other way to be given four inks. */
async function asJpeg(rows: PictureRows, path: string): Promise<Buffer> {
  try {
    writeTiff(path, rows, { colour: 'cmyk', palette: Buffer.alloc(0), profile: null })
    return await ownInks(sharp(path, { limitInputPixels: MOST_LIMITED_PIXELS }))
      .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', optimiseCoding: false })
      .toBuffer()
  } finally {
    await rm(path, { force: true })
  }
}

function inksOf(
  image: PDFRawStream,
  { width, height }: { readonly width: number; readonly height: number },
  isInverted: boolean,
): Uint8Array | null {
  const bits = image.dict.lookup(key('BitsPerComponent'))
  const isPlain = bits instanceof PDFNumber && bits.asNumber() === 8
  const bytes = isPlain ? unpackRows(image, height, width * 4) : null
  return bytes && (isInverted ? negative(Uint8Array.from(bytes)) : Uint8Array.from(bytes))
}

/** Decoders turn the inks of Adobe's JPEG around by themselves; in a PDF only its Decode array does. */
async function inksOfJpeg(jpeg: Uint8Array, isInverted: boolean): Promise<Uint8Array | null> {
  const bytes = await ownInks(sharp(jpeg, { limitInputPixels: MOST_LIMITED_PIXELS }))
    .raw({ depth: 'uchar' })
    .toBuffer()
    // A picture that no reader can read stays as it is: the others are worth mending.
    .catch(() => null)
  if (!bytes) return null
  return jpegCoding(jpeg).isNegative === isInverted ? bytes : negative(bytes)
}

/** In place: a large picture is not held twice. */
function negative(bytes: Uint8Array): Uint8Array {
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = 255 - (bytes[at] ?? 0)
  return bytes
}

/** Less ink wherever there is more than `limit`; whether there was. */
function limitBytes(inks: Uint8Array, most: number, limit: number): boolean {
  let isChanged = false
  for (let at = 0; at + 4 <= inks.length; at += 4) {
    const [cyan, magenta] = [inks[at] ?? 0, inks[at + 1] ?? 0]
    const [yellow, black] = [inks[at + 2] ?? 0, inks[at + 3] ?? 0]
    const sum = (cyan + magenta + yellow + black) / 255
    if (sum > limit) isChanged = true
    if (sum <= most) continue
    const less = lessInk([cyan / 255, magenta / 255, yellow / 255, black / 255], most)
    // Rounded down, so that the sum is never above.
    inks.set(
      less.map((ink) => Math.floor(ink * 255)),
      at,
    )
  }
  return isChanged
}

function limitPalette(
  document: PDFDocument,
  image: PDFRawStream,
  space: PDFArray,
  most: number,
): PDFRawStream | null {
  const bytes = paletteBytes(space.lookup(3))
  if (colourSpaceOf(space.lookup(1), null).kind !== 'cmyk' || !bytes) return null
  const inks = Uint8Array.from(bytes)
  if (!limitBytes(inks, most, most)) return null
  const { context } = document
  const palette = context.register(context.flateStream(inks))
  image.dict.set(key('ColorSpace'), context.obj(['Indexed', space.get(1), space.get(2), palette]))
  return image
}
