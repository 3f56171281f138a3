import type { z } from 'zod'
import type { Image } from '#contract/catalogue.ts'
import { withoutFocus } from '#domain/catalogue/focus-address.ts'
import type { Executor } from '../../db/database.ts'
import { loadImagesByHash } from './image-store.ts'
import { imageReply } from './image-url.ts'

const ADDRESS = /^\/images\/([0-9a-f]{64})(?:\.[a-z]{3,4}|-\d{1,4}\.webp)(?:#.*)?$/

type PictureAt = z.input<typeof Image>

/**
 * The pictures of the shop that texts and choices name by address, by that address: with the size that each has there, and of a
 * photograph with what a browser chooses from. An address at which the shop has none is left out.
 */
export async function picturesAt(
  executor: Executor,
  urls: readonly string[],
): Promise<ReadonlyMap<string, PictureAt>> {
  const named = urls.flatMap((url) => {
    const [, hash] = ADDRESS.exec(url) ?? []
    return hash === undefined ? [] : [{ url, hash }]
  })
  if (named.length === 0) return new Map()
  const images = await loadImagesByHash(executor, [...new Set(named.map(({ hash }) => hash))])
  const byHash = new Map(images.map((image) => [image.hash, imageReply(image)]))
  return new Map(
    named.flatMap(({ url, hash }) => {
      const image = byHash.get(hash)
      return image && withoutFocus(image.url) === withoutFocus(url) ? [[url, { ...image, url }]] : []
    }),
  )
}
