import type { Executor } from '../../db/database.ts'
import { approveLinks, replaceBackLink, replaceFrontLinks } from './design-link-store.ts'

type LinkedBefore = {
  readonly designId: string
  readonly side: 'front' | 'back'
  readonly quantity: number
}

/** Links designs to a new line of the taken cart, as they were linked to the line of an order. */
export async function linkAgain(
  trx: Executor,
  lineId: string,
  designs: readonly LinkedBefore[],
  approvedAt: Date | null,
): Promise<void> {
  const front = designs.filter(({ side }) => side === 'front')
  if (front.length > 0) {
    await replaceFrontLinks(
      trx,
      lineId,
      front.map(({ designId, quantity }) => ({ kind: 'file', designId, itemId: null, quantity })),
    )
  }
  const back = designs.find(({ side }) => side === 'back')
  if (back) await replaceBackLink(trx, lineId, { kind: 'file', designId: back.designId })
  if (approvedAt) await approveLinks(trx, lineId, approvedAt)
}
