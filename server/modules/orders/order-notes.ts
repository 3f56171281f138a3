import type { z } from 'zod'
import type { Mention } from '#contract/office/order-notes.ts'
import type { Operator } from '#domain/access/actor.ts'
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
  listNotesOfJob,
  listUnread,
  markRead,
} from './order-notes-store.ts'

const MOST_MENTIONS = 50

type Desk = Pick<ShopContext, 'db' | 'clock'>
type Written = {
  readonly id: string
  readonly orderId: string
  /** The job of that order that it is about; none where it is about the order. */
  readonly studioJobId?: string | null
  readonly text: string
}

/** Writes to colleagues at an order; who is named in it reads it on his first page. Sent again under its id it is written once. */
export async function writeNote(
  { db, clock }: Desk,
  operator: Operator,
  { id, orderId, studioJobId = null, text }: Written,
): Promise<void> {
  requireRight(operator, 'seeOrders')
  const { operatorId } = operator
  await changeAs(db, operator, async (trx) => {
    if (!(await takeOrderOfId(trx, orderId))) throw new Refusal('OrderNotFound')
    if (!(await insertNote(trx, { id, orderId, studioJobId, text, operatorId, now: clock() }))) return
    const named = mentionedIn(text, await listColleagues(trx)).map((person) => person.id)
    await insertMentions(
      trx,
      id,
      named.filter((one) => one !== operatorId),
    )
  })
}

/** What staff wrote at a job of the studio, and who can be named there. */
export async function notesOfJob(
  db: Executor,
  { orderId, jobId }: { readonly orderId: string; readonly jobId: string },
) {
  const notes = await listNotesOfJob(db, orderId, jobId)
  return {
    notes: notes.map((note) => ({ ...note, at: note.at.toISOString() })),
    colleagues: (await listColleagues(db)).map(({ name }) => name),
  }
}

/** The notes in which an operator is named and that he has not read. */
export async function showMentions({ db }: Desk, operator: Operator): Promise<z.input<typeof Mention>[]> {
  requireRight(operator, 'seeOrders')
  const unread = await listUnread(db, operator.operatorId, MOST_MENTIONS)
  return unread.map((mention) => ({ ...mention, at: mention.at.toISOString() }))
}

/** An operator read a note in which he is named. */
export async function readMention({ db, clock }: Desk, operator: Operator, noteId: string): Promise<void> {
  requireRight(operator, 'seeOrders')
  await changeAs(db, operator, (trx) =>
    markRead(trx, { noteId, operatorId: operator.operatorId, now: clock() }),
  )
}
