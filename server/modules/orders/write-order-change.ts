import { isDeepEqual } from '#domain/deep-equal.ts'
import type { Executor } from '../../db/database.ts'
import type { OrderRecord } from '../ordered/order-record.ts'
import { setTotals } from './move-lines-store.ts'
import { linesOf } from './order-change-planning.ts'
import {
  writeChangedGroup,
  writeChangedLine,
  writeChangedOrder,
  writeCopies,
  writeSaleVat,
} from './order-change-store.ts'
import type { PlannedChange } from './plan-order-change.ts'

/** Writes what is different of an order, which is taken. */
export async function writeOrderChange(
  trx: Executor,
  before: OrderRecord,
  { after, vat }: PlannedChange,
): Promise<void> {
  const was = new Map(linesOf(before).map((line) => [line.id, line]))
  for (const line of linesOf(after)) {
    const old = was.get(line.id)
    if (isDeepEqual(line, old)) continue
    await writeChangedLine(trx, line)
    for (const design of line.designs)
      if (
        !isDeepEqual(
          design,
          old?.designs.find(({ id }) => id === design.id),
        )
      )
        await writeCopies(trx, design)
  }
  for (const group of after.groups) {
    const { reference, configuration } = before.groups.find(({ id }) => id === group.id) ?? group
    const words = { reference: group.reference, configuration: group.configuration }
    if (!isDeepEqual(words, { reference, configuration })) await writeChangedGroup(trx, group)
  }
  await writeChangedOrder(trx, after)
  if (vat) await writeSaleVat(trx, after.id, vat)
  const vatCents = after.totalCents - after.netCents
  await setTotals(trx, after.id, { ...after, vatCents })
}
