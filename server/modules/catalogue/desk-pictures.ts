import type { DeskPicture } from '#contract/office/products.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { type DeskImageRow, loadDeskImages } from './desk-picture-store.ts'
import { imageReply, widestPicture } from './image-url.ts'

/** Pictures as staff see them, in the order of their ids. */
export const showPictures = async (executor: Executor, ids: readonly string[]): Promise<DeskPicture[]> =>
  (await loadDeskImages(executor, ids)).map(deskPicture)

export async function showPicture({ db }: Pick<ShopContext, 'db'>, id: string): Promise<DeskPicture> {
  const [picture] = await showPictures(db, [id])
  if (!picture) throw new Refusal('NotFound')
  return picture
}

const deskPicture = ({ id, image, crop }: DeskImageRow): DeskPicture => ({
  ...imageReply(image),
  id,
  cut: cutOf(image, crop),
})

function cutOf({ focus, ...image }: DeskImageRow['image'], crop: DeskImageRow['crop']): DeskPicture['cut'] {
  const { widths } = image
  if (widths === null) return null
  if (crop === null) return { crop: null, focus, whole: widestPicture({ ...image, widths }) }
  const { whole, ...rectangle } = crop
  return { crop: rectangle, focus, whole: widestPicture(whole) }
}
