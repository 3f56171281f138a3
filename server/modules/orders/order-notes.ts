import type { z } from 'zod'
import type { Mention } from '#contract/office/order-notes.ts'
import type { Operator } from '#domain/access/actor.ts'
import { may } from '#domain/access/may.ts'
import { mentionedIn } from '#domain/orders/mentions.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { takeOrderOfId } from './move-lines-store.ts'
import {
  insertMentions,
  insertNote,
  listColleagues,
  listNotes,
  listUnread,
  markRead,
  type NotedAt,
  type NotedFile,
} from './order-notes-store.ts'

const MOST_MENTIONS = 50

type Desk = Pick<ShopContext, 'db' | 'clock'>
type Written = {
  readonly id: string
  readonly orderId: string
  /** What of that order it is about; none where it is about the whole. */
  readonly about?: { readonly studioJobId: string } | { readonly file: NotedFile }
  readonly text: string
}

/** Writes to colleagues at an order; who is named in it reads it on his first page. Sent again under its id it is written once. */
export async function writeNote(
  { db, clock }: Desk,
  operator: Operator,
  { id, orderId, about, text }: Written,
): Promise<void> {
  requireRight(operator, 'seeOrders')
  await changeAs(db, operator, async (trx) => {
    if (!(await takeOrderOfId(trx, orderId))) throw new Refusal('OrderNotFound')
    await placeNote(trx, operator, { id, at: { orderId, ...about }, text, now: clock() })
  })
}

type Placed = { readonly id: string; readonly at: NotedAt; readonly text: string; readonly now: Date }

/** Puts a note where the caller's transaction found that it may stand, and names in it who may read that. */
export async function placeNote(
  trx: Executor,
  { operatorId }: Operator,
  { id, at, text, now }: Placed,
): Promise<void> {
  if (!(await insertNote(trx, { id, at, text, operatorId, now }))) return
  const named = mentionedIn(text, await listColleagues(trx, rightAt(at))).map((person) => person.id)
  await insertMentions(
    trx,
    id,
    named.filter((one) => one !== operatorId),
  )
}

const rightAt = (at: NotedAt) => ('orderId' in at ? 'seeOrders' : 'seeQuotes')

/** What colleagues wrote to each other at an order, at a job of the studio, at a file or at a quote, the newest first, and who can be named there. */
export async function showNotes(executor: Executor, at: NotedAt) {
  const notes = await listNotes(executor, at)
  const colleagues = await listColleagues(executor, rightAt(at))
  return {
    notes: notes.map((note) => ({ ...note, at: note.at.toISOString() })),
    colleagues: colleagues.map(({ name }) => name),
  }
}

/** The notes in which an operator is named and that he has not read. */
export async function showMentions({ db }: Desk, operator: Operator): Promise<z.input<typeof Mention>[]> {
  requireRight(operator, 'seeOrders')
  const { operatorId } = operator
  const seesQuotes = may(operator, 'seeQuotes') === null
  const unread = await listUnread(db, { operatorId, seesQuotes }, MOST_MENTIONS)
  return unread.map((mention) => ({ ...mention, at: mention.at.toISOString() }))
}

/** An operator read a note in which he is named. */
export async function readMention({ db, clock }: Desk, operator: Operator, noteId: string): Promise<void> {
  requireRight(operator, 'seeOrders')
  await changeAs(db, operator, (trx) =>
    markRead(trx, { noteId, operatorId: operator.operatorId, now: clock() }),
  )
}
