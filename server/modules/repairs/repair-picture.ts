import { readFile, rm } from 'node:fs/promises'
import { PDFDocument, PDFName, PDFNumber, type PDFRawStream } from '@cantoo/pdf-lib'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { RepairPlan } from '#domain/designs/plan-repair.ts'
import { MAX_PIXELS } from '../preflight/limits.ts'
import { inCmyk, ownInks, type Scratch } from './cmyk.ts'
import { jpegCoding } from './jpeg-coding.ts'
import { limitInk } from './pdf/limit-ink.ts'
import { placePages } from './pdf/place-pages.ts'
import { written } from './pdf/repair-document.ts'

/** The longest side of a JPEG; longer pictures are made that long, which no print shows. */
const MAX_JPEG_SIDE = 65_500
/** Up to here a picture is kept without any loss. */
const MAX_LOSSLESS_PIXELS = 8_000_000
const QUALITY = 95
const NEGATIVE = { Decode: [1, 0, 1, 0, 1, 0, 1, 0] }

/** A picture as the page of a PDF: upright, opaque, 8 bits per channel, at the ordered size with its bleed and boxes; `jpegPath` is that of a JPEG. */
export async function repairPicture(
  picture: Sharp,
  plan: RepairPlan,
  { jpegPath, scratchPath }: Scratch & { readonly jpegPath: string | null },
): Promise<Uint8Array> {
  const metadata = await picture.metadata()
  const isCmyk = plan.some(({ kind }) => kind === 'toCmyk')
  const document = await PDFDocument.create({ updateMetadata: false })
  const isConverted = isCmyk && metadata.space === 'srgb'
  const own = jpegPath === null || isConverted ? null : await ownJpeg(document, metadata, jpegPath)
  const image = own ?? (await encoded(document, prepared(picture, metadata, isCmyk), metadata, scratchPath))
  const orientation = own ? (metadata.orientation ?? 1) : 1
  const lying = sizeOf(image)
  const [width, height] = orientation >= 5 ? lying.toReversed() : lying
  const page = document.addPage([width ?? 1, height ?? 1])
  page.node.setXObject(PDFName.of('Picture'), document.context.register(image))
  page.node.set(
    PDFName.of('Contents'),
    document.context.register(
      document.context.flateStream(
        `q ${uprightMatrix(orientation, width, height).join(' ')} cm /Picture Do Q`,
      ),
    ),
  )
  const limit = plan.find(({ kind }) => kind === 'limitInk')
  if (limit?.kind === 'limitInk') await limitInk(document, limit.maxPercent, { scratchPath })
  const place = plan.find(({ kind }) => kind === 'place')
  if (place?.kind === 'place') placePages(document, place)
  return await written(document)
}

export const openPicture = (path: string): Sharp =>
  sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', page: 0, pages: 1 })

/** Where a picture of this EXIF orientation has to be drawn to stand upright on a page. */
function uprightMatrix(orientation: number, width = 1, height = 1): readonly number[] {
  const matrices = [
    [width, 0, 0, height, 0, 0],
    [-width, 0, 0, height, width, 0],
    [-width, 0, 0, -height, width, height],
    [width, 0, 0, -height, 0, height],
    [0, -height, -width, 0, width, height],
    [0, -height, width, 0, 0, height],
    [0, height, width, 0, 0, 0],
    [0, height, -width, 0, width, 0],
  ]
  return matrices[orientation - 1] ?? [width, 0, 0, height, 0, 0]
}

/** Upright, on white, 8 bits; inks stay the inks they are. */
function prepared(picture: Sharp, { space, width, height }: Metadata, isCmyk: boolean): Sharp {
  const upright = picture.autoOrient().flatten({ background: '#ffffff' })
  const most = {
    width: MAX_JPEG_SIDE,
    height: MAX_JPEG_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  } as const
  const sized = Math.max(width, height) > MAX_JPEG_SIDE ? upright.resize(most) : upright
  if (space === 'cmyk') return ownInks(sized)
  if (space === 'b-w' || space === 'grey16') return sized.toColourspace('b-w')
  return isCmyk ? inCmyk(sized) : sized.toColourspace('srgb')
}

async function encoded(
  document: PDFDocument,
  picture: Sharp,
  { width, height }: Metadata,
  scratchPath: string,
): Promise<PDFRawStream> {
  if (width * height > MAX_LOSSLESS_PIXELS) {
    const jpeg = await asJpeg(picture, scratchPath)
    const metadata = await sharp(jpeg, { limitInputPixels: MAX_PIXELS }).metadata()
    const isNegative = metadata.space === 'cmyk'
    return imageStream(document, metadata, jpeg, {
      Filter: 'DCTDecode',
      ...(isNegative && NEGATIVE),
    })
  }
  const made = await picture.tiff({ compression: 'none' }).toBuffer()
  const metadata = await sharp(made).metadata()
  const { space } = metadata
  const again = space === 'cmyk' ? ownInks(sharp(made)) : sharp(made).toColourspace(space)
  const packed = document.context.flateStream(await again.raw().toBuffer()).getContents()
  return imageStream(document, metadata, packed, { Filter: 'FlateDecode' })
}

/** By way of a file: what libvips encodes in memory takes several times the room of what comes out. */
async function asJpeg(picture: Sharp, path: string): Promise<Buffer> {
  try {
    // Better codes would take the whole picture into memory first.
    await picture.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', optimiseCoding: false }).toFile(path)
    return await readFile(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** A JPEG as it came; null where a PDF would show other colours. */
async function ownJpeg(
  document: PDFDocument,
  metadata: Metadata,
  path: string,
): Promise<PDFRawStream | null> {
  const jpeg = await readFile(path)
  const { isUsual, isNegative } = jpegCoding(jpeg)
  if (!isUsual) return null
  const decode = isNegative && metadata.space === 'cmyk' ? NEGATIVE : {}
  return imageStream(document, metadata, jpeg, { Filter: 'DCTDecode', ...decode })
}

const sizeOf = ({ dict }: PDFRawStream) =>
  ['Width', 'Height'].map((name) => dict.lookup(PDFName.of(name), PDFNumber).asNumber()) as [number, number]

/** What a profile calls the colours that it is for. */
const PROFILE_OF = { DeviceCMYK: 'CMYK', DeviceGray: 'GRAY', DeviceRGB: 'RGB ' } as const

type Entries = { readonly Filter: string; readonly Decode?: number[] }

function imageStream(
  document: PDFDocument,
  metadata: Metadata,
  content: Uint8Array,
  entries: Entries,
): PDFRawStream {
  const { context } = document
  const [device, channels] = (
    metadata.space === 'cmyk'
      ? ['DeviceCMYK', 4]
      : metadata.space === 'b-w'
        ? ['DeviceGray', 1]
        : ['DeviceRGB', 3]
  ) satisfies [keyof typeof PROFILE_OF, number]
  const hasOwnProfile = metadata.icc?.toString('latin1', 16, 20) === PROFILE_OF[device]
  const profile =
    hasOwnProfile && metadata.icc && context.register(context.flateStream(metadata.icc, { N: channels }))
  return context.stream(content, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: metadata.width,
    Height: metadata.height,
    BitsPerComponent: 8,
    ColorSpace: profile ? ['ICCBased', profile] : device,
    ...entries,
  })
}
