import type { FileMark } from '#domain/orders/file-mark.ts'

/** Of the line round the place, on a picture of the whole width. */
const LINE_PX = 8

/** A picture as a PNG of this width at most with a place on it marked, so that it stands out on light and dark; null where it cannot be read. */
export async function drawMark(picture: Buffer, mark: FileMark, widestPx: number): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp')
  try {
    const { data, info } = await sharp(picture)
      .resize({ width: widestPx, height: widestPx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const at = `x="${mark.left * width}" y="${mark.top * height}" width="${mark.width * width}" height="${mark.height * height}" fill="none"`
    const lines = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect ${at} stroke="#ffffff" stroke-width="${LINE_PX}"/><rect ${at} stroke="#B3261E" stroke-width="${LINE_PX / 2}"/></svg>`
    return await sharp(data)
      .composite([{ input: Buffer.from(lines) }])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
  } catch {
    return null
  }
}
