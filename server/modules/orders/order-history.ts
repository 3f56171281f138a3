import { ORDER_STATES } from '#domain/orders/states.ts'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { orderStateTexts } from '#texts/nl/orders.ts'
import type { ShopContext } from '../../context.ts'
import type { FileProof } from './file-proof-store.ts'
import type { OrderHold } from './order-holds-store.ts'
import { type HistoryRow, listHistory } from './order-notes-store.ts'

type Told = {
  readonly at: string
  readonly label: string
  readonly title: string | null
  readonly by: string | null
  readonly reason: string | null
}

type Beside = {
  readonly holds: readonly OrderHold[]
  readonly proofs: readonly FileProof[]
  /** What the lines of the order are called, by their ids. */
  readonly titles: ReadonlyMap<string, string>
}

/** What became of an order, the oldest first: its states, holds and proofs, with who did it and why; the line is named where there are several. */
export async function historyOf(
  { db }: Pick<ShopContext, 'db'>,
  orderId: string,
  { holds, proofs, titles }: Beside,
): Promise<Told[]> {
  const states = (await listHistory(db, orderId)).map((row) => ({ ...row, label: labelOf(row) }))
  const held = holds.flatMap(({ title, reason, heldAt, heldBy, releasedAt, releasedBy }) => [
    { at: heldAt, label: texts.wasHeld, title, by: heldBy, reason },
    ...(releasedAt
      ? [{ at: releasedAt, label: texts.wasReleased, title, by: releasedBy, reason: null }]
      : []),
  ])
  const shown = proofs.flatMap((proof) => toldOfProof(proof, titles.get(proof.lineId) ?? null))
  return [...states, ...held, ...shown]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, label, title, by, reason }) => ({
      at: at.toISOString(),
      label,
      title: titles.size > 1 ? title : null,
      by,
      reason,
    }))
}

function toldOfProof(proof: FileProof, title: string | null) {
  const { fileName, state, sentAt, endedAt, by, answeredBy, note, remarks } = proof
  const sent = { at: sentAt, label: texts.proofSent(fileName), title, by, reason: note || null }
  if (endedAt === null || (state !== 'approved' && state !== 'returned')) return [sent]
  const label = texts.proofAnswered[state](fileName)
  return [sent, { at: endedAt, label, title, by: answeredBy, reason: remarks || null }]
}

function labelOf({ state }: HistoryRow): string {
  const known = ORDER_STATES.find((one) => one === state)
  return known ? orderStateTexts[known].label : state
}
