import { join } from 'node:path'
import sharp from 'sharp'

/** Widths of previews in pixels: a card, a large card, and the viewer. */
export const PREVIEW_WIDTHS = [240, 480, 1200] as const
const LARGEST_WIDTH = 1200
/** A preview is never higher than this many times its width may be, so that a long banner stays small. */
const MOST_HEIGHTS_PER_WIDTH = 3
/** The ground on which white alone can be seen (preflight check 39). */
export const GREY_GROUND = { r: 217, g: 220, b: 224 }
const QUALITY = 80

/** One picture of a page, a file in the folder that was asked for. */
export type Preview = {
  readonly page: number
  readonly widthPx: number
  readonly heightPx: number
  readonly fileName: string
}

/** Pixels in sRGB, three bytes each. */
export type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number }

type Box = { readonly width: number; readonly height: number }

/** The size of a picture that is shown this wide at most, in its own proportion, never enlarged. */
export function fitWithin({ width, height }: Box, widest: number): Box {
  const scale = Math.min(1, widest / width, (widest * MOST_HEIGHTS_PER_WIDTH) / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The size of the largest preview. */
export const largestPreview = (size: Box): Box => fitWithin(size, LARGEST_WIDTH)

/** Whether every pixel is the same, and whether that one is white. */
export function flatColour({ data }: Pixels): 'none' | 'white' | 'other' {
  const [red = 0, green = 0, blue = 0] = data
  for (let at = 3; at + 3 <= data.length; at += 3)
    if (data[at] !== red || data[at + 1] !== green || data[at + 2] !== blue) return 'none'
  return red === 255 && green === 255 && blue === 255 ? 'white' : 'other'
}

/** A part of a picture. */
export function cutOut(pixels: Pixels, part: Box & { readonly x: number; readonly y: number }): Pixels {
  const { data, width } = pixels
  if (part.width === width && part.height === pixels.height) return pixels
  const rows = Array.from({ length: part.height }, (_, row) => {
    const from = ((part.y + row) * width + part.x) * 3
    return data.subarray(from, from + part.width * 3)
  })
  return { data: Buffer.concat(rows), width: part.width, height: part.height }
}

/** Writes the previews of one page, none larger than its pixels. */
export async function writePreviews(
  { data, width, height }: Pixels,
  page: number,
  folder: string,
): Promise<Preview[]> {
  const sizes = new Map(
    PREVIEW_WIDTHS.map((widest) => fitWithin({ width, height }, widest)).map((size) => [size.width, size]),
  )
  return await Promise.all(
    [...sizes.values()].map(async (size) => {
      const fileName = `${page}-${size.width}.webp`
      await sharp(data, { raw: { width, height, channels: 3 } })
        .resize({ ...size, fit: 'fill' })
        .webp({ quality: QUALITY, effort: 2 })
        .toFile(join(folder, fileName))
      return { page, widthPx: size.width, heightPx: size.height, fileName }
    }),
  )
}
