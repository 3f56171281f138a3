import type { Picture } from './write-pdf.ts'

type PixelBox = { readonly width: number; readonly height: number }

/** A picture on white that fits this box; null for what is none, because a paper without it is better than no paper. */
export async function openPicture(content: Buffer, { width, height }: PixelBox): Promise<Picture | null> {
  const { default: sharp } = await import('sharp')
  try {
    const { data, info } = await sharp(content, { density: 300 })
      .resize({ width, height, fit: 'inside' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { widthPx: info.width, heightPx: info.height, rgb: data }
  } catch {
    return null
  }
}
