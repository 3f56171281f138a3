import type { z } from 'zod'
import type { DeskCategory, listDeskCategories as listContract } from '#contract/office/categories.ts'
import type { Staff } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { showPicture } from './desk-pictures.ts'
import { findCategory, listCategories } from './desk-category-store.ts'

type Reading = Pick<ShopContext, 'db'>

/** Every category, siblings in the owner's order. */
export async function listDeskCategories(
  { db }: Reading,
  staff: Staff,
): Promise<z.input<typeof listContract.reply>> {
  requireRight(staff, 'changeCatalogue')
  return { categories: [...(await listCategories(db))] }
}

export async function showDeskCategory({ db }: Reading, staff: Staff, id: string): Promise<DeskCategory> {
  requireRight(staff, 'changeCatalogue')
  const found = await findCategory(db, id)
  if (!found) throw new Refusal('CategoryNotFound')
  const { parentId, fields, onlyHere } = found
  return {
    id,
    parentId,
    fields,
    image: fields.imageId === null ? null : await showPicture({ db }, fields.imageId),
    onlyHere,
  }
}
