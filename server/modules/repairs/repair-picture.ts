import { readFile, rm, writeFile } from 'node:fs/promises'
import { PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { RepairPlan } from '#domain/designs/plan-repair.ts'
import { FileBytes } from '../preflight/file-bytes.ts'
import { MAX_PIXELS } from '../preflight/limits.ts'
import { inCmyk, ownInks, type Scratch } from './cmyk.ts'
import { jpegCoding } from './jpeg-coding.ts'
import { limitInk } from './pdf/limit-ink.ts'
import { placePages } from './pdf/place-pages.ts'
import { written } from './pdf/repair-document.ts'
import { writeWithFile } from './pdf/write-with-file.ts'

/** The longest side of a JPEG; longer pictures are made that long, which no print shows. */
const MAX_JPEG_SIDE = 65_500
/** Up to here a picture is kept without any loss. */
const MAX_LOSSLESS_PIXELS = 8_000_000
const QUALITY = 95
/** Within so many bytes a JPEG says how it is coded. */
const JPEG_HEAD_BYTES = 16_000_000
const NEGATIVE = { Decode: [1, 0, 1, 0, 1, 0, 1, 0] }

type Paths = Scratch & {
  /** That of a JPEG. */
  readonly jpegPath: string | null
  readonly resultPath: string
}

/** Writes a picture as the page of a PDF: upright, opaque, 8 bits per channel, at the ordered size with its bleed and boxes. */
export async function repairPicture(
  picture: Sharp,
  plan: RepairPlan,
  { jpegPath, scratchPath, resultPath }: Paths,
): Promise<void> {
  const metadata = await picture.metadata()
  const isCmyk = plan.some(({ kind }) => kind === 'toCmyk')
  const document = await PDFDocument.create({ updateMetadata: false })
  const isConverted = isCmyk && metadata.space === 'srgb'
  const own = jpegPath === null || isConverted ? null : ownJpeg(document, metadata, jpegPath)
  const encodedPath = `${scratchPath}.jpg`
  const made = own ?? (await encoded(document, prepared(picture, metadata, isCmyk), metadata, encodedPath))
  const limit = plan.find(({ kind }) => kind === 'limitInk')
  const isHeld = limit !== undefined && made.path !== null
  const image = isHeld ? PDFRawStream.of(made.image.dict, await readFile(made.path)) : made.image
  const orientation = own ? (metadata.orientation ?? 1) : 1
  const lying = sizeOf(image)
  const [width, height] = orientation >= 5 ? lying.toReversed() : lying
  const page = document.addPage([width ?? 1, height ?? 1])
  const ref = document.context.register(image)
  page.node.setXObject(PDFName.of('Picture'), ref)
  page.node.set(
    PDFName.of('Contents'),
    document.context.register(
      document.context.flateStream(
        `q ${uprightMatrix(orientation, width, height).join(' ')} cm /Picture Do Q`,
      ),
    ),
  )
  if (limit?.kind === 'limitInk') await limitInk(document, limit.maxPercent, { scratchPath })
  const place = plan.find(({ kind }) => kind === 'place')
  if (place?.kind === 'place') placePages(document, place)
  if (made.path === null || isHeld) await writeFile(resultPath, await written(document))
  else await writeWithFile(document, resultPath, { ref, stream: image, path: made.path })
  await rm(encodedPath, { force: true })
}

/** A picture, or what is said of one whose bytes lie in a file. */
type Made = { readonly image: PDFRawStream; readonly path: string | null }
const NOTHING = new Uint8Array(0)

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
  jpegPath: string,
): Promise<Made> {
  if (width * height > MAX_LOSSLESS_PIXELS) {
    // By way of a file: what libvips encodes in memory takes several times the room of what comes out. Better codes would take the
    // whole picture into memory first.
    await picture
      .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', optimiseCoding: false })
      .toFile(jpegPath)
    const metadata = await sharp(jpegPath, { limitInputPixels: MAX_PIXELS }).metadata()
    const isNegative = metadata.space === 'cmyk'
    const entries = { Filter: 'DCTDecode', ...(isNegative && NEGATIVE) }
    return { image: imageStream(document, metadata, NOTHING, entries), path: jpegPath }
  }
  const made = await picture.tiff({ compression: 'none' }).toBuffer()
  const metadata = await sharp(made).metadata()
  const { space } = metadata
  const again = space === 'cmyk' ? ownInks(sharp(made)) : sharp(made).toColourspace(space)
  const packed = document.context.flateStream(await again.raw().toBuffer()).getContents()
  return { image: imageStream(document, metadata, packed, { Filter: 'FlateDecode' }), path: null }
}

/** A JPEG as it came; null where a PDF would show other colours. */
function ownJpeg(document: PDFDocument, metadata: Metadata, path: string): Made | null {
  const file = new FileBytes(path)
  try {
    const { isUsual, isNegative } = jpegCoding(file.read(0, JPEG_HEAD_BYTES))
    if (!isUsual) return null
    const decode = isNegative && metadata.space === 'cmyk' ? NEGATIVE : {}
    return { image: imageStream(document, metadata, NOTHING, { Filter: 'DCTDecode', ...decode }), path }
  } finally {
    file.close()
  }
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
