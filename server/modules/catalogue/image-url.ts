import type { z } from 'zod'
import type { Image } from '#contract/catalogue.ts'
import type { ImageRow } from './category-store.ts'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/png': 'png',
  'image/jpeg': 'jpg',
}

export const extensionOf = (mimeType: string): string => EXTENSIONS[mimeType] ?? 'bin'

/** Where an image is served: its address changes with its content, so that it may be kept for ever. */
export const imageUrl = ({ hash, mimeType }: Pick<ImageRow, 'hash' | 'mimeType'>): string =>
  `/images/${hash}.${extensionOf(mimeType)}`

export function imageReply(image: ImageRow): z.input<typeof Image>
export function imageReply(image: ImageRow | null): z.input<typeof Image> | null
export function imageReply(image: ImageRow | null): z.input<typeof Image> | null {
  return image && { url: imageUrl(image), alt: image.alt, width: image.width, height: image.height }
}
