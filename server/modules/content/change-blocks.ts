import type { z } from 'zod'
import type { DeskBlock, DeskMenu, editDeskBlock, editDeskMenu } from '#contract/office/content.ts'
import type { Staff } from '#domain/access/actor.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { isShownPicture, PICTURE_PLACES } from '#domain/shop/content-places.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { cleanHtml } from '../catalogue/clean-html.ts'
import { keepVersions } from '../versions/content-versions.ts'
import { blockReply } from './desk-content.ts'
import { lockBlock, lockMenu, writeBlock, writeMenu } from './desk-content-store.ts'

type Changing = Pick<ShopContext, 'db' | 'clock'>

/** Changes what stands in a block; refused where it is not what was seen any more. */
export async function changeBlock(
  { db, clock }: Changing,
  staff: Staff,
  id: string,
  { content, seen }: z.output<typeof editDeskBlock.body>,
): Promise<DeskBlock> {
  requireRight(staff, 'changeCatalogue')
  return changeAs(db, staff, async (trx) => {
    const block = await lockBlock(trx, id)
    if (!block) throw new Refusal('NotFound')
    if (block.content !== seen) throw new Refusal('ChangedMeanwhile', { field: 'content' })
    const kept = block.type === 'html' ? cleanHtml(content) : content.trim()
    if (PICTURE_PLACES.has(id) && kept !== '' && kept !== block.content && !isShownPicture(kept))
      throw new Refusal('InvalidInput', { field: 'content' })
    const at = clock()
    await writeBlock(trx, { ...block, content: kept }, at)
    await keepVersions(trx, staff, {
      id,
      before: { kind: 'block', content: block.content },
      after: { kind: 'block', content: kept },
      at,
    })
    return blockReply({ ...block, content: kept, updatedAt: at })
  })
}

/** Changes a menu with its links; refused where it is not what was seen any more. */
export async function changeMenu(
  { db, clock }: Changing,
  staff: Staff,
  id: string,
  { change, seen }: z.output<typeof editDeskMenu.body>,
): Promise<DeskMenu> {
  requireRight(staff, 'changeCatalogue')
  return changeAs(db, staff, async (trx) => {
    const menu = await lockMenu(trx, id)
    if (!menu) throw new Refusal('NotFound')
    if (!isDeepEqual({ ...menu }, { ...seen, id })) throw new Refusal('ChangedMeanwhile', { field: 'label' })
    await writeMenu(trx, id, change)
    const { id: _id, ...before } = menu
    await keepVersions(trx, staff, {
      id,
      before: { kind: 'menu', ...before },
      after: { kind: 'menu', ...change },
      at: clock(),
    })
    return { id, ...change }
  })
}
