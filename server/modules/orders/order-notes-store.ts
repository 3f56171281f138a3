import { sql } from 'kysely'
import type { Pack } from '#domain/catalogue/product-facts.ts'
import { type OperatorAction, rolesThatMay } from '#domain/access/may.ts'
import type { Executor } from '../../db/database.ts'

export type Colleague = { readonly id: string; readonly name: string }

/** A file by the side of its line, where another one may come in its place. */
export type NotedFile = {
  readonly lineId: string
  readonly side: 'front' | 'back'
  /** What it is called now. */
  readonly name: string
}

/** What a note stands at; at an order it may be about a job of the studio, or about a file. */
export type NotedAt =
  | { readonly orderId: string; readonly studioJobId?: string; readonly file?: NotedFile }
  | { readonly cartId: string }

const jobOf = (at: NotedAt) => ('orderId' in at ? (at.studioJobId ?? null) : null)
const fileOf = (at: NotedAt) => ('orderId' in at ? (at.file ?? null) : null)

/** Who of the staff can be named: whoever can log in and may read what the note stands at. */
export const listColleagues = (executor: Executor, may: OperatorAction): Promise<readonly Colleague[]> =>
  executor
    .selectFrom('operators')
    .select(['id', 'name'])
    .where('blocked_at', 'is', null)
    .where('role', 'in', [...rolesThatMay(may)])
    .orderBy('name')
    .orderBy('id')
    .execute()

export type NewNote = {
  readonly id: string
  readonly at: NotedAt
  readonly text: string
  readonly operatorId: string
  readonly now: Date
}

const columnsOf = (at: NotedAt) => ({
  order_id: 'orderId' in at ? at.orderId : null,
  cart_id: 'cartId' in at ? at.cartId : null,
  studio_job_id: jobOf(at),
  order_line_id: fileOf(at)?.lineId ?? null,
  side: fileOf(at)?.side ?? null,
  file_name: fileOf(at)?.name ?? null,
})

/** Writes a note; false where one of that id is there already. */
export async function insertNote(trx: Executor, note: NewNote): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('order_notes')
    .values({
      id: note.id,
      ...columnsOf(note.at),
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
  /** What lies now where the file was that it is about. */
  readonly fileId: string | null
  /** What that was called when it was written. */
  readonly fileName: string | null
}

/** By its name where that lies there still, or else what came in its place. */
const fileNow = sql<string | null>`
  (select f.id from order_line_designs f where f.order_line_id = n.order_line_id and f.side = n.side
    order by f.file_name = n.file_name desc, f.position, f.id limit 1)`

/** The notes at an order, at a job of the studio, at a file or at a quote, the newest first. */
export const listNotes = (executor: Executor, at: NotedAt): Promise<readonly Note[]> =>
  executor
    .selectFrom('order_notes as n')
    .leftJoin('operators', 'operators.id', 'n.written_by')
    .select([
      'n.id',
      'n.written_at as at',
      'n.text',
      'operators.name as by',
      'n.studio_job_id as studioJobId',
      fileNow.as('fileId'),
      'n.file_name as fileName',
    ])
    .where('orderId' in at ? 'n.order_id' : 'n.cart_id', '=', 'orderId' in at ? at.orderId : at.cartId)
    .$if(jobOf(at) !== null, (notes) => notes.where('n.studio_job_id', '=', jobOf(at)))
    .$if(fileOf(at) !== null, (notes) =>
      notes
        .where('n.order_line_id', '=', fileOf(at)?.lineId ?? null)
        .where('n.side', '=', fileOf(at)?.side ?? null),
    )
    .orderBy('n.written_at', 'desc')
    .orderBy('n.id')
    .execute()

export type Mention = Note & {
  readonly of: 'order' | 'quote'
  readonly ofId: string
  readonly ofNumber: string
}

/** The notes in which somebody is named and that he has not read, the oldest first; those at quotes where he may see these. */
export async function listUnread(
  executor: Executor,
  { operatorId, seesQuotes }: { readonly operatorId: string; readonly seesQuotes: boolean },
  limit: number,
): Promise<readonly Mention[]> {
  const { rows } = await sql<Mention>`
    select n.id, n.written_at as at, n.text, w.name as by, n.studio_job_id as "studioJobId", ${fileNow} as "fileId", n.file_name as "fileName",
      case when n.cart_id is null then 'order' else 'quote' end as of,
      coalesce(n.order_id, n.cart_id) as "ofId", coalesce(o.number, q.quote_number) as "ofNumber"
    from order_note_mentions m join order_notes n on n.id = m.note_id
    left join orders o on o.id = n.order_id
    left join carts q on q.id = n.cart_id and q.quote_number is not null and q.state in ('parked', 'ordered')
    left join operators w on w.id = n.written_by
    where m.operator_id = ${operatorId} and m.read_at is null
      and (o.id is not null or (q.id is not null and ${seesQuotes}))
    order by n.written_at, n.id limit ${limit}`.execute(executor)
  return rows
}

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
  /** How many pieces left while the line stayed where it was, below zero where they came back; null where it became something. */
  readonly part: {
    readonly pieces: number
    readonly dispatch: number
    readonly quantity: number
    readonly pack: Pack | null
  } | null
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
    select e.at, e.state, e.reason, l.title,
      case when e.pieces is not null then json_build_object('pieces', e.pieces, 'dispatch', e.dispatch_number,
        'quantity', l.quantity, 'pack', (select pack from products where products.id = l.product_id)) end as part,
      coalesce(operators.name, nullif(concat_ws(' ', p.first_name, p.last_name), '')) as by,
      nullif(concat_ws(' ', f.first_name, f.last_name), '') as "inNameOf"
    from order_events e
    left join order_lines l on l.id = e.order_line_id
    left join operators on e.actor->>'kind' = 'operator' and operators.id = (e.actor->>'id')::uuid
    left join contacts p on e.actor->>'kind' = 'contact' and p.id = (e.actor->>'id')::uuid
    left join contacts f on f.id = (e.actor->>'inNameOf')::uuid
    where e.order_id = ${orderId} and (e.order_line_id is not null or not exists (
      select from order_events other where other.order_id = e.order_id and other.order_line_id is not null
        and other.pieces is null and other.at = e.at and other.state = e.state))
    order by e.at, e.id`.execute(executor)
  return rows
}
