import type { z } from 'zod'
import type { Image } from '#contract/catalogue.ts'
import { withFocus } from '#domain/catalogue/focus-address.ts'
import type { ImageSource } from '#contract/shared.ts'
import { keptSize, PHOTOGRAPH_TYPES, variantName } from '../pictures/variants.ts'
import type { ImageRow } from './category-store.ts'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/png': 'png',
  'image/jpeg': 'jpg',
}
/** Where only one address is given, this width or the nearest below it has to do for everything. */
const ONE_FOR_ALL_WIDTH = 640

export const extensionOf = (mimeType: string): string => EXTENSIONS[mimeType] ?? 'bin'

export type NamedImage = Pick<ImageRow, 'hash' | 'mimeType' | 'widths' | 'focus'>

const oneForAll = (widths: readonly number[]): number =>
  widths.findLast((width) => width <= ONE_FOR_ALL_WIDTH) ?? Math.min(...widths)

/** Where an image is served: its address changes with its content, so that it may be kept for ever; its focus follows a '#'. */
export const imageUrl = ({ hash, mimeType, widths, focus }: NamedImage): string =>
  widths
    ? withFocus(`/images/${variantName(hash, oneForAll(widths), 'image/webp')}`, focus)
    : `/images/${hash}.${extensionOf(mimeType)}`

/** The widest that there is of a photograph, as it is. */
export function widestPicture({
  hash,
  width,
  height,
  widths,
}: Pick<ImageRow, 'hash' | 'width' | 'height'> & {
  readonly widths: readonly number[]
}): { readonly url: string; readonly width: number; readonly height: number } {
  return {
    url: `/images/${variantName(hash, Math.max(...widths), 'image/webp')}`,
    ...keptSize({ width, height, widths }),
  }
}

/** What a browser chooses from; a drawing fits every size by itself and has none. */
export const imageSources = ({
  hash,
  widths,
}: Pick<NamedImage, 'hash' | 'widths'>): z.input<typeof ImageSource>[] | undefined =>
  widths?.length
    ? PHOTOGRAPH_TYPES.map((type) => ({
        type,
        srcset: widths.map((width) => `/images/${variantName(hash, width, type)} ${width}w`).join(', '),
      }))
    : undefined

export function imageReply(image: ImageRow): z.input<typeof Image>
export function imageReply(image: ImageRow | null): z.input<typeof Image> | null
export function imageReply(image: ImageRow | null): z.input<typeof Image> | null {
  if (!image) return null
  const { alt, width, height, widths } = image
  const sources = imageSources(image)
  const scale = widths ? oneForAll(widths) / width : 1
  return {
    url: imageUrl(image),
    alt,
    width: Math.round(width * scale),
    height: Math.max(1, Math.round(height * scale)),
    ...(sources && { sources }),
  }
}
