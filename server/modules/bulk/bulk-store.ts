import { sql } from 'kysely'
import type { BulkKind, BulkList } from '#contract/office/bulk.ts'
import type { Operator } from '#domain/access/actor.ts'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import type { Executor } from '../../db/database.ts'
import { type MeantRow, meantRow } from '../../db/documents/bulk.ts'

/** A row that is to be handled. */
export type ChosenRow = {
  readonly id: string
  readonly number: string
  readonly step: number | null
  /** What is meant with it, where its id does not say so. */
  readonly meant: MeantRow | null
}

type NewRun = {
  readonly id: string
  readonly operatorId: string
  readonly list: BulkList
  readonly kind: BulkKind
  readonly state: string | null
  /** The day that is promised, or the last one of offers. */
  readonly toDate: string | null
  /** What comes later than that day comes sooner by it. */
  readonly bringsForward: boolean | null
  readonly reason: string | null
  /** What was worked on is meant too. */
  readonly isConfirmed: boolean | null
  readonly now: Date
}

/** Whether the work was begun: not by an earlier call with the same id. */
export async function insertRun(trx: Executor, run: NewRun, rows: readonly ChosenRow[]): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('bulk_runs')
    .values({
      id: run.id,
      operator_id: run.operatorId,
      list: run.list,
      kind: run.kind,
      state: run.state,
      to_date: run.toDate,
      reason: run.reason,
      brings_forward: run.bringsForward,
      is_confirmed: run.isConfirmed,
      created_at: run.now,
      total: rows.length,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await sql`
    insert into bulk_rows (run_id, position, subject_id, number, step, meant)
    select ${run.id}::uuid, row.position, row.id, row.number, row.step, row.meant::jsonb
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ number }) => number)}::text[],
      ${rows.map(({ step }) => step)}::int[], ${rows.map(({ meant }) => meant && meantRow.write(meant))}::text[])
      with ordinality as row (id, number, step, meant, position)`.execute(trx)
  return true
}

/** Work with many rows as it is kept. */
export type RunRecord = {
  readonly id: string
  readonly kind: BulkKind
  readonly state: string | null
  readonly total: number
  readonly done: number
  readonly refused: number
  readonly isOver: boolean
}

const RECORD = sql`r.id, r.kind, r.state, r.total, r.done_count as done, r.refused_count as refused,
  r.ended_at is not null as "isOver"`

/** The work of an operator with a list that is not put away, the first one first. */
export async function runsOf(executor: Executor, operatorId: string, list: BulkList): Promise<RunRecord[]> {
  const { rows } = await sql<RunRecord>`
    select ${RECORD} from bulk_runs r where r.operator_id = ${operatorId} and r.list = ${list}
    order by r.created_at, r.id`.execute(executor)
  return rows
}

/** Work of an operator by its id; null where he has none such. */
export async function findRun(executor: Executor, operatorId: string, id: string): Promise<RunRecord | null> {
  const { rows } = await sql<RunRecord>`
    select ${RECORD} from bulk_runs r where r.id = ${id} and r.operator_id = ${operatorId}`.execute(executor)
  return rows[0] ?? null
}

export type RowRecord = Omit<ChosenRow, 'meant'> & {
  readonly outcome: 'waiting' | 'done' | 'refused'
  readonly fault: string | null
}

/** The first rows of some work, what was refused before the rest. */
export async function firstRows(executor: Executor, runId: string, limit: number): Promise<RowRecord[]> {
  const { rows } = await sql<RowRecord>`
    select subject_id as id, number, step, outcome, fault from bulk_rows where run_id = ${runId}
    order by outcome <> 'refused', position limit ${limit}`.execute(executor)
  return rows
}

/** Has it stop; what is over stays as it is. */
export async function stopRun(executor: Executor, id: string, now: Date): Promise<void> {
  await sql`update bulk_runs set stopped_at = ${now}
    where id = ${id} and stopped_at is null and ended_at is null`.execute(executor)
}

/** Whether it was put away: work that goes on is not. */
export async function deleteRun(executor: Executor, id: string): Promise<boolean> {
  const { numAffectedRows } =
    await sql`delete from bulk_runs where id = ${id} and ended_at is not null`.execute(executor)
  return numAffectedRows === 1n
}

/** Puts away what nobody has looked at since. */
export async function deleteOldRuns(executor: Executor, before: Date): Promise<void> {
  await sql`delete from bulk_runs where ended_at < ${before}`.execute(executor)
}

/** What there is to be done, and for whom; `operator` is null where he may no longer log in. */
export type RunUnderWay = {
  readonly id: string
  readonly kind: BulkKind
  readonly state: string | null
  readonly toDate: string | null
  readonly bringsForward: boolean | null
  readonly reason: string | null
  readonly isConfirmed: boolean | null
  /** When it was asked for. */
  readonly createdAt: Date
  readonly operator: Operator | null
}

/** Work that is not over. */
export async function findRunUnderWay(executor: Executor, id: string): Promise<RunUnderWay | null> {
  const { rows } = await sql<{
    id: string
    kind: BulkKind
    state: string | null
    toDate: string | null
    bringsForward: boolean | null
    reason: string | null
    isConfirmed: boolean | null
    createdAt: Date
    operatorId: string
    role: OperatorRole
    isBlocked: boolean
  }>`
    select r.id, r.kind, r.state, r.created_at as "createdAt",
      r.to_date as "toDate", r.brings_forward as "bringsForward", r.reason, r.is_confirmed as "isConfirmed",
      o.id as "operatorId", o.role, o.blocked_at is not null as "isBlocked"
    from bulk_runs r join operators o on o.id = r.operator_id where r.id = ${id} and r.ended_at is null`.execute(
    executor,
  )
  const [run] = rows
  if (!run) return null
  const { operatorId, role, isBlocked, ...rest } = run
  return { ...rest, operator: isBlocked ? null : { kind: 'operator', operatorId, role } }
}

export type WaitingRow = ChosenRow & {
  readonly position: number
  readonly mailId: string
  /** A process that ended since has begun with it, and may have done it. */
  readonly isBegun: boolean
}

/** The next rows that wait for their turn. */
export async function waitingRows(executor: Executor, runId: string, limit: number): Promise<WaitingRow[]> {
  const { rows } = await sql<Omit<WaitingRow, 'meant'> & { readonly meant: unknown }>`
    select position, subject_id as id, number, step, meant, mail_id as "mailId", is_begun as "isBegun" from bulk_rows
    where run_id = ${runId} and outcome = 'waiting' order by position limit ${limit}`.execute(executor)
  return rows.map(({ meant, ...row }) => ({ ...row, meant: meantRow.readOrNull(meant) }))
}

/** Whether the work did before with another row what is meant with this one: a file may lie on several lines. */
export async function isSameDone(
  executor: Executor,
  runId: string,
  { position, meant }: Pick<WaitingRow, 'position' | 'meant'>,
): Promise<boolean> {
  if (meant === null) return false
  const { rows } = await sql<{ isDone: boolean }>`select exists (
    select from bulk_rows where run_id = ${runId} and position < ${position} and outcome = 'done'
      and meant = ${meantRow.write(meant)}::jsonb) as "isDone"`.execute(executor)
  return rows[0]?.isDone ?? false
}

/** How many of the last files that the work had checked anew are not judged yet. */
export async function countOpenChecks(executor: Executor, runId: string, last: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select (meant->>'designId')::uuid as "designId" from bulk_rows
      where run_id = ${runId} and outcome = 'done' order by position desc limit ${last}::int) r
    join designs d on d.id = r."designId" where d.status = 'processing'`.execute(executor)
  return rows[0]?.count ?? 0
}

/** Writes down that a row is begun with, before anything of it is done. */
export async function beginRow(executor: Executor, runId: string, position: number): Promise<void> {
  await executor
    .updateTable('bulk_rows')
    .set({ is_begun: true })
    .where('run_id', '=', runId)
    .where('position', '=', position)
    .execute()
}

/** Writes down what became of a row: done, or why it was refused. */
export async function settleRow(
  executor: Executor,
  runId: string,
  { position, fault }: { readonly position: number; readonly fault: string | null },
): Promise<void> {
  await executor
    .updateTable('bulk_rows')
    .set({ outcome: fault === null ? 'done' : 'refused', fault })
    .where('run_id', '=', runId)
    .where('position', '=', position)
    .execute()
}

/** Counts anew how far it is; answers whether it is to stop. */
export async function countRun(executor: Executor, id: string): Promise<boolean> {
  const { rows } = await sql<{ isStopped: boolean }>`
    update bulk_runs set done_count = counted.done, refused_count = counted.refused
    from (select count(*) filter (where outcome = 'done')::int as done,
        count(*) filter (where outcome = 'refused')::int as refused
      from bulk_rows where run_id = ${id}) counted
    where id = ${id} returning stopped_at is not null as "isStopped"`.execute(executor)
  return rows[0]?.isStopped ?? true
}

export async function endRun(executor: Executor, id: string, now: Date): Promise<void> {
  await sql`update bulk_runs set ended_at = ${now} where id = ${id} and ended_at is null`.execute(executor)
}
