import { randomUUID } from 'node:crypto'
import type { PageFields } from '#contract/office/content.ts'
import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { type Draft, draftClashes } from '#domain/catalogue/draft.ts'
import { proposedPath } from '#domain/catalogue/proposed-path.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { cleanHtml } from '../catalogue/clean-html.ts'
import { leadElsewhere, refuseTakenPaths } from '../catalogue/owners-paths.ts'
import { isFixed } from './desk-content.ts'
import { deletePage, insertPage, keepVersion, lockPage, writePage } from './desk-content-store.ts'

type Changing = Pick<ShopContext, 'db' | 'clock'>

/** Makes a page, which is not in the shop yet. */
export async function createDeskPage({ db, clock }: Changing, staff: Staff, title: string): Promise<string> {
  requireRight(staff, 'changeCatalogue')
  const id = randomUUID()
  const path = proposedPath(title, null)
  if (path === null) throw new Refusal('InvalidInput', { field: 'title' })
  await changeAs(db, staff, async (trx) => {
    await refuseTakenPaths(trx, [path], { pageIds: [id] }, 'title')
    await insertPage(trx, { id, title, path, at: clock() })
  })
  return id
}

/**
 * Changes a page, and keeps what it said before as a version. Refused, by field, where somebody else changed meanwhile what was seen,
 * and where a page to which the shop itself leads would be there no longer.
 */
export async function editDeskPage(
  { db, clock }: Changing,
  staff: Staff,
  id: string,
  { change, seen }: Draft<PageFields>,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await changeAs(db, staff, async (trx) => {
    const page = await lockPage(trx, id)
    if (!page) throw new Refusal('PageNotFound')
    const { fields, version } = page
    const edit = change.content === undefined ? change : { ...change, content: cleanHtml(change.content) }
    const clashes = draftClashes(fields, { change: edit, seen })
    if (clashes.length > 0)
      throw new Refusal(
        'ChangedMeanwhile',
        clashes.map((field) => ({ field: `change.${field}` })),
      )
    const after = { ...fields, ...withoutAbsent(edit) }
    const isMoved = after.urlPath !== fields.urlPath
    if ((isMoved || !after.isPublished) && (await isFixed(trx, fields.urlPath)))
      throw new Refusal('PageFixed', { field: isMoved ? 'change.urlPath' : 'change.isPublished' })
    if (isMoved) await refuseTakenPaths(trx, [after.urlPath], { pageIds: [id] }, 'change.urlPath')
    const at = clock()
    await keepVersion(trx, { pageId: id, version, ...fields, at: page.updatedAt, by: null })
    await writePage(trx, id, edit, { version: version + 1, at })
    await keepVersion(trx, { pageId: id, version: version + 1, ...after, at, by: operatorIdOf(staff) })
    if (isMoved) await leadElsewhere(trx, fields.urlPath, after.urlPath)
  })
}

const withoutAbsent = (edit: Partial<PageFields> | Draft<PageFields>['change']): Partial<PageFields> =>
  Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined))

/** Takes a page away as it was seen, unless the shop itself leads to it. */
export async function deleteDeskPage(
  { db }: Changing,
  staff: Staff,
  id: string,
  version: number,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await changeAs(db, staff, async (trx) => {
    const page = await lockPage(trx, id)
    if (!page) throw new Refusal('PageNotFound')
    if (page.version !== version) throw new Refusal('PageMovedOn')
    if (await isFixed(trx, page.fields.urlPath)) throw new Refusal('PageFixed')
    await deletePage(trx, id)
  })
}
