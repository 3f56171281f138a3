import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { MOST_LIMITED_PIXELS } from '#domain/designs/plan-repair.ts'
import { FileBytes } from '../file-bytes.ts'
import { MAX_PIXELS } from '../limits.ts'
import { largestPreview } from '../previews.ts'
import type { ColourSpace } from './colour-space.ts'
import type { OtherForm } from './fresh-index.ts'
import type { PdfFile } from './pdf-file.ts'
import { type Dict, isList, Name, nameOf, type Stream } from './values.ts'

/** So many small pictures are measured, and of so many large ones copies are made. */
const MOST_PICTURES = 20
/** A picture of more pixels is large: pdfium sees a small copy of it. Of no more than so many are copies made in all. */
export const LARGE_PIXELS = 25_000_000
const MOST_LARGE_PIXELS = 1_000_000_000
/** Enough for the largest preview, also where only half of a picture is seen on its page. */
const SMALL_PIXELS = 8_000_000
const SMALL_QUALITY = 95
const ADOBE = Buffer.from('Adobe', 'latin1')
const HEAD_BYTES = 4096

/** A copy of a large picture, for whoever only wants to see it, and where in the file the large one lies. */
export type SmallPicture = OtherForm & { readonly from: number; readonly to: number }

export type Picture = { readonly stream: Stream; readonly width: number; readonly height: number }
export type Model = ColourSpace['model']

/**
 * The heaviest ink in percent in a document's pictures of four inks, that of those which are too large to be limited, and small
 * copies of its large ones, at a fair price.
 */
export async function lookAtPictures(
  pdf: PdfFile,
  drawn: ReadonlyMap<Stream, Model>,
  folder: string,
): Promise<{
  totalInkPercent: number | null
  largeInkPercent: number | null
  /** The heaviest ink of each picture that was looked at. */
  inks: ReadonlyMap<Stream, number>
  small: readonly SmallPicture[]
}> {
  let most: number | null = null
  let mostOfLarge: number | null = null
  let smallLeft = MOST_PICTURES
  let largeLeft = MOST_PICTURES
  let pixelsLeft = MOST_LARGE_PIXELS
  const small: SmallPicture[] = []
  const inks = new Map<Stream, number>()
  for (const [stream, model] of drawn) {
    const picture = {
      stream,
      width: pdf.number(stream.dict, 'Width') ?? 0,
      height: pdf.number(stream.dict, 'Height') ?? 0,
    }
    const pixels = picture.width * picture.height
    const isLarge = pixels > LARGE_PIXELS
    if (!(pixels > 0) || (model !== 'cmyk' && !isLarge)) continue
    if (isLarge) {
      if (largeLeft === 0 || pixels > pixelsLeft || !isReadWhole(pdf, stream)) continue
      largeLeft -= 1
      pixelsLeft -= pixels
    } else {
      if (smallLeft === 0) continue
      smallLeft -= 1
    }
    const seen = isLarge
      ? await lookAtLarge(pdf, picture, model, join(folder, 'large.jpg'))
      : { ink: await inkOf(pdf, picture), small: null }
    if (seen.ink !== null) {
      most = Math.max(most ?? 0, seen.ink)
      inks.set(stream, Math.round(seen.ink))
    }
    if (seen.ink !== null && pixels > MOST_LIMITED_PIXELS) mostOfLarge = Math.max(mostOfLarge ?? 0, seen.ink)
    if (seen.small) small.push(seen.small)
  }
  return { totalInkPercent: most, largeInkPercent: mostOfLarge, inks, small }
}

async function inkOf(pdf: PdfFile, picture: Picture): Promise<number | null> {
  const { stream, width, height } = picture
  const { bytes, packedBy } = pdf.decode(stream)
  if (isJpeg(packedBy))
    return await inkOfPicture(bytes, picture, isTurnedByDecoders(bytes) !== isInverted(pdf, stream))
  if (
    packedBy !== null ||
    bytes.length < width * height * 4 ||
    pdf.number(stream.dict, 'BitsPerComponent') !== 8
  )
    return null
  return heaviest(bytes.subarray(0, width * height * 4), isInverted(pdf, stream))
}

const isJpeg = (packedBy: string | null) => packedBy === 'DCTDecode' || packedBy === 'DCT'

function isInverted(pdf: PdfFile, { dict }: Stream): boolean {
  const decode = pdf.list(dict, 'Decode')
  return isList(decode) && pdf.resolve(decode[0]) === 1
}

/** Of a large picture that is no JPEG, is packed twice or locked, nothing is seen. */
export const isReadWhole = (pdf: PdfFile, { dict }: Stream): boolean =>
  isJpeg(onlyFilter(pdf, dict)) && !pdf.isEncrypted

/** By way of a file, as it may be half a gigabyte. */
async function lookAtLarge(
  pdf: PdfFile,
  picture: Picture,
  model: Model,
  path: string,
): Promise<{ ink: number | null; small: SmallPicture | null }> {
  const { stream } = picture
  const { number, from, length } = stream.place()
  try {
    pdf.copyPacked({ number, from, length }, path)
    const pixels = await smallPixels(path, picture, model, wholeOf(picture))
    if (!pixels) return { ink: null, small: null }
    const wasTurned = isTurnedByDecoders(headOf(path))
    const ink =
      model === 'cmyk' ? await inkOfPicture(pixels.tiff, pixels, wasTurned !== isInverted(pdf, stream)) : null
    // Inks that are kept as they are would come out the other way round.
    if (!isCopied(pdf, stream.dict) || (model === 'cmyk' && !wasTurned)) return { ink, small: null }
    const bytes = await jpegOf(pixels)
    return { ink, small: { number, dict: dictOf(stream, pixels), bytes, from, to: from + length } }
  } finally {
    await rm(path, { force: true })
  }
}

const dictOf = ({ dict }: Stream, { width, height }: Size): Dict =>
  new Map([
    ...[...dict].filter(([key]) => !PACKING.has(key)),
    ['Filter', new Name('DCTDecode')],
    ['Width', width],
    ['Height', height],
  ])

/** A part of a large JPEG as a picture of its own, made small where it has many pixels; null where it cannot be had. */
export async function cutLarge(
  pdf: PdfFile,
  picture: Picture,
  model: Model,
  cut: PixelBox,
  path: string,
): Promise<{ readonly dict: Dict; readonly bytes: Buffer } | null> {
  const { stream } = picture
  try {
    pdf.copyPacked(stream.place(), path)
    const pixels = await smallPixels(path, picture, model, cut)
    const isKept = pixels && (model !== 'cmyk' || isTurnedByDecoders(headOf(path)))
    return isKept && isCopied(pdf, stream.dict)
      ? { dict: dictOf(stream, pixels), bytes: await jpegOf(pixels) }
      : null
  } finally {
    await rm(path, { force: true })
  }
}

const PACKING = new Set(['Filter', 'F', 'DecodeParms', 'DP', 'Length', 'DL'])

function onlyFilter(pdf: PdfFile, dict: Dict): string | null {
  const filter = pdf.get(dict, 'Filter')
  if (!isList(filter)) return nameOf(filter)
  return filter.length === 1 ? nameOf(pdf.resolve(filter[0])) : null
}

/** Not where single values of its pixels mean something, nor where another picture counts on its size. */
function isCopied(pdf: PdfFile, dict: Dict): boolean {
  const space = pdf.get(dict, 'ColorSpace')
  const isPalette = isList(space) && nameOf(pdf.resolve(space[0])) === 'Indexed'
  const hasMatte = pdf.dict(dict, 'SMask')?.has('Matte') ?? false
  return !isPalette && !hasMatte && !isList(pdf.get(dict, 'Mask')) && !dict.has('DecodeParms')
}

/** What libvips calls the colours of each. */
const SPACES: Partial<Record<Model, 'b-w' | 'srgb' | 'cmyk'>> = { gray: 'b-w', rgb: 'srgb', cmyk: 'cmyk' }

type Size = { readonly width: number; readonly height: number }
export type PixelBox = Size & { readonly x: number; readonly y: number }

export const wholeOf = ({ width, height }: Picture): PixelBox => ({ x: 0, y: 0, width, height })

type SmallPixels = {
  readonly tiff: Buffer
  readonly space: 'b-w' | 'srgb' | 'cmyk'
  readonly width: number
  readonly height: number
}

/** A part of a large JPEG made small, by no profile; null where its dictionary tells otherwise than itself, or it cannot be read. */
async function smallPixels(
  path: string,
  { width, height }: Picture,
  model: Model,
  cut: PixelBox,
): Promise<SmallPixels | null> {
  const space = SPACES[model]
  if (!space) return null
  const scale = Math.min(1, Math.sqrt(SMALL_PIXELS / (cut.width * cut.height)))
  const size = {
    width: Math.max(1, Math.round(cut.width * scale)),
    height: Math.max(1, Math.round(cut.height * scale)),
  }
  try {
    const open = sharp(path, { limitInputPixels: MAX_PIXELS, ignoreIcc: true })
    const own = await open.metadata()
    if (own.space !== space || own.width !== width || own.height !== height) return null
    const isWhole = cut.width === width && cut.height === height
    const sized = (
      isWhole ? open : open.extract({ left: cut.x, top: cut.y, width: cut.width, height: cut.height })
    )
      .resize({ ...size, fit: 'fill', kernel: 'linear' })
      .pipelineColourspace(space)
      .toColourspace(space)
    return { ...size, space, tiff: await sized.tiff({ compression: 'none' }).toBuffer() }
  } catch {
    return null
  }
}

const jpegOf = ({ tiff, space }: SmallPixels): Promise<Buffer> =>
  sharp(tiff)
    .pipelineColourspace(space)
    .toColourspace(space)
    .jpeg({ quality: SMALL_QUALITY, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer()

/** Decoders turn the inks of Adobe's JPEG around by themselves; in a PDF only its Decode array does. */
const isTurnedByDecoders = (jpeg: Buffer) => jpeg.subarray(0, HEAD_BYTES).includes(ADOBE)

function headOf(path: string): Buffer {
  const file = new FileBytes(path)
  try {
    return file.read(0, HEAD_BYTES)
  } finally {
    file.close()
  }
}

/** The heaviest ink at the size of the largest preview. */
async function inkOfPicture(
  bytes: Buffer,
  size: { readonly width: number; readonly height: number },
  isNegative: boolean,
): Promise<number | null> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .resize({ ...largestPreview(size), fit: 'fill' })
      .pipelineColourspace('cmyk')
      .toColourspace('cmyk')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return info.channels === 4 ? heaviest(data, isNegative) : null
  } catch {
    return null
  }
}

function heaviest(inks: Buffer, isNegative: boolean): number {
  let most = 0
  for (let at = 0; at + 4 <= inks.length; at += 4) {
    const sum = (inks[at] ?? 0) + (inks[at + 1] ?? 0) + (inks[at + 2] ?? 0) + (inks[at + 3] ?? 0)
    const ink = isNegative ? 1020 - sum : sum
    if (ink > most) most = ink
  }
  return most / 2.55
}
