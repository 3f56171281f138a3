import { ORDER_STATES } from '#domain/orders/states.ts'
import { handoverTexts } from '#texts/nl/office/handover.ts'
import { changedOrderTexts, eventTexts } from '#texts/nl/changed-order.ts'
import { designTexts } from '#texts/nl/designs.ts'
import { deskFileTexts } from '#texts/nl/office/files.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import { movedDayTexts } from '#texts/nl/office/moved-day.ts'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { partTexts } from '#texts/nl/parts.ts'
import { orderStateTexts } from '#texts/nl/orders.ts'
import type { ShopContext } from '../../context.ts'
import type { FileProof } from './file-proof-store.ts'
import type { Handover } from './handover-store.ts'
import type { OrderHold } from './order-holds-store.ts'
import type { OrderChanged } from '../ordered/order-record.ts'
import { type HistoryRow, listHistory } from './order-notes-store.ts'
import type { PromiseMove } from './promise-move-store.ts'
import { howReplaced, listReplaced } from './replaced-file-store.ts'

type Beside = {
  readonly holds: readonly OrderHold[]
  readonly handovers: readonly Handover[]
  readonly promises: readonly PromiseMove[]
  readonly changes: readonly OrderChanged[]
  readonly proofs: readonly FileProof[]
}

type Told = {
  readonly at: string
  readonly label: string
  readonly title: string | null
  readonly by: string | null
  readonly reason: string | null
}

/** What became of an order, the oldest first: its states, holds, moved days, changes, proofs and the files that staff changed, with who did it and why; the line is named where there are several. */
export async function historyOf(
  { db }: Pick<ShopContext, 'db'>,
  orderId: string,
  lines: readonly { readonly id: string; readonly title: string }[],
  { holds, handovers, promises, changes, proofs }: Beside,
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
  const fetched = handovers.map(({ at, by }) => ({
    at,
    label: handoverTexts.collected(by),
    title: null,
    by: states.find((state) => state.at.getTime() === at.getTime())?.by ?? null,
    reason: null,
  }))
  const moved = promises.map(({ at, from, to, title, by, reason }) => ({
    at,
    label: movedDayTexts.wasMoved(formatPromisedDate(from), formatPromisedDate(to)),
    title,
    by,
    reason,
  }))
  const changed = changes.map(({ at, by, reason, differences }) => ({
    at: new Date(at),
    label: [changedOrderTexts.changed, ...eventTexts(differences)].join('\n'),
    title: null,
    by,
    reason: reason || null,
  }))
  const lineIds = lines.map(({ id }) => id)
  const files = (await listReplaced(db, lineIds)).flatMap((one) => {
    if (one.doerKind !== 'operator') return []
    const { fileName, byName, lineTitle, by, at } = one
    const how = howReplaced(one)
    return [{ at, label: texts.changedFile[how], title: lineTitle, by, reason: fromTo(fileName, byName) }]
  })
  const shown = proofs.flatMap((proof) =>
    toldOfProof(proof, lines.find(({ id }) => id === proof.lineId)?.title ?? null),
  )
  return [...states, ...held, ...fetched, ...moved, ...changed, ...files, ...shown]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, label, title, by, reason }) => ({
      at: at.toISOString(),
      label,
      title: lines.length > 1 ? title : null,
      by,
      reason,
    }))
}

/** The name of a file, and that of what came in its place where it is another. */
function fromTo(was: string, now: string | null): string {
  const name = was || designTexts.unnamed
  return now === null || now === was ? name : deskFileTexts.fromTo(name, now || designTexts.unnamed)
}

function toldOfProof(proof: FileProof, title: string | null) {
  const { fileName, state, sentAt, endedAt, by, answeredBy, notedBy, note, remarks } = proof
  const sent = { at: sentAt, label: texts.proofSent(fileName), title, by, reason: note || null }
  if (endedAt === null || (state !== 'approved' && state !== 'returned')) return [sent]
  const label = texts.proofAnswered[state](fileName)
  const answerer = notedBy === null || answeredBy === null ? answeredBy : texts.inNameOf(notedBy, answeredBy)
  return [sent, { at: endedAt, label, title, by: answerer, reason: remarks || null }]
}

function labelOf({ state, part }: HistoryRow): string {
  if (part) {
    const { pieces, quantity, pack, dispatch } = part
    return (pieces > 0 ? partTexts.sentIn : partTexts.takenFrom)(
      partTexts.partOf(Math.abs(pieces), quantity, pack),
      dispatch,
    )
  }
  const known = ORDER_STATES.find((one) => one === state)
  return known ? orderStateTexts[known].label : state
}
