import { createHash } from 'node:crypto'
import type { Staff } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import type { Executor } from '../../db/database.ts'
import { requireRight } from '../../require-right.ts'
import {
  copyPhotograph,
  insertPhotograph,
  loadProductPictures,
  lockPictured,
  type NewPhotograph,
  type Pictured,
  type PicturedRow,
  setWords,
  showOnCategory,
  showOnProducts,
} from './photograph-store.ts'
import { preparePhotograph } from './prepare-photograph.ts'
import { pictureKey, variantName } from './variants.ts'

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
    else await showOnCategory(trx, row.id, await insertPhotograph(trx, photograph))
    return row
  })
}

/** Keeps a photograph that something of the catalogue may come to show; its id. */
export async function uploadPhotograph(
  { db, files }: Pick<ShopContext, 'db' | 'files'>,
  staff: Staff,
  content: Uint8Array,
  alt: string,
): Promise<string> {
  requireRight(staff, 'changeCatalogue')
  const photograph = { ...(await keepVariants(files, content)), alt }
  return changeAs(db, staff, async (trx) => insertPhotograph(trx, photograph))
}

/** The same picture with other words, for who shows it from now on; what shows it already keeps its own. */
export async function sayOtherwise(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  id: string,
  alt: string,
): Promise<string> {
  requireRight(staff, 'changeCatalogue')
  return changeAs(db, staff, async (trx) => {
    const copy = await copyPhotograph(trx, id, alt)
    if (copy === null) throw new Refusal('NotFound')
    return copy
  })
}

async function keepVariants(
  files: ShopContext['files'],
  content: Uint8Array,
): Promise<Omit<NewPhotograph, 'alt'>> {
  const { width, height, variants } = await preparePhotograph(content)
  const digest = createHash('sha256')
  for (const variant of variants) digest.update(variant.content)
  const hash = digest.digest('hex')
  for (const variant of variants)
    await files.put(pictureKey(variantName(hash, variant.width, variant.type)), variant.content)
  return { hash, width, height, widths: [...new Set(variants.map((variant) => variant.width))] }
}

async function lockOrRefuse(executor: Executor, pictured: Pictured): Promise<PicturedRow> {
  const row = await lockPictured(executor, pictured)
  if (!row) throw new Refusal(pictured.kind === 'product' ? 'ProductNotFound' : 'NotFound')
  return row
}

/** One that is there already keeps its place and gets the new words. */
async function addToProduct(trx: Executor, productId: string, photograph: NewPhotograph): Promise<void> {
  const pictures = await loadProductPictures(trx, productId)
  const same = pictures.find(({ hash }) => hash === photograph.hash)
  if (same) return setWords(trx, same.imageId, photograph.alt)
  const idsOf = (some: typeof pictures) => some.map(({ imageId }) => imageId)
  const imageIds = [
    ...idsOf(pictures.filter(({ isDrawing }) => !isDrawing)),
    await insertPhotograph(trx, photograph),
    ...idsOf(pictures.filter(({ isDrawing }) => isDrawing)),
  ]
  await showOnProducts(trx, [{ productId, imageIds }])
}
