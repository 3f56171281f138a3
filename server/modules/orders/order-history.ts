import { ORDER_STATES } from '#domain/orders/states.ts'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { orderStateTexts } from '#texts/nl/orders.ts'
import type { ShopContext } from '../../context.ts'
import type { OrderHold } from './order-holds-store.ts'
import { type HistoryRow, listHistory } from './order-notes-store.ts'

type Told = {
  readonly at: string
  readonly label: string
  readonly title: string | null
  readonly by: string | null
  readonly reason: string | null
}

/** What became of an order, the oldest first: its states and holds, with who did it and why; the line is named where there are several. */
export async function historyOf(
  { db }: Pick<ShopContext, 'db'>,
  orderId: string,
  lineCount: number,
  holds: readonly OrderHold[],
): Promise<Told[]> {
  const states = (await listHistory(db, orderId)).map((row) => ({
    ...row,
    label: labelOf(row),
    by: row.by !== null && row.inNameOf !== null ? texts.inNameOf(row.by, row.inNameOf) : row.by,
  }))
  const held = holds.flatMap(({ title, reason, heldAt, heldBy, releasedAt, releasedBy }) => [
    { at: heldAt, label: texts.wasHeld, title, by: heldBy, reason },
    ...(releasedAt
      ? [{ at: releasedAt, label: texts.wasReleased, title, by: releasedBy, reason: null }]
      : []),
  ])
  return [...states, ...held]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, label, title, by, reason }) => ({
      at: at.toISOString(),
      label,
      title: lineCount > 1 ? title : null,
      by,
      reason,
    }))
}

function labelOf({ state }: HistoryRow): string {
  const known = ORDER_STATES.find((one) => one === state)
  return known ? orderStateTexts[known].label : state
}
