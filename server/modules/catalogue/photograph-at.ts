import { withoutFocus } from '#domain/catalogue/focus-address.ts'
import type { Executor } from '../../db/database.ts'
import { findPhotograph } from './image-store.ts'
import { imageReply } from './image-url.ts'

const PHOTOGRAPH = /^\/images\/([0-9a-f]{64})-\d{1,4}\.webp$/

/** The size in pixels of the photograph that is served at an address of the shop; null where none is. */
export async function sizeOfPhotographAt(
  executor: Executor,
  url: string,
): Promise<{ readonly width: number; readonly height: number } | null> {
  const [, hash] = PHOTOGRAPH.exec(url) ?? []
  const found = hash === undefined ? null : await findPhotograph(executor, hash)
  if (!found) return null
  const picture = imageReply(found)
  return withoutFocus(picture.url) === url ? { width: picture.width, height: picture.height } : null
}
