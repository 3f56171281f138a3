import sharp from 'sharp'
import type { RasterFacts } from '#domain/designs/facts.ts'
import { FileBytes } from './file-bytes.ts'
import { isAbsurd, lookAt, onlyOpen } from './inspect-raster.ts'
import { mergedPicture } from './merged-picture.ts'
import { smallRows } from './picture-rows.ts'
import { tiffOf } from './plain-tiff.ts'
import type { Preview } from './previews.ts'
import { readPhotoshopHeader } from './read-photoshop.ts'
import { UnusableFile } from './inspection-errors.ts'

/** Measures a PSB, or a PSD under its name: the picture that Photoshop merged its layers into. */
export async function inspectPhotoshop(
  path: string,
  type: 'psb' | 'psd',
  folder: string,
  opened: () => void,
): Promise<{ facts: RasterFacts; previews: Preview[] }> {
  const file = new FileBytes(path)
  try {
    const header = readPhotoshopHeader(file)
    if (isAbsurd(header)) throw new UnusableFile('bomb', type)
    opened()
    onlyOpen('VipsForeignLoadTiffBuffer')
    const { widthPx, heightPx, bitsPerChannel, channels, colour, hasAlpha, statedPpi } = header
    const tiff = tiffOf(smallRows(mergedPicture(file, header)), header)
    const seen = await lookAt(() => sharp(tiff), { colour, orientation: 1 }, folder)
    const facts: RasterFacts = {
      kind: 'raster',
      type,
      widthPx,
      heightPx,
      orientation: 1,
      frames: 1,
      colour,
      bitsPerChannel,
      channels,
      hasAlpha,
      hasIccProfile: header.profile !== null,
      statedPpi,
      totalInkPercent: seen.totalInkPercent,
      isBlank: seen.isBlank,
      ...(header.isPlaceholder && { unprintable: 'placeholder' as const }),
    }
    return { facts, previews: seen.previews }
  } finally {
    file.close()
  }
}
