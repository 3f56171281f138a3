import type { Contact } from '#domain/access/actor.ts'
import { takesCopies } from '#domain/designs/copies.ts'
import { judgeDesign } from '#domain/designs/judge-design.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { setDeleted } from '../designs/hide-design.ts'
import { keptFile } from '../designs/kept-file.ts'
import { loadDesigns } from '../designs/load-designs.ts'
import { tokenHash } from '../session/tokens.ts'
import { isSigned } from './patchup-links.ts'
import {
  decidePatchup,
  type Decision,
  findOrderOfLine,
  isByShop,
  listPatchups,
  type Patchup,
} from './patchup-store.ts'
import { useToken } from './patchup-token-store.ts'
import type { LineName, RepairedLine, TakeRepairedLine } from './repaired-line.ts'

type Answer = { readonly patchupIds?: readonly string[] | undefined; readonly decision: Decision }

/** Accepts or rejects the repairs of a line that can be seen, or some of them. */
export async function confirmPatchup(
  shop: ShopContext,
  customer: Contact,
  name: LineName,
  { patchupIds, decision }: Answer,
  takeRepairedLine: TakeRepairedLine,
): Promise<void> {
  await changeAs(shop.db, customer, async (trx) => {
    const line = await takeRepairedLine(shop, trx, customer, name)
    const asked = { ...name, line, decision }
    await decide(shop, trx, customer, asked, ({ id }) => !patchupIds || patchupIds.includes(id))
  })
}

/** Answers by the link of a mail, which holds the decision and works once (decisions: The two GETs). */
export async function answerPatchup(
  shop: ShopContext,
  customer: Contact,
  lineId: string,
  value: string,
  takeRepairedLine: TakeRepairedLine,
): Promise<void> {
  if (!isSigned(shop.settings, value)) throw new Refusal('RepairLinkInvalid')
  await changeAs(shop.db, customer, async (trx) => {
    const orderId = await findOrderOfLine(trx, customer.companyId, lineId)
    if (orderId !== null) requireRight(customer, 'placeOrder')
    const line = await takeRepairedLine(shop, trx, customer, { lineId, orderId })
    const asked = { hash: tokenHash(value), lineId, contactId: customer.contactId, now: shop.clock() }
    const token = await useToken(trx, asked)
    if (!token) throw new Refusal('RepairLinkInvalid')
    const answer = { lineId, line, decision: token.decision }
    await decide(shop, trx, customer, answer, ({ batchId }) => batchId === token.batchId)
  })
}

type Decided = {
  readonly lineId: string
  readonly line: Pick<RepairedLine, 'print' | 'swap'>
  readonly decision: Decision
}

async function decide(
  shop: ShopContext,
  trx: Executor,
  { companyId }: Contact,
  { lineId, line, decision }: Decided,
  isMeant: (patchup: Patchup) => boolean,
): Promise<void> {
  const patchups = (await openFor(trx, lineId, decision)).filter(
    (patchup) => !isByShop(patchup) && isMeant(patchup),
  )
  await settle(shop, trx, { companyId, line, decision }, patchups)
  if (decision === 'reject') return
  const now = shop.clock()
  for (const { sourceDesignId } of patchups) await setDeleted(trx, sourceDesignId, now, now)
}

/** Answers a repair that the shop had made. The source stays in the library of its customer, who did not choose this. */
export async function answerShopRepair(
  shop: Pick<ShopContext, 'clock'>,
  trx: Executor,
  answer: Decided & { readonly companyId: string; readonly patchupId: string },
): Promise<void> {
  const patchups = (await openFor(trx, answer.lineId, answer.decision)).filter(
    (patchup) => isByShop(patchup) && patchup.id === answer.patchupId,
  )
  await settle(shop, trx, answer, patchups)
}

/** The repairs of a line that can be answered so: one that is still being made can only be turned down. */
async function openFor(trx: Executor, lineId: string, decision: Decision): Promise<Patchup[]> {
  return (await listPatchups(trx, [lineId])).filter(
    ({ state }) => state === 'previewed' || (decision === 'reject' && state === 'proposed'),
  )
}

type Settled = Omit<Decided, 'lineId'> & { readonly companyId: string }

async function settle(
  { clock }: Pick<ShopContext, 'clock'>,
  trx: Executor,
  { companyId, line, decision }: Settled,
  patchups: readonly Patchup[],
): Promise<void> {
  if (patchups.length === 0) throw new Refusal('RepairNotReady')
  const now = clock()
  const usable = decision === 'confirm' ? await usableResults(trx, companyId, line, patchups) : new Set()
  for (const patchup of patchups) {
    if (decision === 'reject') {
      await decidePatchup(trx, patchup.id, 'rejected', now)
      await setDeleted(trx, patchup.resultDesignId, now, now)
      continue
    }
    // The line may have changed since: another size, or another file in its place.
    if (!usable.has(patchup.resultDesignId)) throw new Refusal('invalid_design')
    if (!(await line.swap({ ...patchup, now }))) throw new Refusal('RepairNotReady')
    await decidePatchup(trx, patchup.id, 'confirmed', now)
  }
}

/** The repaired files that the line as it stands now can be printed from. */
async function usableResults(
  trx: Executor,
  companyId: string,
  line: Pick<RepairedLine, 'print'>,
  patchups: readonly Patchup[],
): Promise<ReadonlySet<unknown>> {
  const ids = patchups.map(({ resultDesignId }) => resultDesignId)
  const designs = await loadDesigns(trx, companyId, ids)
  return new Set(
    designs
      .filter((design) => takesCopies(judgeDesign(keptFile(design), line.print).status))
      .map(({ id }) => id),
  )
}
