import { buffer } from 'node:stream/consumers'
import type { ShopContext } from '../../context.ts'
import { pictureKey } from '../pictures/variants.ts'
import { loadDrawing, type StoredImage } from './image-store.ts'
import { extensionOf } from './image-url.ts'

const DRAWING = /^([0-9a-f]{64})\.([a-z]{3,4})$/
const VARIANT = /^[0-9a-f]{64}-\d{1,4}\.(avif|webp)$/

/** A picture by its name below /images: a drawing lies in the database, a variant of a photograph in the storage. */
export async function loadImage(
  { db, files }: Pick<ShopContext, 'db' | 'files'>,
  name: string,
): Promise<StoredImage | null> {
  const [, type] = VARIANT.exec(name) ?? []
  if (type) {
    const file = await files.find(pictureKey(name))
    return file && { mimeType: `image/${type}`, content: await buffer(file.stream()) }
  }
  const [, hash, extension] = DRAWING.exec(name) ?? []
  const drawing = hash ? await loadDrawing(db, hash) : null
  return drawing && extensionOf(drawing.mimeType) === extension ? drawing : null
}
