import { isDeepEqual } from '#domain/deep-equal.ts'
import type { Executor } from '../../db/database.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'
import { moveOrder, setTotals } from './move-lines-store.ts'
import { factsOf, linesOf } from './order-change-planning.ts'
import {
  forgetApprovals,
  type LineMade,
  writeChangedGroup,
  writeChangedLine,
  writeChangedOrder,
  writeCopies,
  writeSaleVat,
} from './order-change-store.ts'
import { releaseCancelled } from './order-holds-store.ts'
import { addToOrder } from './order-store.ts'
import type { PlannedChange } from './plan-order-change.ts'

type Moment = { readonly operatorId: string | null; readonly now: Date }

/** Writes what is different of an order, which is taken. */
export async function writeOrderChange(
  trx: Executor,
  before: OrderRecord,
  { after, vat, items }: PlannedChange,
  moment: Moment,
): Promise<void> {
  const was = new Map(linesOf(before).map((line) => [line.id, line]))
  await writeComing(trx, before, { after, items })
  for (const line of linesOf(after)) {
    const old = was.get(line.id)
    const made = old ? madeAnew(line, items) : null
    if (!old || (isDeepEqual(line, old) && made === null)) continue
    await writeChangedLine(trx, line, made)
    if (items.again.has(line.id)) await forgetApprovals(trx, line.id)
    for (const design of line.designs)
      if (design.quantity !== old.designs.find(({ id }) => id === design.id)?.quantity)
        await writeCopies(trx, design)
  }
  for (const group of after.groups) {
    const { title, reference, configuration } = before.groups.find(({ id }) => id === group.id) ?? group
    const words = { title: group.title, reference: group.reference, configuration: group.configuration }
    if (!isDeepEqual(words, { title, reference, configuration })) await writeChangedGroup(trx, group)
  }
  await writeChangedOrder(trx, after)
  if (vat) await writeSaleVat(trx, after.id, vat)
  const vatCents = after.totalCents - after.netCents
  await setTotals(trx, after.id, { ...after, vatCents })
  await moveChanged(trx, before, after, moment)
}

/** What a line that was put together anew is made of since; null where it was not, or goes out with that. */
function madeAnew({ id, state }: OrderLineRow, { anew, facts }: PlannedChange['items']): LineMade | null {
  const { productId, agreed } = factsOf(facts, id)
  return anew.has(id) && state !== 'cancelled' && agreed ? { productId, agreed } : null
}

/** Writes the groups and lines that come into the order. */
async function writeComing(
  trx: Executor,
  before: OrderRecord,
  { after, items }: Pick<PlannedChange, 'after' | 'items'>,
): Promise<void> {
  const known = new Set(linesOf(before).map(({ id }) => id))
  const groupIds = new Set(before.groups.map(({ id }) => id))
  const lines = linesOf(after).filter(({ id }) => !known.has(id))
  await addToOrder(trx, after.id, {
    groups: after.groups.filter(({ id }) => !groupIds.has(id)),
    lines: lines.flatMap((line) => {
      const { productId, agreed } = factsOf(items.facts, line.id)
      return agreed === null ? [] : [{ ...line, productId, agreed, cartLineId: null }]
    }),
  })
}

/** Moves what waits for files from now on, goes on without or goes out, and notes what came in. */
async function moveChanged(
  trx: Executor,
  before: OrderRecord,
  after: OrderRecord,
  { operatorId, now }: Moment,
): Promise<void> {
  const was = new Map(linesOf(before).map(({ id, state }) => [id, state]))
  const moved = linesOf(after).filter(({ id, state }) => was.get(id) !== state)
  for (const [state, lines] of Map.groupBy(moved, (line) => line.state)) {
    const lineIds = lines.map(({ id }) => id)
    await moveOrder(trx, { orderId: after.id, lineIds, state, orderState: after.state, now })
    if (state === 'cancelled')
      await releaseCancelled(trx, { orderId: after.id, lineIds, isLeft: true, operatorId, now })
  }
}
