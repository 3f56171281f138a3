import { PDFDocument, PDFName, PDFNumber, type PDFRawStream } from '@cantoo/pdf-lib'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { RepairPlan } from '#domain/designs/plan-repair.ts'
import { MAX_PIXELS } from '../preflight/limits.ts'
import { inCmyk, ownInks } from './cmyk.ts'
import { placePages } from './pdf/place-pages.ts'
import { written } from './pdf/repair-document.ts'

/** The longest side of a JPEG; longer pictures are made that long, which no print shows. */
const MAX_JPEG_SIDE = 65_500
/** Up to here a picture is kept without any loss. */
const MAX_LOSSLESS_PIXELS = 8_000_000
const QUALITY = 95

/** A picture as the page of a PDF: upright, opaque, 8 bits per channel, at the ordered size with its bleed and boxes. */
export async function repairPicture(
  picture: Sharp,
  plan: RepairPlan,
  original: Uint8Array | null,
): Promise<Uint8Array> {
  const metadata = await picture.metadata()
  const isCmyk = plan.some(({ kind }) => kind === 'toCmyk')
  const document = await PDFDocument.create({ updateMetadata: false })
  const isAsItWas = original !== null && !isCmyk && canStay(metadata)
  const image = isAsItWas
    ? asItWas(document, metadata, original)
    : await encoded(document, prepared(picture, metadata, isCmyk), metadata.width * metadata.height)
  const [width, height] = sizeOf(image)
  const page = document.addPage([width, height])
  page.node.setXObject(PDFName.of('Picture'), document.context.register(image))
  page.node.set(
    PDFName.of('Contents'),
    document.context.register(document.context.flateStream(`q ${width} 0 0 ${height} 0 0 cm /Picture Do Q`)),
  )
  const place = plan.find(({ kind }) => kind === 'place')
  if (place?.kind === 'place') placePages(document, place)
  return await written(document)
}

export const openPicture = (path: string): Sharp =>
  sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', page: 0, pages: 1 })

/** A photograph that is upright and RGB or grey is taken over byte for byte. */
function canStay({ format, space, orientation = 1, width, height }: Metadata): boolean {
  const isSmallEnough = Math.max(width, height) <= MAX_JPEG_SIDE
  return format === 'jpeg' && ['srgb', 'b-w'].includes(space) && orientation === 1 && isSmallEnough
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

async function encoded(document: PDFDocument, picture: Sharp, pixels: number): Promise<PDFRawStream> {
  if (pixels > MAX_LOSSLESS_PIXELS) {
    const jpeg = await picture.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer()
    const metadata = await sharp(jpeg, { limitInputPixels: MAX_PIXELS }).metadata()
    const isNegative = metadata.space === 'cmyk'
    return imageStream(document, metadata, jpeg, {
      Filter: 'DCTDecode',
      ...(isNegative && { Decode: [1, 0, 1, 0, 1, 0, 1, 0] }),
    })
  }
  const made = await picture.tiff({ compression: 'none' }).toBuffer()
  const metadata = await sharp(made).metadata()
  const { space } = metadata
  const again = space === 'cmyk' ? ownInks(sharp(made)) : sharp(made).toColourspace(space)
  const packed = document.context.flateStream(await again.raw().toBuffer()).getContents()
  return imageStream(document, metadata, packed, { Filter: 'FlateDecode' })
}

function asItWas(document: PDFDocument, metadata: Metadata, jpeg: Uint8Array): PDFRawStream {
  return imageStream(document, metadata, jpeg, { Filter: 'DCTDecode' })
}

const sizeOf = ({ dict }: PDFRawStream) =>
  ['Width', 'Height'].map((name) => dict.lookup(PDFName.of(name), PDFNumber).asNumber()) as [number, number]

type Entries = { readonly Filter: string; readonly Decode?: number[] }

function imageStream(
  document: PDFDocument,
  metadata: Metadata,
  content: Uint8Array,
  entries: Entries,
): PDFRawStream {
  const { context } = document
  const [device, channels] =
    metadata.space === 'cmyk'
      ? ['DeviceCMYK', 4]
      : metadata.space === 'b-w'
        ? ['DeviceGray', 1]
        : ['DeviceRGB', 3]
  const profile = metadata.icc && context.register(context.flateStream(metadata.icc, { N: channels }))
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
