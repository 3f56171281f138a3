import type { Cart } from '#contract/cart.ts'
import { takesCopies } from '#domain/designs/copies.ts'
import { judgeDesign } from '#domain/designs/judge-design.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { Customer } from '../../http/visitor.ts'
import { Refusal } from '../../refusal.ts'
import { showCart } from '../cart/show-cart.ts'
import { keptFile, takeLine } from '../cart/take-line.ts'
import { lineIn, viewOwnCart } from '../cart/view-own-cart.ts'
import { loadDesigns } from '../designs/load-designs.ts'
import { tokenHash } from '../session/tokens.ts'
import { isSigned } from './patchup-links.ts'
import {
  decidePatchup,
  type Decision,
  listPatchups,
  type Patchup,
  setDeleted,
  swapLink,
} from './patchup-store.ts'
import { useToken } from './patchup-token-store.ts'

type Answer = { readonly patchupIds?: readonly string[] | undefined; readonly decision: Decision }

/** Accepts or rejects the repairs of a line that can be seen, or some of them. */
export async function confirmPatchup(
  shop: ShopContext,
  customer: Customer,
  lineId: string,
  { patchupIds, decision }: Answer,
): Promise<Cart> {
  await shop.db.transaction().execute(async (trx) => {
    await takeLine(trx, customer, lineId)
    await decide(shop, trx, customer, lineId, decision, ({ id }) => !patchupIds || patchupIds.includes(id))
  })
  return showCart(shop, customer)
}

/** Answers by the link of a mail, which holds the decision and works once (decisions: The two GETs). */
export async function answerPatchup(
  shop: ShopContext,
  customer: Customer,
  lineId: string,
  value: string,
): Promise<void> {
  if (!isSigned(shop.settings, value)) throw new Refusal('RepairLinkInvalid')
  await shop.db.transaction().execute(async (trx) => {
    await takeLine(trx, customer, lineId)
    const asked = { hash: tokenHash(value), lineId, contactId: customer.contactId, now: shop.clock() }
    const token = await useToken(trx, asked)
    if (!token) throw new Refusal('RepairLinkInvalid')
    await decide(shop, trx, customer, lineId, token.decision, ({ batchId }) => batchId === token.batchId)
  })
}

async function decide(
  shop: ShopContext,
  trx: Executor,
  customer: Customer,
  lineId: string,
  decision: Decision,
  isMeant: (patchup: Patchup) => boolean,
): Promise<void> {
  const isOpen = ({ state }: Patchup) =>
    state === 'previewed' || (decision === 'reject' && state === 'proposed')
  const patchups = (await listPatchups(trx, [lineId])).filter(
    (patchup) => isOpen(patchup) && isMeant(patchup),
  )
  if (patchups.length === 0) throw new Refusal('RepairNotReady')
  const now = shop.clock()
  const usable =
    decision === 'confirm' ? await usableResults(shop, trx, customer, lineId, patchups) : new Set()
  for (const patchup of patchups) {
    if (decision === 'reject') {
      await decidePatchup(trx, patchup.id, 'rejected', now)
      await setDeleted(trx, patchup.resultDesignId, now, now)
      continue
    }
    // The line may have changed since: another size, or another file in its place.
    if (!usable.has(patchup.resultDesignId)) throw new Refusal('invalid_design')
    if (!(await swapLink(trx, patchup, now))) throw new Refusal('RepairNotReady')
    await decidePatchup(trx, patchup.id, 'confirmed', now)
    await setDeleted(trx, patchup.sourceDesignId, now, now)
  }
}

/** The repaired files that the line as it stands now can be printed from. */
async function usableResults(
  shop: ShopContext,
  trx: Executor,
  customer: Customer,
  lineId: string,
  patchups: readonly Patchup[],
): Promise<ReadonlySet<unknown>> {
  const { line } = lineIn(await viewOwnCart(shop, customer, trx), lineId)
  const ids = patchups.map(({ resultDesignId }) => resultDesignId)
  const designs = await loadDesigns(trx, customer.companyId, ids)
  return new Set(
    designs
      .filter((design) => takesCopies(judgeDesign(keptFile(design), line.print).status))
      .map(({ id }) => id),
  )
}
