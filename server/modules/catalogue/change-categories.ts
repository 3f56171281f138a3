import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type {
  CategoryFields,
  createDeskCategory as createContract,
  moveDeskCategory as moveContract,
} from '#contract/office/categories.ts'
import type { Staff } from '#domain/access/actor.ts'
import { type Draft, draftClashes } from '#domain/catalogue/draft.ts'
import { type ChangedPath, changedPaths, moveCategory } from '#domain/catalogue/move-category.ts'
import { proposedPath } from '#domain/catalogue/proposed-path.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { forgetVersions, keepVersions } from '../versions/content-versions.ts'
import { cleanHtml } from './clean-html.ts'
import {
  deleteCategory,
  findCategory,
  hasImage,
  insertCategory,
  type KeptCategory,
  listCategories,
  lockTree,
  placeCategories,
  writeCategory,
  writePaths,
} from './desk-category-store.ts'
import { leadElsewhere, refuseTakenPaths } from './owners-paths.ts'

type Changing = Pick<ShopContext, 'db' | 'clock'>

/** Makes a category, which customers do not see yet, as the last one below another or on top. */
export async function createDeskCategory(
  { db }: Changing,
  staff: Staff,
  { title, parentId }: z.output<typeof createContract.body>,
): Promise<string> {
  requireRight(staff, 'changeCatalogue')
  const id = randomUUID()
  await changeAs(db, staff, async (trx) => {
    await lockTree(trx)
    const parent = parentId === null ? null : await findCategory(trx, parentId)
    if (parentId !== null && !parent) throw new Refusal('CategoriesMovedOn')
    const path = proposedPath(title, parent?.fields.urlPath ?? null)
    if (path === null) throw new Refusal('InvalidInput', { field: 'title' })
    await refusePaths(trx, [{ id, to: path }], 'title')
    await insertCategory(trx, { id, parentId, path, title })
  })
  return id
}

/** Changes a category. Refused, by field, where somebody else changed meanwhile what was seen. */
export async function editDeskCategory(
  { db, clock }: Changing,
  staff: Staff,
  id: string,
  { change, seen }: Draft<CategoryFields>,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await changeAs(db, staff, async (trx) => {
    await lockTree(trx)
    const { fields } = await mustFind(trx, id)
    const edit =
      change.description === undefined ? change : { ...change, description: cleanHtml(change.description) }
    const clashes = draftClashes(fields, { change: edit, seen })
    if (clashes.length > 0)
      throw new Refusal(
        'ChangedMeanwhile',
        clashes.map((field) => ({ field: `change.${field}` })),
      )
    const { imageId = null, urlPath = fields.urlPath } = edit
    if (imageId !== null && !(await hasImage(trx, imageId)))
      throw new Refusal('NotFound', { field: 'change.imageId' })
    const paths = changedPaths(await listCategories(trx), id, urlPath)
    await refusePaths(trx, paths, 'change.urlPath')
    await writeCategory(trx, id, edit)
    await writePaths(trx, paths)
    const after = (await mustFind(trx, id)).fields
    await keepVersions(trx, staff, { id, before: versionOf(fields), after: versionOf(after), at: clock() })
  })
}

/** Its picture is no part of it: one that was cut or deleted later could not come back. */
const versionOf = ({ imageId: _image, ...fields }: CategoryFields) =>
  ({ kind: 'category', ...fields }) as const

/** Lets a category stand elsewhere with all below it, unless a colleague moved it meanwhile. */
export async function moveDeskCategory(
  { db }: Changing,
  staff: Staff,
  id: string,
  { seenParentId, ...place }: z.output<typeof moveContract.body>,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await changeAs(db, staff, async (trx) => {
    await lockTree(trx)
    const { parentId } = await mustFind(trx, id)
    if (parentId !== seenParentId) throw new Refusal('CategoriesMovedOn')
    const move = moveCategory(await listCategories(trx), id, place)
    if ('fault' in move) throw new Refusal(move.fault)
    await refusePaths(trx, move.paths, 'parentId')
    await placeCategories(trx, place.parentId, move.siblings)
    await writePaths(trx, move.paths)
  })
}

/** Takes a category away with its place in the products that were seen in it; its address leads to the one above it, or to the start. */
export async function deleteDeskCategory(
  { db }: Changing,
  staff: Staff,
  id: string,
  seenProducts: number,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await changeAs(db, staff, async (trx) => {
    await lockTree(trx)
    const { fields, parentId } = await mustFind(trx, id)
    const all = await listCategories(trx)
    if (all.some((one) => one.parentId === id)) throw new Refusal('CategoryHasOthers')
    if (all.find((one) => one.id === id)?.productCount !== seenProducts)
      throw new Refusal('CategoriesMovedOn')
    await deleteCategory(trx, id)
    await forgetVersions(trx, { kind: 'category', id })
    await leadElsewhere(trx, fields.urlPath, all.find((one) => one.id === parentId)?.path ?? '/')
  })
}

async function mustFind(trx: Executor, id: string): Promise<KeptCategory> {
  const found = await findCategory(trx, id)
  if (!found) throw new Refusal('CategoryNotFound')
  return found
}

const refusePaths = (trx: Executor, paths: readonly Pick<ChangedPath, 'id' | 'to'>[], field: string) =>
  refuseTakenPaths(
    trx,
    paths.map(({ to }) => to),
    { categoryIds: paths.map(({ id }) => id) },
    field,
  )
