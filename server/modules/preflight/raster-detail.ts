import sharp, { type Sharp } from 'sharp'
import { detailBox, type PixelSize } from '#domain/designs/detail.ts'
import type { PrintFileType } from '#domain/designs/facts.ts'
import type { DetailOrder } from './detail-order.ts'
import type { FileBytes } from './file-bytes.ts'
import { UnusableFile } from './inspection-errors.ts'
import { isAbsurd, NO_PALETTE, onlyOpen, pixelsOn } from './inspect-raster.ts'
import { MAX_PIXELS } from './limits.ts'
import { mergedPicture } from './merged-picture.ts'
import { cutRows, meanRows, type PictureRows } from './picture-rows.ts'
import { type RowColours, tiffOf } from './plain-tiff.ts'
import { flatColour, GREY_GROUND, type Pixels } from './previews.ts'
import { readJpegHeader } from './read-jpeg.ts'
import { readPhotoshopHeader } from './read-photoshop.ts'
import { readTiffHeader } from './read-tiff.ts'
import { needsOwnReader, tiffRows } from './tiff-rows.ts'

type Size = { readonly width: number; readonly height: number }
type Box = Size & { readonly left: number; readonly top: number }
type RasterType = Exclude<PrintFileType, 'pdf' | 'ai'>

/** A part of a picture, cut out of its own pixels, in the colours of its preview. */
export async function rasterDetail(
  file: FileBytes,
  type: RasterType,
  { path, full, part, isBlank }: DetailOrder,
  opened: () => void,
): Promise<Pixels> {
  const header = headerOf(file, type)
  if (isAbsurd(header)) throw new UnusableFile('bomb', type)
  opened()
  const { left, top, right, bottom } = detailBox(full, part)
  const seen = { left, top, width: right - left, height: bottom - top }
  const kept = asKept(seen, full, header.orientation)
  const size = isOnSide(header.orientation) ? { width: part.height, height: part.width } : part
  const cut = cutter(header, path, kept, size)
  const onWhite = await pixelsOn(cut(), size, '#ffffff')
  const isWhite = isBlank && flatColour(onWhite) === 'white'
  return upright(isWhite ? await pixelsOn(cut(), size, GREY_GROUND) : onWhite, header.orientation)
}

type Header = {
  readonly widthPx: number
  readonly heightPx: number
  readonly orientation: number
  /** Of what we read by ourselves. */
  readonly own: { readonly rows: () => PictureRows | null; readonly colours: RowColours } | null
  readonly reader: 'Jpeg' | 'Tiff'
}

function headerOf(file: FileBytes, type: RasterType): Header {
  if (type === 'jpeg') return { ...readJpegHeader(file), own: null, reader: 'Jpeg' }
  if (type === 'tiff') {
    const tiff = readTiffHeader(file)
    const colours = { ...tiff, palette: NO_PALETTE }
    const own = needsOwnReader(tiff) ? { rows: () => tiffRows(file, tiff), colours } : null
    return { ...tiff, own, reader: 'Tiff' }
  }
  const photoshop = readPhotoshopHeader(file)
  return {
    ...photoshop,
    orientation: 1,
    own: { rows: () => mergedPicture(file, photoshop), colours: photoshop },
    reader: 'Tiff',
  }
}

/** Opens what lies in a box of a picture; of what we read by ourselves no more than is needed for this size. */
function cutter({ own, reader }: Header, path: string, box: Box, size: Size): () => Sharp {
  const rows = own?.rows() ?? null
  if (rows && own) {
    onlyOpen('VipsForeignLoadTiffBuffer')
    const step = Math.max(1, Math.floor(Math.min(box.width / size.width, box.height / size.height)))
    const tiff = tiffOf(meanRows(cutRows(rows, box), step), own.colours)
    return () => sharp(tiff)
  }
  onlyOpen(`VipsForeignLoad${reader}File`)
  const { left, top, width, height } = box
  return () =>
    sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', page: 0 }).extract({
      left,
      top,
      width,
      height,
    })
}

const isOnSide = (orientation: number) => orientation >= 5
const isFlopped = (orientation: number) => [2, 3, 6, 7].includes(orientation)
const isFlipped = (orientation: number) => [3, 4, 7, 8].includes(orientation)

/** Where a part that is seen lies in the picture as it is kept. */
function asKept(seen: Box, { widthPx, heightPx }: PixelSize, orientation: number): Box {
  const left = isFlopped(orientation) ? widthPx - seen.left - seen.width : seen.left
  const top = isFlipped(orientation) ? heightPx - seen.top - seen.height : seen.top
  return isOnSide(orientation)
    ? { left: top, top: left, width: seen.height, height: seen.width }
    : { left, top, width: seen.width, height: seen.height }
}

/** Pixels as they are kept, as they are seen. */
function upright(kept: Pixels, orientation: number): Pixels {
  if (orientation <= 1) return kept
  const [width, height] = isOnSide(orientation) ? [kept.height, kept.width] : [kept.width, kept.height]
  const data = Buffer.allocUnsafe(kept.data.length)
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 3) {
      const column = isFlopped(orientation) ? width - 1 - x : x
      const row = isFlipped(orientation) ? height - 1 - y : y
      const from = 3 * (isOnSide(orientation) ? column * kept.width + row : row * kept.width + column)
      kept.data.copy(data, to, from, from + 3)
    }
  return { data, width, height }
}
