import { sql } from 'kysely'
import { rolesThatMay } from '#domain/access/may.ts'
import type { Executor } from '../../db/database.ts'

export type Colleague = { readonly id: string; readonly name: string }

/** Who of the staff can be named: whoever can log in and may read the order. */
export const listColleagues = (executor: Executor): Promise<readonly Colleague[]> =>
  executor
    .selectFrom('operators')
    .select(['id', 'name'])
    .where('blocked_at', 'is', null)
    .where('role', 'in', [...rolesThatMay('seeOrders')])
    .orderBy('name')
    .orderBy('id')
    .execute()

export type NewNote = {
  readonly id: string
  readonly orderId: string
  readonly studioJobId: string | null
  readonly text: string
  readonly operatorId: string
  readonly now: Date
}

/** Writes a note; false where one of that id is there already. */
export async function insertNote(trx: Executor, note: NewNote): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('order_notes')
    .values({
      id: note.id,
      order_id: note.orderId,
      studio_job_id: note.studioJobId,
      text: note.text,
      written_at: note.now,
      written_by: note.operatorId,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function insertMentions(
  trx: Executor,
  noteId: string,
  operatorIds: readonly string[],
): Promise<void> {
  if (operatorIds.length === 0) return
  await trx
    .insertInto('order_note_mentions')
    .values(operatorIds.map((operatorId) => ({ note_id: noteId, operator_id: operatorId })))
    .execute()
}

export type Note = {
  readonly id: string
  readonly at: Date
  readonly text: string
  readonly by: string | null
  readonly studioJobId: string | null
}

/** The notes of an order, the newest first. */
export const listNotes = (executor: Executor, orderId: string): Promise<readonly Note[]> =>
  executor
    .selectFrom('order_notes as n')
    .leftJoin('operators', 'operators.id', 'n.written_by')
    .select([
      'n.id',
      'n.written_at as at',
      'n.text',
      'operators.name as by',
      'n.studio_job_id as studioJobId',
    ])
    .where('n.order_id', '=', orderId)
    .orderBy('n.written_at', 'desc')
    .orderBy('n.id')
    .execute()

/** The notes of an order that are about a job of the studio, the newest first. */
export const listNotesOfJob = async (
  executor: Executor,
  orderId: string,
  jobId: string,
): Promise<readonly Note[]> =>
  (await listNotes(executor, orderId)).filter(({ studioJobId }) => studioJobId === jobId)

export type Mention = Note & { readonly orderId: string; readonly orderNumber: string }

/** The notes in which somebody is named and that he has not read, the oldest first. */
export const listUnread = (
  executor: Executor,
  operatorId: string,
  limit: number,
): Promise<readonly Mention[]> =>
  executor
    .selectFrom('order_note_mentions as m')
    .innerJoin('order_notes as n', 'n.id', 'm.note_id')
    .innerJoin('orders', 'orders.id', 'n.order_id')
    .leftJoin('operators', 'operators.id', 'n.written_by')
    .select([
      'n.id',
      'n.written_at as at',
      'n.text',
      'operators.name as by',
      'n.studio_job_id as studioJobId',
      'orders.id as orderId',
      'orders.number as orderNumber',
    ])
    .where('m.operator_id', '=', operatorId)
    .where('m.read_at', 'is', null)
    .orderBy('n.written_at')
    .orderBy('n.id')
    .limit(limit)
    .execute()

/** Notes that somebody read what he is named in; once more changes nothing. */
export async function markRead(
  trx: Executor,
  { noteId, operatorId, now }: { readonly noteId: string; readonly operatorId: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('order_note_mentions')
    .set({ read_at: now })
    .where('note_id', '=', noteId)
    .where('operator_id', '=', operatorId)
    .where('read_at', 'is', null)
    .execute()
}

export type HistoryRow = {
  readonly at: Date
  readonly state: string
  readonly reason: string | null
  /** Null where it is about the whole order. */
  readonly title: string | null
  /** Who did it; null where the shop did it by itself. */
  readonly by: string | null
  /** The contact in whose name he did it. */
  readonly inNameOf: string | null
}

/**
 * What became of an order and its lines, the oldest first, with who did it. What the whole order became is left out where its
 * lines became it at the same moment.
 */
export async function listHistory(executor: Executor, orderId: string): Promise<readonly HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select e.at, e.state, e.reason, l.title, coalesce(operators.name, nullif(concat_ws(' ', p.first_name, p.last_name), '')) as by,
      nullif(concat_ws(' ', f.first_name, f.last_name), '') as "inNameOf"
    from order_events e
    left join order_lines l on l.id = e.order_line_id
    left join operators on e.actor->>'kind' = 'operator' and operators.id = (e.actor->>'id')::uuid
    left join contacts p on e.actor->>'kind' = 'contact' and p.id = (e.actor->>'id')::uuid
    left join contacts f on f.id = (e.actor->>'inNameOf')::uuid
    where e.order_id = ${orderId} and (e.order_line_id is not null or not exists (
      select from order_events other where other.order_id = e.order_id and other.order_line_id is not null
        and other.at = e.at and other.state = e.state))
    order by e.at, e.id`.execute(executor)
  return rows
}
