import sharp from 'sharp'
import { MAX_PIXELS } from '../limits.ts'
import { largestPreview } from '../previews.ts'
import type { PdfFile } from './pdf-file.ts'
import { isList, type Stream } from './values.ts'

const MOST_PICTURES = 20
const MOST_PIXELS = 25_000_000
const ADOBE = Buffer.from('Adobe', 'latin1')
const HEAD_BYTES = 4096

/** The heaviest ink in percent in a document's pictures of four inks, where they can be opened at a fair price. */
export async function heaviestPictureInk(pdf: PdfFile, pictures: Iterable<Stream>): Promise<number | null> {
  let most: number | null = null
  let opened = 0
  for (const picture of pictures) {
    opened += 1
    if (opened > MOST_PICTURES) break
    const ink = await inkOf(pdf, picture)
    if (ink !== null) most = Math.max(most ?? 0, ink)
  }
  return most
}

async function inkOf(pdf: PdfFile, picture: Stream): Promise<number | null> {
  const width = pdf.number(picture.dict, 'Width') ?? 0
  const height = pdf.number(picture.dict, 'Height') ?? 0
  if (!(width > 0 && height > 0) || width * height > MOST_PIXELS) return null
  const decode = pdf.list(picture.dict, 'Decode')
  const isInverted = isList(decode) && pdf.resolve(decode[0]) === 1
  const { bytes, packedBy } = pdf.decode(picture)
  if (packedBy === 'DCTDecode' || packedBy === 'DCT')
    return await inkOfJpeg(bytes, { width, height }, isInverted)
  if (
    packedBy !== null ||
    bytes.length < width * height * 4 ||
    pdf.number(picture.dict, 'BitsPerComponent') !== 8
  )
    return null
  return heaviest(bytes.subarray(0, width * height * 4), isInverted)
}

/** Decoders turn the inks of Adobe's JPEG around by themselves; in a PDF only its Decode array does. */
async function inkOfJpeg(
  bytes: Buffer,
  size: { width: number; height: number },
  isInverted: boolean,
): Promise<number | null> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .resize({ ...largestPreview(size), fit: 'fill' })
      .pipelineColourspace('cmyk')
      .toColourspace('cmyk')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    if (info.channels !== 4) return null
    const wasTurned = bytes.subarray(0, HEAD_BYTES).includes(ADOBE)
    return heaviest(data, wasTurned !== isInverted)
  } catch {
    return null
  }
}

function heaviest(inks: Buffer, isInverted: boolean): number {
  let most = 0
  for (let at = 0; at + 4 <= inks.length; at += 4) {
    const sum = (inks[at] ?? 0) + (inks[at + 1] ?? 0) + (inks[at + 2] ?? 0) + (inks[at + 3] ?? 0)
    const ink = isInverted ? 1020 - sum : sum
    if (ink > most) most = ink
  }
  return most / 2.55
}
