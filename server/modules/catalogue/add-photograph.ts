import type { Staff } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { keepVariants } from '../pictures/add-photograph.ts'
import {
  type NewPhotograph,
  picturesOf,
  sayWords,
  showPicturesOn,
  takeInPhotograph,
} from '../pictures/show-pictures.ts'
import { lockPictured, type Pictured, type PicturedRow, showOnCategory } from './pictured-store.ts'

/**
 * Shows a photograph with a product or category. On a product it follows the photographs that are there and goes before the
 * drawings; a category has one picture. Files that no row names any more stay: orders show what was bought.
 */
export async function addPhotograph(
  { db, files }: Pick<ShopContext, 'db' | 'files'>,
  staff: Staff,
  pictured: Pictured,
  content: Uint8Array,
  alt: string,
): Promise<PicturedRow> {
  requireRight(staff, 'changeCatalogue')
  // Asked beforehand too, for the variants take seconds to make.
  await lockOrRefuse(db, pictured)
  const photograph = { ...(await keepVariants(files, content)), alt }
  return changeAs(db, staff, async (trx) => {
    const row = await lockOrRefuse(trx, pictured)
    if (pictured.kind === 'product') await addToProduct(trx, row.id, photograph)
    else await showOnCategory(trx, row.id, await takeInPhotograph(trx, photograph))
    return row
  })
}

async function lockOrRefuse(executor: Executor, pictured: Pictured): Promise<PicturedRow> {
  const row = await lockPictured(executor, pictured)
  if (!row) throw new Refusal(pictured.kind === 'product' ? 'ProductNotFound' : 'NotFound')
  return row
}

/** One that is there already keeps its place and gets the new words. */
async function addToProduct(trx: Executor, productId: string, photograph: NewPhotograph): Promise<void> {
  const pictures = await picturesOf(trx, productId)
  const same = pictures.find(({ hash }) => hash === photograph.hash)
  if (same) return sayWords(trx, same.imageId, photograph.alt)
  const idsOf = (some: typeof pictures) => some.map(({ imageId }) => imageId)
  const imageIds = [
    ...idsOf(pictures.filter(({ isDrawing }) => !isDrawing)),
    await takeInPhotograph(trx, photograph),
    ...idsOf(pictures.filter(({ isDrawing }) => isDrawing)),
  ]
  await showPicturesOn(trx, [{ productId, imageIds }])
}
