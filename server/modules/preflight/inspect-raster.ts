import sharp, { type Color, type Sharp } from 'sharp'
import type { RasterFacts } from '#domain/designs/facts.ts'
import { FileBytes } from './file-bytes.ts'
import { MAX_PIXELS, MAX_SIDE_PX } from './limits.ts'
import {
  flatColour,
  GREY_GROUND,
  largestPreview,
  type Pixels,
  type Preview,
  writePreviews,
} from './previews.ts'
import { readJpegHeader } from './read-jpeg.ts'
import { smallRows } from './picture-rows.ts'
import { tiffOf } from './plain-tiff.ts'
import { readTiffHeader, type TiffHeader } from './read-tiff.ts'
import { UnusableFile } from './inspection-errors.ts'
import { needsOwnReader, tiffRows } from './tiff-rows.ts'

type Header = Omit<TiffHeader, 'isWhole' | 'layout' | 'profile'>

/** Measures a JPEG or TIFF: its header by ourselves, its pixels by libvips; of a few TIFFs by ourselves too. */
export async function inspectRaster(
  path: string,
  type: 'jpeg' | 'tiff',
  folder: string,
  opened: () => void,
): Promise<{ facts: RasterFacts; previews: Preview[] }> {
  const file = new FileBytes(path)
  try {
    const tiff = type === 'tiff' ? readTiffHeader(file) : null
    const header = tiff ? measured(tiff) : jpegHeader(file)
    if (isAbsurd(header)) throw new UnusableFile('bomb', type)
    opened()
    const rows = tiff && needsOwnReader(tiff) ? tiffRows(file, tiff) : null
    const plain = tiff && rows && tiffOf(smallRows(rows), { ...tiff, palette: NO_PALETTE })
    onlyOpen(
      type === 'jpeg'
        ? 'VipsForeignLoadJpegFile'
        : plain
          ? 'VipsForeignLoadTiffBuffer'
          : 'VipsForeignLoadTiffFile',
    )
    const open = plain
      ? () => sharp(plain)
      : () => sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', page: 0 })
    const seen = await see(open, type, header, tiff?.isWhole ?? false, folder)
    const isReadable = seen !== null && (plain !== null || !tiff || !needsOwnReader(tiff))
    const { previews, ...told } = seen ?? { isBlank: false, totalInkPercent: null, previews: [] }
    const facts: RasterFacts = { kind: 'raster', type, ...header, ...told }
    return { facts: isReadable ? facts : { ...facts, unprintable: 'packing' }, previews }
  } finally {
    file.close()
  }
}

/** What a TIFF that we read by ourselves never has. */
export const NO_PALETTE = Buffer.alloc(0)

const measured = ({ isWhole: _isWhole, layout: _layout, profile: _profile, ...header }: TiffHeader): Header =>
  header

export const isAbsurd = ({ widthPx, heightPx }: { widthPx: number; heightPx: number }): boolean =>
  Math.max(widthPx, heightPx) > MAX_SIDE_PX || widthPx * heightPx > MAX_PIXELS

function jpegHeader(file: FileBytes): Header {
  const jpeg = readJpegHeader(file)
  if (jpeg.widthPx === 0 || jpeg.heightPx === 0) throw new UnusableFile('damaged', 'jpeg')
  const colour = jpeg.channels >= 4 ? 'cmyk' : jpeg.channels >= 3 ? 'rgb' : 'gray'
  return { ...jpeg, colour, hasAlpha: false, frames: 1 }
}

/** Of the many readers of libvips these, whatever the file says that it is. */
export function onlyOpen(
  ...readers: readonly `VipsForeignLoad${'Jpeg' | 'Tiff'}${'File' | 'Buffer'}`[]
): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: [...readers] })
  sharp.cache(false)
  sharp.concurrency(1)
}

/** What libvips says of files that are whole, but of a kind that it does not show: rare packings and depths. */
const NOT_SHOWN =
  /not supported|not configured|whole number of bytes|no known route|bad labq|required field 262/

/** Previews and what their pixels tell; null where the file is whole, but cannot be shown. */
async function see(
  open: () => Sharp,
  type: 'jpeg' | 'tiff',
  header: Header,
  isWhole: boolean,
  folder: string,
) {
  try {
    return await lookAt(open, header, folder)
  } catch (error) {
    if (isWhole && error instanceof Error && NOT_SHOWN.test(error.message)) return null
    throw new UnusableFile('damaged', type)
  }
}

/** What pixels tell, in the size of the largest preview. */
export async function lookAt(
  open: () => Sharp,
  { colour, orientation }: Pick<Header, 'colour' | 'orientation'>,
  folder: string,
): Promise<{ isBlank: boolean; totalInkPercent: number | null; previews: Preview[] }> {
  const { autoOrient } = await open().metadata()
  const size = largestPreview(autoOrient)
  const onWhite = await onGround(open, size, '#ffffff')
  const flat = flatColour(onWhite)
  const shown = flat === 'white' ? await onGround(open, size, GREY_GROUND) : onWhite
  return {
    isBlank: flat !== 'none',
    totalInkPercent: colour === 'cmyk' ? await heaviestInk(open, size, orientation) : null,
    previews: await writePreviews(shown, 1, folder),
  }
}

const onGround = (
  open: () => Sharp,
  size: { width: number; height: number },
  ground: Color,
): Promise<Pixels> => pixelsOn(open().autoOrient(), size, ground)

/** The pixels of a picture in a size, as they are shown; what shines through lies on a ground. */
export async function pixelsOn(
  picture: Sharp,
  size: { width: number; height: number },
  ground: Color,
): Promise<Pixels> {
  const { data, info } = await picture
    .resize({ width: size.width, height: size.height, fit: 'fill' })
    .toColourspace('srgb')
    .flatten({ background: ground })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The heaviest ink in percent among the pixels of a preview, in the inks of the file itself. */
async function heaviestInk(open: () => Sharp, size: { width: number; height: number }, orientation: number) {
  const isTurned = orientation >= 5
  const { data, info } = await open()
    .resize({
      width: isTurned ? size.height : size.width,
      height: isTurned ? size.width : size.height,
      fit: 'fill',
    })
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  let most = 0
  for (let at = 0; at + 4 <= data.length; at += info.channels) {
    const opacity = info.channels > 4 ? (data[at + 4] ?? 0) / 255 : 1
    const ink = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) + (data[at + 3] ?? 0)) * opacity
    if (ink > most) most = ink
  }
  return Math.round(most / 2.55)
}
