import sharp from 'sharp'
import type { DetailOrder } from './detail-order.ts'
import { FileBytes } from './file-bytes.ts'
import type { Pixels } from './previews.ts'
import { recognise } from './recognise.ts'

const QUALITY = 92

/**
 * Draws a part of a page in this very process, with no more than the engine that it needs; only a process that may die should do so.
 * Thin lines and small letters keep their colours: the picture has them for each pixel. Says when the header told nothing absurd.
 */
export async function detailOfFile(order: DetailOrder, opened: () => void): Promise<void> {
  const { data, width, height } = await pixelsOf(order, opened)
  await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toFile(order.resultPath)
}

async function pixelsOf(order: DetailOrder, opened: () => void): Promise<Pixels> {
  const file = new FileBytes(order.path)
  try {
    const type = recognise(file, order.name)
    if (type === 'pdf' || type === 'ai') {
      const { documentDetail } = await import('./pdf/document-detail.ts')
      return await documentDetail(file, order, opened)
    }
    const { rasterDetail } = await import('./raster-detail.ts')
    return await rasterDetail(file, type, order, opened)
  } finally {
    file.close()
  }
}
