import type { Executor } from '../../db/database.ts'

type NewMoves = {
  readonly orderId: string
  readonly lines: readonly { readonly id: string; readonly deliveryDate: string }[]
  readonly date: string
  readonly reason: string
  readonly operatorId: string | null
  readonly now: Date
}

/** Writes down of lines that another day was promised, and what it was; their order is taken. */
export async function insertPromiseMoves(trx: Executor, moves: NewMoves): Promise<void> {
  await trx
    .insertInto('promise_moves')
    .values(
      moves.lines.map((line) => ({
        order_id: moves.orderId,
        order_line_id: line.id,
        from_date: line.deliveryDate,
        to_date: moves.date,
        reason: moves.reason,
        moved_at: moves.now,
        moved_by: moves.operatorId,
      })),
    )
    .execute()
}

/** A line of which another day was promised. */
export type PromiseMove = {
  readonly title: string
  readonly from: string
  readonly to: string
  readonly reason: string
  readonly at: Date
  readonly by: string | null
}

/** Every day of an order that was promised anew, the oldest first. */
export const listPromiseMoves = (executor: Executor, orderId: string): Promise<readonly PromiseMove[]> =>
  executor
    .selectFrom('promise_moves as m')
    .innerJoin('order_lines as l', 'l.id', 'm.order_line_id')
    .leftJoin('operators', 'operators.id', 'm.moved_by')
    .select([
      'l.title',
      'm.from_date as from',
      'm.to_date as to',
      'm.reason',
      'm.moved_at as at',
      'operators.name as by',
    ])
    .where('m.order_id', '=', orderId)
    .orderBy('m.moved_at')
    .orderBy('l.position')
    .execute()
